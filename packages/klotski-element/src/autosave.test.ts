import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Attributes,
  detailsOf,
  listen,
  make,
  NEARLY_WON,
  picture,
  place,
  PLAIN,
  playAll,
  record,
  settled,
  show,
  typesOf,
} from './page.test-support.ts';

const NAME = 'parlour:board';
const SAVING = { autosave: 'board' };

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

interface Saved {
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
  it('is there again after a reload, with its count and what can be redone', async () => {
    const before = await show(SAVING);
    playAll(before, 'b4b5', 'b5c5', 'a5b5');
    before.undo();
    before.remove();
    const { element, heard } = await reload();
    expect(element.state).toEqual(before.state);
    expect(element.playthrough).toMatchObject({ index: 2, length: 3 });
    expect(element.count).toBe(1);
    expect(picture(element)).toBe('11 10 10 12 11 10 10 12 13 1 1 14 13 . 7 14 8 . 6 9');
    expect([element.redo(), element.redo()]).toEqual([true, false]);
    expect(element.count).toBe(2);
    expect(typesOf(heard).filter((type) => !/settled|move/.test(type))).toEqual([]);
  });

  it('is the one in storage, whatever the attributes say', async () => {
    const before = await show({ ...SAVING, layout: '一心一意', metric: 'unit' });
    playAll(before, 'c4c5');
    before.remove();
    const { element } = await reload();
    expect(element.playthrough?.options).toEqual({
      layout: '33332144214421112001',
      metric: 'unit',
    });
  });

  it('is saved after every act, a drag of several slides once', async () => {
    const element = await show(SAVING);
    playAll(element, 'b4b5');
    expect(saved().record.moves).toEqual(['b4b5']);
    element.undo();
    expect(saved().record).toMatchObject({ moves: ['b4b5'], at: 0 });
    element.redo();
    expect(saved().record.at).toBeUndefined();
    element.newGame({ layout: NEARLY_WON });
    expect(saved().record).toMatchObject({ options: { layout: NEARLY_WON }, moves: [] });
  });

  it('is not touched by hints and solutions', async () => {
    const element = await show(SAVING);
    playAll(element, 'b4b5');
    const text = localStorage.getItem(NAME);
    await element.hint();
    await element.solve();
    await settled(element);
    expect(localStorage.getItem(NAME)).toBe(text);
  });

  it('is small, and may be one that is won', async () => {
    const before = await show(SAVING);
    before.record = record(NEARLY_WON);
    await settled(before);
    playAll(before, 'b3b4');
    expect(localStorage.getItem(NAME)?.length).toBeLessThan(5000);
    before.remove();
    const { element, heard } = await reload();
    expect(element.outcome?.result).toBe('won');
    expect(typesOf(heard)).not.toContain('win');
  });

  it('has a name of its own, and none without autosave', async () => {
    const [one, two] = [await show({ autosave: 'one' }), await show({ autosave: 'two' })];
    playAll(one, 'b4b5');
    playAll(two, 'c4c5');
    playAll(await show(), 'a5b5');
    expect(Object.keys(localStorage).toSorted()).toEqual(['parlour:one', 'parlour:two']);
    expect(saved('parlour:two').record.moves).toEqual(['c4c5']);
  });
});

describe('what is no saved game of ours', () => {
  const save = (inner: object): string =>
    JSON.stringify({ format: 'parlour-save', version: 1, record: inner, seconds: 1 });
  it.each<[string, string, string]>([
    ['corrupt', 'bad-save', '{"format":"parlour-save","version":1,"rec'],
    ['foreign', 'bad-save', '{"theme":"dark"}'],
    ['of another game', 'other-game', save({ ...record('x'), game: 'klondike' })],
    ['of a board that is none', 'bad-options', save(record('x'))],
    ['with a move against the rules', 'illegal-move', save(record(NEARLY_WON, 'a1a2'))],
  ])('(%s) is told and passed over; the attributes deal', async (_, code, text) => {
    localStorage.setItem(NAME, text);
    const { element, heard } = await reload();
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual(['error']);
    expect(detailsOf(heard, 'parlour-error')[0]).toMatchObject({ code });
    expect(element.playthrough?.options.layout).toBe('24422442233221121001');
    // Only an act replaces it: it may be somebody's.
    expect(localStorage.getItem(NAME)).toBe(text);
  });
});

describe('a storage that does not take it', () => {
  it('is told; the game goes on and what was saved before stays', async () => {
    const before = await show(SAVING);
    playAll(before, 'b4b5');
    const text = localStorage.getItem(NAME);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const heard = listen(before);
    playAll(before, 'c4c5');
    expect(detailsOf(heard, 'parlour-error')).toMatchObject([{ code: 'not-saved' }]);
    expect(before.count).toBe(2);
    expect(localStorage.getItem(NAME)).toBe(text);
  });

  it('is told where it is forbidden, and the board is dealt all the same', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { element, heard } = await reload();
    expect(typesOf(heard).filter((type) => type !== 'settled')).toEqual(['error']);
    expect(element.state).toBeDefined();
  });
});
