import {
  type BareOptionsError,
  choiceOption,
  err,
  type Result,
  textOption,
  tryOptions,
} from '@parlour/game-core';
import { playableBlocks } from './playable.ts';
import { DEFAULT_LAYOUT, type KlotskiOptions, METRICS } from './types.ts';

/** A name or a layout has at most this many UTF-16 units. */
export const LAYOUT_LENGTH_LIMIT = 200;

/** What options there are. */
export const optionsShape = {
  layout: textOption(LAYOUT_LENGTH_LIMIT, DEFAULT_LAYOUT),
  metric: choiceOption(METRICS, 'corner'),
};

/**
 * Reads options whose layout is in format 1 or 4, exactly; errors come without words. Other
 * formats and names are for `parseOptions`.
 */
export const tryLayoutOptions = (input: unknown): Result<KlotskiOptions, BareOptionsError> => {
  const options = tryOptions(input, optionsShape);
  if (!options.ok) return options;
  const { layout } = options.value;
  return playableBlocks(layout)
    ? options
    : err({ code: 'bad-value', option: 'layout', value: layout });
};
