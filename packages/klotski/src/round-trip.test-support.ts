import { unwrap } from '@parlour/game-core';
import { convert, type Format, FORMATS, makeAll, parseLayout } from './formats.ts';
import { type Layout } from './types.ts';

/** The standard layouts are made of so many horizontals, from 0 to 5, and the other generals. */
export const STANDARD_SETS = [0, 1, 2, 3, 4, 5].map((h) => ({ h, v: 5 - h, s: 4 }));

/** What does not come back from a format as it was, or is not standard; empty if all does. */
export const lostIn = (layout: Layout): readonly string[] => {
  const all = unwrap(convert(layout, { format: '1' }));
  const texts: Readonly<Record<Format, string | null>> = {
    '1': all.f1,
    '2': all.f2,
    '3': all.f3,
    '4': all.f4,
    common: all.common,
    short: all.short,
  };
  const { f1, f2, f3, f4, f4ids, common, short } = all;
  const made = JSON.stringify({ f1, f2, f3, f4, f4ids, common, short });
  const lost: string[] = FORMATS.filter((format) => {
    const text = texts[format];
    const read = text === null ? undefined : parseLayout(text, { format });
    return !read?.ok || JSON.stringify(makeAll(read.value.blocks)) !== made;
  });
  return all.standard && all.warnings.length === 0 ? lost : [...lost, 'standard'];
};
