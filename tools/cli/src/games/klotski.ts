import { textGame } from '../core/text-player.ts';
import { type Verb } from '../core/verb.ts';
import { analyseVerb } from './klotski/analyse.ts';
import { censusVerb } from './klotski/census.ts';
import { convertVerb } from './klotski/convert.ts';
import { countVerb, listVerb } from './klotski/list.ts';
import { textKlotski } from './klotski/play.ts';
import { rankVerb, unrankVerb } from './klotski/rank.ts';
import { solveVerb } from './klotski/solve.ts';
import { solveBoardVerb } from './klotski/solve-board.ts';

/** Verbs beside `play` and `replay`, in the order of the help page. */
const verbs: readonly Verb[] = [
  convertVerb,
  solveVerb,
  analyseVerb,
  countVerb,
  listVerb,
  rankVerb,
  unrankVerb,
  censusVerb,
  solveBoardVerb,
];

/** `parlour klotski`. */
export const klotski = textGame({ ...textKlotski, verbs });
