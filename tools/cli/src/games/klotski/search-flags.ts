// Flags of verbs that count moves, or choose layouts by their blocks.
import { err, ok, type Result } from '@parlour/game-core';
import { type Metric, METRICS } from '@parlour/klotski';
import {
  type BlockFilter,
  blockSets,
  type CountedBlockSet,
  parseBlockFilter,
} from '@parlour/klotski/enumeration';
import { type Flag, type Given, textOf, type UsageError } from '../../core/flags.ts';
import { didYouMean, quoted } from '../../core/words.ts';

const GOALS = [...METRICS, 'all'] as const;

export const METRIC_FLAG: Flag = {
  name: 'metric',
  value: GOALS.join('|'),
  help: 'what counts as one move (all)',
};

export const METRIC_NOTES =
  'One move is, in the metric corner, one block along any free path; in straight, one block in one ' +
  'direction; in unit, one block by one cell.';

/** The metrics that are asked for; all of them, if none is named. */
export const metricsOf = (given: Given): Result<readonly Metric[], UsageError> => {
  const word = textOf(given, 'metric') ?? 'all';
  const goal = GOALS.find((candidate) => candidate === word);
  if (goal === undefined) {
    const meant = didYouMean(word, GOALS);
    return err({
      message: `--metric must be one of ${GOALS.join(', ')}, not ${quoted(word)}.${meant}`,
    });
  }
  return ok(goal === 'all' ? METRICS : [goal]);
};

export const BLOCKS_FLAG: Flag = {
  name: 'blocks',
  value: 'h=H,v=V,s=S',
  help: 'only layouts with so many horizontals, verticals, soldiers; one or two may be left out',
};

/** Which blocks layouts are to be made of. */
export const blocksFlag = (given: Given): Result<BlockFilter, UsageError> => {
  const word = textOf(given, 'blocks');
  if (word === undefined) return ok({});
  const blocks = parseBlockFilter(word);
  if (blocks.ok) return blocks;
  return err({ message: `--blocks ${quoted(word)}: ${blocks.error.message}` });
};

/** The sets of blocks that a filter lets pass. */
export const setsOf = ({ h, v, s }: BlockFilter): readonly CountedBlockSet[] =>
  blockSets().filter(
    (set) => set.h === (h ?? set.h) && set.v === (v ?? set.v) && set.s === (s ?? set.s),
  );

/** A whole number from 0 on; `undefined` where the flag is not given. */
export const numberFlag = (given: Given, name: string): Result<number | undefined, UsageError> => {
  const word = textOf(given, name);
  if (word === undefined || /^\d{1,9}$/.test(word)) {
    return ok(word === undefined ? undefined : Number(word));
  }
  return err({
    message: `--${name} must be a whole number from 0 to 999999999, not ${quoted(word)}.`,
  });
};
