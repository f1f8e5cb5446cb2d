import { finished } from '@parlour/game-core';
import { blocksOf } from '@parlour/klotski';
import { make2, make4, makeCommon, makeShort } from '@parlour/klotski/formats';
import { unrank } from '@parlour/klotski/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorOf } from '../browse/mirror.ts';
import {
  type Entry,
  filledUp,
  keyOf,
  newEntry,
  readEntry,
  tidyName,
  tidyNotes,
  tidyTags,
} from './entry.ts';
import { KINDS, makeFile } from './export.ts';
import { decoded, importSearch } from './import.ts';
import { FIRST_LOOK, ORDERS, readLook, shown, tagsOf } from './view-model.ts';

const FORWARD = '24422442233221121001';
const layouts = fc.nat({ max: 29_334_497 }).map((index) => unrank(index) ?? '');
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('兵', '"', '=1'),
);

/** With its identities turned round within a shape, where there are two. */
const ownIds = (layout: string): string | undefined => {
  const blocks = blocksOf(layout) ?? [];
  const [one, other] = blocks.filter(({ code }) => code === 1);
  if (!one || !other) return undefined;
  const swapped = blocks.map((block) =>
    block === one ? { ...block, id: other.id } : block === other ? { ...block, id: one.id } : block,
  );
  const made = make4(swapped);
  return made.ok ? made.value : undefined;
};

const entries = fc
  .record({
    layout: layouts,
    name: texts.map(tidyName),
    notes: texts.map(tidyNotes),
    tags: fc.array(texts, { maxLength: 5 }).map((tags) => tidyTags(tags.join(','))),
    added: fc.nat({ max: 4e12 }),
    hasIds: fc.boolean(),
  })
  .map(({ hasIds, ...texts }): Entry => {
    const ids = hasIds ? ownIds(texts.layout) : undefined;
    return { version: 1, ...texts, ...(ids !== undefined && { ids }) };
  });

const imported = (text: string) => finished(importSearch(text));

describe('an entry', () => {
  it('has one key with its mirror image, and with nothing else', () => {
    fc.assert(
      fc.property(layouts, layouts, (one, other) => {
        expect(keyOf(mirrorOf(one))).toBe(keyOf(one));
        const isSame = one === other || mirrorOf(one) === other;
        expect(keyOf(one) === keyOf(other)).toBe(isSame);
      }),
    );
  });

  it('is read as it was kept', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const kept: unknown = structuredClone(entry);
        expect(readEntry(keyOf(entry.layout), kept)).toEqual(entry);
      }),
    );
  });

  it('is not read under another key, in another version, or where it is none', () => {
    const entry = newEntry({ layout: FORWARD, name: '', notes: '', tags: [] }, 5);
    expect(readEntry(FORWARD, entry)).toEqual(entry);
    expect(readEntry(mirrorOf('04402442222212213311'), entry)).toBeUndefined();
    expect(readEntry(FORWARD, { ...entry, version: 2 })).toBeUndefined();
    expect(readEntry(FORWARD, { ...entry, layout: '2442' })).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readEntry(FORWARD, value)).toBeUndefined();
      }),
    );
  });

  it('keeps what it has where the same layout comes once more', () => {
    const before = newEntry({ layout: FORWARD, name: 'mine', notes: '', tags: ['a'] }, 5);
    const draft = { layout: FORWARD, name: 'theirs', notes: 'theirs', tags: ['b', 'a'] };
    expect(filledUp(before, draft)).toEqual({ ...before, notes: 'theirs', tags: ['a', 'b'] });
  });
});

