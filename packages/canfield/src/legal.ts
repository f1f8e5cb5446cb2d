import { type Card, rankOf, suitIndexOf, topCards, topOf } from '@parlour/cards-core';
import { placeOf, refuse, refusedTurn } from '@parlour/cards-core/patience';
import { cardsAt, fitsTableau, isWon, mayMoveTogether, nextRank, suitsFit } from './piles.ts';
import {
  type CanfieldMove,
  type CanfieldState,
  type PileId,
  PILES,
  type Refusal,
} from './types.ts';

type Carry = Extract<CanfieldMove, { readonly type: 'move' }>;

const refusedByCard = (
  state: CanfieldState,
  card: Card,
  parent: Card,
  to: PileId,
): Refusal | undefined => {
  if (fitsTableau(state, card, parent)) return undefined;
  const cards = [card, parent];
  if (rankOf(parent) === state.base && !state.rules.onBase) {
    return refuse('nothing-on-base', cards, [to]);
  }
  const { building } = state.rules;
  if (suitsFit(building, card, parent)) return refuse('wrong-rank', cards, [to]);
  return refuse(building === 'suit' ? 'wrong-suit' : 'wrong-colour', cards, [to]);
};

const refusedBySpace = (
  { rules, reserve }: CanfieldState,
  card: Card,
  { from, to }: Carry,
  isWhole: boolean,
): Refusal | undefined => {
  if (rules.spaces === 'any' || from === 'reserve') return undefined;
  if (reserve.length > 0) return refuse('reserve-first', [card], [to]);
  const isPile = rules.spaces === 'whole' && isWhole && placeOf(from).kind === 'tableau';
  return from === 'waste' || isPile ? undefined : refuse('waste-only', [card], [to]);
};

const refusedByTableau = (
  state: CanfieldState,
  card: Card,
  move: Carry,
  length: number,
): Refusal | undefined => {
  const { rules, base } = state;
  const { from, to, count } = move;
  if (placeOf(from).kind === 'tableau' && !mayMoveTogether(rules, count, length)) {
    return refuse(rules.runs === 'top' ? 'top-or-whole-pile' : 'whole-pile-only', [card], [from]);
  }
  if (rankOf(card) === base && !rules.baseToTableau) {
    return refuse('base-to-foundation', [card], [to]);
  }
  const parent = topOf(cardsAt(state, to));
  return parent === undefined
    ? refusedBySpace(state, card, move, count === length)
    : refusedByCard(state, card, parent, to);
};

const refusedByFoundation = (state: CanfieldState, card: Card, to: PileId): Refusal | undefined => {
  const parent = topOf(cardsAt(state, to));
  if (parent === undefined) {
    return rankOf(card) === state.base ? undefined : refuse('needs-base', [card], [to]);
  }
  if (suitIndexOf(card) !== suitIndexOf(parent)) return refuse('wrong-suit', [card, parent], [to]);
  return rankOf(card) === nextRank(rankOf(parent))
    ? undefined
    : refuse('wrong-rank', [card, parent], [to]);
};

/** Why the card cannot be taken, whatever it is laid on. */
const refusedAtSource = (state: CanfieldState, { from, to, count }: Carry): Refusal | undefined => {
  const { kind } = placeOf(from);
  if (kind === 'stock') return refuse('stock-closed', [], [from, to]);
  const cards = cardsAt(state, from);
  const top = topCards(cards, 1);
  if (cards.length === 0) return refuse('pile-empty', [], [from]);
  if (kind !== 'tableau' && count > 1) return refuse('one-card-only', top, [from, to]);
  if (count > cards.length) return refuse('not-enough-cards', [], [from]);
  if (kind !== 'foundation') return undefined;
  if (cards.length === 1) return refuse('base-stays', top, [from, to]);
  return placeOf(to).kind === 'tableau' && !state.rules.worryBack
    ? refuse('no-worrying-back', top, [from, to])
    : undefined;
};

const isPile = (state: CanfieldState, pile: PileId): boolean =>
  PILES.includes(pile) &&
  (placeOf(pile).kind !== 'tableau' || placeOf(pile).index < state.tableau.length);

const refusedMove = (state: CanfieldState, move: Carry): Refusal | undefined => {
  const { from, to, count } = move;
  if (!Number.isInteger(count) || count < 1) return refuse('malformed');
  if (!isPile(state, from) || !isPile(state, to)) return refuse('no-such-pile');
  if (from === to) return refuse('same-pile', [], [from]);
  const refusal = refusedAtSource(state, move);
  if (refusal) return refusal;
  const cards = cardsAt(state, from);
  const [card] = topCards(cards, count) as [Card];
  const target = placeOf(to).kind;
  if (target !== 'tableau' && target !== 'foundation') return refuse('no-target', [card], [to]);
  if (state.base === 0) {
    const mayBe = target === 'foundation' && count === 1 && from !== 'waste';
    return mayBe ? undefined : refuse('choose-base');
  }
  if (target === 'tableau') return refusedByTableau(state, card, move, cards.length);
  return count > 1
    ? refuse('one-card-only', [card], [from, to])
    : refusedByFoundation(state, card, to);
};

/** Why a move is not legal here; `undefined` if it is. */
export const refusalOf = (state: CanfieldState, move: CanfieldMove): Refusal | undefined => {
  if (isWon(state)) return refuse('game-over');
  if (move.type === 'move') return refusedMove(state, move);
  return state.base === 0 ? refuse('choose-base') : refusedTurn(state, move.type);
};
