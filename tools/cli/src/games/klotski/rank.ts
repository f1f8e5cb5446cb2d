import { err, ok } from '@parlour/game-core';
import { count, rank, unrank } from '@parlour/klotski/enumeration';
import { runBatch } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn } from '../../core/flags.ts';
import { quoted } from '../../core/words.ts';
import { INPUT_FLAGS, INPUT_NOTES, layoutEntries, runLayouts } from './layout-input.ts';
import { BLOCKS_FLAG, blocksFlag } from './search-flags.ts';

const NUMBER_NOTES =
  'Numbers go from 0 to 29334497, over all layouts with one 2×2 and at least two empties, in the ' +
  'order of their CommonCode; the ShortCode is such a number. With --blocks they go over the layouts ' +
  'made of these blocks.';

/** `parlour klotski rank`. */
export const rankVerb = defineVerb({
  game: 'klotski',
  name: 'rank',
  summary: 'Print the numbers of layouts.',
  operands: '[FILE…|-]',
  flags: [BLOCKS_FLAG, ...INPUT_FLAGS],
  notes: `${NUMBER_NOTES}\n\n${INPUT_NOTES}`,
  examples: ['layouts.txt', '--blocks h=1,v=4,s=4 < layouts.txt'],
  run: async (given, io, fail) => {
    const blocks = blocksFlag(given);
    if (!blocks.ok) return fail.usage(blocks.error.message);
    return runLayouts(given, io, fail, (layout) => {
      const number = rank(layout, blocks.value);
      if (number !== undefined) return ok({ text: String(number), json: { layout, rank: number } });
      const message = 'This layout is made of other blocks than --blocks says.';
      return err({ code: 'other-blocks', message, position: 0 });
    });
  },
});

/** `parlour klotski unrank`. */
export const unrankVerb = defineVerb({
  game: 'klotski',
  name: 'unrank',
  summary: 'Print the layouts that have these numbers.',
  operands: '[FILE…|-]',
  flags: [BLOCKS_FLAG, { name: 'json', help: 'one JSON object for each number' }],
  notes: `${NUMBER_NOTES}\n\nReads one number a line from files or stdin; empty lines are passed over.`,
  examples: ['numbers.txt', '--blocks h=1,v=4,s=4 < numbers.txt'],
  run: async (given, io, fail) => {
    const blocks = blocksFlag(given);
    if (!blocks.ok) return fail.usage(blocks.error.message);
    const size = count(blocks.value);
    return runBatch(
      {
        files: given.positionals.length > 0 ? given.positionals : ['-'],
        json: isOn(given, 'json'),
        entries: layoutEntries,
        exact: true,
        answer: ({ text }) => {
          const position = text.search(/\D/);
          if (position >= 0) {
            const message = `${quoted(text)} is no whole number.`;
            return err({ code: 'bad-number', message, position });
          }
          const number = Number(text);
          const layout = unrank(number, blocks.value);
          if (layout !== undefined) return ok({ text: layout, json: { rank: number, layout } });
          const message =
            size === 0
              ? 'There are no layouts of these blocks.'
              : `Numbers go from 0 to ${size - 1}, and ${quoted(text)} is beyond.`;
          return err({ code: 'out-of-range', message, position: 0 });
        },
      },
      io,
    );
  },
});
