import { type GameCommand, type Verb } from '../core/verb.ts';
import { solveBoardVerb } from './klotski/solve-board.ts';

/** Verbs beside `play` and `replay`, in the order of the help page. */
const verbs: readonly Verb[] = [solveBoardVerb];

/** `parlour klotski`. */
export const klotski: GameCommand = { id: 'klotski', title: 'Klotski', verbs };
