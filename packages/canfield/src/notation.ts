// A position as one line: `canfield/1 base=7 reserve=… stock=… foundations=9D,-,-,- tableau=QD,KHJS,…`:
// see `position-text.ts` of cards-core. What is left out has its default; rules are those of the
// preset `classic`. A foundation is named by its top card: it is built up from the base rank.
import {
  type Card,
  cardOf,
  countOf,
  makeCard,
  type Pile,
  type Rank,
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
import { nextRank } from './piles.ts';
import { CLASSIC, rulesOf, rulesShape } from './rule-set.ts';
import { type CanfieldSetup, judge } from './setup.ts';
import { type CanfieldState, STATE_LENGTH_LIMIT } from './types.ts';

const HEAD = 'canfield/1';
const PILE_KEYS = ['reserve', 'stock', 'waste', 'foundations', 'tableau'] as const;
type PileKey = (typeof PILE_KEYS)[number];
const SINGLE = ['reserve', 'stock', 'waste'] as const;

const DEFAULTS = { ...rulesOf(CLASSIC), base: 0, redealt: 0 };

/** How the words are read that are not piles. */
const SHAPE = {
  ...rulesShape(CLASSIC),
  base: integerOption(0, 13, 0),
  redealt: integerOption(0, 99_999_999, 0),
  // −1: as many as there are.
  best: integerOption(-1, 52, -1),
};

const FORM: PositionForm = {
  head: HEAD,
  title: 'Canfield',
  isKnown: (key) => PILE_KEYS.includes(key as PileKey) || Object.hasOwn(SHAPE, key),
};

const PILE_FORM: PileForm = {
  single: SINGLE,
  hiding: [],
  hidingFault: 'No card of Canfield is written face down.',
};

const makeFoundation = (pile: Pile): string => {
  const top = topOf(pile);
  return top === undefined ? '-' : makeCard(top);
};

/** A position as text. */
export const makeState = (state: CanfieldState): string => {
  const { rules, base, redealt, foundations, best } = state;
  const values: Readonly<Record<string, string | number | boolean>> = { ...rules, base, redealt };
  const home = countOf(foundations);
  return [
    HEAD,
    ...Object.entries(DEFAULTS)
      .filter(([key, fallback]) => values[key] !== fallback)
      .map(([key]) => `${key}=${String(values[key])}`),
    ...(best === home ? [] : [`best=${best}`]),
    ...SINGLE.filter((key) => state[key].length > 0).map((key) => `${key}=${makePile(state[key])}`),
    ...(home > 0 ? [`foundations=${foundations.map(makeFoundation).join(',')}`] : []),
    `tableau=${state.tableau.map((pile) => makePile(pile) || '-').join(',')}`,
  ].join(' ');
};

/** The pile from the base rank up to this card. */
const builtUpTo = (top: Card, base: number): Pile => {
  const pile: Card[] = [];
  for (let rank = base as Rank; pile.length < 13; rank = nextRank(rank)) {
    pile.push(cardOf(suitIndexOf(top), rank));
    if (rank === rankOf(top)) break;
  }
  return pile;
};

interface Piles {
  readonly setup: Pick<CanfieldSetup, PileKey>;
  readonly found: readonly FoundCard[];
}

const parseTable = (words: ReadonlyMap<string, Word>, base: number): Result<Piles, ParseError> => {
  if (!words.has('tableau')) {
    return parseError('no-tableau', endOf(words, HEAD), 'A position needs tableau=….');
  }
  const read = parsePiles(words, PILE_KEYS, PILE_FORM);
  if (!read.ok) return read;
  const pilesOf = (key: PileKey) => read.value.get(key) ?? [];
  const homes = words.has('foundations') ? pilesOf('foundations') : [[], [], [], []];
  return ok({
    setup: {
      reserve: cardsIn(pilesOf('reserve').flat()),
      stock: cardsIn(pilesOf('stock').flat()),
      waste: cardsIn(pilesOf('waste').flat()),
      foundations: homes.map(([top]) => {
        if (!top) return [];
        // Without a base rank the card alone: it is told that one is missing.
        return base === 0 ? [top.card] : builtUpTo(top.card, base);
      }),
      tableau: pilesOf('tableau').map(cardsIn),
    },
    found: [...read.value.values()].flat(2),
  });
};

/** Reads what `makeState` writes, and judges it: duplicate and missing cards are named. */
export const parseState = (input: string): Result<CanfieldState, ParseError> => {
  const text = textOf(input);
  if (text.length > STATE_LENGTH_LIMIT) {
    const message = `A position has at most ${STATE_LENGTH_LIMIT} characters.`;
    return parseError('too-long', STATE_LENGTH_LIMIT, message);
  }
  const words = parseWords(text, FORM);
  if (!words.ok) return words;
  const given = [...words.value].filter(([key]) => Object.hasOwn(SHAPE, key));
  const read = readOptions(Object.fromEntries(given.map(([key, word]) => [key, word.text])), SHAPE);
  if (!read.ok) {
    const position = words.value.get(read.error.option ?? '')?.position ?? 0;
    return parseError('bad-value', position, read.error.message);
  }
  const { base, redealt, best, ...rules } = read.value;
  const table = parseTable(words.value, base);
  if (!table.ok) return table;
  const { setup, found } = table.value;
  const home = countOf(setup.foundations);
  const judged = judge({ ...setup, base, redealt, best: best < 0 ? home : best }, rules);
  if (judged.ok) return judged;
  const [fault] = judged.error;
  return parseError(fault.code, positionOf(fault, found, text.length), fault.message);
};
