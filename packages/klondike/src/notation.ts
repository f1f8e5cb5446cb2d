// A position as one line: `klondike/1 draw=3 stock=TD2C foundations=AS,-,-,- tableau=QD,khJS`: see
// `position-text.ts` of cards-core. What is left out has its default.
import {
  type Card,
  cardOf,
  makeCard,
  type Pile,
  rankOf,
  suitIndexOf,
  topOf,
} from '@parlour/cards-core';
import {
  cardsIn,
  endOf,
  type FoundCard,
  makePile,
  parseTable as parsePiles,
  parseWords,
  type PileForm,
  type PositionForm,
  positionOf,
  type Word,
} from '@parlour/cards-core/patience-text';
import {
  integerOption,
  ok,
  type ParseError,
  parseError,
  readOptions,
  type Result,
  textOf,
} from '@parlour/game-core';
import { columnIn } from './found.ts';
import { rulesShape, STANDARD_RULES } from './rule-set.ts';
import { countOf } from './piles.ts';
import { judge, type KlondikeSetup } from './setup.ts';
import { type Column, type KlondikeState, STATE_LENGTH_LIMIT } from './types.ts';

const HEAD = 'klondike/1';

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

const builtUpTo = (top: Card): Pile =>
  Array.from({ length: rankOf(top) }, (_, step) => cardOf(suitIndexOf(top), (step + 1) as 1));

const FORM: PositionForm = {
  head: HEAD,
  title: 'Klondike',
  isKnown: (key) =>
    PILE_KEYS.includes(key as PileKey) || (Object.hasOwn(SHAPE, key) && key !== 'columns'),
};

const PILE_FORM: PileForm = {
  single: ['stock', 'waste'],
  hiding: ['tableau'],
  hidingFault: 'Only cards of the tableau are written face down.',
};

interface Piles {
  readonly setup: Pick<KlondikeSetup, 'stock' | 'waste' | 'foundations' | 'tableau'>;
  readonly found: readonly FoundCard[];
}

const parseTable = (words: ReadonlyMap<string, Word>): Result<Piles, ParseError> => {
  const end = endOf(words, HEAD);
  if (!words.has('tableau')) return parseError('no-tableau', end, 'A position needs tableau=….');
  const read = parsePiles(words, PILE_KEYS, PILE_FORM);
  if (!read.ok) return read;
  const pilesOf = (key: PileKey) => read.value.get(key) ?? [];
  const columns: Column[] = [];
  for (const pile of pilesOf('tableau')) {
    const column = columnIn(pile);
    if (!column.ok) {
      const { position } = column.error;
      return parseError('face-down', position, 'A card face down cannot lie on one face up.');
    }
    columns.push(column.value);
  }
  return ok({
    setup: {
      stock: cardsIn(pilesOf('stock').flat()),
      waste: cardsIn(pilesOf('waste').flat()),
      foundations: words.has('foundations')
        ? pilesOf('foundations').map(([top]) => (top ? builtUpTo(top.card) : []))
        : [[], [], [], []],
      tableau: columns,
    },
    found: [...read.value.values()].flat(2),
  });
};

/** Reads what `makeState` writes, and judges it: duplicate and missing cards are named. */
export const parseState = (input: string): Result<KlondikeState, ParseError> => {
  const text = textOf(input);
  if (text.length > STATE_LENGTH_LIMIT) {
    const message = `A position has at most ${STATE_LENGTH_LIMIT} characters.`;
    return parseError('too-long', STATE_LENGTH_LIMIT, message);
  }
  const words = parseWords(text, FORM);
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
