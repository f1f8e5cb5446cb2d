// A position as one line: `klondike/1 draw=3 stock=TD2C waste= foundations=AS,-,-,- tableau=QD,khJS`.
// Words in any order, each at most once; what is left out has its default. Cards are rank and suit,
// two characters; a small suit letter is a card face down; piles run from the deepest card to the
// top and are parted by commas, `-` is an empty one. A foundation is named by its top card.
import {
  type Card,
  cardOf,
  makeCard,
  type Pile,
  rankOf,
  readCard,
  suitIndexOf,
  topOf,
} from '@parlour/cards-core';
import {
  integerOption,
  ok,
  type ParseError,
  parseError,
  readOptions,
  type Result,
  textOf,
} from '@parlour/game-core';
import { cardsIn, columnIn, type FoundCard, positionOf } from './found.ts';
import { rulesShape, STANDARD_RULES } from './rule-set.ts';
import { countOf } from './piles.ts';
import { judge, type KlondikeSetup } from './setup.ts';
import { type Column, type KlondikeState, STATE_LENGTH_LIMIT } from './types.ts';

const HEAD = 'klondike/1';

const makePile = (pile: Pile): string => pile.map(makeCard).join('');
const makeHidden = (card: Card): string =>
  makeCard(card).charAt(0) + makeCard(card).charAt(1).toLowerCase();

const makeColumn = ({ down, up }: Column): string =>
  down.map(makeHidden).join('') + makePile(up) || '-';

const makeFoundation = (pile: Pile): string => {
  const top = topOf(pile);
  return top === undefined ? '-' : makeCard(top);
};

const DEFAULTS = { ...STANDARD_RULES, redealt: 0, score: 0 };
const PILE_KEYS = ['stock', 'waste', 'foundations', 'tableau'] as const;
type PileKey = (typeof PILE_KEYS)[number];

/** How the words are read that are not piles. The number of columns follows from the tableau. */
const SHAPE = {
  ...rulesShape(STANDARD_RULES),
  redealt: integerOption(0, 99_999_999, 0),
  score: integerOption(-99_999_999, 99_999_999, 0),
  // −1: as many as there are.
  best: integerOption(-1, 52, -1),
};

/** A position as text. */
export const makeState = (state: KlondikeState): string => {
  const { rules, stock, waste, foundations, tableau, redealt, score, best } = state;
  const home = countOf(foundations);
  const values: Readonly<Record<string, string | number | boolean>> = { ...rules, redealt, score };
  const words = Object.entries(DEFAULTS)
    .filter(([key, fallback]) => key !== 'columns' && values[key] !== fallback)
    .map(([key]) => `${key}=${String(values[key])}`);
  return [
    HEAD,
    ...words,
    ...(best === home ? [] : [`best=${best}`]),
    ...(stock.length > 0 ? [`stock=${makePile(stock)}`] : []),
    ...(waste.length > 0 ? [`waste=${makePile(waste)}`] : []),
    ...(home > 0 ? [`foundations=${foundations.map(makeFoundation).join(',')}`] : []),
    `tableau=${tableau.map(makeColumn).join(',')}`,
  ].join(' ');
};

interface Word {
  readonly text: string;
  /** Where the text starts. */
  readonly position: number;
}

const splitAt = ({ text, position }: Word, separator: string): readonly Word[] => {
  let start = position;
  return text.split(separator).map((piece) => {
    const word = { text: piece, position: start };
    start += piece.length + separator.length;
    return word;
  });
};

const parseWords = (text: string): Result<ReadonlyMap<string, Word>, ParseError> => {
  const [head, ...rest] = splitAt({ text, position: 0 }, ' ');
  if (head?.text !== HEAD) {
    return parseError('bad-head', 0, `A position of Klondike starts with ${HEAD}.`);
  }
  const words = new Map<string, Word>();
  for (const { text: word, position } of rest) {
    const equals = word.indexOf('=');
    const key = word.slice(0, Math.max(equals, 0));
    const isKnown =
      PILE_KEYS.includes(key as PileKey) || (Object.hasOwn(SHAPE, key) && key !== 'columns');
    if (!isKnown)
      return parseError('unknown-word', position, 'There is no such word in a position.');
    if (words.has(key)) return parseError('twice', position, `The word ${key} comes twice.`);
    words.set(key, { text: word.slice(equals + 1), position: position + equals + 1 });
  }
  return ok(words);
};

