// What the state looks like on the table: pile by pile, in the words of the language.
import type { CanfieldState } from '@parlour/canfield';
import { redealsLeft } from '@parlour/canfield/table';
import { type PlaceKind, placeSign } from '@parlour/element-core/cards';
import type { PileModel, TableModel } from '@parlour/element-core/piles';
import { foundationPile, stockPile, topRow, wastePile } from '@parlour/element-core/piles/patience';
import { html } from 'lit';
import type { CanfieldWords } from './messages/words.ts';

/** So many cards of a closed reserve are drawn beneath its top one. */
const RESERVE_SEEN = 3;

const reservePile = ({ reserve, rules }: CanfieldState, words: CanfieldWords): PileModel => {
  const isOpen = rules.openReserve;
  const up = isOpen ? reserve : reserve.slice(-1);
  return {
    id: 'reserve',
    kind: 'reserve',
    name: words.pile('reserve'),
    fan: isOpen ? 'down' : 'none',
    down: isOpen ? [] : reserve.slice(-RESERVE_SEEN - 1, -1),
    downName: words.faceDown(reserve.length - 1),
    up,
    reach: up.length,
    sign: 'closed',
    emptyName: words.wasteEmpty,
    ...(!isOpen && {
      note: html`<div class="count" part="count" aria-hidden="true">${reserve.length || ''}</div>`,
    }),
  };
};

const column = (cards: readonly number[], index: number, words: CanfieldWords): PileModel => {
  const id = `t${index + 1}`;
  return {
    id,
    kind: 'tableau',
    name: words.pile(id),
    fan: 'down',
    down: [],
    downName: '',
    up: cards,
    reach: cards.length,
    sign: 'none',
    emptyName: words.spaceEmpty,
  };
};

/** The table, with stock, waste and reserve on the left, or on the right for the left-handed. */
export const tableOf = (
  state: CanfieldState,
  words: CanfieldWords,
  isLeftHanded: boolean,
): TableModel => {
  const { base } = state;
  const sign: PlaceKind = base ? `rank-${base as 13}` : 'none';
  const foundations = state.foundations.map((cards, index) =>
    foundationPile(`f${index + 1}`, cards, words, sign, words.foundationEmpty(base)),
  );
  const columns = state.tableau.map((cards, index) => column(cards, index, words));
  const low = ['reserve', ...Array<string>(Math.max(6 - columns.length, 0)).fill('')];
  const ids = columns.map(({ id }) => id);
  return {
    piles: [
      stockPile(state, words, redealsLeft(state)),
      wastePile(state, words),
      reservePile(state, words),
      ...foundations,
      ...columns,
    ],
    rows: [
      topRow(columns.length > 6 ? ['', 'base'] : ['base'], isLeftHanded),
      isLeftHanded ? [...ids, ...low.toReversed()] : [...low, ...ids],
    ],
    note: base
      ? html`<div class="place base" part="base" role="img" aria-label=${words.baseRank(base)}>
          ${placeSign(sign)}
        </div>`
      : '',
  };
};
