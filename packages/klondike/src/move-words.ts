import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { PILE_NAMES, readMove } from './move-text.ts';
import { type KlondikeMove } from './types.ts';

/** Reads what `makeMove` writes, or says where it is wrong. */
export const parseMove = (input: string): Result<KlondikeMove, ParseError> => {
  const text = textOf(input);
  const move = readMove(text);
  if (move) return ok(move);
  const [from = '', to, count = '', extra] = text.split('-', 4);
  if (!PILE_NAMES.has(from))
    return parseError('bad-pile', 0, 'A move starts with a pile: s, w, t1–t7 or f1–f4.');
  const second = from.length + 1;
  if (to === undefined) return parseError('too-short', text.length, 'A move names two piles.');
  if (!PILE_NAMES.has(to))
    return parseError('bad-pile', second, 'This is not a pile: s, w, t1–t7 or f1–f4.');
  const third = second + to.length + 1;
  return extra === undefined || !/^(?:[2-9]|1[0-3])$/.test(count)
    ? parseError('bad-count', third, 'After the piles comes the number of cards, 2–13.')
    : parseError('too-long', third + count.length, 'The move should end here.');
};
