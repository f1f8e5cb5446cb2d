import { type Card, type Pile, topCards, topOf, withCards, without } from '@parlour/cards-core';
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
import { EMPTY_COLUMN, faceUp, refusalOf, type Refusal } from './legal.ts';
import { pointsFor } from './score.ts';
import { countOf, isWon } from './piles.ts';
import {
  type KlondikeEvent,
  type KlondikeMove,
  type KlondikeState,
  type PileId,
  PILES,
} from './types.ts';

const DRAW: KlondikeMove = { type: 'draw' };
const REDEAL: KlondikeMove = { type: 'redeal' };
const SOURCES = PILES.filter((pile) => pile !== 'stock');
const TARGETS = [
  ...PILES.filter((pile) => pile.startsWith('f')),
  ...PILES.filter((pile) => pile.startsWith('t')),
];

/**
 * All legal moves: draw or redeal first, then by source (stock, waste, tableau, foundations), by
 * number of cards, by target (foundations, tableau).
 */
export const moves = (state: KlondikeState): readonly KlondikeMove[] => {
  const found: KlondikeMove[] = [];
  const add = (move: KlondikeMove): void => {
    if (!refusalOf(state, move)) found.push(move);
  };
  add(DRAW);
  add(REDEAL);
  for (const from of state.rules.rules === 'source' ? PILES : SOURCES) {
    const most = placeOf(from).kind === 'tableau' ? faceUp(state, from).length : 1;
    for (let count = 1; count <= most; count++) {
      for (const to of TARGETS) add({ type: 'move', from, to, count });
    }
  }
  return found;
};

type Change = Changed<KlondikeState, KlondikeEvent>;

const taken = (state: KlondikeState, from: PileId, count: number): Change => {
  const { kind, index } = placeOf(from);
  if (kind === 'stock') return { state: { ...state, stock: without(state.stock, 1) }, events: [] };
  if (kind === 'waste') return { state: { ...state, waste: without(state.waste, 1) }, events: [] };
  if (kind === 'foundation') {
    const pile = without(state.foundations[index] ?? [], 1);
    return {
      state: { ...state, foundations: replaced(state.foundations, index, pile) },
      events: [],
    };
  }
  const { down, up } = state.tableau[index] ?? EMPTY_COLUMN;
  const rest = without(up, count);
  const turns = rest.length === 0 && down.length > 0;
  const column = turns ? { down: without(down, 1), up: topCards(down, 1) } : { down, up: rest };
  return {
    state: { ...state, tableau: replaced(state.tableau, index, column) },
    events: turns ? [{ type: 'revealed', card: topOf(down) as Card, pile: from }] : [],
  };
};

const laid = (state: KlondikeState, to: PileId, cards: Pile): KlondikeState => {
  const { kind, index } = placeOf(to);
  if (kind === 'tableau') {
    const { down, up } = state.tableau[index] ?? EMPTY_COLUMN;
    return {
      ...state,
      tableau: replaced(state.tableau, index, { down, up: withCards(up, cards) }),
    };
  }
  const pile = withCards(state.foundations[index] ?? [], cards);
  const foundations = replaced(state.foundations, index, pile);
  return { ...state, foundations, best: Math.max(state.best, countOf(foundations)) };
};

const changed = (state: KlondikeState, move: KlondikeMove): Change => {
  if (move.type === 'draw') return drawn(state);
  if (move.type === 'redeal') return redealt(state);
  const { from, to, count } = move;
  const cards = topCards(faceUp(state, from), count);
  const { state: lifted, events } = taken(state, from, count);
  return {
    state: laid(lifted, to, cards),
    events: [{ type: 'moved', cards, from, to }, ...events],
  };
};

/** Plays a move that is known to be legal. */
export const playLegal = (
  state: KlondikeState,
  move: KlondikeMove,
): Played<KlondikeState, KlondikeEvent> => {
  const { state: next, events } = changed(state, move);
  const points = pointsFor(
    state,
    move,
    events.some(({ type }) => type === 'revealed'),
  );
  const score = state.score + points;
  if (points !== 0) events.push({ type: 'scored', points, score });
  if (isWon(next)) events.push({ type: 'won' });
  return { state: points === 0 ? next : { ...next, score }, events };
};

/** Plays a move, or gives the bare reason why it cannot be played; the state given is never changed. */
export const tryPlay = (
  state: KlondikeState,
  move: KlondikeMove,
): Result<Played<KlondikeState, KlondikeEvent>, Refusal> => {
  const refusal = isMove(move) ? refusalOf(state, move) : refuse('malformed');
  return refusal ? err(refusal) : ok(playLegal(state, move));
};
