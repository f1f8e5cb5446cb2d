import { describe, expect, it } from 'vitest';
import { type KlondikeElement } from './element.ts';
import {
  button,
  enter,
  find,
  findAll,
  focused,
  NEARLY_WON,
  optionsOf,
  playAll,
  press,
  pressAll,
  send,
  settled,
  show,
  showRecord,
} from './page.test-support.ts';

const index = (element: KlondikeElement): number | undefined => element.playthrough?.index;

/** An element with focus in its field, at the stock. */
const entered = async (attributes = {}): Promise<KlondikeElement> => {
  const element = await show(attributes);
  enter(element);
  return element;
};

const walk = async (element: KlondikeElement, ...chords: readonly string[]): Promise<string[]> => {
  const names = [];
  for (const chord of chords) {
    await press(element, chord);
    names.push(focused(element));
  }
  return names;
};

describe('Tab', () => {
  const stops = (element: KlondikeElement, where: string): number =>
    findAll(element, `${where} [tabindex="0"]`).length;

  it('comes into the field at one place, whatever happens', async () => {
    const element = await show({ controls: true });
    const acts: readonly (() => unknown)[] = [
      () => element.play('t6-f3'),
      () => element.play('d'),
      () => element.undo(),
      () => element.redo(),
      () => element.restart(),
      () => element.newGame(),
      () => {
        element.hand = 'left';
      },
      () => press(element, 'ArrowRight'),
      () => press(element, '5'),
    ];
    enter(element);
    for (const act of [() => undefined, ...acts]) {
      act();
      await settled(element);
      expect(stops(element, '.field'), String(act)).toBe(1);
      expect(stops(element, '[role=toolbar]')).toBe(1);
    }
    const others = findAll(element, '.field [role=option]:not([tabindex="0"])');
    expect(others.every((node) => node.tabIndex === -1)).toBe(true);
  });

  it('goes first to the stock', async () => {
    expect(focused(await entered())).toBe('Stock: 24 cards');
  });

  it('leaves: it is none of our keys', async () => {
    const element = await entered({ controls: true });
    expect(await press(element, 'Tab')).toBe(false);
    expect(await press(element, 'Shift+Tab')).toBe(false);
    button(element, 'new').focus();
    expect(await press(element, 'Tab')).toBe(false);
  });
});

describe('N', () => {
  it('goes to the next card of the same rank, round and round', async () => {
    const element = await entered();
    expect(await walk(element, 'n')).toEqual(['Stock: 24 cards']);
    expect(await walk(element, '2', 'n', 'n', '4', 'n')).toEqual([
      'Tableau 2: queen of diamonds',
      'Tableau 2: queen of diamonds',
      'Tableau 2: queen of diamonds',
      'Tableau 4: king of spades',
      'Tableau 3: king of hearts',
    ]);
  });
});

