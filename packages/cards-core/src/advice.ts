// Advice and the certain end of a game, made of the quiet search: what games of patience share.
import { type Search } from '@parlour/game-core';
import { type Hand, type PileMove } from './patience.ts';
import { type Progress, progressFrom, type QuietTable } from './quiet.ts';

/** Searches for advice, and for a stuck game, look at no more quiet positions than this. */
export const QUIET_LIMIT = 20_000;

/** Where something can be done within so many quiet moves, what is farther off is not looked for. */
const FORESIGHT = 3;

/** So many quiet moves may come before something is revealed, before that counts as the plan. */
const PREPARATION = 2;

/** How a game stands, as far as it is known: `open` says nothing about winning. */
export type Chance = 'stuck' | 'open' | 'unknown';

/** Can there still be progress? `unknown`: more than `limit` positions would have to be looked at. */
export function* chanceSearch(table: QuietTable, limit: number): Search<Chance> {
  const search = progressFrom(table, limit);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value === 'all' ? 'stuck' : 'unknown';
    if (step.value) return 'open';
    yield undefined;
  }
}

/** Advice: what to do and what it is good for. */
export interface PileHint<PileId extends string, Reason extends string> {
  readonly move: PileMove<PileId>;
  readonly reason: Reason;
}

type CommonReason = 'free-space' | 'prepare' | 'deal';

/** What a game says about ways to progress. */
export interface Counsel<PileId extends string, Reason extends string> {
  readonly table: QuietTable;
  readonly hand: Pick<Hand, 'stock'>;
  /** What can be done at once, in the order in which one should. */
  atOnce(ways: readonly Progress<PileId>[]): readonly PileHint<PileId, Reason>[];
  /** Does it come before anything that takes preparation? */
  isUrgent(hint: PileHint<PileId, Reason>): boolean;
}

const distanceOf = ({ path, turns }: Progress<string>): number => path.length + turns;

const nearest = <PileId extends string>(
  ways: readonly Progress<PileId>[],
): Progress<PileId> | undefined =>
  ways.reduce<Progress<PileId> | undefined>(
    (best, way) => (best && distanceOf(best) <= distanceOf(way) ? best : way),
    undefined,
  );

/** Does this move take the last cards of a pile, and leaves a space? */
const empties = ({ runs, closed }: QuietTable, move: PileMove): boolean => {
  if (move.type !== 'move' || !move.from.startsWith('t')) return false;
  const index = Number(move.from.slice(1)) - 1;
  return closed[index] !== true && runs[index]?.length === move.count;
};

/** The first step on the way to something that cannot be done at once. */
const stepTowards = <PileId extends string>(
  { table, hand }: Counsel<PileId, string>,
  { path, move }: Progress<PileId>,
): PileHint<PileId, CommonReason> => {
  const [first] = path;
  if (!first) return { move: { type: hand.stock.length > 0 ? 'draw' : 'redeal' }, reason: 'deal' };
  const fillsSpace = path.length === 1 && first.type === 'move' && empties(table, first);
  return { move: first, reason: fillsSpace && move.to === first.from ? 'free-space' : 'prepare' };
};

/** Looks for progress near by; farther off only while there is none. */
function* lookAhead<PileId extends string>(
  table: QuietTable,
): Search<{ readonly ways: readonly Progress<PileId>[]; readonly isWhole: boolean }> {
  const ways: Progress<PileId>[] = [];
  let horizon = Number.POSITIVE_INFINITY;
  let hasReveal = false;
  const isEnough = (depth: number): boolean =>
    depth > horizon && (hasReveal || depth > PREPARATION);
  const search = progressFrom<PileId>(table, QUIET_LIMIT, isEnough);
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
 * Advice, best first: what is urgent, the few steps that lead to something revealed (a pile emptied
 * for a waiting king among them), what else can be done at once, preparation for what is farther off,
 * dealing. Empty when the game is stuck, or nothing is known.
 *
 * Whoever always takes the first hint never comes round in a circle. It either progresses for good
 * (fewer cards held back, fewer in stock and waste, foundations higher than ever) or comes one step
 * nearer to that: what is found within `FORESIGHT` quiet moves is found again, one step nearer, after
 * the first of them and after a draw.
 */
export function* counselSearch<PileId extends string, Reason extends string>(
  counsel: Counsel<PileId, Reason>,
): Search<readonly PileHint<PileId, Reason | CommonReason>[]> {
  const { ways, isWhole } = yield* lookAhead<PileId>(counsel.table);
  const now = counsel.atOnce(ways.filter((way) => distanceOf(way) === 0));
  const later = isWhole ? ways.filter((way) => distanceOf(way) > 0) : [];
  const reveal = nearest(
    later.filter(({ kind, path }) => kind === 'reveal' && path.length <= PREPARATION),
  );
  const far = now.length > 0 ? undefined : nearest(later);
  const planned = reveal ? [stepTowards(counsel, reveal)] : [];
  const prepared = far && !reveal ? [stepTowards(counsel, far)] : [];
  return [
    ...now.filter((hint) => counsel.isUrgent(hint)),
    ...planned,
    ...now.filter((hint) => !counsel.isUrgent(hint)),
    ...prepared,
  ];
}

/** The rules of a game, as far as playing by itself needs them. */
export interface PlayedByItself<State extends Hand, PileId extends string> {
  readonly isWon: (state: State) => boolean;
  readonly moves: (state: State) => readonly PileMove<PileId>[];
  /** Plays a legal move. */
  readonly play: (state: State, move: PileMove<PileId>) => State;
}

/** Does this move bring a card of tableau, reserve, waste or stock to a foundation? */
export const isBuild = (move: PileMove): boolean =>
  move.type === 'move' && move.to.startsWith('f') && !move.from.startsWith('f');

/** Plays the first move that may be played, as long as there is one. */
export const playedWhile = <State extends Hand, PileId extends string>(
  state: State,
  { moves, play }: PlayedByItself<State, PileId>,
  may: (state: State, move: PileMove<PileId>) => boolean,
): readonly PileMove<PileId>[] => {
  const found: PileMove<PileId>[] = [];
  for (let now = state; ;) {
    const current = now;
    const move = moves(now).find((candidate) => may(current, candidate));
    if (!move) return found;
    found.push(move);
    now = play(now, move);
  }
};

/**
 * The moves to the end, where going to the foundations whatever fits, and dealing, wins; `undefined`
 * where it does not.
 */
export const playedOut = <State extends Hand, PileId extends string>(
  state: State,
  { isWon, moves, play }: PlayedByItself<State, PileId>,
): readonly PileMove<PileId>[] | undefined => {
  const found: PileMove<PileId>[] = [];
  // Two passes through all that is left without a card going up: nothing will.
  let patience = 0;
  for (let now = state; !isWon(now);) {
    const legal = moves(now);
    const up = legal.find(isBuild);
    const move = up ?? legal.find(({ type }) => type !== 'move');
    patience = up ? 0 : patience + 1;
    if (!move || patience > 2 * (now.stock.length + now.waste.length + 1)) return undefined;
    found.push(move);
    now = play(now, move);
  }
  return found;
};
