import { describe, expect, it } from 'vitest';
import { type KlondikeElement } from './element.ts';
import {
  button,
  detailsOf,
  enter,
  find,
  findAll,
  focused,
  listen,
  NEARLY_WON,
  playAll,
  press,
  rootOf,
  settled,
  show,
  showRecord,
} from './page.test-support.ts';

const NAMES = [
  'New game',
  'Restart',
  'Undo',
  'Redo',
  'Hint',
  'Play to foundations',
  'Rules and keys',
];

const click = async (element: KlondikeElement, action: string): Promise<void> => {
  button(element, action).click();
  await settled(element);
};
const disabled = (element: KlondikeElement): readonly (string | undefined)[] =>
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
    button(element, 'new').focus();
    const walk: string[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'End',
      'ArrowRight',
      'Home',
      'ArrowLeft',
    ]) {
      expect(await press(element, key)).toBe(true);
      walk.push(focused(element));
      expect(findAll(element, '[role=toolbar] [tabindex="0"]').map((one) => one.ariaLabel)).toEqual(
        [focused(element)],
      );
    }
    expect(walk).toEqual([
      'Restart',
      'Undo',
      'Restart',
      'Rules and keys',
      'Rules and keys',
      'New game',
      'New game',
    ]);
  });

  it('leaves Enter and Space to its buttons, and hears the letters', async () => {
    const element = await show({ controls: true });
    playAll(element, 'd');
    button(element, 'undo').focus();
    expect([await press(element, 'Enter'), await press(element, 'Space')]).toEqual([false, false]);
    expect(await press(element, 'u')).toBe(true);
    expect(element.playthrough?.index).toBe(0);
  });

  it('says what cannot be done now', async () => {
    const element = await show({ controls: true });
    expect(disabled(element)).toEqual(['restart', 'undo', 'redo']);
    playAll(element, 'd');
    await settled(element);
    expect(disabled(element)).toEqual(['redo']);
    element.undo();
    await settled(element);
    expect(disabled(element)).toEqual(['restart', 'undo']);
  });

  it('offers neither hint nor collecting when the game is won', async () => {
    const element = await showRecord({ ...NEARLY_WON, moves: ['t1-f4'] }, { controls: true });
    expect(disabled(element)).toEqual(['redo', 'hint', 'auto']);
  });

  it('undoes, redoes, restarts and deals', async () => {
    const element = await show({ controls: true });
    playAll(element, 'd', 't6-f3');
    await settled(element);
    const indices: (number | undefined)[] = [];
    for (const action of ['undo', 'redo', 'restart', 'undo', 'redo']) {
      await click(element, action);
      indices.push(element.playthrough?.index);
    }
    expect(indices).toEqual([1, 2, 0, 0, 1]);
    const heard = listen(element);
    await click(element, 'new');
    expect(detailsOf(heard, 'parlour-deal')).toHaveLength(1);
    await click(element, 'undo');
    expect(element.record?.moves).toEqual(['d']);
  });

  it('gives hints and collects', async () => {
    const element = await showRecord(NEARLY_WON, { controls: true });
    await click(element, 'hint');
    await expect.poll(() => findAll(element, '.target').length).toBe(1);
    await click(element, 'auto');
    await expect.poll(() => element.outcome?.result).toBe('won');
  });

  it('plays nothing in a game that is only shown', async () => {
    const element = await showRecord(NEARLY_WON, { controls: true, readonly: true });
    await click(element, 'auto');
    await click(element, 'hint');
    await settled(element);
    expect(element.playthrough?.index).toBe(0);
  });

  it('counts the moves', async () => {
    const element = await show({ controls: true });
    const status = (): readonly string[] =>
      findAll(element, '.status > div').map((node) => node.textContent.replace(/\s+/g, ' ').trim());
    expect(status()).toEqual(['Moves 0', 'Time 0:00']);
    playAll(element, 'd', 't6-f3');
    await settled(element);
    expect(status()[0]).toBe('Moves 2');
  });

  it.each([
    ['standard', 'Score 10'],
    ['vegas', 'Score −$47'],
  ])('shows the score: %s', async (scoring, text) => {
    const element = await show({ controls: true, scoring });
    playAll(element, 't6-f3');
    await settled(element);
    const status = findAll(element, '.status > div')
      .at(-1)
      ?.textContent.replace(/\s+/g, ' ')
      .trim();
    // A card turned over counts as well in standard scoring.
    expect(status === text || status === 'Score 15').toBe(true);
  });
});

describe('the help', () => {
  const open = async (element: KlondikeElement): Promise<HTMLDialogElement> => {
    await expect.poll(() => rootOf(element).querySelector('dialog')?.open).toBe(true);
    return find(element, 'dialog') as HTMLDialogElement;
  };

  it('opens by ? with rules and keys, and gives focus back to the card', async () => {
    const element = await show();
    enter(element);
    await press(element, '5');
    expect(await press(element, '?')).toBe(true);
    const dialog = await open(element);
    expect(dialog.matches(':modal')).toBe(true);
    expect(dialog.querySelector('h2')?.textContent).toBe('Klondike');
    expect(dialog.querySelectorAll('p').length).toBeGreaterThan(2);
    expect(dialog.textContent).toMatch(/turns 3 cards at a time/);
    expect(dialog.querySelectorAll('kbd').length).toBeGreaterThan(15);
    dialog.querySelector('button')?.click();
    expect(dialog.open).toBe(false);
    expect(focused(element)).toBe('Tableau 5: 9 of clubs');
  });

  it('opens by its button, and gives focus back to it', async () => {
    const element = await show({ controls: true });
    button(element, 'help').focus();
    await click(element, 'help');
    const dialog = await open(element);
    dialog.close();
    expect(focused(element)).toBe('Rules and keys');
  });

  it('opens again, with the rules of the game that is on the table now', async () => {
    const element = await show({ controls: true });
    await click(element, 'help');
    (await open(element)).close();
    element.draw = 1;
    await settled(element);
    await click(element, 'help');
    expect((await open(element)).textContent).toMatch(/turns 1 card at a time/);
    expect(findAll(element, 'dialog')).toHaveLength(1);
  });

  it('keeps keys from the table while it is open', async () => {
    const element = await show({ controls: true });
    await click(element, 'help');
    const dialog = await open(element);
    expect(await press(element, 'd')).toBe(false);
    expect(await press(element, 'u')).toBe(false);
    expect(await press(element, 'Escape')).toBe(false);
    expect(element.playthrough?.index).toBe(0);
    dialog.close();
  });

  it('is named by its title', async () => {
    const element = await show({ controls: true });
    await click(element, 'help');
    const dialog = await open(element);
    const title = dialog.getAttribute('aria-labelledby') ?? '';
    expect(rootOf(element).getElementById(title)?.textContent).toBe('Klondike');
    dialog.close();
  });
});
