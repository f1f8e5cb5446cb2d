import { afterEach, describe, expect, it } from 'vitest';
import { chordOf, isCharacter, isForeign } from './keys.ts';

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more });

describe('chords', () => {
  it.each<[string, KeyboardEventInit, string]>([
    ['u', {}, 'u'],
    ['U', { shiftKey: true }, 'Shift+u'],
    // Caps lock is no Shift.
    ['U', {}, 'u'],
    ['z', { ctrlKey: true }, 'Control+z'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'Control+Shift+z'],
    ['ArrowLeft', {}, 'ArrowLeft'],
    ['ArrowLeft', { shiftKey: true }, 'Shift+ArrowLeft'],
    ['ArrowLeft', { ctrlKey: true }, 'Control+ArrowLeft'],
    ['Enter', { ctrlKey: true }, 'Control+Enter'],
    [' ', {}, 'Space'],
    [' ', { shiftKey: true }, 'Space'],
    // A sign says by itself that Shift was held.
    ['?', { shiftKey: true, code: 'Slash' }, '?'],
    ['1', { code: 'Digit1' }, '1'],
    ['!', { code: 'Digit1', shiftKey: true }, 'Shift+1'],
    // French keyboards have digits on Shift.
    ['&', { code: 'Digit1' }, '1'],
    ['1', { code: 'Digit1', shiftKey: true }, 'Shift+1'],
    ['5', { code: 'Numpad5' }, '5'],
    ['Escape', {}, 'Escape'],
    ['F2', {}, 'F2'],
  ])('%s %j is %s', (key, more, chord) => {
    expect(chordOf(press(key, more))).toBe(chord);
  });
});

describe('single characters, which can be switched off,', () => {
  it.each(['u', 'Shift+u', '?', '1', 'Shift+1'])('are: %s', (chord) => {
    expect(isCharacter(chord)).toBe(true);
  });

  it.each(['Space', 'Enter', 'Control+z', 'Control+Shift+z', 'ArrowUp', 'Escape', 'F2', 'Home'])(
    'are not: %s',
    (chord) => {
      expect(isCharacter(chord)).toBe(false);
    },
  );
});

describe('foreign keys', () => {
  const placed: Element[] = [];
  afterEach(() => {
    for (const node of placed.splice(0)) node.remove();
  });

  /** The event as a listener of the host hears it, from a node in its tree. */
  const heard = (node: Element, event = press('u')): boolean => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(node);
    document.body.append(host);
    placed.push(host);
    let foreign = false;
    host.addEventListener('keydown', (given) => {
      foreign = isForeign(given);
    });
    node.dispatchEvent(event);
    return foreign;
  };
  const editable = (): Element => {
    const node = document.createElement('div');
    node.setAttribute('contenteditable', '');
    return node;
  };

  it.each<[string, KeyboardEventInit]>([
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['a character being composed', { isComposing: true }],
  ])('are those with %s', (_, more) => {
    expect(heard(document.createElement('button'), press('u', more))).toBe(true);
  });

  it('are those that somebody has handled', () => {
    const event = press('u');
    const node = document.createElement('button');
    node.addEventListener('keydown', () => {
      event.preventDefault();
    });
    expect(heard(node, event)).toBe(true);
  });

  it.each([
    ['an input', () => document.createElement('input')],
    ['a select', () => document.createElement('select')],
    ['a text area', () => document.createElement('textarea')],
    ['an editable text', editable],
  ])('are those in %s', (_, make) => {
    expect(heard(make())).toBe(true);
  });

  it.each<[string, KeyboardEventInit]>([
    ['alone', {}],
    ['with Shift', { shiftKey: true }],
    ['with Control', { ctrlKey: true }],
    ['repeated', { repeat: true }],
  ])('are not those %s on a button', (_, more) => {
    expect(heard(document.createElement('button'), press('u', more))).toBe(false);
  });
});
