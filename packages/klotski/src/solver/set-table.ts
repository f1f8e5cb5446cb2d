// All layouts made of the same blocks, packed, each with its number within the set.
import { type Search } from '@parlour/game-core';
import { CELLS } from '../types.ts';
import { type BlockSet } from './block-set.ts';
import { bigMask, HEADS, HORIZONTAL_ITEM, SOLDIER_ITEM, VERTICAL_ITEM } from './completions.ts';
import { list } from './enumeration.ts';
import { BIG_SHIFT, horizontalsInFirst, horizontalsInSecond } from './packed.ts';
import { StateTable } from './state-table.ts';

/** Layouts that are packed between two pauses. */
const PAUSE = 1 << 14;

/** Adds the layouts of a listing from one number to another, all with the same place of the 2×2. */
const addCodes = (
  table: StateTable,
  codes: Uint32Array,
  from: number,
  to: number,
  head: number,
): void => {
  for (let index = from; index < to; index++) {
    let [soldiers, verticals, horizontals] = [0, 0, 0];
    let covered = bigMask(head);
    let rest = codes[index] ?? 0;
    // What is left are empties where no more bits are.
    for (let cell = 0; cell < CELLS && rest !== 0; cell++) {
      if (((covered >> cell) & 1) === 1) continue;
      const item = rest >>> 30;
      rest <<= 2;
      if (item === SOLDIER_ITEM) soldiers |= 1 << cell;
      else if (item === VERTICAL_ITEM) {
        verticals |= 1 << cell;
        covered |= 0b1_0000 << cell;
      } else if (item === HORIZONTAL_ITEM) {
        horizontals |= 1 << cell;
        covered |= 0b10 << cell;
      }
    }
    table.add(
      soldiers | horizontalsInFirst(horizontals),
      verticals | horizontalsInSecond(horizontals) | (head << BIG_SHIFT),
    );
  }
};

/** A table in which each layout made of these blocks has its number among them. */
export function* setTableSearch(blocks: BlockSet): Search<StateTable> {
  const { codes, starts } = list(blocks);
  const table = new StateTable(codes.length);
  for (const [place, head] of HEADS.entries()) {
    const end = starts[place + 1] ?? 0;
    for (let from = starts[place] ?? 0; from < end; from += PAUSE) {
      addCodes(table, codes, from, Math.min(from + PAUSE, end), head);
      yield undefined;
    }
  }
  return table;
}
