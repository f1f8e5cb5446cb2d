import {
  integerOption,
  type OptionsError,
  readOptions,
  type Result,
  seedOption,
} from '@parlour/game-core';
import { LIMIT_MAX, LIMIT_MIN, type CanfieldOptions } from './types.ts';

const shape = {
  seed: seedOption(0),
  limit: integerOption(LIMIT_MIN, LIMIT_MAX, 3),
};

/** Reads options; numbers may be text. What is not given takes its default. */
export const parseOptions = (input: unknown): Result<CanfieldOptions, OptionsError> =>
  readOptions(input, shape);
