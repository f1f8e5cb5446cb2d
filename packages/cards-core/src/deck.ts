import { type Random, shuffled } from '@parlour/game-core';
import { type Card, rankOf } from './card.ts';

/** A deck in factory order: spades, hearts, clubs, diamonds, each from the ace up to `ranks`. */
export const deckOf = (ranks = 13): readonly Card[] =>
  Array.from({ length: 52 }, (_, card) => card).filter((card) => rankOf(card) <= ranks);

/** The deck with its cards in a random order, every order equally likely. */
export const shuffledDeck = (random: Random, ranks = 13): readonly Card[] =>
  shuffled(deckOf(ranks), random);
