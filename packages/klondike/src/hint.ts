import { finished, type Search } from '@parlour/game-core';
import { type Card, isRed, type Pile, rankOf, suitIndexOf, topOf } from '@parlour/cards-core';
import { type Progress, progressFrom } from './quiet.ts';
import { faceUp, placeOf, refusalOf } from './legal.ts';
import { moves, playLegal } from './rules.ts';
import { isWon } from './piles.ts';
import { type Hint, type KlondikeMove, type KlondikeState } from './types.ts';

/** Hints look at no more quiet positions than this. */
export const HINT_LIMIT = 20_000;

/** Where something can be done within so many quiet moves, what is farther off is not looked for. */
const FORESIGHT = 3;

/** So many quiet moves may come before a hidden card is turned, before that counts as the plan. */
const PREPARATION = 2;

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

/** Does this move bring a card of tableau, waste or stock to a foundation? */
const isBuild = (move: KlondikeMove): boolean =>
  move.type === 'move' && move.to.startsWith('f') && !move.from.startsWith('f');

const isSafeMove = (state: KlondikeState, move: KlondikeMove): boolean => {
  if (move.type !== 'move' || !isBuild(move)) return false;
  if (!move.from.startsWith('t') && !isFreeWaste(state)) return false;
  const card = topOf(faceUp(state, move.from));
  return card !== undefined && isSafe(state, card);
};

const hiddenUnder = (state: KlondikeState, move: KlondikeMove): number =>
  move.type === 'move' ? (state.tableau[placeOf(move.from).index]?.down.length ?? 0) : 0;

/** What can be done at once, in the order in which one should. */
const atOnce = (state: KlondikeState, ways: readonly Progress[]): readonly Hint[] => {
  const now = ways.filter(({ path, turns }) => path.length === 0 && turns === 0);
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

const empties = (state: KlondikeState, move: KlondikeMove): boolean => {
  if (move.type !== 'move' || !move.from.startsWith('t')) return false;
  const column = state.tableau[placeOf(move.from).index];
  return column?.down.length === 0 && column.up.length === move.count;
};

/** The first step on the way to something that cannot be done at once. */
const stepTowards = (state: KlondikeState, { path, move }: Progress): Hint => {
  const [first] = path;
  if (!first)
    return { move: state.stock.length > 0 ? { type: 'draw' } : { type: 'redeal' }, reason: 'deal' };
  const fillsSpace = path.length === 1 && empties(state, first) && move.type === 'move';
  const intoSpace = fillsSpace && first.type === 'move' && move.to === first.from;
  return { move: first, reason: intoSpace ? 'free-space' : 'prepare' };
};

const distanceOf = ({ path, turns }: Progress): number => path.length + turns;

const nearest = (ways: readonly Progress[]): Progress | undefined =>
  ways.reduce<Progress | undefined>(
    (best, way) => (best && distanceOf(best) <= distanceOf(way) ? best : way),
    undefined,
  );

/** Looks for progress near by; farther off only while there is none. */
function* lookAhead(
  state: KlondikeState,
): Search<{ readonly ways: readonly Progress[]; readonly isWhole: boolean }> {
  const ways: Progress[] = [];
  let horizon = Number.POSITIVE_INFINITY;
  let hasReveal = false;
  const isEnough = (depth: number): boolean =>
    depth > horizon && (hasReveal || depth > PREPARATION);
  const search = progressFrom(state, HINT_LIMIT, isEnough);
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return { ways, isWhole: step.value === 'all' };
    const way = step.value;
    if (way) {
      ways.push(way);
      horizon = Math.min(horizon, distanceOf(way), FORESIGHT);
      hasReveal ||= way.kind === 'reveal';
    } else yield undefined;
  }
}

/**
 * Advice, best first: turn a hidden card, build where it is safe, take the few steps that lead to a
 * hidden card (a pile emptied for a waiting king among them), play from the waste, build, prepare
 * for what is farther off, deal. Empty when the game is won or stuck, or nothing is known.
 *
 * Whoever always takes the first hint never comes round in a circle. It either progresses for good
 * (fewer hidden cards, fewer in stock and waste, foundations higher than ever) or comes one step
 * nearer to that: what is found within `FORESIGHT` quiet moves is found again, one step nearer,
 * after the first of them and after a draw.
 */
export const hints = (state: KlondikeState): readonly Hint[] => finished(hintSearch(state));

/** The same, pausing now and then. */
export function* hintSearch(state: KlondikeState): Search<readonly Hint[]> {
  if (isWon(state)) return [];
  const { ways, isWhole } = yield* lookAhead(state);
  const now = atOnce(state, ways);
  const isUrgent = ({ move, reason }: Hint): boolean =>
    reason === 'reveal' || isSafeMove(state, move);
  const later = isWhole ? ways.filter((way) => distanceOf(way) > 0) : [];
  const reveal = nearest(
    later.filter(({ kind, path }) => kind === 'reveal' && path.length <= PREPARATION),
  );
  const far = now.length > 0 ? undefined : nearest(later);
  const planned = reveal ? [stepTowards(state, reveal)] : [];
  const prepared = far && !reveal ? [stepTowards(state, far)] : [];
  return [
    ...now.filter(isUrgent),
    ...planned,
    ...now.filter((hint) => !isUrgent(hint)),
    ...prepared,
  ];
}

/**
 * Moves to the foundations that can never hurt, in order; or, where every card of the tableau is
 * face up and play finishes by itself, all moves to the end. Empty if there is nothing to do.
 */
export const autoplay = (state: KlondikeState): readonly KlondikeMove[] => {
  const ending = finish(state);
  if (ending) return ending;
  const found: KlondikeMove[] = [];
  for (let now = state; ;) {
    const current = now;
    const move = moves(now).find((candidate) => isSafeMove(current, candidate));
    if (!move) return found;
    found.push(move);
    now = playLegal(now, move).state;
  }
};

/**
 * All moves from here to the end of the game, where it finishes by itself: no card of the tableau
 * is face down, and going to the foundations whatever fits, and dealing, wins. `undefined` where
 * that is not so.
 */
export const finish = (state: KlondikeState): readonly KlondikeMove[] | undefined => {
  if (isWon(state) || state.tableau.some(({ down }) => down.length > 0)) return undefined;
  const found: KlondikeMove[] = [];
  // Two passes through all that is left without a card going up: nothing will.
  let patience = 0;
  for (let now = state; !isWon(now);) {
    const up = moves(now).find(isBuild);
    const deal: KlondikeMove = { type: now.stock.length > 0 ? 'draw' : 'redeal' };
    patience = up ? 0 : patience + 1;
    const move = up ?? deal;
    const isStuck = patience > 2 * (now.stock.length + now.waste.length + 1);
    if (isStuck || refusalOf(now, move)) return undefined;
    found.push(move);
    now = playLegal(now, move).state;
  }
  return found;
};
