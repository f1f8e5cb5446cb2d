import { en as core } from '@parlour/element-core';
import type { PileId } from '@parlour/klondike';
import type { KlondikeWords } from './words.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'];

export const card = (id: number): string =>
  `${RANKS[id % 13] ?? ''} of ${SUITS[Math.floor(id / 13)] ?? ''}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const redeals = (left: number): string =>
  left === 1 ? '1 redeal left' : `${left} redeals left`;

export const andMore = (more: number): string => (more > 0 ? ` and ${more} more` : '');
export const list = (items: readonly string[]): string => items.join(', ');

export const place = (id: PileId): string => {
  if (id === 'stock' || id === 'waste') return id;
  const number = Number(id[1]);
  return id.startsWith('t') ? `tableau ${number}` : `foundation ${number}`;
};

export const en: KlondikeWords = {
  ...core,
  gameName: 'Klondike',
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
};
