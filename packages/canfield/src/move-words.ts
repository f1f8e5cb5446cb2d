import { parseMove as parse } from '@parlour/cards-core/patience-text';
import { type ParseError, type Result } from '@parlour/game-core';
import { MOST, PILE_NAMES } from './move-text.ts';
import { type CanfieldMove } from './types.ts';

/** Reads what `makeMove` writes, or says where it is wrong. */
export const parseMove = (input: string): Result<CanfieldMove, ParseError> =>
  parse(input, { names: PILE_NAMES, most: MOST, piles: 's, w, r, t1–t7 or f1–f4' });
