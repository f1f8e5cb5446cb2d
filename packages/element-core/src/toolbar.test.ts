import { render } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from './messages/en.ts';
import { type Status, styleToolbar, type Tool, toolbar } from './toolbar.ts';

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const ACTIONS = ['new', 'restart', 'undo', 'redo', 'hint', 'auto', 'help'] as const;
const TOOLS: readonly Tool[] = ACTIONS.map((action) => [action, en[action]]);
const fresh: Status = [['Moves', '0']];

const show = (
  current = 'new',
  status: Status = fresh,
  place: HTMLElement = document.createElement('div'),
): HTMLElement => {
  places.push(place);
  document.body.append(place);
  render(toolbar('Game', TOOLS, [false, 'undo'], status, current), place);
  return place;
};

const buttonsOf = (bar: HTMLElement): readonly HTMLButtonElement[] => [
  ...bar.querySelectorAll('button'),
];
const statusOf = (status: Status): readonly string[] =>
  [...show('new', status).querySelectorAll('dl > div')].map((line) =>
    line.textContent.replace(/\s+/g, ' ').trim(),
  );

describe('the status', () => {
  it('shows a name and a figure each', () => {
    const figures: Status = [
      ['Moves', '3 / 81'],
      ['Time', '1:02:09'],
    ];
    expect(statusOf(figures)).toEqual(['Moves 3 / 81', 'Time 1:02:09']);
  });
});

describe('the toolbar', () => {
  it('has a role and a name, and every button has a name and is no submit button', () => {
    const bar = show();
    expect(bar.querySelector('[role=toolbar]')?.ariaLabel).toBe('Game');
    for (const button of buttonsOf(bar)) {
      expect(button.ariaLabel).toBe(en[button.dataset['action'] as 'new']);
      expect(button.title).toBe(button.ariaLabel);
      expect(button.type).toBe('button');
    }
  });

  it('is one stop of the Tab key, at the current button', () => {
    const bar = show();
    const stops = (): readonly (string | undefined)[] =>
      buttonsOf(bar)
        .filter((button) => button.tabIndex === 0)
        .map((button) => button.dataset['action']);
    expect(stops()).toEqual(['new']);
    show('help', fresh, bar);
    expect(stops()).toEqual(['help']);
  });

  it('is come to at its first button where the one before is gone', () => {
    const bar = show('solve');
    const stops = buttonsOf(bar).filter((button) => button.tabIndex === 0);
    expect(stops.map((button) => button.dataset['action'])).toEqual(['new']);
  });

  it('keeps what cannot be used within reach', () => {
    const undo = show('undo').querySelector<HTMLButtonElement>('[data-action=undo]');
    expect(undo?.ariaDisabled).toBe('true');
    expect(undo?.disabled).toBe(false);
    undo?.focus();
    expect(document.activeElement).toBe(undo);
  });

  it('has room for the page', () => {
    const names = [...show().querySelectorAll('slot')].map((slot) => slot.name);
    expect(names).toEqual(['toolbar', 'status']);
  });

  it('is styled once in a tree, large enough for fingers', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    places.push(host);
    document.body.append(host);
    styleToolbar(root);
    styleToolbar(root);
    expect(root.adoptedStyleSheets).toHaveLength(1);
    render(toolbar('Game', TOOLS, [], fresh, 'new'), root);
    for (const button of root.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
