import { type Card, isRed, rankOf, suitIndexOf, topOf } from '@parlour/cards-core';
import {
  counselSearch,
  isBuild,
  type PlayedByItself,
  playedOut,
  playedWhile,
  type Progress,
} from '@parlour/cards-core/patience-advice';
import { finished, type Search } from '@parlour/game-core';
import { cardsAt, isWon, nextRank } from './piles.ts';
import { quietTable, stepOf } from './quiet.ts';
import { moves, playLegal } from './rules.ts';
import { type CanfieldMove, type CanfieldState, type Hint, type PileId } from './types.ts';

const heightOf = ({ foundations }: CanfieldState, suit: number): number =>
  foundations.find(([first]) => first !== undefined && suitIndexOf(first) === suit)?.length ?? 0;

/**
 * Can this card go up without ever being missed? What could be laid on it can itself go up then.
 * Where colours alternate that is so when both foundations of the other colour are at most one card
 * behind and the other one of its colour at most two (the dominance of Klondike solvers, Blake & Gent,
 * JAIR 85:21, counted from the base rank); where any suit may be laid on any, when none is more than
 * one behind; where suits are kept, always. A card of the base rank on which others may lie is never
 * safe. What fills the space of the last card of a pile is never worse off than in the reserve.
 */
export const isSafe = (state: CanfieldState, card: Card): boolean => {
  const { rules, base } = state;
  const step = stepOf(base, card);
  if (rules.onBase && step === 0) return false;
  if (rules.building === 'suit') return true;
  const suit = suitIndexOf(card);
  return [0, 1, 2, 3].every((other) => {
    if (other === suit) return true;
    const isSame = (other % 2 === 1) === isRed(card);
    const behind = isSame && rules.building === 'alternate' ? 2 : 1;
    return step <= heightOf(state, other) + behind;
  });
};

/** The card that goes up, where no other card comes up because of it. */
const cardHome = (state: CanfieldState, move: CanfieldMove): Card | undefined => {
  if (state.base === 0 || move.type !== 'move' || !isBuild(move)) return undefined;
  // With more than one drawn at a time, taking from the waste changes what comes up.
  if (move.from === 'waste' && state.rules.draw > 1) return undefined;
  return topOf(cardsAt(state, move.from));
};

const isSafeMove = (state: CanfieldState, move: CanfieldMove): boolean => {
  const card = cardHome(state, move);
  return card !== undefined && isSafe(state, card);
};

/** To begin a foundation is advised, safe or not. */
const isAdvised = (state: CanfieldState, move: CanfieldMove): boolean => {
  const card = cardHome(state, move);
  return card !== undefined && (isSafe(state, card) || rankOf(card) === state.base);
};

/** What can be done at once is good for this; the reasons in the order in which one should. */
const ORDER = ['build', 'fill', 'play-reserve', 'play-waste'] as const;

const reasonOf = (state: CanfieldState, { kind, move }: Progress<PileId>): Hint['reason'] => {
  if (isAdvised(state, move)) return 'build';
  if (kind === 'reveal') return 'fill';
  if (move.to.startsWith('f')) return 'build';
  return move.from === 'reserve' ? 'play-reserve' : 'play-waste';
};

const atOnce = (state: CanfieldState, ways: readonly Progress<PileId>[]): readonly Hint[] => {
  const found = ways.map((way) => ({ move: way.move, reason: reasonOf(state, way) }));
  const first = found.filter(({ move }) => isAdvised(state, move));
  const rest = found.filter((hint) => !first.includes(hint));
  const ranked = [...ORDER.slice(1), 'build'].flatMap((reason) =>
    rest.filter((hint) => hint.reason === reason),
  );
  return [...first, ...ranked];
};

/** Which card to begin with: best one whose next cards are in sight too. */
const choices = (state: CanfieldState): readonly Hint[] => {
  const seen = [...state.reserve.slice(-1), ...state.tableau.flat()];
  const sight = (move: CanfieldMove): number => {
    const card = move.type === 'move' ? topOf(cardsAt(state, move.from)) : undefined;
    if (card === undefined) return 0;
    const after = nextRank(rankOf(card));
    return seen.reduce((sum, other) => {
      if (rankOf(other) === rankOf(card)) return sum + 1;
      const isNext = rankOf(other) === after && suitIndexOf(other) === suitIndexOf(card);
      return sum + (isNext ? 1 : 0);
    }, 0);
  };
  return moves(state)
    .filter((move) => move.type === 'move' && move.to === 'f1')
    .sort((one, other) => sight(other) - sight(one))
    .map((move) => ({ move, reason: 'choose' }));
};

/**
 * Advice, best first: build where it is safe, empty a pile for the reserve, take the few steps that
 * lead there, play from the reserve, from the waste, build, prepare for what is farther off, deal.
 * Empty when the game is won or stuck, or nothing is known. Whoever always takes the first hint never
 * comes round in a circle: see `counselSearch` of cards-core.
 */
export const hints = (state: CanfieldState): readonly Hint[] => finished(hintSearch(state));

/** The same, pausing now and then. */
export function* hintSearch(state: CanfieldState): Search<readonly Hint[]> {
  if (isWon(state)) return [];
  if (state.base === 0) return choices(state);
  return yield* counselSearch<PileId, Hint['reason']>({
    table: quietTable(state),
    hand: state,
    atOnce: (ways) => atOnce(state, ways),
    isUrgent: ({ move, reason }) => reason === 'fill' || isAdvised(state, move),
  });
}

const RULES: PlayedByItself<CanfieldState, PileId> = {
  isWon,
  moves,
  play: (state, move) => playLegal(state, move).state,
};

/**
 * Moves to the foundations that can never hurt, in order; or, where the reserve is empty and play
 * finishes by itself, all moves to the end. Empty if there is nothing to do.
 */
export const autoplay = (state: CanfieldState): readonly CanfieldMove[] =>
  finish(state) ?? playedWhile(state, RULES, isSafeMove);

/**
 * All moves from here to the end of the game, where it finishes by itself: the reserve is empty, and
 * going to the foundations whatever fits, and dealing, wins. `undefined` where that is not so.
 */
export const finish = (state: CanfieldState): readonly CanfieldMove[] | undefined =>
  isWon(state) || state.base === 0 || state.reserve.length > 0
    ? undefined
    : playedOut(state, RULES);