const parsePile = ({ text, position }: Word): Result<readonly FoundCard[], ParseError> => {
  const found: FoundCard[] = [];
  for (let at = 0; at < text.length;) {
    const read = readCard(text, at);
    if (!read)
      return parseError('bad-card', position + at, 'Here is a card expected, like QH or TD.');
    found.push({ card: read.card, isDown: read.small, position: position + at });
    at = read.end;
  }
  return ok(found);
};

const parsePiles = (word: Word): Result<readonly (readonly FoundCard[])[], ParseError> => {
  const piles: (readonly FoundCard[])[] = [];
  for (const part of splitAt(word, ',')) {
    const pile = part.text === '-' ? ok([]) : parsePile(part);
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }
  return ok(piles);
};

const builtUpTo = (top: Card): Pile =>
  Array.from({ length: rankOf(top) }, (_, step) => cardOf(suitIndexOf(top), (step + 1) as 1));

interface Piles {
  readonly setup: Pick<KlondikeSetup, 'stock' | 'waste' | 'foundations' | 'tableau'>;
  readonly found: readonly FoundCard[];
}

const parseTable = (words: ReadonlyMap<string, Word>): Result<Piles, ParseError> => {
  const end = [...words.values()].reduce(
    (most, { text, position }) => Math.max(most, position + text.length),
    HEAD.length,
  );
  if (!words.has('tableau')) return parseError('no-tableau', end, 'A position needs tableau=….');
  const read: Record<PileKey, readonly (readonly FoundCard[])[]> = {
    stock: [[]],
    waste: [[]],
    foundations: [[], [], [], []],
    tableau: [],
  };
  for (const key of PILE_KEYS) {
    const word = words.get(key);
    if (!word) continue;
    const piles = parsePiles(word);
    if (!piles.ok) return piles;
    const hidden = piles.value.flat().find(({ isDown }) => isDown);
    if (key !== 'tableau' && hidden) {
      return parseError(
        'face-down',
        hidden.position,
        'Only cards of the tableau are written face down.',
      );
    }
    if ((key === 'stock' || key === 'waste') && piles.value.length !== 1) {
      return parseError('bad-card', word.position, `The ${key} is one pile.`);
    }
    const tooHigh = piles.value.find((pile) => pile.length > 1)?.[1];
    if (key === 'foundations' && tooHigh) {
      return parseError('bad-card', tooHigh.position, 'A foundation is named by its top card.');
    }
    read[key] = piles.value;
  }
  const columns: Column[] = [];
  for (const pile of read.tableau) {
    const column = columnIn(pile);
    if (!column.ok) {
      const { position } = column.error;
      return parseError('face-down', position, 'A card face down cannot lie on one face up.');
    }
    columns.push(column.value);
  }
  return ok({
    setup: {
      stock: cardsIn(read.stock[0] ?? []),
      waste: cardsIn(read.waste[0] ?? []),
      foundations: read.foundations.map(([top]) => (top ? builtUpTo(top.card) : [])),
      tableau: columns,
    },
    found: Object.values(read).flat(2),
  });
};

/** Reads what `makeState` writes, and judges it: duplicate and missing cards are named. */
export const parseState = (input: string): Result<KlondikeState, ParseError> => {
  const text = textOf(input);
  if (text.length > STATE_LENGTH_LIMIT) {
    const message = `A position has at most ${STATE_LENGTH_LIMIT} characters.`;
    return parseError('too-long', STATE_LENGTH_LIMIT, message);
  }
  const words = parseWords(text);
  if (!words.ok) return words;
  const table = parseTable(words.value);
  if (!table.ok) return table;
  const { setup, found } = table.value;
  const columns = setup.tableau.length;
  const given = [...words.value].filter(([key]) => Object.hasOwn(SHAPE, key));
  const read = readOptions(Object.fromEntries(given.map(([key, word]) => [key, word.text])), SHAPE);
  if (!read.ok) {
    const position = words.value.get(read.error.option ?? '')?.position ?? 0;
    return parseError('bad-value', position, read.error.message);
  }
  if (columns > 7)
    return parseError(
      'bad-tableau',
      words.value.get('tableau')?.position ?? 0,
      'A tableau has at most 7 piles.',
    );
  const { redealt, score, best, ...rules } = read.value;
  const whole = { ...setup, redealt, score, best: best < 0 ? countOf(setup.foundations) : best };
  const judged = judge(whole, { ...rules, columns });
  if (judged.ok) return judged;
  const [fault] = judged.error;
  return parseError(fault.code, positionOf(fault, found, text.length), fault.message);
};
