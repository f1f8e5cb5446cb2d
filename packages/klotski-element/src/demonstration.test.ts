// Hints and solutions: what the solver says, and the game that stays as it is under what is shown.
import { klotski } from '@parlour/klotski';
import { solution } from '@parlour/klotski/hint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  at,
  button,
  detailsOf,
  enter,
  entered,
  find,
  findAll,
  fire,
  focused,
  focusedName,
  hear,
  listen,
  middle,
  NEARLY_WON,
  picture,
  place,
  playAll,
  press,
  pressAll,
  quietly,
  record,
  saidOf,
  settled,
  show,
  showRecord,
  status,
  STUCK,
  typesOf,
} from './page.test-support.ts';

/** Solved in 7 moves. */
const SHORT = '22022202224422441111';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A hint's move: block and target as it is drawn. */
const pointed = (element: KlotskiElement): string | undefined =>
  find(element, '.pointer .way').getAttribute('d') ?? undefined;

const click = async (element: KlotskiElement, action: string): Promise<void> => {
  button(element, action).click();
  await settled(element);
};
const isShowing = (element: KlotskiElement): boolean => element.matches(':state(demonstrating)');

describe('a hint', () => {
  it('points out a block, its way and where it goes', async () => {
    const element = await show({ layout: NEARLY_WON });
    expect(await element.hint()).toBe(true);
    expect(pointed(element)).toBe('M2.08 3.08L2.08 4.08');
    expect(findAll(element, '.pointer rect').map((node) => node.getAttribute('class'))).toEqual([
      'from',
      'to',
    ]);
  });

  it.each(['corner', 'straight', 'unit'])(
    'from a wandered position begins a shortest solution: %s',
    async (metric) => {
      const element = await show({ metric });
      let random = 7;
      for (let count = 0; count < 60; count++) {
        const moves = element.moves();
        random = (random * 1103515245 + 12345) % 2147483648;
        const move = moves[random % moves.length];
        if (move) element.play(move);
      }
      // From there by hints alone: each is one of the best moves, and the last one wins.
      const { state } = element;
      if (!state) throw new Error('There is no game.');
      const said = hear(element);
      let left = solution(state)?.length ?? 0;
      expect(left).toBeGreaterThan(10);
      for (; left > 0; left--) {
        expect(await element.hint()).toBe(true);
        if (left % 10 === 0)
          await expect.poll(() => said.at(-1)).toMatch(new RegExp(`, ${left} moves to the exit$`));
        const block = element.state?.blocks.find(({ id }) => id === element.focusId);
        const cells = (pointed(element) ?? '')
          .slice(1)
          .split('L')
          .map((text) => text.split(' ').map(Number));
        const [last, first] = [cells.at(-1), cells[0]];
        const by = [0, 1].map((axis) => Math.round((last?.[axis] ?? 0) - (first?.[axis] ?? 0)));
        const from = block?.cell ?? 0;
        const to = from + (by[0] ?? 0) + 4 * (by[1] ?? 0);
        expect(element.play({ from, to })).toBe(true);
      }
      expect(element.outcome?.result).toBe('won');
    },
    300_000,
  );

  it('is told to the page, and taken away by what happens next', async () => {
    const element = await show();
    const heard = listen(element);
    await element.hint();
    expect(detailsOf(heard, 'parlour-hint')).toEqual([{ kind: 'move' }]);
    expect(findAll(element, '.pointer')).toHaveLength(1);
    await element.hint();
    expect(findAll(element, '.pointer')).toHaveLength(1);
    element.undo();
    playAll(element, 'b4b5');
    await settled(element);
    expect(findAll(element, '.pointer')).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['where nothing leads out', '走投无路', 'This board cannot be solved'],
    ['where nothing moves', STUCK, 'This board cannot be solved'],
  ])('is none %s', async (_, layout, text) => {
    const element = await show({ layout });
    const heard = listen(element);
    expect(
      await saidOf(element, async () => {
        expect(await element.hint()).toBe(false);
      }),
    ).toBe(text);
    expect(typesOf(heard)).not.toContain('hint');
  });

  it('is none when it is solved', async () => {
    const element = await showRecord(record(NEARLY_WON, 'b3b4'));
    expect(await saidOf(element, () => element.hint())).toBe('No hint: it is solved');
  });

  it('of a game that has gone on meanwhile is not shown', async () => {
    const element = await show();
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const load = element.onDemand.bind(element);
    const asked = new Promise<void>((resolve) => {
      element.onDemand = () => {
        resolve();
        return gate.then(load);
      };
    });
    const hint = element.hint();
    await asked;
    playAll(element, 'b4b5');
    open();
    expect(await hint).toBe(false);
    expect(findAll(element, '.pointer')).toEqual([]);
  });

  it('asked for twice at once is shown once', async () => {
    const element = await show();
    expect(await Promise.all([element.hint(), element.hint()])).toContain(true);
    expect(findAll(element, '.pointer')).toHaveLength(1);
  });

  it('lets go of what is held, and ends a demonstration', async () => {
    const element = await entered();
    find(element, '[data-cell="16"]').focus();
    await press(element, 'Enter');
    await element.hint();
    await settled(element);
    expect(findAll(element, '.selected')).toEqual([]);
    await element.solve();
    expect(await element.hint()).toBe(true);
    expect(isShowing(element)).toBe(false);
    expect(focusedName(element)).not.toBe('');
  });
});

