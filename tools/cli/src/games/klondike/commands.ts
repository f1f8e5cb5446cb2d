import { isRed, rankOf, SUITS, suitIndexOf, topOf } from '@parlour/cards-core';
import { ok, type ParseError, parseError, type Result } from '@parlour/game-core';
import {
  faceUp,
  type KlondikeMove,
  type KlondikeState,
  type PileId,
  refusalOf,
} from '@parlour/klondike';
import { quoted } from '../../core/words.ts';

/** The help page's rows. */
export const COMMANDS: readonly (readonly [form: string, meaning: string])[] = [
  ['d, draw', 'turn cards; or the waste over, when the stock is empty'],
  ['w 3', 'waste to tableau 3; of several cards the one in brackets'],
  ['w f', 'waste to its foundation'],
  ['5 2', 'tableau 5 to tableau 2, as many cards as fit'],
  ['5 2 3', 'three cards of tableau 5 to tableau 2'],
  ['5 f', 'tableau 5 to its foundation'],
  ['f h 4, f2 4', 'hearts foundation to tableau 4'],
  ['s 3, s f', 'top of the stock, where the rules allow it'],
];

const DRAW_WORDS = ['d', 'draw', 'deal', 'turn'];
const REDEAL_WORDS = ['r', 'redeal'];
const SIGNS = ['♠', '♥', '♣', '♦', '♤', '♡', '♧', '♢'];

const suitIndexIn = (word: string): number => {
  const sign = SIGNS.indexOf(word);
  if (sign >= 0) return sign % 4;
  return SUITS.findIndex((suit) => word === suit || word === suit.slice(0, -1) || word === suit[0]);
};

/** A place as it is said: one pile, or a foundation that is yet to be found. */
type Place = PileId | 'f';

const placeIn = (word: string): Place | undefined => {
  if (['w', 'waste'].includes(word)) return 'waste';
  if (['s', 'stock'].includes(word)) return 'stock';
  if (['f', 'foundation', 'foundations', 'home'].includes(word)) return 'f';
  if (/^[tc]?[1-7]$/.test(word)) return `t${word.slice(-1)}` as PileId;
  return /^f[1-4]$/.test(word) ? (word as PileId) : undefined;
};

/** Words that may be left out. */
const FILLERS = ['to', 'from', 'on', 'onto', 'column', 'tableau', '->', '→', '>'];

// `w3`, `5f`, `52`, `f2t4` without a blank.
const CLOSE = /^(w|s|t?[1-7]|f[1-4])(t?[1-7]|f[1-4]?)$/;
const FOUNDATION_AND_SUIT = /^f([shcd♠♥♣♦])$/;

const wordsIn = (line: string): readonly string[] =>
  line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !FILLERS.includes(word))
    .flatMap((word) => {
      if (placeIn(word) !== undefined) return [word];
      const match = FOUNDATION_AND_SUIT.exec(word) ?? CLOSE.exec(word);
      if (!match) return [word];
      return match.length === 2 ? ['f', match[1] ?? ''] : [match[1] ?? '', match[2] ?? ''];
    });

/** The foundation on which this suit lies; where suits have none, an empty one. */
const foundationOf = ({ rules, foundations }: KlondikeState, suit: number): PileId => {
  if (rules.rules !== 'source') return `f${suit + 1}` as PileId;
  const own = foundations.findIndex(([ace]) => ace !== undefined && suitIndexOf(ace) === suit);
  const place = own >= 0 ? own : foundations.findIndex((pile) => pile.length === 0);
  return `f${Math.max(place, 0) + 1}` as PileId;
};

const targetOf = (state: KlondikeState, from: PileId, to: Place): PileId => {
  if (to !== 'f') return to;
  const card = topOf(faceUp(state, from));
  return foundationOf(state, card === undefined ? 0 : suitIndexOf(card));
};

/** As many cards as may go; if none may, as many as the player can only have meant. */
const countFor = (state: KlondikeState, from: PileId, to: PileId): number => {
  if (!from.startsWith('t') || !to.startsWith('t')) return 1;
  const cards = faceUp(state, from);
  for (let count = cards.length; count > 0; count--) {
    if (!refusalOf(state, { type: 'move', from, to, count })) return count;
  }
  const target = topOf(faceUp(state, to));
  const fitting = cards.filter(
    (card) => target !== undefined && rankOf(card) === rankOf(target) - 1,
  );
  const meant = fitting.find((card) => target !== undefined && isRed(card) !== isRed(target));
  const first = meant ?? fitting[0];
  return Math.max(first === undefined ? cards.length : cards.length - cards.indexOf(first), 1);
};

const PLACES: Readonly<Partial<Record<PileId, string>>> = { stock: 's', waste: 'w' };

const shortName = (pile: PileId): string => PLACES[pile] ?? pile.replace(/^t/, '');

/** The shortest command for a legal move: what `parseCommand` reads as this move. */
export const makeCommand = (move: KlondikeMove, state: KlondikeState): string => {
  if (move.type !== 'move') return move.type === 'draw' ? 'd' : 'r';
  const { from, to, count } = move;
  const isUsual = to.startsWith('f') && targetOf(state, from, 'f') === to;
  const words = [shortName(from), isUsual ? 'f' : shortName(to)];
  return [...words, ...(countFor(state, from, to) === count ? [] : [count])].join(' ');
};

const unknown = (line: string) =>
  parseError('unknown-command', 0, `${quoted(line)} is no command here.`);

const readSource = (
  state: KlondikeState,
  [first = '', ...rest]: readonly string[],
): Result<{ readonly from: PileId; readonly rest: readonly string[] }, ParseError> | undefined => {
  const place = placeIn(first);
  if (place === undefined) return undefined;
  if (place !== 'f') return ok({ from: place, rest });
  const suit = suitIndexIn(rest[0] ?? '');
  return suit >= 0
    ? ok({ from: foundationOf(state, suit), rest: rest.slice(1) })
    : parseError('unknown-command', 0, 'Say which foundation: “f h 4” takes the top heart to 4.');
};

/** Reads a command; see `COMMANDS`. Legal or not: the rules judge that. */
export const parseCommand = (
  line: string,
  state: KlondikeState,
): Result<readonly KlondikeMove[], ParseError> => {
  const words = wordsIn(line);
  const [word = ''] = words;
  if (words.length === 1 && REDEAL_WORDS.includes(word)) return ok([{ type: 'redeal' }]);
  if (words.length === 1 && DRAW_WORDS.includes(word)) {
    const isOver = state.stock.length === 0 && state.waste.length > 0;
    return ok([{ type: isOver ? 'redeal' : 'draw' }]);
  }
  const source = readSource(state, words);
  if (!source) return unknown(line);
  if (!source.ok) return source;
  const { from, rest } = source.value;
  const [toWord, countWord, extra] = rest;
  if (toWord === undefined) {
    return parseError('unknown-command', line.length, `Say where to: “${word} 4”, “${word} f”.`);
  }
  const place = placeIn(toWord);
  if (place === undefined || extra !== undefined) return unknown(line);
  const to = targetOf(state, from, place);
  if (countWord === undefined) {
    return ok([{ type: 'move', from, to, count: countFor(state, from, to) }]);
  }
  return /^(?:[1-9]|1[0-3])$/.test(countWord)
    ? ok([{ type: 'move', from, to, count: Number(countWord) }])
    : parseError('unknown-command', 0, `${quoted(countWord)} is not a number of cards.`);
};
