import { describe, expect, it } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  button,
  enter,
  entered,
  find,
  findAll,
  focused,
  focusedName,
  NEARLY_WON,
  picture,
  playAll,
  press,
  pressAll,
  saidOf,
  send,
  settled,
  show,
  WIDE,
} from './page.test-support.ts';

const moves = (element: KlotskiElement): readonly string[] => element.record?.moves ?? [];
const walk = async (element: KlotskiElement, ...chords: readonly string[]): Promise<string[]> => {
  const names = [];
  for (const chord of chords) {
    await press(element, chord);
    names.push(focusedName(element));
  }
  return names;
};
/** Goes to a block by its cell. */
const goTo = (element: KlotskiElement, cell: number): void => {
  find(element, `[data-cell="${cell}"]`).focus();
};

describe('Tab', () => {
  it('comes into the field at one place, whatever happens', async () => {
    const element = await show({ controls: true });
    const acts: readonly (() => unknown)[] = [
      () => element.play('b4b5'),
      () => element.undo(),
      () => element.redo(),
      () => element.restart(),
      () => element.newGame({ layout: NEARLY_WON }),
      () => element.undo(),
      () => press(element, 'ArrowRight'),
      () => press(element, 'End'),
      () => element.hint(),
      () => element.solve(),
      () => press(element, 'Escape'),
    ];
    enter(element);
    for (const act of [() => undefined, ...acts]) {
      await act();
      await settled(element);
      expect(findAll(element, '.field [tabindex="0"]'), String(act)).toHaveLength(1);
      expect(findAll(element, '[role=toolbar] [tabindex="0"]'), String(act)).toHaveLength(1);
    }
    const others = findAll(element, '.field .block:not([tabindex="0"])');
    expect(others.every((node) => node.tabIndex === -1)).toBe(true);
    expect(findAll(element, '.gap[tabindex]')).toEqual([]);
  });

  it('goes first to the big block', async () => {
    expect(focused(await entered())).toBe('Cao Cao, 2 by 2, rows 1 to 2, columns 2 to 3');
  });

  it('leaves: it is none of our keys', async () => {
    const element = await entered({ controls: true });
    expect([await press(element, 'Tab'), await press(element, 'Shift+Tab')]).toEqual([
      false,
      false,
    ]);
    button(element, 'hint').focus();
    expect(await press(element, 'Tab')).toBe(false);
  });
});

describe('arrows', () => {
  it('go to the nearest block on that side, and hold at the edge', async () => {
    const element = await entered();
    expect(
      await walk(
        element,
        'ArrowDown',
        'ArrowDown',
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'ArrowDown',
        'ArrowLeft',
        'ArrowUp',
        'ArrowUp',
      ),
    ).toEqual([
      'Guan Yu',
      'Soldier',
      'Conscript',
      'Zhao Yun',
      'Zhao Yun',
      'Brave',
      'Warrior',
      'Huang Zhong',
      'Zhang Fei',
    ]);
  });

  it('go over gaps', async () => {
    const element = await entered();
    goTo(element, 16);
    expect(await walk(element, 'ArrowRight', 'ArrowLeft')).toEqual(['Brave', 'Warrior']);
  });

  it('reach every block from every other', async () => {
    const element = await entered();
    const ids = new Set([...findAll(element, '.block')].map((node) => node.dataset['key']));
    const seen = new Set<string | undefined>();
    const open = [element.focusId];
    while (open.length > 0) {
      const id = open.pop();
      if (seen.has(String(id))) continue;
      seen.add(String(id));
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        find(element, `[data-key="${id}"]`).focus();
        await press(element, key);
        open.push(element.focusId);
      }
    }
    expect(seen).toEqual(ids);
  });

  it('with Home and End go to the first and the last block', async () => {
    const element = await entered();
    expect(await walk(element, 'Home', 'End')).toEqual(['Zhang Fei', 'Brave']);
    playAll(element, 'd5c5');
    await settled(element);
    expect(await walk(element, 'Home', 'End')).toEqual(['Zhang Fei', 'Brave']);
    expect(focused(element)).toMatch(/row 5, column 3/);
  });
});

