import type { KeyRow } from '@parlour/element-core/piles/patience';

/** The rows of the key help, with what Canfield has of its own. */
export const withOwnRows = (
  rows: readonly KeyRow[],
  reserve: string,
  base: string,
): readonly KeyRow[] =>
  rows.flatMap(([keys, meaning]): readonly KeyRow[] => {
    if (keys === '1 … 7') return [['1 … 4', meaning]];
    const own: readonly KeyRow[] = [
      ['R', reserve],
      ['B', base],
    ];
    return keys === '0 9' ? [[keys, meaning], ...own] : [[keys, meaning]];
  });
