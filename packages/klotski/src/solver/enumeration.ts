// All 29,334,498 layouts with exactly one 2×2 and at least two empties, by number.
import { type Layout } from '../types.ts';
import { Numbering } from './numbering.ts';

export { type BlockFilter, type BlockSet, emptiesOf, makeBlockSet } from './block-set.ts';

let all: Numbering | undefined;

/** Made when first needed: importing costs nothing. */
const everything = (): Numbering => (all ??= new Numbering());

/** The number of a layout, 0–29,334,497: its ShortCode. `undefined` where it is not playable. */
export const rank = (layout: Layout): number | undefined => everything().rank(layout);

/** The layout with a number, 0–29,334,497; `undefined` for all other numbers. */
export const unrank = (index: number): Layout | undefined => everything().unrank(index);
