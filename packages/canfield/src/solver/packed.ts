import { type CanfieldState } from '../types.ts';

/** A state in one small number; the limit does not change in a game and is left out. */
export type Packed = number;

const SHIFT = 4;
const MASK = (1 << SHIFT) - 1;

export const pack = ({ counters, last }: CanfieldState): Packed => (counters << SHIFT) | last;

export const countersOf = (packed: Packed): number => packed >> SHIFT;

export const lastOf = (packed: Packed): number => packed & MASK;

/** The states one move on; the number taken is their `lastOf`. */
export const successors = (packed: Packed, limit: number): readonly Packed[] => {
  const counters = countersOf(packed);
  const next: Packed[] = [];
  for (let take = 1; take <= limit && take <= counters; take++) {
    if (take !== lastOf(packed)) next.push(((counters - take) << SHIFT) | take);
  }
  return next;
};