describe('a solution', () => {
  it('is shown move by move, and the game under it stays', async () => {
    const element = await show({ layout: SHORT, controls: true });
    const { state, playthrough } = element;
    const before = picture(element);
    const heard = listen(element);
    expect(await element.solve()).toBe(true);
    await settled(element);
    expect(isShowing(element)).toBe(true);
    expect(detailsOf(heard, 'parlour-hint')).toEqual([{ kind: 'solution' }]);
    expect(status(element)).toEqual(['Solution Move 0 of 7']);

    const expected = [before];
    let shown = state;
    for (const move of (state && solution(state)) ?? []) {
      const played = shown && klotski.play(shown, move);
      if (played?.ok) shown = played.value.state;
    }
    for (let move = 1; move <= 7; move++) {
      await click(element, 'forward');
      expect(status(element)).toEqual([`Solution Move ${move} of 7`]);
      expected.push(picture(element));
    }
    expect(new Set(expected).size).toBe(8);
    expect(at(element, 13).classList.contains('big')).toBe(true);
    expect(findAll(element, '.block').length).toBe(shown?.blocks.length);
    expect([element.state, element.playthrough?.index]).toEqual([state, 0]);
    expect(element.playthrough).toBe(playthrough);
    expect(element.outcome).toBeUndefined();
    expect(typesOf(heard).filter((type) => /move|win/.test(type))).toEqual([]);

    for (let move = 6; move >= 0; move--) {
      await click(element, 'back');
      expect(picture(element)).toBe(expected[move]);
    }
    await click(element, 'back');
    expect(status(element)).toEqual(['Solution Move 0 of 7']);
    await click(element, 'close');
    expect(picture(element)).toBe(before);
    expect(isShowing(element)).toBe(false);
  });

  it('begins by itself, holds when told to, and ends at its end', async () => {
    const element = await show({ layout: NEARLY_WON, controls: true });
    await element.solve();
    await settled(element);
    expect(button(element, 'pause').ariaLabel).toBe('Pause');
    await click(element, 'pause');
    expect(button(element, 'play').ariaLabel).toBe('Play');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(status(element)).toEqual(['Solution Move 0 of 1']);
    const said = await saidOf(element, async () => {
      await click(element, 'play');
      await expect.poll(() => status(element)).toEqual(['Solution Move 1 of 1']);
    });
    expect(said).toBe('Move 1 of 1');
    await settled(element);
    expect(findAll(element, '[data-action=pause]')).toEqual([]);
    // Once more from the start.
    await click(element, 'play');
    expect(status(element)).toEqual(['Solution Move 0 of 1']);
    expect(isShowing(element)).toBe(true);
  });

  it('goes faster and slow again', async () => {
    const element = await show({ layout: SHORT, controls: true });
    await element.solve();
    await settled(element);
    const speeds = [button(element, 'speed').ariaLabel];
    for (let count = 0; count < 3; count++) {
      await click(element, 'speed');
      speeds.push(button(element, 'speed').ariaLabel);
    }
    expect(speeds).toEqual(['Speed 1×', 'Speed 2×', 'Speed 4×', 'Speed 1×']);
  });

  it('says what it is, each step that is asked for, and that the game is back', async () => {
    const element = await entered({ layout: SHORT });
    expect(await saidOf(element, () => press(element, 'v'))).toBe('Solution in 7 moves');
    expect(await saidOf(element, () => press(element, 'Shift+ArrowRight'))).toMatch(
      /^[A-Z][\w ]+ (?:left|right|up|down)[\w, ]*\. Move 1 of 7$/,
    );
    expect(await saidOf(element, () => press(element, 'Shift+ArrowLeft'))).toBe('Move 0 of 7');
    await pressAll(element, 'Shift+ArrowRight', 'Shift+ArrowRight');
    expect(await saidOf(element, () => press(element, 's'))).toBe('Move 2 of 7');
    expect(await saidOf(element, () => press(element, 'e'))).toBe('5 moves to the exit');
    expect(await saidOf(element, () => press(element, 'Escape'))).toBe('Back to the game');
    expect(isShowing(element)).toBe(false);
    expect(await press(element, 'Escape')).toBe(false);
  });

  it('is held and goes on by the space bar', async () => {
    const element = await entered({ layout: SHORT, controls: true });
    await press(element, 'v');
    expect(findAll(element, '[data-action=pause]')).toHaveLength(1);
    await press(element, 'Space');
    expect(findAll(element, '[data-action=play]')).toHaveLength(1);
    await press(element, 'Enter');
    expect(findAll(element, '[data-action=pause]')).toHaveLength(1);
  });

  it('lets nothing be played by hand meanwhile, and promises nothing', async () => {
    const element = await entered();
    await element.solve();
    await settled(element);
    await press(element, 'Space');
    const { state } = element;
    expect(findAll(element, '.movable')).toEqual([]);
    expect(
      findAll(element, '.block').filter((node) => (node.ariaLabel ?? '').includes('Can go')),
    ).toEqual([]);
    const node = at(element, 16);
    fire('pointerdown', node, middle(node));
    fire('pointerup', node, middle(node));
    fire('pointerdown', node, middle(node));
    fire('pointerup', node, middle(node));
    await settled(element);
    find(element, '[data-cell="16"]').focus();
    await pressAll(element, 'Shift+ArrowUp', 'Shift+ArrowDown', 'ArrowRight');
    expect(element.state).toBe(state);
    expect(focusedName(element)).toBe('Brave');
    expect(isShowing(element)).toBe(true);
  });

  it.each<[string, (element: KlotskiElement) => unknown]>([
    ['a move of the page', (element) => element.play('b4b5')],
    ['undo', (element) => element.undo()],
    ['restart', (element) => element.restart()],
    ['a new game', (element) => element.newGame()],
    ['another layout', (element) => (element.layout = NEARLY_WON)],
    ['a record', (element) => (element.record = record(NEARLY_WON))],
    [
      'another solution',
      async (element) => {
        await element.solve();
        await press(element, 'Escape');
      },
    ],
  ])('ends when the game goes on: %s', async (_, act) => {
    const element = await entered();
    playAll(element, 'c4c5');
    await element.solve();
    await settled(element);
    expect(isShowing(element)).toBe(true);
    await act(element);
    await settled(element);
    expect(isShowing(element)).toBe(false);
    const board = element.state?.blocks.map(({ id, cell }) => `${id}@${cell}`).sort();
    const seen = findAll(element, '.block').map(
      (node) => `${node.dataset['key'] ?? ''}@${node.dataset['cell'] ?? ''}`,
    );
    expect(seen.toSorted()).toEqual(board);
  });

  it('ends when the element goes elsewhere, and goes on when it is moved in one piece', async () => {
    const element = await show({ layout: SHORT, controls: true });
    const before = picture(element);
    await element.solve();
    await settled(element);
    await click(element, 'forward');
    place(document.createElement('section')).moveBefore(element, null);
    await settled(element);
    expect([isShowing(element), status(element)[0]]).toEqual([true, 'Solution Move 1 of 7']);
    place(document.createElement('section')).append(element);
    await settled(element);
    expect([isShowing(element), picture(element)]).toEqual([false, before]);
  });

  it('leaves no timer behind', async () => {
    const element = await show({ layout: SHORT });
    await element.solve();
    await settled(element);
    element.remove();
    const shown = picture(element);
    const after = await quietly(element, () => new Promise((resolve) => setTimeout(resolve, 1200)));
    expect([picture(element), after]).toEqual([shown, []]);
  });

  it('is none where nothing leads out, and none when it is solved', async () => {
    const element = await show({ layout: '走投无路' });
    const said = await saidOf(element, async () => {
      expect(await element.solve()).toBe(false);
    });
    expect(said).toBe('This board cannot be solved');
    const solved = await showRecord(record(NEARLY_WON, 'b3b4'), { controls: true });
    expect(await solved.solve()).toBe(false);
    expect(isShowing(solved)).toBe(false);
    expect(button(solved, 'solve').ariaDisabled).toBe('true');
  });

  it('is shown in a game that is only shown, too', async () => {
    const element = await entered({ layout: SHORT, readonly: true });
    await press(element, 'v');
    expect(isShowing(element)).toBe(true);
  });

  it('keeps a finger on the toolbar: from its button to Pause, from Close to its button', async () => {
    const element = await show({ layout: SHORT, controls: true });
    button(element, 'solve').focus();
    await click(element, 'solve');
    await expect.poll(() => focused(element)).toBe('Pause');
    expect(findAll(element, '[role=toolbar] button').map((node) => node.ariaLabel)).toEqual([
      'Pause',
      'One move back',
      'One move on',
      'Speed 1×',
      'Back to the game',
    ]);
    button(element, 'close').focus();
    await click(element, 'close');
    await expect.poll(() => focused(element)).toBe('Show the solution');
  });

  it('leaves focus in the field to its block', async () => {
    const element = await show({ layout: SHORT });
    enter(element);
    await press(element, 'v');
    await press(element, 'Space');
    const name = focusedName(element);
    for (let count = 0; count < 7; count++) await press(element, 'Shift+ArrowRight');
    expect(focusedName(element)).toBe(name);
  });
});
