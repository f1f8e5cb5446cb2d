// Parts that cannot be loaded for a while are asked for again. How an element fares on a network that
// fails is an end-to-end test; here the network is the element's own method.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KlotskiElement } from './define.ts';
import {
  type Attributes,
  button,
  detailsOf,
  enter,
  find,
  findAll,
  hear,
  listen,
  make,
  NEARLY_WON,
  place,
  PLAIN,
  playAll,
  press,
  record,
  settled,
  status,
  typesOf,
} from './page.test-support.ts';

/** Nothing is loaded from now on but the next few parts; what it gives lets all through again. */
const block = (element: KlotskiElement, few = 0): (() => void) => {
  let left = few;
  const through = element.loaded.bind(element);
  element.loaded = async (part) => {
    left -= 1;
    if (left >= 0) return through(part);
    await part;
    element.fail({ code: 'not-loaded', message: 'The network is gone.' });
    return undefined;
  };
  return () => {
    element.loaded = through;
  };
};

const showBlocked = async (attributes: Attributes, few = 0) => {
  const element = make({ ...PLAIN, ...attributes });
  const heard = listen(element);
  const unblock = block(element, few);
  place(element);
  await settled(element);
  const errors = (): readonly string[] => detailsOf(heard, 'parlour-error').map(({ code }) => code);
  return { element, heard, errors, unblock };
};

const expectKeys = async (element: KlotskiElement): Promise<void> => {
  const index = element.playthrough?.index ?? 0;
  find(element, '.block[data-key="9"]').focus();
  expect(await press(element, 'Shift+ArrowLeft')).toBe(true);
  expect(element.playthrough?.index).toBe(index + 1);
};

describe('what plays', () => {
  it('comes with the next act, and is told of once for each', async () => {
    const { element, errors, unblock } = await showBlocked({});
    expect(errors()).toEqual(['not-loaded']);
    enter(element);
    expect(await press(element, 'Shift+ArrowLeft')).toBe(false);
    expect([await element.hint(), await element.solve()]).toEqual([false, false]);
    expect(errors()).toHaveLength(3);
    unblock();
    playAll(element, 'b4b5');
    await settled(element);
    await expectKeys(element);
    expect(errors()).toHaveLength(3);
  });

  it('comes when the element is put in anew', async () => {
    const { element, unblock } = await showBlocked({});
    unblock();
    element.remove();
    document.body.append(element);
    await settled(element);
    await expectKeys(element);
  });

  it('is not needed to win', async () => {
    const { element, heard } = await showBlocked({ layout: NEARLY_WON });
    playAll(element, 'b3b4');
    expect(typesOf(heard)).toContain('win');
  });
});

describe('what is loaded on demand', () => {
  it('comes with the next key, and keys before it are not carried out later', async () => {
    const { element, errors, unblock } = await showBlocked({}, 1);
    const said = hear(element);
    enter(element);
    for (const key of ['b', 'm', 'e', 'v', 'h']) expect(await press(element, key)).toBe(true);
    expect(errors()).toEqual(Array(5).fill('not-loaded'));
    unblock();
    await press(element, 'm');
    await expect.poll(() => said).toEqual(['Cannot go']);
    expect(element.matches(':state(demonstrating)')).toBe(false);
    expect(await element.hint()).toBe(true);
  });

  it('is not needed to move, and a refusal has its code for a reason', async () => {
    const { element, heard } = await showBlocked({}, 1);
    await expectKeys(element);
    find(element, '.block[data-key="10"]').focus();
    await press(element, 'Shift+ArrowUp');
    expect(detailsOf(heard, 'parlour-refused')[0]).toMatchObject({
      move: '',
      error: { code: 'out-of-board', message: 'out-of-board' },
    });
  });

  it('is asked for again by the next act, for the fewest moves', async () => {
    const { element, errors, unblock } = await showBlocked({ controls: true, distance: true }, 2);
    const before = errors().length;
    expect(status(element)[0]).toBe('Moves 0');
    element.faces = 'numbers';
    await settled(element);
    element.faces = 'names';
    await settled(element);
    // Pictures between acts do not ask for it.
    expect(errors()).toHaveLength(before);
    playAll(element, 'b4b5');
    await settled(element);
    expect(errors().length).toBeGreaterThan(before);
    unblock();
    playAll(element, 'c4c5');
    await expect.poll(() => status(element)[0]).toBe('Moves 2 / 81');
    await expect.poll(() => status(element)[1]).toMatch(/^Left \d+$/);
  });

  it('comes with the next layout that needs it', async () => {
    const { element, errors, unblock } = await showBlocked({}, 1);
    element.layout = '一心一意';
    await settled(element);
    expect(errors()).toEqual(['not-loaded']);
    expect(element.playthrough?.options.layout).toBe('24422442233221121001');
    unblock();
    element.newGame();
    await settled(element);
    expect(element.playthrough?.options.layout).toBe('33332144214421112001');
  });
});

describe('the toolbar', () => {
  it('comes with the next act', async () => {
    const { element, unblock } = await showBlocked({ controls: true }, 1);
    expect(findAll(element, '[role=toolbar]')).toEqual([]);
    unblock();
    playAll(element, 'b4b5');
    await settled(element);
    button(element, 'undo').click();
    expect(element.playthrough?.index).toBe(0);
  });
});

describe('the help', () => {
  it('comes with the next key', async () => {
    const { element, unblock } = await showBlocked({}, 1);
    enter(element);
    await press(element, '?');
    expect(findAll(element, 'dialog')).toEqual([]);
    unblock();
    await press(element, '?');
    await expect.poll(() => findAll(element, 'dialog[open]')).toHaveLength(1);
  });
});

describe('a saved game', () => {
  const NAME = 'parlour:board';
  const text = JSON.stringify({
    format: 'parlour-save',
    version: 1,
    record: record(NEARLY_WON, 'a5b5'),
    seconds: 9,
  });
  beforeEach(() => {
    localStorage.setItem(NAME, text);
  });
  afterEach(() => {
    localStorage.clear();
  });

  it.each([
    ['what reads it', 0],
    ['the whole game', 1],
  ])('that was not seen stays, whatever is played: without %s', async (_, few) => {
    const element = make({ ...PLAIN, autosave: 'board' });
    // What plays is asked for first.
    const unblock = block(element, few + 1);
    place(element);
    await settled(element);
    expect(element.record?.moves).toEqual([]);
    unblock();
    playAll(element, 'b4b5');
    element.newGame();
    await settled(element);
    expect(localStorage.getItem(NAME)).toBe(text);
  });

  it('that was seen is followed by what is played', async () => {
    const element = place(make({ ...PLAIN, autosave: 'board' }));
    await settled(element);
    expect(element.record).toMatchObject({ options: { layout: NEARLY_WON }, moves: ['a5b5'] });
    playAll(element, 'b5c5');
    expect(localStorage.getItem(NAME)).not.toBe(text);
  });
});
