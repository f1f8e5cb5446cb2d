import { render } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from './messages/en.ts';
import { type Status, styleToolbar, toolbar } from './toolbar.ts';

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const fresh: Status = { moves: 0, seconds: 0 };

const show = (
  current = 'new',
  status: Status = fresh,
  place: HTMLElement = document.createElement('div'),
): HTMLElement => {
  places.push(place);
  document.body.append(place);
  render(toolbar(en, [false, 'undo'], status, current), place);
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
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [60, '1:00'],
    [425, '7:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3729, '1:02:09'],
    [36_000, '10:00:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(statusOf({ moves: 3, seconds })).toEqual(['Moves 3', `Time ${text}`]);
  });

  it.each<[string, Pick<Status, 'score' | 'isMoney'>]>([
    ['Score 0', { score: 0 }],
    ['Score 115', { score: 115 }],
    ['Score −15', { score: -15 }],
    ['Score $5', { score: 5, isMoney: true }],
    ['Score −$52', { score: -52, isMoney: true }],
  ])('shows points and dollars: %s', (text, score) => {
    expect(statusOf({ ...fresh, ...score }).at(-1)).toBe(text);
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
    render(toolbar(en, [], fresh, 'new'), root);
    for (const button of root.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
