// Moves as text: `d` draw, `r` redeal, `w-t3`, `t1-f2`, `t5-t2-3` for three cards.
import { type PileMove } from './patience.ts';

const shortPile = (pile: string): string => (/\d/.test(pile) ? pile : pile.charAt(0));

/** The piles by the names that moves give them: numbered ones as they are, of others the first letter. */
export const pileNames = <PileId extends string>(
  piles: readonly PileId[],
): ReadonlyMap<string, PileId> => new Map(piles.map((pile) => [shortPile(pile), pile]));

/** `d` draw, `r` redeal, `w-t3`, `t1-f2`, `t5-t2-3` for three cards. */
export const makeMove = (move: PileMove): string => {
  if (move.type !== 'move') return move.type === 'draw' ? 'd' : 'r';
  const piles = `${shortPile(move.from)}-${shortPile(move.to)}`;
  return move.count === 1 ? piles : `${piles}-${move.count}`;
};

/** Reads what `makeMove` writes, of at most `most` cards; `undefined` for anything else. */
export const readMove = <PileId extends string>(
  text: string,
  names: ReadonlyMap<string, PileId>,
  most: number,
): PileMove<PileId> | undefined => {
  if (text === 'd') return { type: 'draw' };
  if (text === 'r') return { type: 'redeal' };
  const [, first = '', second = '', digits = '1'] =
    /^(\w+)-(\w+)(?:-([2-9]|[1-9]\d))?$/.exec(text) ?? [];
  const [from, to, count] = [names.get(first), names.get(second), Number(digits)];
  return from && to && count <= most ? { type: 'move', from, to, count } : undefined;
};
