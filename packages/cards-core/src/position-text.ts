// A position as one line: `klondike/1 draw=3 stock=TD2C waste= foundations=AS,-,-,- tableau=QD,khJS`.
// Words in any order, each at most once. Cards are rank and suit, two characters; a small suit letter
// is a card face down; piles run from the deepest card to the top and are parted by commas, `-` is an
// empty one.
import { ok, type ParseError, parseError, type Result } from '@parlour/game-core';
import { makeCard, readCard } from './card-name.ts';
import { type FoundCard } from './found.ts';
import { type Pile } from './pile.ts';

export const makePile = (pile: Pile): string => pile.map(makeCard).join('');

/** A piece of a text. */
export interface Word {
  readonly text: string;
  /** Where it starts. */
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

/** What words a position may have, and how it begins. */
export interface PositionForm {
  /** The first word: `klondike/1`. */
  readonly head: string;
  /** For messages: "Klondike". */
  readonly title: string;
  readonly isKnown: (key: string) => boolean;
}

/** Parts a position into words, by their keys. */
export const parseWords = (
  text: string,
  { head, title, isKnown }: PositionForm,
): Result<ReadonlyMap<string, Word>, ParseError> => {
  const [first, ...rest] = splitAt({ text, position: 0 }, ' ');
  if (first?.text !== head) {
    return parseError('bad-head', 0, `A position of ${title} starts with ${head}.`);
  }
  const words = new Map<string, Word>();
  for (const { text: word, position } of rest) {
    const equals = word.indexOf('=');
    const key = word.slice(0, Math.max(equals, 0));
    if (!isKnown(key))
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

/** Reads piles of cards, parted by commas. */
export const parsePiles = (word: Word): Result<readonly (readonly FoundCard[])[], ParseError> => {
  const piles: (readonly FoundCard[])[] = [];
  for (const part of splitAt(word, ',')) {
    const pile = part.text === '-' ? ok([]) : parsePile(part);
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }
  return ok(piles);
};

/** How the piles of a position are written. */
export interface PileForm {
  /** Piles that are one of their kind. */
  readonly single: readonly string[];
  /** Piles whose cards may lie face down. */
  readonly hiding: readonly string[];
  /** For messages: "Only cards of the tableau are written face down." */
  readonly hidingFault: string;
}

export type FoundPiles = ReadonlyMap<string, readonly (readonly FoundCard[])[]>;

const formFault = (
  key: string,
  { position }: Word,
  piles: readonly (readonly FoundCard[])[],
  { single, hiding, hidingFault }: PileForm,
) => {
  const hidden = piles.flat().find(({ isDown }) => isDown);
  if (hidden && !hiding.includes(key)) {
    return parseError('face-down', hidden.position, hidingFault);
  }
  if (single.includes(key) && piles.length !== 1) {
    return parseError('bad-card', position, `The ${key} is one pile.`);
  }
  const tooHigh = piles.find((pile) => pile.length > 1)?.[1];
  return key === 'foundations' && tooHigh
    ? parseError('bad-card', tooHigh.position, 'A foundation is named by its top card.')
    : undefined;
};

/** Reads all piles among the words; those that are not there are left out. */
export const parseTable = (
  words: ReadonlyMap<string, Word>,
  keys: readonly string[],
  form: PileForm,
): Result<FoundPiles, ParseError> => {
  const read = new Map<string, readonly (readonly FoundCard[])[]>();
  for (const key of keys) {
    const word = words.get(key);
    if (!word) continue;
    const piles = parsePiles(word);
    if (!piles.ok) return piles;
    const fault = formFault(key, word, piles.value, form);
    if (fault) return fault;
    read.set(key, piles.value);
  }
  return ok(read);
};

/** Where the last word ends. */
export const endOf = (words: ReadonlyMap<string, Word>, head: string): number =>
  [...words.values()].reduce(
    (most, { text, position }) => Math.max(most, position + text.length),
    head.length,
  );
