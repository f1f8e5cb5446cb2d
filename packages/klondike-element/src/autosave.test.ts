import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Attributes,
  detailsOf,
  listen,
  make,
  NEARLY_WON,
  optionsOf,
  place,
  PLAIN,
  playAll,
  settled,
  show,
  typesOf,
} from './page.test-support.ts';

const NAME = 'parlour:table';
const SAVING = { autosave: 'table' };

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

interface Saved {
  readonly format: string;
  readonly version: number;
  readonly record: { readonly moves: readonly string[]; readonly at?: number };
  readonly seconds: number;
}
const saved = (name = NAME): Saved => JSON.parse(localStorage.getItem(name) ?? '{}') as Saved;

/** The element of a page that was loaded again, and what it said. */
const reload = async (attributes: Attributes = {}) => {
  const element = make({ ...PLAIN, ...SAVING, ...attributes });
  const heard = listen(element);
  place(element);
  await settled(element);
  return { element, heard };
};

describe('a game that is saved', () => {
  it('is there again after a reload', async () => {
    const before = await show(SAVING);
    playAll(before, 'd', 't6-f3', 't5-t7');
    before.remove();
    const { element, heard } = await reload();
    expect(element.state).toEqual(before.state);
    expect(element.record).toEqual(before.record);
    expect(optionsOf(element, 'f3')).toEqual(['ace of clubs']);
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual([]);
  });

  it('comes back with what can be redone', async () => {
    const before = await show(SAVING);
    playAll(before, 'd', 't6-f3', 't5-t7');
    before.undo();
    before.undo();
    before.remove();
    const { element } = await reload();
    expect(element.playthrough).toMatchObject({ index: 1, length: 3 });
    expect([element.redo(), element.redo(), element.redo()]).toEqual([true, true, false]);
    expect(element.record?.moves).toEqual(['d', 't6-f3', 't5-t7']);
  });

  it('comes back with the seconds played', async () => {
    const before = await show(SAVING);
    playAll(before, 'd');
    localStorage.setItem(NAME, JSON.stringify({ ...saved(), seconds: 83.5 }));
    before.remove();
    const { element } = await reload();
    expect(element.seconds).toBeCloseTo(83.5);
    playAll(element, 't6-f3');
    expect(saved().seconds).toBeGreaterThanOrEqual(83.5);
  });

  it('is the one in storage, whatever the attributes say', async () => {
    const before = await show(SAVING);
    playAll(before, 'd');
    before.remove();
    const { element } = await reload({ seed: 77, draw: 1 });
    expect(element.playthrough?.options).toMatchObject({ seed: 4, draw: 3 });
  });

  it('is saved after every act', async () => {
    const element = await show(SAVING);
    playAll(element, 'd');
    expect(saved().record.moves).toEqual(['d']);
    playAll(element, 't6-f3');
    expect(saved().record.moves).toEqual(['d', 't6-f3']);
    element.undo();
    expect(saved().record).toMatchObject({ moves: ['d', 't6-f3'], at: 1 });
    element.redo();
    expect(saved().record.at).toBeUndefined();
    element.restart();
    expect(saved().record.at).toBe(0);
    element.newGame({ seed: 9 });
    expect(saved().record).toMatchObject({ options: { seed: 9 }, moves: [] });
    element.undo();
    expect(saved().record).toMatchObject({ options: { seed: 4 }, at: 0 });
  });

  it('is small: a version, a record, seconds', async () => {
    const element = await show(SAVING);
    playAll(element, 'd');
    expect(Object.keys(saved()).toSorted()).toEqual(['format', 'record', 'seconds', 'version']);
    expect(localStorage.getItem(NAME)?.length).toBeLessThan(5000);
  });

  it('may be one that is won', async () => {
    const before = await show(SAVING);
    before.record = NEARLY_WON;
    await settled(before);
    playAll(before, 't1-f4');
    before.remove();
    const { element, heard } = await reload();
    expect(element.outcome?.result).toBe('won');
    expect(typesOf(heard)).not.toContain('win');
  });
});

describe('names', () => {
  it('keep games apart', async () => {
    const [one, two] = [await show({ autosave: 'one' }), await show({ autosave: 'two' })];
    playAll(one, 'd');
    playAll(two, 't6-f3');
    for (const element of [one, two]) element.remove();
    expect((await reload({ autosave: 'one' })).element.record?.moves).toEqual(['d']);
    expect((await reload({ autosave: 'two' })).element.record?.moves).toEqual(['t6-f3']);
  });

  it('that are the same hold the game of the last act', async () => {
    const [one, two] = [await show(SAVING), await show(SAVING)];
    playAll(one, 'd');
    playAll(two, 't6-f3');
    for (const element of [one, two]) element.remove();
    expect((await reload()).element.record?.moves).toEqual(['t6-f3']);
  });

  it('that are not given save nothing', async () => {
    const element = await show();
    playAll(element, 'd');
    element.newGame();
    expect(localStorage).toHaveLength(0);
  });
});

describe('what is no saved game of ours', () => {
  it.each<[string, string, string]>([
    ['corrupt', 'bad-save', '{"format":"parlour-save","version":1,"rec'],
    ['foreign', 'bad-save', '{"theme":"dark"}'],
    ['of a version to come', 'bad-save', '{"format":"parlour-save","version":2,"record":{}}'],
    [
      'without a record',
      'not-a-record',
      '{"format":"parlour-save","version":1,"record":null,"seconds":1}',
    ],
    [
      'of another game',
      'other-game',
      '{"format":"parlour-save","version":1,"record":{"format":"parlour-record","version":1,"game":"canfield","options":{},"moves":[]}}',
    ],
    [
      'with a move against the rules',
      'illegal-move',
      '{"format":"parlour-save","version":1,"record":{"format":"parlour-record","version":1,"game":"klondike","options":{"seed":4},"moves":["r"]}}',
    ],
  ])('(%s) is told and passed over; the attributes deal', async (_, code, text) => {
    localStorage.setItem(NAME, text);
    const { element, heard } = await reload();
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual(['error']);
    expect(detailsOf(heard, 'parlour-error')[0]).toMatchObject({ code });
    expect(element.playthrough).toMatchObject({ index: 0, options: { seed: 4, draw: 3 } });
    // Only an act replaces it: it may be somebody's.
    expect(localStorage.getItem(NAME)).toBe(text);
  });
});

describe('a storage that is full', () => {
  it('is told; the game goes on and what was saved before stays', async () => {
    const before = await show(SAVING);
    playAll(before, 'd');
    const text = localStorage.getItem(NAME);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const heard = listen(before);
    playAll(before, 't6-f3');
    expect(detailsOf(heard, 'parlour-error')).toMatchObject([{ code: 'not-saved' }]);
    expect(before.record?.moves).toEqual(['d', 't6-f3']);
    vi.restoreAllMocks();
    expect(localStorage.getItem(NAME)).toBe(text);
    before.remove();
    expect((await reload()).element.record?.moves).toEqual(['d']);
  });
});

describe('a storage that is forbidden', () => {
  it('is told, and the game is dealt all the same', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { element, heard } = await reload();
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual(['error']);
    expect(element.playthrough?.options.seed).toBe(4);
  });
});
