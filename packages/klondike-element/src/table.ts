// What the state looks like on the table: pile by pile, in the words of the language.
import type { PileModel, TableModel } from '@parlour/element-core/piles';
import type { KlondikeState, PileId } from '@parlour/klondike';
import { redealsLeft } from '@parlour/klondike/table';
import type { KlondikeWords } from './messages/words.ts';

/** So many cards of the waste are seen, and one beneath that shows when the top one is taken. */
const WASTE_SEEN = 3;

const stock = (state: KlondikeState, words: KlondikeWords): PileModel => {
  const isOpen = state.rules.rules === 'source';
  const left = redealsLeft(state);
  const cards = state.stock.slice(-Math.max(state.rules.draw, 2));
  return {
    id: 'stock',
    kind: 'stock',
    name: words.pile('stock'),
    fan: 'none',
    down: isOpen ? cards.slice(0, -1) : cards,
    downName: words.stockCards(state.stock.length),
    up: isOpen ? cards.slice(-1) : [],
    reach: 1,
    sign: left === 0 || state.waste.length === 0 ? 'closed' : 'redeal',
    emptyName: words.stockEmpty(state.waste.length === 0 ? 0 : left),
  };
};

const waste = (state: KlondikeState, words: KlondikeWords): PileModel => ({
  id: 'waste',
  kind: 'waste',
  name: words.pile('waste'),
  fan: state.rules.draw > 1 ? 'side' : 'none',
  down: [],
  downName: '',
  up: state.waste.slice(-(state.rules.draw > 1 ? WASTE_SEEN : 2)),
  reach: 1,
  sign: 'none',
  emptyName: words.wasteEmpty,
});

const foundation = (state: KlondikeState, index: number, words: KlondikeWords): PileModel => {
  const id = `f${index + 1}` as PileId;
  return {
    id,
    kind: 'foundation',
    name: words.pile(id),
    fan: 'none',
    down: [],
    downName: '',
    up: (state.foundations[index] ?? []).slice(-2),
    reach: 1,
    sign: state.rules.rules === 'source' ? 'rank-1' : `suit-${index as 0}`,
    emptyName: words.foundationEmpty,
  };
};

const SPACE_SIGNS = { kings: 'king', any: 'none', none: 'closed' } as const;

const column = (state: KlondikeState, index: number, words: KlondikeWords): PileModel => {
  const id = `t${index + 1}` as PileId;
  const { down = [], up = [] } = state.tableau[index] ?? {};
  const sign = SPACE_SIGNS[state.rules.spaces];
  return {
    id,
    kind: 'tableau',
    name: words.pile(id),
    fan: 'down',
    down,
    downName: words.faceDown(down.length),
    up,
    reach: up.length,
    sign: sign === 'king' ? `rank-${state.rules.ranks as 13}` : sign,
    emptyName: words.spaceEmpty,
  };
};

/** The table, with stock and waste on the left, or on the right for the left-handed. */
export const tableOf = (
  state: KlondikeState,
  words: KlondikeWords,
  isLeftHanded: boolean,
): TableModel => {
  const foundations = [0, 1, 2, 3].map((index) => foundation(state, index, words));
  const columns = state.tableau.map((_, index) => column(state, index, words));
  const sides = [stock(state, words), waste(state, words)];
  const ids = (piles: readonly PileModel[]): readonly string[] => piles.map(({ id }) => id);
  const top = isLeftHanded
    ? [...ids(foundations), '', ...ids([...sides].reverse())]
    : [...ids(sides), '', ...ids(foundations)];
  return { piles: [...sides, ...foundations, ...columns], rows: [top, ids(columns)] };
};
