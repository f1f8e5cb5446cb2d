// The deck string of ShootMe's Klondike-Solver and MinimalKlondike: three digits a card, rank 01–13 and
// suit (1 clubs, 2 diamonds, 3 hearts, 4 spades), in the order in which cards are dealt: row by row, then
// the stock, the first card drawn first.
import {
  type Card,
  cardOf,
  type Rank,
  rankOf,
  type SuitIndex,
  suitIndexOf,
} from '@parlour/cards-core';
import { err, ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { stateOf } from './deal.ts';
import { STANDARD_RULES } from './rule-set.ts';
import { judge, setupOf } from './setup.ts';
import { type KlondikeState, type Rules } from './types.ts';

/** Suits 1 … 4, by our indices. */
const SUITS: readonly SuitIndex[] = [2, 3, 1, 0];
const CARDS = 52;
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];

/** A deck string has this many characters. */
export const DECK_STRING_LENGTH = 3 * CARDS;

/** Places of the tableau row by row: the column, and the depth in it. */
const PLACES = COLUMNS.flatMap((row) => COLUMNS.slice(row).map((column) => [column, row] as const));

const makeThree = (card: Card): string =>
  `${String(rankOf(card)).padStart(2, '0')}${SUITS.indexOf(suitIndexOf(card)) + 1}`;

/** A deal as a deck string. Only a deal has one: nothing may have been played yet. */
export const makeDeckString = (
  state: KlondikeState,
): Result<string, { readonly code: 'not-a-deal'; readonly message: string }> => {
  const { tableau, stock } = state;
  const isDeal =
    stock.length === 24 &&
    tableau.length === 7 &&
    tableau.every(({ down, up }, column) => down.length === column && up.length === 1);
  if (!isDeal) {
    const message = 'Only a whole deal has a deck string: 7 columns, and 24 cards in the stock.';
    return err({ code: 'not-a-deal', message });
  }
  const columns = tableau.map(({ down, up }) => [...down, ...up]);
  const dealt = PLACES.map(([column, depth]) => columns[column]?.[depth] ?? 0);
  return ok([...dealt, ...[...stock].reverse()].map(makeThree).join(''));
};

/** Reads a deck string; white space around it is passed over. */
export const parseDeckString = (
  input: string,
  rules: Rules = STANDARD_RULES,
): Result<KlondikeState, ParseError> => {
  const text = textOf(input);
  const start = text.length - text.trimStart().length;
  const digits = text.trim();
  const strange = /\D/.exec(digits);
  if (strange)
    return parseError('bad-card', start + strange.index, 'A deck string has digits only.');
  if (digits.length !== DECK_STRING_LENGTH) {
    const message = `A deck string has ${DECK_STRING_LENGTH} digits, three for each card, not ${digits.length}.`;
    return parseError('wrong-length', start + Math.min(digits.length, DECK_STRING_LENGTH), message);
  }
  const cards: Card[] = [];
  for (let at = 0; at < digits.length; at += 3) {
    const rank = Number(digits.slice(at, at + 2));
    const suit = SUITS[Number(digits[at + 2]) - 1];
    if (rank < 1 || rank > 13 || suit === undefined) {
      const message = 'Here is a card expected: rank 01–13 and suit 1–4.';
      return parseError('bad-card', start + at, message);
    }
    const card = cardOf(suit, rank as Rank);
    if (cards.includes(card)) {
      return parseError('duplicate-cards', start + at, 'This card comes twice.');
    }
    cards.push(card);
  }
  const tableau = COLUMNS.map((): Card[] => []);
  for (const [index, [column]] of PLACES.entries()) tableau[column]?.push(cards[index] as Card);
  const state = stateOf({ tableau, stock: cards.slice(PLACES.length).reverse() }, rules);
  const judged = judge(setupOf(state), rules);
  return judged.ok ? judged : parseError(judged.error[0].code, start, judged.error[0].message);
};
