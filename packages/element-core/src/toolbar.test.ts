import { render } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { clock, toolbar, type ToolbarButton } from './toolbar.ts';

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const buttons: readonly ToolbarButton[] = [
  { action: 'new', label: 'New game' },
  { action: 'undo', label: 'Undo', isDisabled: true },
  { action: 'help', label: 'Rules' },
];

const show = (current = 'new', place: HTMLElement = document.createElement('div')): HTMLElement => {
  places.push(place);
  document.body.append(place);
  render(toolbar('Game', buttons, [['Moves', '3']], current), place);
  return place;
};

const stops = (bar: HTMLElement) => [...bar.querySelectorAll('button')].map((one) => one.tabIndex);

describe('the clock', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [60, '1:00'],
    [425, '7:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3729, '1:02:09'],
    [36_000, '10:00:00'],
  ])('of %d seconds shows %s', (seconds, text) => {
    expect(clock(seconds)).toBe(text);
  });
});

describe('the toolbar', () => {
  it('has a role and a name, and every button has a name and is no submit button', () => {
    const bar = show();
    expect(bar.querySelector('[role=toolbar]')?.ariaLabel).toBe('Game');
    const all = [...bar.querySelectorAll('button')];
    expect(all.map((button) => button.ariaLabel)).toEqual(['New game', 'Undo', 'Rules']);
    expect(all.every((button) => button.type === 'button')).toBe(true);
  });

  it('is one stop of the Tab key, at the current button', () => {
    const bar = show();
    expect(stops(bar)).toEqual([0, -1, -1]);
    show('help', bar);
    expect(stops(bar)).toEqual([-1, -1, 0]);
  });

  it('keeps what cannot be used within reach', () => {
    const undo = show('undo').querySelector<HTMLButtonElement>('[data-action=undo]');
    expect(undo?.ariaDisabled).toBe('true');
    expect(undo?.disabled).toBe(false);
    undo?.focus();
    expect(document.activeElement).toBe(undo);
  });

  it('shows names and values beside the buttons', () => {
    const bar = show();
    expect(bar.querySelector('dt')?.textContent).toBe('Moves');
    expect(bar.querySelector('dd')?.textContent).toBe('3');
  });

  it('has room for the page', () => {
    const names = [...show().querySelectorAll('slot')].map((slot) => slot.name);
    expect(names).toEqual(['toolbar', 'status']);
  });
});
