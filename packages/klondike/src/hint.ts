import { type Card, isRed, type Pile, rankOf, suitIndexOf, topOf } from '@parlour/cards-core';
import { placeOf } from '@parlour/cards-core/patience';
import {
  counselSearch,
  isBuild,
  type PlayedByItself,
  playedOut,
  playedWhile,
  type Progress,
} from '@parlour/cards-core/patience-advice';
import { finished, type Search } from '@parlour/game-core';
import { faceUp } from './legal.ts';
import { isWon } from './piles.ts';
import { quietTable } from './quiet.ts';
import { moves, playLegal } from './rules.ts';
import { type Hint, type KlondikeMove, type KlondikeState, type PileId } from './types.ts';

const heightOf = (foundations: readonly Pile[], suit: number): number =>
  foundations.find((pile) => pile[0] !== undefined && suitIndexOf(pile[0]) === suit)?.length ?? 0;

/**
 * Can this card go up without ever being missed? Both foundations of the other colour are at most
 * two ranks behind it, the other one of its colour at most three: then every card that could be
 * laid on it can itself go up (the dominance of Klondike solvers, Blake & Gent, JAIR 85:21).
 */
export const isSafe = ({ foundations }: KlondikeState, card: Card): boolean => {
  const suit = suitIndexOf(card);
  return [0, 1, 2, 3].every((other) => {
    if (other === suit) return true;
    const behind = (other % 2 === 1) === isRed(card) ? 3 : 2;
    return rankOf(card) <= heightOf(foundations, other) + behind;
  });
};

/** May cards leave the waste by themselves? With more than one drawn at a time it changes what comes up. */
const isFreeWaste = ({ rules }: KlondikeState): boolean => rules.draw === 1;

const isSafeMove = (state: KlondikeState, move: KlondikeMove): boolean => {
  if (move.type !== 'move' || !isBuild(move)) return false;
  if (!move.from.startsWith('t') && !isFreeWaste(state)) return false;
  const card = topOf(faceUp(state, move.from));
  return card !== undefined && isSafe(state, card);
};

const hiddenUnder = (state: KlondikeState, move: KlondikeMove): number =>
  move.type === 'move' ? (state.tableau[placeOf(move.from).index]?.down.length ?? 0) : 0;

/** What can be done at once, in the order in which one should. */
const atOnce = (state: KlondikeState, now: readonly Progress<PileId>[]): readonly Hint[] => {
  const reveals = now
    .filter(({ kind }) => kind === 'reveal')
    .sort(
      (a, b) =>
        hiddenUnder(state, b.move) - hiddenUnder(state, a.move) ||
        Number(isSafeMove(state, b.move)) - Number(isSafeMove(state, a.move)),
    );
  const rest = now.filter(({ kind }) => kind !== 'reveal');
  const safe = rest.filter(({ move }) => isSafeMove(state, move));
  const others = rest.filter((way) => !safe.includes(way));
  return [
    ...reveals.map(({ move }) => ({ move, reason: 'reveal' }) as const),
    ...safe.map(({ move }) => ({ move, reason: 'build' }) as const),
    ...others
      .filter(({ move }) => !isBuild(move))
      .map(({ move }) => ({ move, reason: 'play-waste' }) as const),
    ...others
      .filter(({ move }) => isBuild(move))
      .map(({ move }) => ({ move, reason: 'build' }) as const),
  ];
};

/**
 * Advice, best first: turn a hidden card, build where it is safe, take the few steps that lead to a
 * hidden card (a pile emptied for a waiting king among them), play from the waste, build, prepare
 * for what is farther off, deal. Empty when the game is won or stuck, or nothing is known. Whoever
 * always takes the first hint never comes round in a circle: see `counselSearch`.
 */
export const hints = (state: KlondikeState): readonly Hint[] => finished(hintSearch(state));

/** The same, pausing now and then. */
export function* hintSearch(state: KlondikeState): Search<readonly Hint[]> {
  if (isWon(state)) return [];
  return yield* counselSearch<PileId, Hint['reason']>({
    table: quietTable(state),
    hand: state,
    atOnce: (ways) => atOnce(state, ways),
    isUrgent: ({ move, reason }) => reason === 'reveal' || isSafeMove(state, move),
  });
}

const RULES: PlayedByItself<KlondikeState, PileId> = {
  isWon,
  moves,
  play: (state, move) => playLegal(state, move).state,
};

/**
 * Moves to the foundations that can never hurt, in order; or, where every card of the tableau is
 * face up and play finishes by itself, all moves to the end. Empty if there is nothing to do.
 */
export const autoplay = (state: KlondikeState): readonly KlondikeMove[] =>
  finish(state) ?? playedWhile(state, RULES, isSafeMove);

/**
 * All moves from here to the end of the game, where it finishes by itself: no card of the tableau
 * is face down, and going to the foundations whatever fits, and dealing, wins. `undefined` where
 * that is not so.
 */
export const finish = (state: KlondikeState): readonly KlondikeMove[] | undefined =>
  isWon(state) || state.tableau.some(({ down }) => down.length > 0)
    ? undefined
    : playedOut(state, RULES);
