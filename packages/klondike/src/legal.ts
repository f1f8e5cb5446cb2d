import {
  ACE,
  type Card,
  isRed,
  KING,
  type Pile,
  rankOf,
  suitIndexOf,
  topCards,
  topOf,
} from '@parlour/cards-core';
import {
  placeOf,
  type Refusal as BareRefusal,
  refuse,
  refusedTurn,
} from '@parlour/cards-core/patience';
import { fitsTableau, isWon } from './piles.ts';
import {
  type Column,
  type IllegalCode,
  type KlondikeMove,
  type KlondikeState,
  type PileId,
  PILES,
} from './types.ts';

/** Why a move is refused, before there are words for it. */
export type Refusal = BareRefusal<IllegalCode, PileId>;

export const EMPTY_COLUMN: Column = { down: [], up: [] };

/** The cards of a pile that can be seen and so, in principle, be taken: of a column the face-up ones. */
export const faceUp = (state: KlondikeState, pile: PileId): Pile => {
  const { kind, index } = placeOf(pile);
  if (kind === 'tableau') return (state.tableau[index] ?? EMPTY_COLUMN).up;
  return kind === 'foundation' ? (state.foundations[index] ?? []) : state[pile as 'stock'];
};

const refusedByTableau = (state: KlondikeState, card: Card, to: PileId): Refusal | undefined => {
  const { down, up } = state.tableau[placeOf(to).index] ?? EMPTY_COLUMN;
  const parent = topOf(up);
  if (parent !== undefined) {
    if (fitsTableau(card, parent)) return undefined;
    const code = isRed(card) === isRed(parent) ? 'wrong-colour' : 'wrong-rank';
    return refuse(code, [card, parent], [to]);
  }
  // A column whose cards are all face down cannot come about in play; nothing is laid on it.
  if (down.length > 0) return refuse('face-down', [card], [to]);
  const { spaces, ranks } = state.rules;
  if (spaces === 'none') return refuse('space-closed', [card], [to]);
  const isKing = rankOf(card) === Math.min(ranks, KING);
  return spaces === 'kings' && !isKing ? refuse('needs-king', [card], [to]) : undefined;
};

const refusedByFoundation = (state: KlondikeState, card: Card, to: PileId): Refusal | undefined => {
  const { index } = placeOf(to);
  if (state.rules.rules === 'standard' && suitIndexOf(card) !== index) {
    return refuse('other-foundation', [card], [to]);
  }
  const parent = topOf(state.foundations[index] ?? []);
  if (parent === undefined)
    return rankOf(card) === ACE ? undefined : refuse('needs-ace', [card], [to]);
  if (suitIndexOf(card) !== suitIndexOf(parent)) return refuse('wrong-suit', [card, parent], [to]);
  return rankOf(card) === rankOf(parent) + 1
    ? undefined
    : refuse('wrong-rank', [card, parent], [to]);
};

const refusedAtSource = (
  state: KlondikeState,
  from: PileId,
  to: PileId,
  count: number,
): Refusal | undefined => {
  const { kind, index } = placeOf(from);
  const { rules } = state;
  if (kind === 'stock' && rules.rules !== 'source') return refuse('stock-closed', [], [from, to]);
  const cards = faceUp(state, from);
  if (cards.length === 0) return refuse('pile-empty', [], [from]);
  if (kind !== 'tableau' && count > 1)
    return refuse('one-card-only', topCards(cards, 1), [from, to]);
  if (count > cards.length) {
    const hidden = state.tableau[index]?.down.length ?? 0;
    return refuse(count <= cards.length + hidden ? 'face-down' : 'not-enough-cards', [], [from]);
  }
  const isBack = kind === 'foundation' && placeOf(to).kind === 'tableau';
  return isBack && !rules.worryBack
    ? refuse('no-worrying-back', topCards(cards, 1), [from, to])
    : undefined;
};

const isPile = (state: KlondikeState, pile: PileId): boolean =>
  PILES.includes(pile) &&
  (placeOf(pile).kind !== 'tableau' || placeOf(pile).index < state.rules.columns);

const refusedMove = (
  state: KlondikeState,
  { from, to, count }: Extract<KlondikeMove, { type: 'move' }>,
): Refusal | undefined => {
  if (!Number.isInteger(count) || count < 1) return refuse('malformed');
  if (!isPile(state, from) || !isPile(state, to)) return refuse('no-such-pile');
  if (from === to) return refuse('same-pile', [], [from]);
  const refusal = refusedAtSource(state, from, to, count);
  if (refusal) return refusal;
  const [card] = topCards(faceUp(state, from), count) as [Card];
  const target = placeOf(to).kind;
  if (target === 'tableau') return refusedByTableau(state, card, to);
  if (target !== 'foundation') return refuse('no-target', [card], [to]);
  return count > 1
    ? refuse('one-card-only', [card], [from, to])
    : refusedByFoundation(state, card, to);
};

/** Why a move is not legal here; `undefined` if it is. */
export const refusalOf = (state: KlondikeState, move: KlondikeMove): Refusal | undefined => {
  if (isWon(state)) return refuse('game-over');
  return move.type === 'move' ? refusedMove(state, move) : refusedTurn(state, move.type);
};
