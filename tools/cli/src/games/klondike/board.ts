import { type Card, topCards, topOf } from '@parlour/cards-core';
import { countOf, type KlondikeState, redealsLeft, scoreAt } from '@parlour/klondike';
import { type TextStyle } from '../../core/text-player.ts';
import { counted } from '../../core/words.ts';
import { CARD_WIDTH, type Pieces, piecesIn } from '../cards/pieces.ts';
import { scoreWords } from './words.ts';

const GAP = '  ';
/** Narrower terminals are given a narrower board. */
const WIDE = 48;

const cardOr = (card: Card | undefined, pieces: Pieces): string =>
  card === undefined ? pieces.empty : pieces.card(card);

const makeFoundations = (
  { rules, foundations }: KlondikeState,
  pieces: Pieces,
  width: number,
): string => {
  // Where no foundation belongs to a suit, they have numbers.
  const label = (index: number): string =>
    rules.rules === 'source' ? `f${index + 1}` : (pieces.suits[index] ?? '');
  const piles = foundations.map(
    (pile, index) => `${pieces.label(label(index))} ${cardOr(topOf(pile), pieces)}`,
  );
  return width < WIDE ? `Home  ${piles.join('  ')}` : `Foundations  ${piles.join('   ')}`;
};

const makeStock = ({ rules, stock }: KlondikeState, pieces: Pieces): string => {
  const top = topOf(stock);
  if (top === undefined) return `Stock  0 ${pieces.empty}`;
  const shown = rules.rules === 'source' ? pieces.card(top) : pieces.hidden;
  return `Stock ${String(stock.length).padStart(2)} ${shown}`;
};

const makeWaste = ({ rules, waste }: KlondikeState, pieces: Pieces): string => {
  const shown = topCards(waste, rules.draw);
  const cards = shown.map((card, index) =>
    // Of several cards the one that can be played is set off.
    shown.length > 1 && index === shown.length - 1 ? pieces.open(card) : pieces.card(card),
  );
  const row = cards.length === 0 ? pieces.empty : cards.join(' ');
  return `Waste ${String(waste.length).padStart(2)} ${row}`;
};

/** Stock and waste, on one line if there is room. */
const makeHand = (state: KlondikeState, pieces: Pieces, width: number): readonly string[] => {
  const [stock, waste] = [makeStock(state, pieces), makeWaste(state, pieces)];
  const shown = Math.min(state.rules.draw, Math.max(state.waste.length, 1));
  const needed = GAP.length + 'Stock 24 10♥   Waste 24 [10♥]'.length + (shown - 1) * CARD_WIDTH;
  return needed + shown <= width ? [`${stock}   ${waste}`] : [stock, waste];
};

const makeTableau = ({ tableau }: KlondikeState, pieces: Pieces): readonly string[] => {
  const columns = tableau.map(({ down, up }) => {
    const cards = [...down.map(() => pieces.hidden), ...up.map((card) => pieces.card(card))];
    return cards.length === 0 ? [pieces.empty] : cards;
  });
  const height = Math.max(...columns.map((cards) => cards.length));
  const blank = ' '.repeat(CARD_WIDTH);
  const numbers = columns.map((_, index) => pieces.label(String(index + 1).padStart(CARD_WIDTH)));
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map((cards) => cards[row] ?? blank),
  );
  return [numbers, ...rows].map((cells) => `${GAP}${cells.join(GAP)}`.trimEnd());
};

/** The whole table: foundations, stock and waste, then the columns. */
export const makeBoard = (state: KlondikeState, style: TextStyle): string => {
  const pieces = piecesIn(style);
  const { width = Infinity } = style;
  const top = [makeFoundations(state, pieces, width), ...makeHand(state, pieces, width)];
  return [...top.map((line) => `${GAP}${line}`), '', ...makeTableau(state, pieces)].join('\n');
};

/** Score after so many seconds, cards on the foundations, redeals left. */
export const makeStatus = (state: KlondikeState, seconds: number): string => {
  const { rules, foundations } = state;
  const left = redealsLeft(state);
  return [
    `${countOf(foundations)} of ${4 * rules.ranks} cards home`,
    ...(left === 'unlimited' ? [] : [`${counted(left, 'redeal')} left`]),
    scoreWords(scoreAt(state, seconds), rules.scoring) ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
};
