// How cards look on a board of text, each three characters wide.
import { type Card, isRed, makeLongCard, makeUnicodeCard } from '@parlour/cards-core';
import { type TextStyle } from '../../core/text-player.ts';

export const CARD_WIDTH = 3;

const RED = '\u001b[31m';
const DIM = '\u001b[2m';
const BOLD = '\u001b[1m';
const PLAIN = '\u001b[0m';

/** The pieces of a board in one style. */
export const piecesIn = ({ ascii, colour }: TextStyle) => {
  const painted = (text: string, code: string): string =>
    colour ? `${code}${text}${PLAIN}` : text;
  const inked = (text: string, card: Card): string => (isRed(card) ? painted(text, RED) : text);
  const name = ascii ? makeLongCard : makeUnicodeCard;
  const dim = (text: string): string => painted(text.padStart(CARD_WIDTH), DIM);
  return {
    card: (card: Card): string => inked(name(card).padStart(CARD_WIDTH), card),
    open: (card: Card): string => inked(`[${name(card)}]`.padStart(CARD_WIDTH + 2), card),
    red: (text: string): string => painted(text, RED),
    hidden: dim(ascii ? '##' : '··'),
    empty: dim('--'),
    label: (text: string): string => painted(text, BOLD),
    suits: ascii ? ['S', 'H', 'C', 'D'] : ['♠', '♥', '♣', '♦'],
  };
};

export type Pieces = ReturnType<typeof piecesIn>;
