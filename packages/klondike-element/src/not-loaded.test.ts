// Parts that cannot be loaded for a while are asked for again. How an element fares on a network that
// fails is an end-to-end test; here the network is the element's own method.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KlondikeElement } from './define.ts';
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
  place,
  PLAIN,
  press,
  settled,
  typesOf,
} from './page.test-support.ts';

/** Nothing is loaded from now on but the next few parts; what it gives lets all through again. */
const block = (element: KlondikeElement, few = 0): (() => void) => {
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

const putInAnew = async (element: KlondikeElement): Promise<void> => {
  element.remove();
  document.body.append(element);
  await settled(element);
};

const expectKeys = async (element: KlondikeElement): Promise<void> => {
  const index = element.playthrough?.index ?? 0;
  enter(element);
  expect(await press(element, 'd')).toBe(true);
  expect(element.playthrough?.index).toBe(index + 1);
};

describe('what plays', () => {
  it('comes with the next act', async () => {
    const { element, errors, unblock } = await showBlocked({});
    expect(errors()).toEqual(['not-loaded']);
    enter(element);
    expect(await press(element, 'd')).toBe(false);
    unblock();
    expect(element.play('t6-f3')).toBe(true);
    await settled(element);
    await expectKeys(element);
    expect(errors()).toEqual(['not-loaded']);
  });

  it('comes when the element is put in anew', async () => {
    const { element, errors, unblock } = await showBlocked({});
    unblock();
    await putInAnew(element);
    await expectKeys(element);
    expect(errors()).toEqual(['not-loaded']);
  });

  it('is told of once for each act', async () => {
    const { element, heard, errors } = await showBlocked({});
    for (const act of [() => element.play('d'), () => element.undo(), () => element.newGame()]) {
      const before = errors().length;
      expect(act()).toBe(true);
      await settled(element);
      expect(errors()).toHaveLength(before + 1);
    }
    expect(typesOf(heard).filter((type) => type !== 'error')).toEqual([
      'before-move',
      'move',
      'move',
      'deal',
    ]);
  });

  it('says why a move is refused, once it has come', async () => {
    const { element, heard, unblock } = await showBlocked({});
    expect(element.play('t1-t2')).toBe(false);
    await settled(element);
    expect(typesOf(heard)).not.toContain('refused');
    unblock();
    expect(element.play('t1-t2')).toBe(false);
    await expect.poll(() => typesOf(heard)).toContain('refused');
  });
});

describe('what is loaded on demand', () => {
  it('comes with the next key, and keys before it are not carried out later', async () => {
    const { element, errors, unblock } = await showBlocked({}, 1);
    const said = hear(element);
    enter(element);
    for (const key of ['d', 'm', 's']) expect(await press(element, key)).toBe(true);
    expect(errors()).toEqual(['not-loaded', 'not-loaded', 'not-loaded']);
    expect(element.playthrough?.index).toBe(0);
    unblock();
    await press(element, 's');
    await expect.poll(() => said).toHaveLength(1);
    expect(element.playthrough?.index).toBe(0);
    await expectKeys(element);
  });

  it('comes with the next hint', async () => {
    const { element, unblock } = await showBlocked({}, 1);
    expect(await element.hint()).toBe(false);
    unblock();
    expect(await element.hint()).toBe(true);
  });

  it('comes with the next deal that needs it', async () => {
    const { element, errors, unblock } = await showBlocked({}, 1);
    expect(element.newGame({ deal: 'danie', number: 12, draw: 1 })).toBe(false);
    await settled(element);
    expect(errors()).toEqual(['not-loaded']);
    expect(element.record?.options).toMatchObject({ seed: 4 });
    unblock();
    element.newGame({ deal: 'danie', seed: undefined, number: 12, draw: 1 });
    await settled(element);
    expect(element.record?.options).toMatchObject({ deal: 'danie', number: 12 });
  });
});

describe('the toolbar', () => {
  it('comes with the next act', async () => {
    const { element, errors, unblock } = await showBlocked({ controls: true }, 1);
    expect(errors()).toEqual(['not-loaded']);
    expect(findAll(element, '[role=toolbar]')).toEqual([]);
    unblock();
    element.play('d');
    await settled(element);
    button(element, 'undo').click();
    expect(element.playthrough?.index).toBe(0);
  });

  it('comes when the element is put in anew', async () => {
    const { element, unblock } = await showBlocked({ controls: true }, 1);
    unblock();
    await putInAnew(element);
    expect(find(element, '[role=toolbar]').childElementCount).toBeGreaterThan(0);
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
  const NAME = 'parlour:table';
  const text = JSON.stringify({
    format: 'parlour-save',
    version: 1,
    record: {
      format: 'parlour-record',
      version: 1,
      game: 'klondike',
      options: { seed: 5 },
      moves: ['d'],
    },
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
    const element = make({ ...PLAIN, autosave: 'table' });
    // What plays is asked for first.
    const unblock = block(element, few + 1);
    place(element);
    await settled(element);
    expect(element.record).toMatchObject({ options: { seed: 4 }, moves: [] });
    unblock();
    element.play('d');
    element.newGame();
    await settled(element);
    element.play('d');
    expect(localStorage.getItem(NAME)).toBe(text);
  });

  it('that was seen is followed by what is played', async () => {
    const element = place(make({ ...PLAIN, autosave: 'table' }));
    await settled(element);
    expect(element.record).toMatchObject({ options: { seed: 5 }, moves: ['d'] });
    element.play('d');
    expect(localStorage.getItem(NAME)).not.toBe(text);
  });
});
