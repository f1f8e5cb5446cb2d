import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { type KlondikeMove, type PileId, PILES } from './types.ts';

const shortPile = (pile: PileId): string =>
  pile === 'stock' || pile === 'waste' ? pile.charAt(0) : pile;

const PILE_NAMES = new Map(PILES.map((pile) => [shortPile(pile), pile]));

/** `d` draw, `r` redeal, `w-t3`, `t1-f2`, `t5-t2-3` for three cards. */
export const makeMove = (move: KlondikeMove): string => {
  if (move.type !== 'move') return move.type === 'draw' ? 'd' : 'r';
  const piles = `${shortPile(move.from)}-${shortPile(move.to)}`;
  return move.count === 1 ? piles : `${piles}-${move.count}`;
};

/** Reads what `makeMove` writes. */
export const parseMove = (input: string): Result<KlondikeMove, ParseError> => {
  const text = textOf(input);
  if (text === 'd') return ok({ type: 'draw' });
  if (text === 'r') return ok({ type: 'redeal' });
  const [fromText = '', toText, countText, extra] = text.split('-', 4);
  const from = PILE_NAMES.get(fromText);
  if (!from) return parseError('bad-pile', 0, 'A move starts with a pile: s, w, t1–t7 or f1–f4.');
  const second = fromText.length + 1;
  if (toText === undefined) return parseError('too-short', text.length, 'A move names two piles.');
  const to = PILE_NAMES.get(toText);
  if (!to) return parseError('bad-pile', second, 'This is not a pile: s, w, t1–t7 or f1–f4.');
  const third = second + toText.length + 1;
  if (countText === undefined) return ok({ type: 'move', from, to, count: 1 });
  if (!/^(?:[2-9]|1[0-3])$/.test(countText)) {
    return parseError('bad-count', third, 'After the piles comes the number of cards, 2–13.');
  }
  return extra === undefined
    ? ok({ type: 'move', from, to, count: Number(countText) })
    : parseError('too-long', third + countText.length, 'The move should end here.');
};
