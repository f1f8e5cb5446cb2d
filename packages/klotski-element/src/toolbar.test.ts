import { describe, expect, it } from 'vitest';
import { type KlotskiElement } from './element.ts';
import {
  button,
  find,
  findAll,
  focused,
  NEARLY_WON,
  picture,
  playAll,
  press,
  rootOf,
  saidOf,
  settled,
  show,
  status,
} from './page.test-support.ts';

const NAMES = ['Restart', 'Undo', 'Redo', 'Hint', 'Show the solution', 'Rules and keys'];

const click = async (element: KlotskiElement, action: string): Promise<void> => {
  button(element, action).click();
  await settled(element);
};
const disabled = (element: KlotskiElement): readonly (string | undefined)[] =>
  findAll(element, '[role=toolbar] [aria-disabled=true]').map((node) => node.dataset['action']);

describe('the toolbar', () => {
  it('is there only with controls', async () => {
    const element = await show();
    expect(findAll(element, '[role=toolbar]')).toEqual([]);
    element.controls = true;
    await settled(element);
    expect(findAll(element, '[role=toolbar] button').map((node) => node.ariaLabel)).toEqual(NAMES);
    element.controls = false;
    await settled(element);
    expect(findAll(element, '[role=toolbar]')).toEqual([]);
  });

  it('is walked by arrows, Home and End, and holds at its ends', async () => {
    const element = await show({ controls: true });
    button(element, 'restart').focus();
    const walk: string[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft']) {
      expect(await press(element, key)).toBe(true);
      walk.push(focused(element));
    }
    expect(walk).toEqual([
      'Undo',
      'Rules and keys',
      'Rules and keys',
      'Show the solution',
      'Restart',
      'Restart',
    ]);
  });

  it('says what cannot be done now', async () => {
    const element = await show({ controls: true, layout: NEARLY_WON });
    expect(disabled(element)).toEqual(['restart', 'undo', 'redo']);
    playAll(element, 'd5d4');
    await settled(element);
    expect(disabled(element)).toEqual(['redo']);
    element.undo();
    await settled(element);
    expect(disabled(element)).toEqual(['restart', 'undo']);
    playAll(element, 'b3b4');
    await settled(element);
    expect(disabled(element)).toEqual(['redo', 'hint', 'solve']);
  });

  it('undoes and redoes whole moves, and restarts', async () => {
    const element = await show({ controls: true });
    const start = picture(element);
    playAll(element, 'b4b5', 'b5c5', 'a5b5');
    await settled(element);
    const counts: number[] = [];
    for (const action of ['undo', 'redo', 'restart', 'redo']) {
      await click(element, action);
      counts.push(element.count);
    }
    expect(counts).toEqual([1, 2, 0, 1]);
    await click(element, 'restart');
    expect(picture(element)).toBe(start);
  });

  it('plays nothing in a game that is only shown', async () => {
    const element = await show({ controls: true, readonly: true });
    playAll(element, 'b4b5');
    await settled(element);
    await click(element, 'undo');
    expect(element.count).toBe(1);
    expect(disabled(element)).toEqual(['restart', 'undo', 'redo']);
  });
});

describe('the status', () => {
  it('counts the moves against the fewest', async () => {
    const element = await show({ controls: true });
    await expect.poll(() => status(element)).toEqual(['Moves 0 / 81', 'Time 0:00']);
    playAll(element, 'b4b5', 'b5c5');
    await settled(element);
    expect(status(element)[0]).toBe('Moves 1 / 81');
  });

  it.each([
    ['straight', 90],
    ['unit', 116],
  ])('knows the fewest of each metric: %s', async (metric, best) => {
    const element = await show({ controls: true, metric });
    await expect.poll(() => status(element)[0]).toBe(`Moves 0 / ${best}`);
  });

  it('has how far the exit is, where that is asked for', async () => {
    const element = await show({ controls: true, distance: true });
    await expect.poll(() => status(element)).toEqual(['Moves 0 / 81', 'Left 81', 'Time 0:00']);
    playAll(element, 'a5b5');
    await expect.poll(() => status(element)[1]).toMatch(/^Left 8[0-2]$/);
    element.distance = false;
    await settled(element);
    expect(status(element)).toHaveLength(2);
  });

  it('has neither where nothing leads out', async () => {
    const element = await show({ controls: true, distance: true, layout: '走投无路' });
    await element.hint();
    await settled(element);
    expect(status(element)).toEqual(['Moves 0', 'Time 0:00']);
  });

  it('is of the board that is there now', async () => {
    const element = await show({ controls: true });
    element.layout = NEARLY_WON;
    await expect.poll(() => status(element)[0]).toBe('Moves 0 / 1');
    element.metric = 'unit';
    element.layout = '44104400000000000000';
    await expect.poll(() => status(element)[0]).toBe('Moves 0 / 4');
  });

  it('comes also when the element was taken out while the solver was asked', async () => {
    const element = await show();
    element.controls = true;
    await element.updateComplete;
    const parent = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    parent?.append(element);
    await expect.poll(() => status(element)[0]).toBe('Moves 0 / 81');
  });

  it('shows that a win was perfect, and when it was not', async () => {
    const perfect = await show({ controls: true, layout: NEARLY_WON });
    await expect.poll(() => status(perfect)[0]).toBe('Moves 0 / 1');
    expect(await saidOf(perfect, () => perfect.play('b3b4'))).toBe(
      'Moved down. Solved in 1 move: perfect',
    );
    expect(status(perfect)[0]).toBe('Moves 1 / 1 · perfect');
    const other = await show({ controls: true, layout: NEARLY_WON });
    await expect.poll(() => status(other)[0]).toBe('Moves 0 / 1');
    playAll(other, 'd5d4');
    expect(await saidOf(other, () => other.play('b3b4'))).toBe(
      'Moved down. Solved in 2 moves, best is 1',
    );
    expect(status(other)[0]).toBe('Moves 2 / 1');
  });
});

describe('the help', () => {
  it('opens by its button with the rules of the metric, and gives focus back', async () => {
    const element = await show({ controls: true });
    button(element, 'help').focus();
    await click(element, 'help');
    const dialog = find(element, 'dialog') as HTMLDialogElement;
    await expect.poll(() => dialog.open).toBe(true);
    expect(dialog.textContent).toMatch(/around corners too/);
    expect(await press(element, 'u')).toBe(false);
    dialog.close();
    expect(focused(element)).toBe('Rules and keys');
    element.metric = 'unit';
    await settled(element);
    await click(element, 'help');
    expect(find(element, 'dialog').textContent).toMatch(/one block by one cell/);
    rootOf(element).querySelector('dialog')?.close();
  });
});
