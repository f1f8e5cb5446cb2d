// What is loaded when it is first asked for: advice, the search for a stuck game, words for refusals,
// read-outs, help, and the game with all that records may hold.
import { klondike, type KlondikeState, type PileId } from '@parlour/klondike';
import {
  Adviser,
  intentOf,
  speechOf as speechIn,
} from '@parlour/element-core/piles/patience-advice';
import { SolverHost } from '@parlour/element-core/solver';
import { autoplay } from '@parlour/klondike/advice';
import { faceUp } from '@parlour/klondike/state';
import { adviceJobs } from './advice-jobs.ts';
import { enSpeech } from './messages/en-speech.ts';
import type { KlondikeSpeech, KlondikeWords } from './messages/words.ts';

export { intentOf };
export { klondike as whole };

/** The words on demand of a language; English where they cannot be loaded. */
export const speechOf = (words: Pick<KlondikeWords, 'speech'>): Promise<KlondikeSpeech> =>
  speechIn(words, enSpeech);

/** Searches for all elements on the page. */
const searches = new SolverHost(
  adviceJobs,
  (Worker) => new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' }),
);

export const adviser = new Adviser<KlondikeState, PileId>({
  use: (life) => {
    searches.use(life);
  },
  hints: (state, signal) => searches.solve('hints', state, { signal }),
  stuck: (state, signal) => searches.solve('stuck', state, { signal }),
  moves: klondike.moves,
  autoplay,
  cardsOf: faceUp,
  tableauOf: ({ tableau }) =>
    tableau.map(({ down, up }) => ({ down: down.length, top: up.at(-1) })),
});
