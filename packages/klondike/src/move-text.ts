import { type KlondikeMove, type PileId, PILES } from './types.ts';

const shortPile = (pile: PileId): string =>
  pile === 'stock' || pile === 'waste' ? pile.charAt(0) : pile;

/** The piles by the names that moves give them: s, w, t1–t7, f1–f4. */
export const PILE_NAMES = new Map(PILES.map((pile) => [shortPile(pile), pile]));

/** `d` draw, `r` redeal, `w-t3`, `t1-f2`, `t5-t2-3` for three cards. */
export const makeMove = (move: KlondikeMove): string => {
  if (move.type !== 'move') return move.type === 'draw' ? 'd' : 'r';
  const piles = `${shortPile(move.from)}-${shortPile(move.to)}`;
  return move.count === 1 ? piles : `${piles}-${move.count}`;
};

/** Reads what `makeMove` writes; `undefined` for anything else: `parseMove` says why. */
export const readMove = (text: string): KlondikeMove | undefined => {
  if (text === 'd') return { type: 'draw' };
  if (text === 'r') return { type: 'redeal' };
  const [, first = '', second = '', count = 1] =
    /^(\w+)-(\w+)(?:-([2-9]|1[0-3]))?$/.exec(text) ?? [];
  const [from, to] = [PILE_NAMES.get(first), PILE_NAMES.get(second)];
  return from && to && { type: 'move', from, to, count: Number(count) };
};