describe('arrows', () => {
  it('walk along the rows', async () => {
    const element = await entered();
    expect(
      await walk(element, ...Array<string>(6).fill('ArrowRight'), 'ArrowLeft', 'Control+ArrowLeft'),
    ).toEqual([
      'Waste: Empty',
      'Foundation 1: Empty, takes an ace',
      'Foundation 2: Empty, takes an ace',
      'Foundation 3: Empty, takes an ace',
      'Foundation 4: Empty, takes an ace',
      'Foundation 4: Empty, takes an ace',
      'Foundation 3: Empty, takes an ace',
      'Stock: 24 cards',
    ]);
  });

  it('walk within the piles and over to the other row', async () => {
    const element = await entered();
    expect(
      await walk(
        element,
        'ArrowDown',
        'ArrowRight',
        'ArrowUp',
        'ArrowUp',
        'ArrowDown',
        'End',
        'PageUp',
        'PageDown',
        'Control+ArrowRight',
        'Home',
      ),
    ).toEqual([
      'Tableau 1: 6 of diamonds',
      'Tableau 2: queen of diamonds',
      'Tableau 2: 1 face-down card',
      'Waste: Empty',
      'Tableau 2: 1 face-down card',
      'Tableau 2: queen of diamonds',
      'Waste: Empty',
      'Tableau 2: queen of diamonds',
      'Tableau 7: 10 of hearts',
      'Tableau 7: 6 face-down cards',
    ]);
  });

  it('are in the order that is seen, with the left hand too', async () => {
    const element = await show({ hand: 'left' });
    enter(element);
    await press(element, '0');
    expect(await walk(element, 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toEqual([
      'Stock: 24 cards',
      'Waste: Empty',
      'Foundation 4: Empty, takes an ace',
    ]);
  });
});

describe('digits', () => {
  it('go to piles', async () => {
    const element = await entered();
    expect(await walk(element, '1', '7', '9', '0', 'Shift+1', 'Shift+4')).toEqual([
      'Tableau 1: 6 of diamonds',
      'Tableau 7: 10 of hearts',
      'Waste: Empty',
      'Stock: 24 cards',
      'Foundation 1: Empty, takes an ace',
      'Foundation 4: Empty, takes an ace',
    ]);
  });

  it('put what is picked up on a pile, and focus goes along', async () => {
    const element = await entered();
    expect(await walk(element, '6', 'Enter', 'Shift+3')).toEqual([
      'Tableau 6: ace of clubs',
      'Tableau 6: ace of clubs',
      'Foundation 3: ace of clubs',
    ]);
    expect(element.record?.moves).toEqual(['t6-f3']);
  });
});

describe('Enter and Space', () => {
  it.each(['Enter', 'Space'])('%s turns the stock, and focus stays', async (key) => {
    const element = await entered();
    expect(await press(element, key)).toBe(true);
    expect(index(element)).toBe(1);
    expect(focused(element)).toBe('Stock: 21 cards');
    expect(optionsOf(element, 'waste')).toEqual(['5 of clubs']);
  });

  it.each(['Enter', 'Space'])('%s picks up and puts down', async (key) => {
    const element = await entered();
    await pressAll(element, '5', key);
    expect(find(element, '.selected').ariaLabel).toBe('9 of clubs');
    expect(find(element, '.selected').ariaSelected).toBe('true');
    await pressAll(element, 'ArrowRight', 'ArrowRight', key);
    expect(element.record?.moves).toEqual(['t5-t7']);
    expect(focused(element)).toBe('Tableau 7: 9 of clubs, 2 of 2 face up');
    expect(findAll(element, '.selected')).toEqual([]);
  });

  it('take a run along, and focus goes to the card that leads it', async () => {
    const element = await entered();
    playAll(element, 't6-f3', 't5-t7', 't2-t4', 'd', 'w-t1', 'w-t4');
    await settled(element);
    await pressAll(element, '7', 'ArrowUp', 'Enter');
    expect(findAll(element, '.selected').map((node) => node.ariaLabel)).toEqual([
      '10 of hearts, 1 of 2 face up',
      '9 of clubs, 2 of 2 face up',
    ]);
    await press(element, '4');
    expect(element.record?.moves.at(-1)).toBe('t7-t4-2');
    expect(focused(element)).toBe('Tableau 4: 10 of hearts, 4 of 5 face up');
  });

  it('twice at once put back: keys have no double tap', async () => {
    const element = await entered();
    await pressAll(element, '6', 'Enter', 'Enter');
    expect(findAll(element, '.selected')).toEqual([]);
    expect(index(element)).toBe(0);
  });

  it('on what cannot be moved do nothing', async () => {
    const element = await entered();
    await pressAll(element, '7', 'Home', 'Enter', 'Shift+2', 'Enter');
    expect(findAll(element, '.selected')).toEqual([]);
    expect(index(element)).toBe(0);
  });

  it('on a pile that takes it not leave all as it is', async () => {
    const element = await entered();
    await pressAll(element, '6', 'Enter', 'Shift+1');
    expect(index(element)).toBe(0);
    expect(focused(element)).toMatch('ace of clubs');
  });
});

describe('Escape', () => {
  it('puts back', async () => {
    const element = await entered();
    await pressAll(element, '6', 'Enter');
    expect(await press(element, 'Escape')).toBe(true);
    expect(findAll(element, '.selected')).toEqual([]);
  });

  it('is left to the page where nothing is held', async () => {
    expect(await press(await entered(), 'Escape')).toBe(false);
  });
});

describe('letters', () => {
  it('D turns the stock from anywhere, and focus stays', async () => {
    const element = await entered();
    expect(await walk(element, '3', 'd', 'd')).toEqual(
      Array<string>(3).fill('Tableau 3: king of hearts'),
    );
    expect(index(element)).toBe(2);
  });

  it.each(['f', 'Control+Enter'])('%s puts the card with focus on its foundation', async (key) => {
    const element = await entered();
    await pressAll(element, '6', key);
    expect(element.record?.moves).toEqual(['t6-f3']);
  });

  it('A collects', async () => {
    const element = await showRecord(NEARLY_WON);
    enter(element);
    await press(element, 'a');
    await expect.poll(() => element.outcome?.result).toBe('won');
  });

  it.each([
    ['u', 'Shift+u'],
    ['Control+z', 'Control+y'],
    ['Control+z', 'Control+Shift+z'],
  ])('%s undoes and %s does it again', async (undo, redo) => {
    const element = await entered();
    await pressAll(element, 'd', 'd');
    expect(await press(element, undo)).toBe(true);
    expect(index(element)).toBe(1);
    expect(await press(element, redo)).toBe(true);
    expect(index(element)).toBe(2);
  });

  it('H shows a hint, which the next move takes away', async () => {
    const element = await entered();
    await press(element, 'h');
    await expect.poll(() => findAll(element, '.target').length).toBe(1);
    const move = `${focused(element)} → ${find(element, '.target').dataset['pile'] ?? ''}`;
    expect(move).toMatch(/^Tableau 6: ace of clubs → f3$|^Tableau \d: .* → t\d$/);
    await press(element, 'd');
    expect(findAll(element, '.target')).toEqual([]);
  });

  it('Z enlarges the card with focus until focus goes on', async () => {
    const element = await entered();
    await pressAll(element, '3', 'z');
    expect(findAll(element, '[data-large]').map((node) => node.ariaLabel)).toEqual([
      'king of hearts',
    ]);
    await press(element, 'ArrowRight');
    expect(findAll(element, '[data-large]')).toEqual([]);
  });
});

describe('keys in haste', () => {
  it('are carried out one after the other, each on what the last one left', async () => {
    const element = await entered();
    const keys = '6 Enter Shift+3 5 Enter 7 2 Enter ArrowRight ArrowRight Enter d 9 Enter 1';
    for (const chord of keys.split(' ')) expect(send(element, chord), chord).toBe(true);
    await settled(element);
    expect(element.record?.moves).toEqual(['t6-f3', 't5-t7', 't2-t4', 'd', 'w-t1']);
    expect(focused(element)).toBe('Tableau 1: 5 of clubs, 2 of 2 face up');
  });
});

describe('keys that are taken', () => {
  const OURS = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Control+ArrowLeft',
    'PageUp',
    'PageDown',
    'Home',
    'End',
    'Enter',
    'Space',
    'Control+Enter',
    'Control+z',
    'Control+y',
  ];
  const SHORTCUTS = [
    '0',
    '1',
    '9',
    'Shift+1',
    ...'d f a m s h l w t p z u'.split(' '),
    'Shift+m',
    'Shift+u',
  ];
  const THEIRS = [
    'Tab',
    'F2',
    'F6',
    'q',
    'x',
    '8',
    'Control+s',
    'Control+a',
    'Control+1',
    'Alt+ArrowLeft',
    'Alt+d',
    'Meta+u',
    'Shift+5',
  ];

  it.each(OURS)('%s is, every time', async (chord) => {
    const element = await entered();
    expect([await press(element, chord), await press(element, chord)]).toEqual([true, true]);
  });

  it.each(SHORTCUTS)('%s is, but not with no-shortcuts', async (chord) => {
    expect(await press(await entered(), chord)).toBe(true);
    const quiet = await entered({ 'no-shortcuts': true });
    const { state } = quiet;
    const before = focused(quiet);
    expect(await press(quiet, chord)).toBe(false);
    expect([quiet.state, focused(quiet)]).toEqual([state, before]);
  });

  it.each(OURS)('%s is with no-shortcuts too', async (chord) => {
    expect(await press(await entered({ 'no-shortcuts': true }), chord)).toBe(true);
  });

  it.each(THEIRS)('%s is not', async (chord) => {
    const element = await entered();
    const { state } = element;
    expect(await press(element, chord)).toBe(false);
    expect(element.state).toBe(state);
  });

  it('none is where focus is elsewhere', async () => {
    const element = await show();
    const { state } = element;
    for (const chord of ['d', 'u', 'Enter', 'ArrowDown']) {
      const event = new KeyboardEvent('keydown', { key: chord, bubbles: true, cancelable: true });
      expect(document.body.dispatchEvent(event)).toBe(true);
    }
    expect(element.state).toBe(state);
  });

  it('none is in what the page has put into the toolbar', async () => {
    const element = await show({ controls: true });
    const input = document.createElement('input');
    input.slot = 'toolbar';
    element.append(input);
    const event = new KeyboardEvent('keydown', {
      key: 'd',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(input.dispatchEvent(event)).toBe(true);
    expect(index(element)).toBe(0);
  });
});

describe('readonly', () => {
  it('can be walked over and read, not played', async () => {
    const element = await entered({ readonly: true });
    const { state } = element;
    await pressAll(element, 'Enter', 'Space', 'd', 'a', '6', 'f', 'Enter', 'Shift+3', '5');
    expect(element.state).toBe(state);
    expect(focused(element)).toBe('Tableau 5: 9 of clubs');
    expect(findAll(element, '.selected, .movable')).toEqual([]);
  });

  it('is still played by the page', async () => {
    const element = await show({ readonly: true });
    playAll(element, 't6-f3');
    expect(element.undo()).toBe(true);
  });
});

describe('focus', () => {
  it('never goes into the element by itself', async () => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    element.undo();
    element.newGame();
    await settled(element);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays in the field when the card that had it goes away', async () => {
    const element = await entered();
    await press(element, '6');
    playAll(element, 't6-f3');
    await settled(element);
    expect(focused(element)).toBe('Tableau 6: 7 of hearts');
    element.undo();
    await settled(element);
    expect(focused(element)).toBe('Tableau 6: ace of clubs');
    element.newGame({ seed: 5 });
    await settled(element);
    expect(focused(element)).toMatch(/^Tableau 6: /);
  });

  it('stays in the toolbar when the table changes', async () => {
    const element = await show({ controls: true });
    playAll(element, 'd', 't6-f3');
    await settled(element);
    button(element, 'undo').focus();
    for (const left of [1, 0, 0]) {
      button(element, 'undo').click();
      await settled(element);
      expect(index(element)).toBe(left);
      expect(focused(element)).toBe('Undo');
    }
  });
});
