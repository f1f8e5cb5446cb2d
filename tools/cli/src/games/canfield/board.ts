// The board as the Canfield program of Berkeley's CS 61B (fall 2015) prints it: foundations; the reserve
// and the first row of the tableau; stock and waste and the second row; then the other rows.
import { type Card, isRed, makeLongCard, topOf } from '@parlour/cards-core';
import { type CanfieldState, profitOf, redealsLeft } from '@parlour/canfield';
import { type TextStyle } from '../../core/text-player.ts';
import { counted } from '../../core/words.ts';
import { CARD_WIDTH, piecesIn } from '../cards/pieces.ts';
import { baseWords, dollars } from './words.ts';

/** What is left of the tableau and the foundations. */
const MARGIN = 10;
const EMPTY = '---';
const STOCK = '###';

const red = (text: string, card: Card, style: TextStyle): string =>
  isRed(card) ? piecesIn(style).red(text) : text;

const makePlace = (card: Card | undefined, style: TextStyle): string =>
  card === undefined ? EMPTY : red(makeLongCard(card).padStart(CARD_WIDTH), card, style);

/** One row of the tableau, under the first of which an empty pile is shown as such. */
const makeRow = ({ tableau }: CanfieldState, row: number, style: TextStyle): string =>
  tableau
    .map((pile) => {
      const card = pile[row];
      const isShown = card !== undefined || row === 0;
      return ` ${isShown ? makePlace(card, style) : ' '.repeat(CARD_WIDTH)}`;
    })
    .join('');

/** The whole table. */
export const makeBoard = (state: CanfieldState, style: TextStyle): string => {
  const { foundations, reserve, stock, waste, tableau } = state;
  const margin = ' '.repeat(MARGIN);
  const homes = foundations.map((pile) => ` ${makePlace(topOf(pile), style)}`).join('');
  const height = Math.max(...tableau.map(({ length }) => length));
  const hand = ` ${stock.length > 0 ? STOCK : EMPTY} ${makePlace(topOf(waste), style)}  `;
  const rows = Array.from(
    { length: Math.max(height - 2, 0) },
    (_, index) => `${margin}${makeRow(state, index + 2, style)}`,
  );
  const seen = state.rules.openReserve && reserve.length > 1;
  const open = reserve.map((card) => makePlace(card, style).trim()).join(' ');
  return [
    `${margin}${homes}`,
    '',
    ` ${makePlace(topOf(reserve), style)}      ${makeRow(state, 0, style)}`,
    `${hand}${makeRow(state, 1, style)}`,
    ...rows,
    ...(seen ? ['', ` Reserve, the last one on top: ${open}`] : []),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
};

/** What is at home, what the reserve and the stock hold, and the profit. */
export const makeStatus = (state: CanfieldState): string => {
  const left = redealsLeft(state);
  return [
    baseWords(state),
    `${state.foundations.flat().length} of 52 cards home`,
    `${state.reserve.length} in the reserve`,
    `${state.stock.length} in the stock`,
    ...(left === 'unlimited' ? [] : [`${counted(left, 'redeal')} left`]),
    dollars(profitOf(state)),
  ].join(' · ');
};