describe('files', () => {
  it.each(KINDS)('of %s can be read again', (kind) => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 6 }), (all) => {
        const { good, bad } = imported(makeFile(kind, all));
        expect(bad).toEqual([]);
        const wanted = all.map(({ layout, ids, name, notes, tags, added }) => ({
          layout,
          ...(ids !== undefined && { ids }),
          name,
          notes,
          tags,
          ...(kind !== 'text' && { added }),
        }));
        expect(good).toEqual(wanted);
      }),
    );
  });

  it('in any format are read, with a name or without one', () => {
    const blocks = blocksOf(FORWARD) ?? [];
    const four = make4(blocks);
    const lines = [
      FORWARD,
      make2(blocks),
      '242232111001',
      four.ok ? four.value : '',
      makeCommon(blocks) ?? '',
      makeShort(blocks) ?? '',
      '2442 2442 2332 2112 1001',
      `${FORWARD} 横刀立马`,
      `${FORWARD}|横刀立马||`,
      `${FORWARD}\t横刀立马\tclassic, 兵\tfirst\\nsecond`,
      `2442,2442,2332,2112,1001 - Red Donkey`,
    ];
    const { good, bad } = imported(`\uFEFF# a list\n\n${lines.join('\r\n')}\n`);
    expect(bad).toEqual([]);
    expect(good.map(({ layout }) => layout)).toEqual(lines.map(() => FORWARD));
    expect(good.map(({ name }) => name).filter(Boolean)).toEqual([
      '横刀立马',
      '横刀立马',
      '横刀立马',
      'Red Donkey',
    ]);
    expect(good.at(-2)).toMatchObject({ tags: ['classic', '兵'], notes: 'first\nsecond' });
  });

  it('tell each bad line with its number and reason; the good ones are kept', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => unrank(index * 9000) ?? '');
    lines[16] = '2442244223322112100';
    lines[1999] = 'hello';
    lines[2500] = '24422442233221121009 with a fault';
    const { good, bad } = imported(lines.join('\n'));
    expect(good).toHaveLength(2997);
    expect(bad.map(({ line }) => line)).toEqual([17, 2000, 2501]);
    expect(bad[1]?.text).toBe('hello');
    expect(bad[2]).toMatchObject({ position: 19 });
    expect(bad.every(({ reason }) => reason.length > 5)).toBe(true);
  });

  it('of CSV with other columns, in any order and with quotes', () => {
    const text = 'layout;extra;name\n"24422442233221121001";1;"a ""b""; c"\nx;2;y\n';
    const { good, bad, kind } = imported(text);
    expect(kind).toBe('table');
    expect(good).toMatchObject([{ layout: FORWARD, name: 'a "b"; c' }]);
    expect(bad).toMatchObject([{ line: 3, text: 'x' }]);
  });

  it('of JSON tell which layout is bad', () => {
    const { good, bad } = imported(JSON.stringify([FORWARD, { layout: 7 }, { layout: '12' }]));
    expect(good).toHaveLength(1);
    expect(bad.map(({ line }) => line)).toEqual([2, 3]);
    expect(imported('{"layouts": 3}').bad).toHaveLength(1);
    expect(imported('[1').bad).toHaveLength(1);
  });

  it('of anything at all break nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          fc.json(),
          texts.map((text) => `layout\n${text}`),
        ),
        (text) => {
          const { good, bad } = imported(text);
          expect(good.every(({ layout }) => blocksOf(layout) !== undefined)).toBe(true);
          expect(bad.every(({ line }) => line > 0)).toBe(true);
        },
      ),
    );
  });

  it('in the encodings of lists from China are read', () => {
    const bytes = (...codes: number[]) => new Uint8Array(codes).buffer;
    expect(decoded(bytes(0xba, 0xe1, 0xb5, 0xb6))).toBe('横刀');
    expect(decoded(bytes(0xe6, 0xa8, 0xaa))).toBe('横');
    expect(decoded(bytes(0xff, 0xfe, 0x2a, 0x6a))).toBe('横');
  });
});

describe('what is looked for', () => {
  it('is found by text and tag, in every order', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 12 }), (all) => {
        for (const order of ORDERS)
          expect(new Set(shown(all, { ...FIRST_LOOK, order }))).toEqual(new Set(all));
        for (const [tag, count] of tagsOf(all)) {
          const found = shown(all, { ...FIRST_LOOK, tag });
          expect(found).toHaveLength(count);
          expect(found.every(({ tags }) => tags.includes(tag))).toBe(true);
        }
        for (const entry of all)
          expect(shown(all, { ...FIRST_LOOK, text: entry.name })).toContain(entry);
      }),
    );
  });

  it('comes hardest first, what has no solution and no rating last', () => {
    const of = (index: number, rating: Entry['rating']): Entry => ({
      ...newEntry({ layout: unrank(index) ?? '', name: '', notes: '', tags: [] }, index),
      ...(rating && { rating }),
    });
    const solved = (corner: number): Entry['rating'] => ({
      status: 'solved',
      optimum: { corner, straight: 1, unit: 1 },
    });
    const all = [
      of(1, undefined),
      of(2, { status: 'unsolvable' }),
      of(3, solved(5)),
      of(4, solved(9)),
    ];
    const found = shown(all, { ...FIRST_LOOK, order: 'hardest' });
    expect(found.map(({ added }) => added)).toEqual([4, 3, 2, 1]);
    const reverse = shown(all, { ...FIRST_LOOK, order: 'easiest' });
    expect(reverse.map(({ added }) => added)).toEqual([3, 4, 2, 1]);
  });

  it('is kept in its order, but not in its words', () => {
    expect(readLook({ order: 'name', metric: 'unit', text: 'x', tag: 'y' })).toEqual({
      ...FIRST_LOOK,
      order: 'name',
      metric: 'unit',
    });
    expect(readLook(7)).toEqual(FIRST_LOOK);
  });
});
