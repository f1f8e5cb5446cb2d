// Deals in the JSON of Solvitaire (Blake & Gent): piles of cards like "10H", the last one playable,
// the last of the stock drawn first; a small suit letter is a card face down; foundations are one
// flat list, each card going to its suit's pile.
import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { err, ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { makeLongCard } from './card-name.ts';
import { type Card, cardOf, type Rank, type SuitIndex } from './card.ts';
import { type FoundCard, positionOf } from './found.ts';
import { type Pile } from './pile.ts';

/** A deal has at most this many characters. */
export const SOLVITAIRE_LENGTH_LIMIT = 20_000;

/** Why a text is not a deal, where, and which cards are concerned. */
export interface SolvitaireError<Fault = unknown> extends ParseError {
  readonly cards?: readonly Card[];
  /** Further faults of the same deal. */
  readonly faults?: readonly Fault[];
}

/** Cards face up, as Solvitaire names them. */
export const solvitaireCards = (pile: Pile): readonly string[] => pile.map(makeLongCard);

/** Cards face down. */
export const hiddenCards = (pile: Pile): readonly string[] =>
  solvitaireCards(pile).map((name) => name.replace(/.$/, (suit) => suit.toLowerCase()));

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

/** The piles of a deal; those that are not there are empty. */
export interface SolvitairePiles {
  readonly tableau: readonly (readonly FoundCard[])[];
  readonly stock: readonly FoundCard[];
  readonly waste: readonly FoundCard[];
  readonly reserve: readonly FoundCard[];
  readonly foundations: readonly FoundCard[];
}

const NO_PILES: SolvitairePiles = {
  tableau: [],
  stock: [],
  waste: [],
  reserve: [],
  foundations: [],
};

type SinglePile = Exclude<keyof SolvitairePiles, 'tableau'>;

const readMembers = (
  root: ValueNode,
  title: string,
  singles: readonly SinglePile[],
  end: number,
): Result<SolvitairePiles, ParseError> => {
  if (root.type !== 'Object') {
    return parseError('bad-deal', placeOf(root), 'A deal is an object with piles.');
  }
  let piles = NO_PILES;
  const seen = new Set<string>();
  for (const { name, value } of root.members) {
    const key = name.type === 'String' ? name.value : name.name;
    const position = name.range?.[0] ?? 0;
    if (seen.has(key)) return parseError('twice', position, `${JSON.stringify(key)} comes twice.`);
    seen.add(key);
    const single = singles.find((known) => known === key);
    if (key === 'tableau piles') {
      const tableau = readTableau(value);
      if (!tableau.ok) return tableau;
      piles = { ...piles, tableau: tableau.value };
    } else if (single !== undefined) {
      const pile = readPile(value, JSON.stringify(key));
      if (!pile.ok) return pile;
      piles = { ...piles, [single]: pile.value };
    } else {
      const message = `${title} has no ${JSON.stringify(key.slice(0, 40))}.`;
      return parseError('unknown-pile', position, message);
    }
  }
  return seen.has('tableau piles')
    ? ok(piles)
    : parseError('no-tableau', end, 'A deal needs "tableau piles".');
};

/** Reads the piles of a deal. `title` names the game in messages, `singles` its piles beside the tableau. */
export const readSolvitaire = (
  input: string,
  title: string,
  singles: readonly SinglePile[],
): Result<SolvitairePiles, ParseError> => {
  const text = textOf(input);
  if (text.length > SOLVITAIRE_LENGTH_LIMIT) {
    const message = `A deal has at most ${SOLVITAIRE_LENGTH_LIMIT} characters.`;
    return parseError('too-long', SOLVITAIRE_LENGTH_LIMIT, message);
  }
  const root = readRoot(text);
  return root.ok ? readMembers(root.value, title, singles, text.length) : root;
};

/** All that a judge found wrong with a deal, as one error at the place of the first fault. */
export const solvitaireFault = <
  Fault extends {
    readonly code: string;
    readonly message: string;
    readonly cards?: readonly Card[];
  },
>(
  all: readonly [Fault, ...Fault[]],
  { tableau, stock, waste, reserve, foundations }: SolvitairePiles,
  end: number,
) => {
  const [first, ...faults] = all;
  const found = [...tableau.flat(), ...stock, ...waste, ...reserve, ...foundations];
  return err<SolvitaireError<Fault>>({
    code: first.code,
    message: all.map(({ message }) => message).join(' '),
    position: positionOf(first, found, end),
    ...(first.cards && { cards: first.cards }),
    ...(faults.length > 0 && { faults }),
  });
};
