import { playableBlocks } from './playable.ts';
import { type KlotskiOptions, type KlotskiState } from './types.ts';

/** The board of the options, nothing moved yet. The options must have been read by `parseOptions`. */
export const deal = ({ layout, metric }: KlotskiOptions): KlotskiState => ({
  metric,
  blocks: playableBlocks(layout) ?? [],
  count: 0,
  trail: [],
});
