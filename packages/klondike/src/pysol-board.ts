// PySol's text board, as pysol_cards writes it and ShootMe's Klondike-Solver reads it: `Talon: 9D TC …`
// (the first is drawn first), perhaps `Foundations: H-0 C-A S-0 D-0`, then a line for each column, the
// deepest card first, face-down cards in <…>; an empty column is a colon.
import {
  ACE,
  type Card,
  cardOf,
  makeCard,
  makeRank,
  type Pile,
  type Rank,
  rankOf,
  readCard,
  type SuitIndex,
  suitIndexOf,
} from '@parlour/cards-core';
import { cardsIn, type FoundCard, positionOf } from '@parlour/cards-core/patience-text';
import { err, ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { columnIn } from './found.ts';
import { countOf } from './piles.ts';
import { STANDARD_RULES } from './rule-set.ts';
import { openingScore } from './score.ts';
import { judge, type KlondikeSetup } from './setup.ts';
import { type Column, type KlondikeState, type Rules } from './types.ts';

/** A board has at most this many characters. */
export const BOARD_LENGTH_LIMIT = 5_000;

/** PySol's order of suits on the line of foundations. */
const ORDER: readonly SuitIndex[] = [1, 2, 0, 3];
const LETTERS = 'SHCD';

const makeFoundations = (foundations: readonly Pile[]): string =>
  ORDER.map((suit) => {
    const pile = foundations.find(([ace]) => ace !== undefined && suitIndexOf(ace) === suit) ?? [];
    const height = pile.length === 0 ? '0' : makeRank(pile.length as Rank);
    return `${LETTERS.charAt(suit)}-${height}`;
  }).join(' ');

const makeColumn = ({ down, up }: Column): string =>
  [...down.map((card) => `<${makeCard(card)}>`), ...up.map(makeCard)].join(' ') || ':';

/** A position as PySol's board. It has no place for cards in the waste. */
export const makePysolBoard = (
  state: KlondikeState,
): Result<string, { readonly code: 'has-waste'; readonly message: string }> => {
  const { stock, waste, foundations, tableau } = state;
  if (waste.length > 0) {
    return err({ code: 'has-waste', message: 'PySol’s board has no place for the waste.' });
  }
  const talon = ['Talon:', ...[...stock].reverse().map(makeCard)].join(' ');
  const home = countOf(foundations) > 0 ? [`Foundations: ${makeFoundations(foundations)}`] : [];
  return ok([talon, ...home, ...tableau.map(makeColumn)].map((line) => `${line}\n`).join(''));
};

/** A line, and where it starts. */
interface Line {
  readonly text: string;
  readonly start: number;
}

const linesOf = (text: string): readonly Line[] => {
  let start = 0;
  return text
    .split('\n')
    .map((line) => {
      const found = { text: line, start };
      start += line.length + 1;
      return found;
    })
    .filter(({ text: line }) => !/^\s*(?:#|$)/.test(line));
};

const TOKEN = /(<?)([^\s<>]+)(>?)/y;

/** Reads cards parted by blanks, from `at` on. */
const readCards = ({ text, start }: Line, at: number): Result<readonly FoundCard[], ParseError> => {
  const found: FoundCard[] = [];
  for (let place = at; ;) {
    place += /^\s*/.exec(text.slice(place))?.[0].length ?? 0;
    if (place >= text.length) return ok(found);
    TOKEN.lastIndex = place;
    const [token = '', open = '', name = '', close = ''] = TOKEN.exec(text) ?? [];
    const read = readCard(name, 0);
    if (read?.end !== name.length || (open === '') !== (close === '')) {
      return parseError('bad-card', start + place, 'Here is a card expected, like QH, TD or <7H>.');
    }
    found.push({ card: read.card, isDown: open !== '', position: start + place });
    place += token.length;
  }
};

interface Home {
  /** Height by suit. */
  readonly heights: readonly number[];
}

const readFoundations = ({ text, start }: Line, at: number): Result<Home, ParseError> => {
  const heights = [0, 0, 0, 0];
  const seen = new Set<number>();
  for (const match of text.slice(at).matchAll(/\S+/g)) {
    const position = start + at + match.index;
    const [, letter = '', rank = ''] = /^([SHCD])-(0|[A2-9TJQK]|10)$/i.exec(match[0]) ?? [];
    const suit = LETTERS.indexOf(letter.toUpperCase());
    if (letter === '' || seen.has(suit)) {
      return parseError('bad-foundation', position, 'Foundations are written H-0 C-A S-T D-K.');
    }
    seen.add(suit);
    heights[suit] = rank === '0' ? 0 : rankOf(readCard(`${rank}S`, 0)?.card ?? 0);
  }
  return ok({ heights });
};

interface Board {
  readonly talon: readonly FoundCard[];
  readonly heights: readonly number[];
  readonly columns: readonly (readonly FoundCard[])[];
}

const readBoard = (text: string): Result<Board, ParseError> => {
  let talon: readonly FoundCard[] | undefined;
  let heights: readonly number[] = [0, 0, 0, 0];
  const columns: (readonly FoundCard[])[] = [];
  for (const line of linesOf(text)) {
    const [head = '', word] = /^\s*(\w*):/.exec(line.text) ?? [];
    const key = word?.toLowerCase();
    if (key === 'foundations') {
      const home = readFoundations(line, head.length);
      if (!home.ok) return home;
      ({ heights } = home.value);
      continue;
    }
    if (key !== undefined && key !== '' && key !== 'talon') {
      return parseError(
        'unknown-line',
        line.start,
        'A board has Talon:, Foundations:, and columns.',
      );
    }
    const cards = readCards(line, head.length);
    if (!cards.ok) return cards;
    if (key === 'talon') talon = cards.value;
    else columns.push(cards.value);
  }
  return talon === undefined
    ? parseError('no-talon', text.length, 'A board begins with a line Talon:.')
    : ok({ talon, heights, columns });
};

const builtUp = (height: number, suit: number): Pile =>
  Array.from({ length: height }, (_, step): Card =>
    cardOf(suit as SuitIndex, (ACE + step) as Rank),
  );

/** Reads PySol's board, and judges it: duplicate and missing cards are named. */
export const parsePysolBoard = (
  input: string,
  rules: Rules = STANDARD_RULES,
): Result<KlondikeState, ParseError> => {
  const text = textOf(input);
  if (text.length > BOARD_LENGTH_LIMIT) {
    const message = `A board has at most ${BOARD_LENGTH_LIMIT} characters.`;
    return parseError('too-long', BOARD_LENGTH_LIMIT, message);
  }
  const board = readBoard(text);
  if (!board.ok) return board;
  const { talon, heights, columns } = board.value;
  const tableau: Column[] = [];
  for (const pile of columns) {
    const column = columnIn(pile);
    if (!column.ok) {
      const { position } = column.error;
      return parseError('face-down', position, 'A card face down cannot lie on one face up.');
    }
    tableau.push(column.value);
  }
  const count = tableau.length;
  if (count < 1 || count > 7) {
    return parseError('wrong-columns', text.length, `Klondike has 1 to 7 columns, not ${count}.`);
  }
  const foundations = heights.map(builtUp);
  const setup: KlondikeSetup = {
    stock: cardsIn(talon).toReversed(),
    waste: [],
    tableau,
    foundations,
    redealt: 0,
    score: openingScore(rules),
    best: countOf(foundations),
  };
  const judged = judge(setup, { ...rules, columns: count });
  if (judged.ok) return judged;
  const [fault] = judged.error;
  const position = positionOf(fault, [...talon, ...columns.flat()], text.length);
  return parseError(fault.code, position, fault.message);
};
