// What the state looks like on the table: pile by pile, in the words of the language.
import type { PileModel, TableModel } from '@parlour/element-core/piles';
import { foundationPile, stockPile, topRow, wastePile } from '@parlour/element-core/piles/patience';
import type { KlondikeState } from '@parlour/klondike';
import { redealsLeft } from '@parlour/klondike/table';
import type { KlondikeWords } from './messages/words.ts';

const SPACE_SIGNS = { kings: 'king', any: 'none', none: 'closed' } as const;

const column = (state: KlondikeState, index: number, words: KlondikeWords): PileModel => {
  const id = `t${index + 1}`;
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
  const isSource = state.rules.rules === 'source';
  const foundations = state.foundations.map((cards, index) =>
    foundationPile(
      `f${index + 1}`,
      cards,
      words,
      isSource ? 'rank-1' : `suit-${index as 0}`,
      words.foundationEmpty,
    ),
  );
  const columns = state.tableau.map((_, index) => column(state, index, words));
  const sides = [stockPile(state, words, redealsLeft(state), isSource), wastePile(state, words)];
  return {
    piles: [...sides, ...foundations, ...columns],
    rows: [topRow([''], isLeftHanded), columns.map(({ id }) => id)],
  };
};
