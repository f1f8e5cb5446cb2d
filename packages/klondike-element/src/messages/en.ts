import { en as core } from '@parlour/element-core';
import type { PileId } from '@parlour/klondike';
import type { KlondikeWords } from './words.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'];

export const card = (id: number): string =>
  `${RANKS[id % 13] ?? ''} of ${SUITS[Math.floor(id / 13)] ?? ''}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const redeals = (left: number): string => (left === 1 ? '1 redeal left' : `${left} redeals left`);
export const andMore = (more: number): string => (more > 0 ? ` and ${more} more` : '');

export const place = (id: PileId): string => {
  if (id === 'stock' || id === 'waste') return id;
  const number = Number(id[1]);
  return id.startsWith('t') ? `tableau ${number}` : `foundation ${number}`;
};

export const list = (items: readonly string[]): string => items.join(', ');

export const en: KlondikeWords = {
  ...core,
  gameName: 'Klondike',
  stop: '. ',
  card,
  pile: (id) => capital(place(id)),
  cardInPile: (id, at, count) => (count > 1 ? `${card(id)}, ${at} of ${count} face up` : card(id)),
  faceDown: (count) => (count === 1 ? '1 face-down card' : `${count} face-down cards`),
  stockCards: (count) => cards(count),
  stockEmpty: (left) => {
    if (left === 0) return 'Empty, no redeals left';
    return left === 'unlimited' ? 'Empty, turn the waste over' : `Empty, ${redeals(left)}`;
  },
  wasteEmpty: 'Empty',
  foundationEmpty: 'Empty, takes an ace',
  spaceEmpty: 'Empty',
  picked: (id, more) => `Picked up ${card(id)}${andMore(more)}`,
  moved: (id, more, to) => `${capital(card(id))}${andMore(more)} to ${place(to)}`,
  revealed: (id, pile) => `Revealed ${card(id)}, ${place(pile)}`,
  drawn: (ids, left) => {
    const [top = 0, ...below] = [...ids].reverse();
    const shown =
      below.length > 0 ? `${list(below.reverse().map(card))}, ${card(top)} on top` : card(top);
    return `${capital(shown)}, ${left} left`;
  },
  redealt: (count, left) =>
    `Waste turned over, ${cards(count)} in the stock${left === 'unlimited' ? '' : `, ${redeals(left)}`}`,
  won: (moves) => (moves === 1 ? 'Won in 1 move' : `Won in ${moves} moves`),
  undone: 'Undone',
  redone: 'Redone',
  restarted: 'Back to the deal',
  dealt: 'New game',
};
