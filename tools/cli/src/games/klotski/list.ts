import { setImmediate } from 'node:timers/promises';
import { count, makeBlockSet, page } from '@parlour/klotski/enumeration';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn } from '../../core/flags.ts';
import { writeJson } from '../../core/spoken.ts';
import { BLOCKS_FLAG, blocksFlag, numberFlag, setsOf } from './search-flags.ts';

/** Layouts that are written at once. */
const PAGE = 4096;

/** `parlour klotski list`. */
export const listVerb = defineVerb({
  game: 'klotski',
  name: 'list',
  summary: 'List layouts in the order of their numbers.',
  flags: [
    BLOCKS_FLAG,
    { name: 'offset', value: 'N', help: 'begin with layout N, the first being 0' },
    { name: 'limit', value: 'M', help: 'list M layouts at most (all)' },
    { name: 'json', help: 'one JSON object for each layout' },
  ],
  notes: 'There are 29334498 layouts with one 2×2 and at least two empties, in 203 sets of blocks.',
  examples: ['--blocks h=1,v=4,s=4 --limit 10', '--offset 4091296 --limit 1'],
  run: async (given, io, fail) => {
    const blocks = blocksFlag(given);
    if (!blocks.ok) return fail.usage(blocks.error.message);
    const offset = numberFlag(given, 'offset');
    if (!offset.ok) return fail.usage(offset.error.message);
    const limit = numberFlag(given, 'limit');
    if (!limit.ok) return fail.usage(limit.error.message);
    const start = offset.value ?? 0;
    const size = count(blocks.value);
    const end = Math.min(start + (limit.value ?? size), size);
    for (let from = start; from < end; from += PAGE) {
      if (io.signal.aborted) return 0;
      const layouts = page(from, Math.min(PAGE, end - from), blocks.value);
      if (isOn(given, 'json')) {
        for (const [index, layout] of layouts.entries()) {
          writeJson(io, { index: from + index, layout });
        }
      } else io.stdout.write(`${layouts.join('\n')}\n`);
      await setImmediate();
    }
    return 0;
  },
});

/** `parlour klotski count`. */
export const countVerb = defineVerb({
  game: 'klotski',
  name: 'count',
  summary: 'Count layouts, all of them or those made of certain blocks.',
  flags: [
    BLOCKS_FLAG,
    { name: 'sets', help: 'count for each set of blocks by itself' },
    { name: 'json', help: 'JSON objects' },
  ],
  examples: ['', '--blocks h=1,v=4,s=4', '--blocks s=4 --sets'],
  run: (given, io, fail) => {
    const blocks = blocksFlag(given);
    if (!blocks.ok) return Promise.resolve(fail.usage(blocks.error.message));
    const json = isOn(given, 'json');
    if (!isOn(given, 'sets')) {
      const number = count(blocks.value);
      if (json) writeJson(io, { blocks: blocks.value, count: number });
      else io.stdout.write(`${number}\n`);
      return Promise.resolve(0);
    }
    for (const set of setsOf(blocks.value)) {
      if (json) {
        const { empties, count: number } = set;
        writeJson(io, { blocks: { h: set.h, v: set.v, s: set.s }, empties, count: number });
      } else io.stdout.write(`${makeBlockSet(set)} ${set.count}\n`);
    }
    return Promise.resolve(0);
  },
});