describe('Shift and an arrow', () => {
  it('slides the block with focus by one cell, and focus goes along', async () => {
    const element = await entered();
    goTo(element, 13);
    expect(await press(element, 'Shift+ArrowDown')).toBe(true);
    expect(moves(element)).toEqual(['b4b5']);
    expect(focused(element)).toBe('Soldier, 1 by 1, row 5, column 2. Can go up, right');
    await press(element, 'Shift+ArrowRight');
    expect(moves(element)).toEqual(['b4b5', 'b5c5']);
    expect(focusedName(element)).toBe('Soldier');
  });

  it.each([
    ['Shift+ArrowDown', 17, 'Blocked by the frame, down'],
    ['Shift+ArrowLeft', 16, 'Blocked by the frame, left'],
    ['Shift+ArrowRight', 19, 'Blocked by the frame, right'],
    ['Shift+ArrowUp', 0, 'Blocked by the frame, up'],
    ['Shift+ArrowLeft', 8, 'Blocked by the frame, left'],
    ['Shift+ArrowDown', 1, 'Blocked by Guan Yu, down'],
    ['Shift+ArrowLeft', 1, 'Blocked by Zhang Fei, left'],
    ['Shift+ArrowDown', 9, 'Blocked by Soldier, Conscript, down'],
    ['Shift+ArrowUp', 19, 'Blocked by Zhao Yun, up'],
  ])('%s of the block at %i says what is in the way', async (chord, cell, text) => {
    const element = await entered();
    if (cell === 17) playAll(element, 'b4b5');
    await settled(element);
    goTo(element, cell);
    const before = picture(element);
    expect(await saidOf(element, () => press(element, chord))).toBe(text);
    expect(find(element, '#alert').textContent).toBe(text);
    expect(picture(element)).toBe(before);
  });

  it('says it with colours as in the source of the wording', async () => {
    const element = await entered({ faces: 'colours' });
    goTo(element, 14);
    expect(await saidOf(element, () => press(element, 'Shift+ArrowRight'))).toBe(
      'Blocked by blue vertical block, right',
    );
  });
});

describe('Enter and Space', () => {
  it.each(['Enter', 'Space'])(
    '%s picks the block up: arrows slide it, and it puts it down',
    async (key) => {
      const element = await entered();
      goTo(element, 13);
      expect(await saidOf(element, () => press(element, key))).toBe(
        'Picked up Soldier. Arrows slide the block',
      );
      expect(find(element, '.selected').ariaSelected).toBe('true');
      await pressAll(element, 'ArrowDown', 'ArrowRight');
      expect(moves(element)).toEqual(['b4b5', 'b5c5']);
      expect(find(element, '.selected').dataset['cell']).toBe('18');
      await pressAll(element, key, 'ArrowLeft');
      expect(findAll(element, '.selected')).toEqual([]);
      expect(moves(element)).toHaveLength(2);
      expect(focusedName(element)).toBe('Warrior');
    },
  );

  it('hold the block when it cannot go', async () => {
    const element = await entered();
    goTo(element, 13);
    await pressAll(element, 'Enter', 'ArrowUp', 'ArrowLeft', 'ArrowDown');
    expect(moves(element)).toEqual(['b4b5']);
    expect(find(element, '.selected').dataset['cell']).toBe('17');
  });

  it('mark where it can go', async () => {
    const element = await entered();
    goTo(element, 13);
    await press(element, 'Enter');
    expect(findAll(element, '.target').map((node) => node.dataset['cell'])).toEqual(['17', '18']);
    await press(element, 'Enter');
    expect(findAll(element, '.target')).toEqual([]);
  });

  it('let it go when the game is won', async () => {
    const element = await entered({ layout: NEARLY_WON });
    await pressAll(element, 'Enter', 'ArrowDown');
    expect(element.outcome?.result).toBe('won');
    expect(findAll(element, '.selected')).toEqual([]);
    await press(element, 'Enter');
    expect(findAll(element, '.selected')).toEqual([]);
    expect(await saidOf(element, () => press(element, 'Shift+ArrowUp'))).toBe('It is solved');
    expect(await saidOf(element, () => press(element, 'Shift+ArrowDown'))).toBe(
      'It is solved\u00A0',
    );
  });
});

describe('Escape', () => {
  it('ends sliding', async () => {
    const element = await entered();
    goTo(element, 13);
    await press(element, 'Enter');
    expect(await press(element, 'Escape')).toBe(true);
    expect(findAll(element, '.selected')).toEqual([]);
    await press(element, 'ArrowDown');
    expect(moves(element)).toEqual([]);
  });

  it('is left to the page where nothing is held', async () => {
    expect(await press(await entered(), 'Escape')).toBe(false);
  });
});

