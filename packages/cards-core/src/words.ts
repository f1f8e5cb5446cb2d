// English for cards and piles, which the refusals of several games are made of.
import { makeRank, makeUnicodeCard } from './card-name.ts';
import { type Card, type Rank } from './card.ts';
import { deckFaults } from './deck-faults.ts';

const RANK_NAMES = new Map<number, string>([
  [1, 'ace'],
  [11, 'jack'],
  [12, 'queen'],
  [13, 'king'],
]);

/** "ace", "10", "queen". */
export const rankName = (rank: number): string =>
  RANK_NAMES.get(rank) ?? makeRank(rank as Rank, { ten: '10' });

/** "red", "black". */
export const colourName = (red: boolean): string => (red ? 'red' : 'black');

/** "tableau 3", "foundation 1", "the waste". */
export const pileName = (pile: string): string => {
  if (!/\d/.test(pile)) return `the ${pile}`;
  return `${pile.startsWith('t') ? 'tableau' : 'foundation'} ${pile.slice(1)}`;
};

/** "Q♥, 10♦". */
export const cardNames = (cards: readonly Card[]): string => cards.map(makeUnicodeCard).join(', ');

/** What is wrong with cards that should be a deck, in words. */
export interface DeckFaultWords {
  readonly code: 'foreign-cards' | 'duplicate-cards' | 'missing-cards';
  readonly cards: readonly Card[];
  readonly message: string;
}

/** Compares cards with a deck of `ranks` ranks, and says what is wrong. */
export const deckFaultWords = (cards: readonly Card[], ranks = 13): readonly DeckFaultWords[] => {
  const deck = deckFaults(cards, ranks);
  const lists = [
    ['foreign-cards', 'not of this deck', deck?.foreign ?? []],
    ['duplicate-cards', 'there more than once', deck?.duplicate ?? []],
    ['missing-cards', 'missing', deck?.missing ?? []],
  ] as const;
  return lists.flatMap(([code, words, wrong]) => {
    if (wrong.length === 0) return [];
    const verb = wrong.length === 1 ? 'is' : 'are';
    return [{ code, cards: wrong, message: `${cardNames(wrong)} ${verb} ${words}.` }];
  });
};
