// Deals in the JSON of Solvitaire (Blake & Gent): piles of cards like "10H", the last one playable,
// the last of the stock drawn first; a small suit letter is a card face down; foundations are one
// flat list, each card going to its suit's pile (so which foundation a suit lay on under the rules
// `source` is not kept).
import {
  type Card,
  cardOf,
  makeLongCard,
  makeUnicodeCard,
  type Rank,
  type SuitIndex,
  suitIndexOf,
} from '@parlour/cards-core';
import { err, ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { cardsIn, columnIn, type FoundCard, positionOf } from './found.ts';
import { STANDARD_RULES } from './rule-set.ts';
import { openingScore } from './score.ts';
import { countOf } from './piles.ts';
import { judge, type KlondikeSetup, type SetupFault } from './setup.ts';
import { type Column, type KlondikeState, type Rules } from './types.ts';

/** A deal has at most this many characters. */
export const SOLVITAIRE_LENGTH_LIMIT = 20_000;

/** Why a text is not a deal, where, and which cards are concerned. */
export interface SolvitaireError extends ParseError {
  readonly cards?: readonly Card[];
  /** Further faults of the same deal. */
  readonly faults?: readonly SetupFault[];
}

const hidden = (card: Card): string =>
  makeLongCard(card).replace(/.$/, (suit) => suit.toLowerCase());

/** A position as Solvitaire's JSON on one line. Rules, redeals and score are not part of it. */
export const makeSolvitaire = (state: KlondikeState): string =>
  JSON.stringify({
    'tableau piles': state.tableau.map(({ down, up }) => [
      ...down.map(hidden),
      ...up.map(makeLongCard),
    ]),
    stock: state.stock.map(makeLongCard),
    ...(state.waste.length > 0 && { waste: state.waste.map(makeLongCard) }),
    ...(countOf(state.foundations) > 0 && {
      foundations: state.foundations.flat().map(makeLongCard),
    }),
  });

const placeOf = (node: ValueNode): number => node.range?.[0] ?? 0;

const RANKS: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };
const CARD = /^(1[0-3]|[1-9ATJQK])([SHCD])$/i;

const readCard = (node: ValueNode): Result<FoundCard, ParseError> => {
  const position = placeOf(node);
  if (node.type !== 'String') {
    return parseError('bad-card', position, 'A card is a text like "10H".');
  }
  const [, rank, suit] = CARD.exec(node.value) ?? [];
  if (rank === undefined || suit === undefined) {
    const shown = JSON.stringify(node.value.slice(0, 20));
    return parseError('bad-card', position, `${shown} is not a card, like "10H" or "Qs".`);
  }
  const index = 'SHCD'.indexOf(suit.toUpperCase()) as SuitIndex;
  const number = (RANKS[rank.toUpperCase()] ?? Number(rank)) as Rank;
  return ok({
    card: cardOf(index, number),
    isDown: suit !== suit.toUpperCase(),
    position,
  });
};

const readPile = (node: ValueNode, name: string): Result<readonly FoundCard[], ParseError> => {
  if (node.type !== 'Array') {
    return parseError('bad-pile', placeOf(node), `${name} must be a list of cards.`);
  }
  const pile: FoundCard[] = [];
  for (const { value } of node.elements) {
    const card = readCard(value);
    if (!card.ok) return card;
    pile.push(card.value);
  }
  return ok(pile);
};

interface Piles {
  readonly tableau: readonly (readonly FoundCard[])[];
  readonly stock: readonly FoundCard[];
  readonly waste: readonly FoundCard[];
  readonly foundations: readonly FoundCard[];
}

const readTableau = (node: ValueNode): Result<readonly (readonly FoundCard[])[], ParseError> => {
  if (node.type !== 'Array') {
    return parseError('bad-pile', placeOf(node), '"tableau piles" must be a list of piles.');
  }
  const tableau: (readonly FoundCard[])[] = [];
  for (const { value } of node.elements) {
    const pile = readPile(value, 'A tableau pile');
    if (!pile.ok) return pile;
    tableau.push(pile.value);
  }
  return ok(tableau);
};

/** Whether only an end is missing; told by the engine's own parser, each in its words. */
const endsTooSoon = (text: string): boolean => {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return false;
    const place = /position (\d+)/.exec(error.message)?.[1];
    if (place !== undefined) return Number(place) >= text.trimEnd().length;
    return /\bend of|EOF|[Uu]nterminated/.test(error.message);
  }
};

const readRoot = (text: string): Result<ValueNode, ParseError> => {
  try {
    return ok(parse(text, { mode: 'json', ranges: true }).body);
  } catch (error) {
    if (error instanceof RangeError) {
      return parseError('not-json', 0, 'The lists are nested too deep.');
    }
    if (endsTooSoon(text)) {
      return parseError('not-json', text.length, 'This is not JSON: it ends too soon.');
    }
    const { offset = 0 } = error as { readonly offset?: number };
    const shown = JSON.stringify(text.charAt(offset));
    return parseError('not-json', offset, `This is not JSON: ${shown} is unexpected here.`);
  }
};

const readPiles = (text: string): Result<Piles, ParseError> => {
  const root = readRoot(text);
  if (!root.ok) return root;
  if (root.value.type !== 'Object') {
    return parseError('bad-deal', placeOf(root.value), 'A deal is an object with piles.');
  }
  let piles: Piles = { tableau: [], stock: [], waste: [], foundations: [] };
  const seen = new Set<string>();
  for (const { name, value } of root.value.members) {
    const key = name.type === 'String' ? name.value : name.name;
    const position = name.range?.[0] ?? 0;
    if (seen.has(key)) return parseError('twice', position, `${JSON.stringify(key)} comes twice.`);
    seen.add(key);
    if (key === 'tableau piles') {
      const tableau = readTableau(value);
      if (!tableau.ok) return tableau;
      piles = { ...piles, tableau: tableau.value };
    } else if (key === 'stock' || key === 'waste' || key === 'foundations') {
      const pile = readPile(value, JSON.stringify(key));
      if (!pile.ok) return pile;
      piles = { ...piles, [key]: pile.value };
    } else {
      const message = `Klondike has no ${JSON.stringify(key.slice(0, 40))}.`;
      return parseError('unknown-pile', position, message);
    }
  }
  return seen.has('tableau piles')
    ? ok(piles)
    : parseError('no-tableau', text.length, 'A deal needs "tableau piles".');
};

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
  if (text.length > SOLVITAIRE_LENGTH_LIMIT) {
    const message = `A deal has at most ${SOLVITAIRE_LENGTH_LIMIT} characters.`;
    return parseError('too-long', SOLVITAIRE_LENGTH_LIMIT, message);
  }
  const piles = readPiles(text);
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
  if (judged.ok) return judged;
  const [first, ...faults] = judged.error;
  const found = [...tableau.flat(), ...stock, ...waste, ...foundations];
  return err({
    code: first.code,
    message: judged.error.map(({ message }) => message).join(' '),
    position: positionOf(first, found, text.length),
    ...(first.cards && { cards: first.cards }),
    ...(faults.length > 0 && { faults }),
  });
};
