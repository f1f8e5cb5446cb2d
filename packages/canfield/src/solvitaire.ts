// Deals in the JSON of Solvitaire: see `solvitaire.ts` of cards-core. Foundations are one flat list, so
// which of them a suit lay on is not kept; all begin with the same rank, which is the base.
import {
  type Card,
  countOf,
  makeUnicodeCard,
  type Pile,
  rankOf,
  suitIndexOf,
} from '@parlour/cards-core';
import { cardsIn } from '@parlour/cards-core/patience-text';
import {
  readSolvitaire,
  solvitaireCards,
  type SolvitaireError as ErrorOf,
  solvitaireFault,
} from '@parlour/cards-core/solvitaire';
import { parseError, type Result, textOf } from '@parlour/game-core';
import { CLASSIC, rulesOf } from './rule-set.ts';
import { type CanfieldSetup, judge, type SetupFault } from './setup.ts';
import { type CanfieldState, type Rules } from './types.ts';

export { SOLVITAIRE_LENGTH_LIMIT } from '@parlour/cards-core/solvitaire';

/** Why a text is not a deal, where, and which cards are concerned. */
export type SolvitaireError = ErrorOf<SetupFault>;

/**
 * Solvitaire takes the base from the last card that it reads, so the lowest pile comes last: with a
 * card alone on it, as at the deal, the base is read right there too.
 */
const flat = (foundations: readonly Pile[]): Pile =>
  [...foundations].sort((one, other) => other.length - one.length).flat();

/** A position as Solvitaire's JSON on one line. Rules, redeals and the best are not part of it. */
export const makeSolvitaire = (state: CanfieldState): string =>
  JSON.stringify({
    'tableau piles': state.tableau.map(solvitaireCards),
    stock: solvitaireCards(state.stock),
    ...(state.waste.length > 0 && { waste: solvitaireCards(state.waste) }),
    ...(state.reserve.length > 0 && { reserve: solvitaireCards(state.reserve) }),
    ...(countOf(state.foundations) > 0 && {
      foundations: solvitaireCards(flat(state.foundations)),
    }),
  });

/** Cards in a flat list, by suit, in the order in which the suits come. */
const bySuit = (cards: readonly Card[]): readonly Pile[] => {
  const suits = [...new Set(cards.map(suitIndexOf))];
  const piles = suits.map((suit) => cards.filter((card) => suitIndexOf(card) === suit));
  return [...piles, [], [], [], []].slice(0, 4);
};

/**
 * Reads a deal and judges it under the given rules. Missing and duplicate cards are named; the
 * position is that of the last card concerned, or the end of the text where something is missing.
 */
export const parseSolvitaire = (
  input: string,
  rules: Rules = rulesOf(CLASSIC),
): Result<CanfieldState, SolvitaireError> => {
  const text = textOf(input);
  const singles = ['stock', 'waste', 'reserve', 'foundations'] as const;
  const piles = readSolvitaire(text, 'Canfield', singles);
  if (!piles.ok) return piles;
  const { stock, waste, reserve, foundations, tableau } = piles.value;
  const hidden = tableau.flat().find(({ isDown }) => isDown);
  if (hidden) {
    const message = `${makeUnicodeCard(hidden.card)} lies face down; in Canfield no card of the tableau does.`;
    return parseError('face-down', hidden.position, message);
  }
  const home = cardsIn(foundations);
  const setup: CanfieldSetup = {
    base: home[0] === undefined ? 0 : rankOf(home[0]),
    reserve: cardsIn(reserve),
    stock: cardsIn(stock),
    waste: cardsIn(waste),
    tableau: tableau.map(cardsIn),
    foundations: bySuit(home),
    redealt: 0,
    best: home.length,
  };
  const judged = judge(setup, rules);
  return judged.ok ? judged : solvitaireFault(judged.error, piles.value, text.length);
};
