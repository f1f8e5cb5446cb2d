// What is loaded when it is first asked for: advice, the search for a stuck game, words for refusals,
// read-outs, help, and the game with all that records may hold.
import { canfield, type CanfieldState, type PileId } from '@parlour/canfield';
import { autoplay } from '@parlour/canfield/advice';
import { cardsAt } from '@parlour/canfield/state';
import {
  Adviser,
  intentOf,
  speechOf as speechIn,
} from '@parlour/element-core/piles/patience-advice';
import { SolverHost } from '@parlour/element-core/solver';
import { adviceJobs } from './advice-jobs.ts';
import { enSpeech } from './messages/en-speech.ts';
import type { CanfieldSpeech, CanfieldWords } from './messages/words.ts';

export { intentOf };
export { canfield as whole };

/** The words on demand of a language; English where they cannot be loaded. */
export const speechOf = (words: Pick<CanfieldWords, 'speech'>): Promise<CanfieldSpeech> =>
  speechIn(words, enSpeech);

/** Searches for all elements on the page. */
const searches = new SolverHost(
  adviceJobs,
  (Worker) => new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' }),
);

export const adviser = new Adviser<CanfieldState, PileId>({
  use: (life) => {
    searches.use(life);
  },
  hints: (state, signal) => searches.solve('hints', state, { signal }),
  stuck: (state, signal) => searches.solve('stuck', state, { signal }),
  moves: canfield.moves,
  autoplay,
  cardsOf: cardsAt,
  tableauOf: ({ tableau }) => tableau.map((cards) => ({ down: 0, top: cards.at(-1) })),
});
