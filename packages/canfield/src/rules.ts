import {
  type Card,
  countOf,
  type Pile,
  rankOf,
  topCards,
  topOf,
  withCards,
  without,
} from '@parlour/cards-core';
import {
  type Change as Changed,
  drawn,
  isMove,
  placeOf,
  redealt,
  refuse,
  replaced,
} from '@parlour/cards-core/patience';
import { err, ok, type Played, type Result } from '@parlour/game-core';
import { refusalOf } from './legal.ts';
import { cardsAt, isWon, profitOf } from './piles.ts';
import {
  type CanfieldEvent,
  type CanfieldMove,
  type CanfieldState,
  type PileId,
  PILES,
  type Refusal,
} from './types.ts';

const TURNS: readonly CanfieldMove[] = [{ type: 'draw' }, { type: 'redeal' }];
const SOURCES = PILES.slice(1);
const TARGETS = [...PILES.slice(-4), ...PILES.slice(3, -4)];

/**
 * All legal moves: draw or redeal first, then by source (waste, reserve, tableau, foundations), by
 * number of cards, by target (foundations, tableau).
 */
export const moves = (state: CanfieldState): readonly CanfieldMove[] => {
  const all = SOURCES.flatMap((from) => {
    const most = placeOf(from).kind === 'tableau' ? cardsAt(state, from).length : 1;
    return Array.from({ length: most }, (_, more) =>
      TARGETS.map((to): CanfieldMove => ({ type: 'move', from, to, count: more + 1 })),
    ).flat();
  });
  return [...TURNS, ...all].filter((move) => !refusalOf(state, move));
};

type Change = Changed<CanfieldState, CanfieldEvent>;

/** The state with other cards on one of its piles. */
const withPile = (state: CanfieldState, pile: PileId, cards: Pile): CanfieldState => {
  const { kind, index } = placeOf(pile);
  if (kind === 'tableau') return { ...state, tableau: replaced(state.tableau, index, cards) };
  return kind === 'foundation'
    ? { ...state, foundations: replaced(state.foundations, index, cards) }
    : { ...state, [kind]: cards };
};

const carried = (state: CanfieldState, from: PileId, to: PileId, count: number): CanfieldState => {
  const cards = cardsAt(state, from);
  const lifted = withPile(state, from, without(cards, count));
  return withPile(lifted, to, withCards(cardsAt(state, to), topCards(cards, count)));
};

/** The move, what fills the space that it leaves, and what the reserve shows then. */
const moved = (
  state: CanfieldState,
  { from, to, count }: Extract<CanfieldMove, { type: 'move' }>,
): Change => {
  const cards = topCards(cardsAt(state, from), count);
  const events: CanfieldEvent[] = [{ type: 'moved', cards, from, to }];
  let next = carried(state, from, to, count);
  if (state.base === 0) {
    const rank = rankOf(cards[0] as Card);
    next = { ...next, base: rank };
    events.push({ type: 'based', rank });
  }
  const card = topOf(next.reserve);
  const isSpace = placeOf(from).kind === 'tableau' && cardsAt(next, from).length === 0;
  if (isSpace && card !== undefined && (state.rules.fill || state.base === 0)) {
    next = carried(next, 'reserve', from, 1);
    events.push({ type: 'filled', card, pile: from });
  }
  const shown = topOf(next.reserve);
  const isNew = next.reserve.length < state.reserve.length && !state.rules.openReserve;
  if (isNew && shown !== undefined) events.push({ type: 'revealed', card: shown, pile: 'reserve' });
  return { state: { ...next, best: Math.max(next.best, countOf(next.foundations)) }, events };
};

const changed = (state: CanfieldState, move: CanfieldMove): Change => {
  if (move.type === 'move') return moved(state, move);
  return move.type === 'draw' ? drawn(state) : redealt(state);
};

/** Plays a move that is known to be legal. */
export const playLegal = (
  state: CanfieldState,
  move: CanfieldMove,
): Played<CanfieldState, CanfieldEvent> => {
  const { state: next, events } = changed(state, move);
  const score = profitOf(next);
  const points = score - profitOf(state);
  if (points !== 0) events.push({ type: 'scored', points, score });
  if (isWon(next)) events.push({ type: 'won' });
  return { state: next, events };
};

/** Plays a move, or gives the bare reason why it cannot be played; the state given is never changed. */
export const tryPlay = (
  state: CanfieldState,
  move: CanfieldMove,
): Result<Played<CanfieldState, CanfieldEvent>, Refusal> => {
  const refusal = isMove(move) ? refusalOf(state, move) : refuse('malformed');
  return refusal ? err(refusal) : ok(playLegal(state, move));
};
