import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { readMove } from './move-text.ts';
import { type PileMove } from './patience.ts';

/** What `parseMove` needs to know of a game. */
export interface MoveNames<PileId extends string> {
  readonly names: ReadonlyMap<string, PileId>;
  /** The most cards that move at once. */
  readonly most: number;
  /** The piles in words: "s, w, t1–t7 or f1–f4". */
  readonly piles: string;
}

/** Reads what `makeMove` writes, or says where it is wrong. */
export const parseMove = <PileId extends string>(
  input: string,
  { names, most, piles }: MoveNames<PileId>,
): Result<PileMove<PileId>, ParseError> => {
  const text = textOf(input);
  const move = readMove(text, names, most);
  if (move) return ok(move);
  const [from = '', to, count = '', extra] = text.split('-', 4);
  if (!names.has(from)) return parseError('bad-pile', 0, `A move starts with a pile: ${piles}.`);
  const second = from.length + 1;
  if (to === undefined) return parseError('too-short', text.length, 'A move names two piles.');
  if (!names.has(to)) return parseError('bad-pile', second, `This is not a pile: ${piles}.`);
  const third = second + to.length + 1;
  const isCount = /^[1-9]\d?$/.test(count) && Number(count) >= 2 && Number(count) <= most;
  return extra === undefined || !isCount
    ? parseError('bad-count', third, `After the piles comes the number of cards, 2–${most}.`)
    : parseError('too-long', third + count.length, 'The move should end here.');
};
