// Deals in the JSON of Solvitaire: see `solvitaire.ts` of cards-core. Foundations are one flat list, so
// which of them a suit lay on under the rules `source` is not kept.
import { makeUnicodeCard, suitIndexOf } from '@parlour/cards-core';
import { cardsIn } from '@parlour/cards-core/patience-text';
import {
  hiddenCards,
  readSolvitaire,
  solvitaireCards,
  type SolvitaireError as ErrorOf,
  solvitaireFault,
} from '@parlour/cards-core/solvitaire';
import { parseError, type Result, textOf } from '@parlour/game-core';
import { columnIn } from './found.ts';
import { countOf } from './piles.ts';
import { STANDARD_RULES } from './rule-set.ts';
import { openingScore } from './score.ts';
import { judge, type KlondikeSetup, type SetupFault } from './setup.ts';
import { type Column, type KlondikeState, type Rules } from './types.ts';

export { SOLVITAIRE_LENGTH_LIMIT } from '@parlour/cards-core/solvitaire';

/** Why a text is not a deal, where, and which cards are concerned. */
export type SolvitaireError = ErrorOf<SetupFault>;

/** A position as Solvitaire's JSON on one line. Rules, redeals and score are not part of it. */
export const makeSolvitaire = (state: KlondikeState): string =>
  JSON.stringify({
    'tableau piles': state.tableau.map(({ down, up }) => [
      ...hiddenCards(down),
      ...solvitaireCards(up),
    ]),
    stock: solvitaireCards(state.stock),
    ...(state.waste.length > 0 && { waste: solvitaireCards(state.waste) }),
    ...(countOf(state.foundations) > 0 && {
      foundations: solvitaireCards(state.foundations.flat()),
    }),
  });

/**
 * Reads a deal and judges it under the given rules, whose number of tableau piles is the deal's
 * own. Missing and duplicate cards are named; the position is that of the last card concerned, or
 * the end of the text where something is missing.
 */
export const parseSolvitaire = (
  input: string,
  rules: Rules = STANDARD_RULES,
): Result<KlondikeState, SolvitaireError> => {
  const text = textOf(input);
  const piles = readSolvitaire(text, 'Klondike', ['stock', 'waste', 'foundations']);
  if (!piles.ok) return piles;
  const { stock, waste, foundations, tableau } = piles.value;
  const columns: Column[] = [];
  for (const pile of tableau) {
    const column = columnIn(pile);
    if (!column.ok) {
      const message = `${makeUnicodeCard(column.error.card)} is face down on a card that is face up.`;
      return parseError('face-down', column.error.position, message);
    }
    columns.push(column.value);
  }
  const count = columns.length;
  if (count < 1 || count > 7) {
    return parseError('wrong-columns', 0, `Klondike has 1 to 7 tableau piles, not ${count}.`);
  }
  const home = cardsIn(foundations);
  const setup: KlondikeSetup = {
    stock: cardsIn(stock),
    waste: cardsIn(waste),
    tableau: columns,
    foundations: [0, 1, 2, 3].map((suit) => home.filter((card) => suitIndexOf(card) === suit)),
    redealt: 0,
    score: openingScore(rules),
    best: home.length,
  };
  const judged = judge(setup, { ...rules, columns: count });
  return judged.ok ? judged : solvitaireFault(judged.error, piles.value, text.length);
};
