import { randomOf } from '@parlour/game-core';
import { type CanfieldOptions, type CanfieldState } from './types.ts';

const LEAST = 12;
const MOST = 30;

/** The heap that belongs to a seed. The same options deal the same heap for ever. */
export const deal = ({ seed, limit }: CanfieldOptions): CanfieldState => ({
  counters: randomOf(seed).integer(LEAST, MOST),
  limit,
  last: 0,
});