describe('letters', () => {
  it.each([
    ['u', 'Shift+u'],
    ['Control+z', 'Control+y'],
    ['Control+z', 'Control+Shift+z'],
  ])('%s takes a whole counted move back and %s plays it again', async (undo, redo) => {
    const element = await entered();
    goTo(element, 13);
    await pressAll(element, 'Shift+ArrowDown', 'Shift+ArrowRight');
    expect([element.count, moves(element).length]).toEqual([1, 2]);
    const after = picture(element);
    expect(await press(element, undo)).toBe(true);
    expect(element.playthrough?.index).toBe(0);
    expect(focused(element)).toBe('Soldier, 1 by 1, row 4, column 2. Can go down');
    expect(await press(element, redo)).toBe(true);
    expect(picture(element)).toBe(after);
    expect(focused(element)).toBe('Soldier, 1 by 1, row 5, column 3. Can go left');
  });

  it.each([
    ['s', '0 moves'],
    ['m', 'Cannot go'],
    ['Shift+m', 'Can go: Soldier, Conscript, Warrior, Brave'],
    ['e', '81 moves to the exit'],
    [
      'b',
      'Row 1: Zhang Fei, Cao Cao, Ma Chao. Row 2: Zhang Fei, Cao Cao, Ma Chao. ' +
        'Row 3: Huang Zhong, Guan Yu, Zhao Yun. Row 4: Huang Zhong, Soldier, Conscript, Zhao Yun. ' +
        'Row 5: Warrior, empty, empty, Brave',
    ],
  ])('%s reads', async (chord, text) => {
    const element = await entered();
    const { state } = element;
    expect(await saidOf(element, () => press(element, chord))).toBe(text);
    expect(element.state).toBe(state);
  });

  it('M says the ways of the block with focus', async () => {
    const element = await entered();
    goTo(element, 16);
    expect(await saidOf(element, () => press(element, 'm'))).toBe('Can go right');
  });

  it('E says that nothing leads out', async () => {
    const element = await entered({ layout: '走投无路' });
    expect(await saidOf(element, () => press(element, 'e'))).toBe('This board cannot be solved');
  });

  it('S counts against the optimum, where that is shown', async () => {
    const element = await entered({ controls: true });
    await expect.poll(() => find(element, '.status').textContent).toContain('/');
    playAll(element, 'b4b5');
    await settled(element);
    expect(await saidOf(element, () => press(element, 's'))).toBe('1 move, best 81');
  });

  it('L says the last again', async () => {
    const element = await entered();
    const first = await saidOf(element, () => element.play('b4b5'));
    expect(await saidOf(element, () => press(element, 'l'))).toBe(`${first}\u00A0`);
  });

  it('H gives a hint and goes to its block', async () => {
    const element = await entered();
    expect(await saidOf(element, () => press(element, 'h'))).toMatch(
      /^Hint: \w+ [\w ,]+, 81 moves to the exit$/,
    );
    expect(findAll(element, '.pointer')).toHaveLength(1);
    await press(element, 'Shift+ArrowDown');
    expect(findAll(element, '.pointer')).toEqual([]);
  });

  it('? opens the help, and focus comes back', async () => {
    const element = await entered();
    await press(element, '?');
    const dialog = find(element, 'dialog') as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(dialog.querySelector('h2')?.textContent).toBe('Klotski');
    expect(dialog.querySelectorAll('kbd').length).toBeGreaterThan(15);
    expect(dialog.textContent).toMatch(/around corners too/);
    dialog.querySelector('button')?.click();
    expect(focusedName(element)).toBe('Cao Cao');
  });
});

describe('keys in haste', () => {
  it('are carried out one after the other, each on what the last one left', async () => {
    const element = await entered();
    const keys =
      'End ArrowLeft Shift+ArrowRight ArrowUp ArrowUp ArrowRight Shift+ArrowRight m u End Shift+ArrowLeft';
    for (const chord of keys.split(' ')) expect(send(element, chord), chord).toBe(true);
    await settled(element);
    expect(moves(element)).toEqual(['d5c5']);
    expect(focusedName(element)).toBe('Brave');
  });
});

