// What is loaded when it is first asked for: advice, the search for a stuck game, words for refusals,
// read-outs, help, and the game with all that records may hold.
import type { KlondikeMove, KlondikeState, PileId } from '@parlour/klondike';
import { klondike } from '@parlour/klondike';
import { SolverHost } from '@parlour/element-core/solver';
import { autoplay } from '@parlour/klondike/advice';
import { faceUp } from '@parlour/klondike/state';
import { adviceJobs } from './advice-jobs.ts';
import type { Intent } from './keys.ts';
import { enSpeech } from './messages/en-speech.ts';
import type { KlondikeSpeech, KlondikeWords } from './messages/words.ts';

export { intentOf } from './keys.ts';
export { klondike };

/** The words on demand of a language; English where they cannot be loaded. */
export const speechOf = async ({ speech }: KlondikeWords): Promise<KlondikeSpeech> =>
  speech ? speech().catch(() => enSpeech) : enSpeech;

/** Searches for all elements on the page. */
const searches = new SolverHost(
  adviceJobs,
  (Worker) => new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' }),
);

/** Keeps the worker that searches as long as an element is in the document. */
export const keepSearching = (life: AbortSignal): void => {
  searches.use(life);
};

/** Whether it is certain that the game cannot go on. */
export const isStuck = async (state: KlondikeState, signal: AbortSignal): Promise<boolean> =>
  (await searches.solve('stuck', state, { signal })) === 'stuck';

interface Advice {
  readonly move?: KlondikeMove;
  readonly text: string;
}

/** The card that moves when `count` cards of a pile do. */
const cardMoved = (state: KlondikeState, pile: string, count: number): number =>
  faceUp(state, pile as PileId).at(-count) ?? 0;

/** The best advice, and what is said of it. */
export const advise = async (
  speech: KlondikeSpeech,
  state: KlondikeState,
  isOver: boolean,
  signal: AbortSignal,
): Promise<Advice> => {
  const [best] = await searches.solve('hints', state, { signal });
  if (!best) return { text: isOver ? speech.stuck : speech.noHint };
  const { move } = best;
  if (move.type !== 'move') return { move, text: speech.hintDeal };
  const card = cardMoved(state, move.from, move.count);
  return { move, text: speech.hintMove(card, move.count - 1, move.to) };
};

/** What goes to the foundations by itself, and what is said of it. */
export const collecting = (
  speech: KlondikeSpeech,
  state: KlondikeState,
): { readonly moves: readonly KlondikeMove[]; readonly text: string } => {
  const moves = autoplay(state);
  const count = moves.filter(({ type }) => type === 'move').length;
  return { moves, text: speech.autoplayed(count) };
};

const allMoves = (state: KlondikeState, speech: KlondikeSpeech): readonly string[] =>
  klondike
    .moves(state)
    .flatMap((move) =>
      move.type === 'move'
        ? [speech.canGo(cardMoved(state, move.from, move.count), [move.to])]
        : [],
    );

/** What a key that reads out says; `count` cards would move with the focused one. */
export const readOut = (
  speech: KlondikeSpeech,
  intent: Extract<Intent, { readonly type: 'moves' | 'all-moves' | 'summary' | 'read' }>,
  state: KlondikeState,
  pile: string,
  count: number,
): string => {
  switch (intent.type) {
    case 'moves': {
      const targets = klondike
        .moves(state)
        .flatMap((move) =>
          move.type === 'move' && move.from === pile && move.count === count ? [move.to] : [],
        );
      if (targets.length === 0) return speech.noMoves;
      return speech.canGo(cardMoved(state, pile, count), targets);
    }
    case 'all-moves':
      return allMoves(state, speech).join(speech.separator) || speech.noMoves;
    case 'summary':
    case 'read': {
      const table = {
        stock: state.stock.length,
        waste: state.waste.at(-1),
        foundations: state.foundations.map((cards) => cards.at(-1)),
        tableau: state.tableau.map(({ down, up }) => ({ down: down.length, top: up.at(-1) })),
      };
      return speech.summary(table, intent.type === 'read' ? intent.part : 'all');
    }
  }
};
