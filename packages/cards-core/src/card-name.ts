import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { type Card, cardOf, type Rank, rankOf, type SuitIndex, suitIndexOf } from './card.ts';

const SHORT_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const LETTERS = ['S', 'H', 'C', 'D'] as const;
const SYMBOLS = ['♠', '♥', '♣', '♦'] as const;
const OUTLINES = '♤♡♧♢';

/** `T` or `10`, the others alike. */
export const makeRank = (rank: Rank, { ten = 'T' }: { readonly ten?: 'T' | '10' } = {}): string =>
  rank === 10 ? ten : (SHORT_RANKS[rank - 1] ?? '');

/** Rank and suit letter, two characters: `QH`, `TD`. */
export const makeCard = (card: Card): string => makeRank(rankOf(card)) + LETTERS[suitIndexOf(card)];

/** With a written-out ten: `QH`, `10D`. */
export const makeLongCard = (card: Card): string =>
  makeRank(rankOf(card), { ten: '10' }) + LETTERS[suitIndexOf(card)];

/** With the suit's sign: `Q♥`, `10♦`. */
export const makeUnicodeCard = (card: Card): string =>
  makeRank(rankOf(card), { ten: '10' }) + SYMBOLS[suitIndexOf(card)];

/** A card found in a text, where it ends, and whether its suit is a small letter. */
export interface CardInText {
  readonly card: Card;
  readonly end: number;
  readonly small: boolean;
}

// A sign may be followed by the selector of its text or emoji form.
const CARD = /(10|[A2-9TJQK])([SHCD]|[♠♥♣♦♤♡♧♢][\uFE0E\uFE0F]?)/iy;

/** Reads the card that starts at `position`: rank `A 2…9 T 10 J Q K`, suit `S H C D` or its sign. */
export const readCard = (text: string, position: number): CardInText | undefined => {
  CARD.lastIndex = position;
  const match = CARD.exec(text);
  const [, rankText = '', suitText = ''] = match ?? [];
  if (!match) return undefined;
  const rank = rankText === '10' ? 10 : 1 + SHORT_RANKS.indexOf(rankText.toUpperCase() as 'A');
  const letter = LETTERS.indexOf(suitText.toUpperCase() as 'S');
  const sign = suitText.charAt(0);
  const suit =
    letter >= 0 ? letter : Math.max(SYMBOLS.indexOf(sign as '♠'), OUTLINES.indexOf(sign));
  return {
    card: cardOf(suit as SuitIndex, rank as Rank),
    end: CARD.lastIndex,
    small: letter >= 0 && suitText !== suitText.toUpperCase(),
  };
};

/** Reads one card and nothing else, in any of the forms that `readCard` knows. */
export const parseCard = (input: string): Result<Card, ParseError> => {
  const text = textOf(input);
  const found = readCard(text, 0);
  if (!found) return parseError('bad-card', 0, `${show(text)} is not a card, like QH, 10♥ or TD.`);
  if (found.end < text.length) {
    return parseError('bad-card', found.end, `${show(text)} is a card with something after it.`);
  }
  return ok(found.card);
};

const show = (text: string): string =>
  JSON.stringify(text.length > 12 ? `${text.slice(0, 12)}…` : text);