describe('keys that are taken', () => {
  const OURS = [
    ...['Left', 'Right', 'Up', 'Down'].flatMap((way) => [`Arrow${way}`, `Shift+Arrow${way}`]),
    ...['Home', 'End', 'Enter', 'Space', 'Control+z', 'Control+y'],
  ];
  const SHORTCUTS = [...'bemsuhlv'.split(''), 'Shift+m', 'Shift+u'];
  const THEIRS = [
    ...['Tab', 'F2', 'F6', 'PageUp', 'PageDown', 'Control+ArrowLeft', 'Control+Enter'],
    ...['q', 'x', 'a', 'd', 'n', '1', '8', 'Shift+b', 'Shift+v', 'Shift+5'],
    ...['Control+s', 'Control+b', 'Alt+ArrowLeft', 'Alt+b', 'Meta+u'],
  ];

  it.each(OURS)('%s is, every time, with no-shortcuts too', async (chord) => {
    const element = await entered();
    expect([await press(element, chord), await press(element, chord)]).toEqual([true, true]);
    expect(await press(await entered({ 'no-shortcuts': true }), chord)).toBe(true);
  });

  it.each(SHORTCUTS)('%s is, but not with no-shortcuts', async (chord) => {
    expect(await press(await entered(), chord)).toBe(true);
    const quiet = await entered({ 'no-shortcuts': true });
    const { state } = quiet;
    expect(await press(quiet, chord)).toBe(false);
    expect([quiet.state, focusedName(quiet)]).toEqual([state, 'Cao Cao']);
    expect(quiet.matches(':state(demonstrating)')).toBe(false);
  });

  it('? is not either with no-shortcuts', async () => {
    expect(await press(await entered({ 'no-shortcuts': true }), '?')).toBe(false);
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
    for (const key of ['v', 'u', 'Enter', 'ArrowDown']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      expect(document.body.dispatchEvent(event)).toBe(true);
    }
    expect(element.state).toBe(state);
  });

  it('none is in what the page has put into the toolbar', async () => {
    const element = await show({ controls: true });
    const input = document.createElement('input');
    input.slot = 'toolbar';
    element.append(input);
    const more = { bubbles: true, composed: true, cancelable: true };
    expect(input.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ...more }))).toBe(true);
    await settled(element);
    expect(element.matches(':state(demonstrating)')).toBe(false);
  });
});

describe('readonly', () => {
  it('can be walked over and read, not played', async () => {
    const element = await entered({ readonly: true });
    const { state } = element;
    goTo(element, 13);
    expect(focused(element)).toBe('Soldier, 1 by 1, row 4, column 2');
    await pressAll(
      element,
      'Enter',
      'ArrowDown',
      'Shift+ArrowDown',
      'u',
      'Space',
      'Shift+ArrowLeft',
    );
    expect(element.state).toBe(state);
    expect(findAll(element, '.selected, .movable')).toEqual([]);
    goTo(element, 16);
    expect(await saidOf(element, () => press(element, 'm'))).toBe('Can go right');
  });

  it('is still played by the page', async () => {
    const element = await show({ readonly: true });
    playAll(element, 'b4b5');
    expect(element.undo()).toBe(true);
  });
});

describe('focus', () => {
  it('never goes into the element by itself', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'c4c5');
    element.undo();
    element.newGame({ layout: NEARLY_WON });
    await element.hint();
    await settled(element);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays with its block, whoever moves it and whatever else moves', async () => {
    const element = await entered();
    goTo(element, 13);
    playAll(element, 'b4b5');
    await settled(element);
    expect(focused(element)).toMatch(/^Soldier, 1 by 1, row 5, column 2/);
    playAll(element, 'c4c5', 'b5b4');
    await settled(element);
    expect(focused(element)).toMatch(/^Soldier, 1 by 1, row 4, column 2/);
    element.undo();
    element.undo();
    await settled(element);
    expect(focusedName(element)).toBe('Soldier');
    element.restart();
    await settled(element);
    expect(focused(element)).toMatch(/^Soldier, 1 by 1, row 4, column 2/);
  });

  it('stays in the field where its block is on the new board no more', async () => {
    const element = await entered();
    goTo(element, 8);
    element.newGame({ layout: WIDE });
    await settled(element);
    expect(focused(element)).toMatch(/^Cao Cao, 2 by 2, rows 1 to 2, columns 1 to 2/);
  });

  it('stays in the toolbar when the board changes', async () => {
    const element = await show({ controls: true });
    playAll(element, 'b4b5', 'c4c5');
    await settled(element);
    button(element, 'undo').focus();
    for (const left of [1, 0, 0]) {
      button(element, 'undo').click();
      await settled(element);
      expect(element.count).toBe(left);
      expect(focused(element)).toBe('Undo');
    }
  });
});
