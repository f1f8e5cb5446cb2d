import { makeCell } from './move-text.ts';
import { type KlotskiIllegalMove, type Refusal } from './types.ts';

/** A refusal with words. */
export const withReason = ({ code, cells }: Refusal): KlotskiIllegalMove => {
  const [from, to, ...others] = cells.map(makeCell);
  const messages: Readonly<Record<Refusal['code'], string>> = {
    malformed: 'A move is two cells of the board, from 0 to 19.',
    'game-over': 'The game is over: the big block is home.',
    'no-block': `There is no block at ${from ?? ''}.`,
    'not-top-left': `${from ?? ''} is covered by the block at ${others.join()}: a move names its top left.`,
    'same-cell': `The block is at ${from ?? ''} already.`,
    'out-of-board': `At ${to ?? ''} the block would stick out of the board.`,
    occupied: `At ${to ?? ''} the block would lie on ${others.length === 1 ? 'the one' : 'those'} at ${others.join(', ')}.`,
    'no-way': `There is no free way from ${from ?? ''} to ${to ?? ''}.`,
    'not-straight': `From ${from ?? ''} to ${to ?? ''} is more than one straight move.`,
    'one-cell-only': `From ${from ?? ''} to ${to ?? ''} is more than one cell.`,
  };
  return { code, cells, message: messages[code] };
};
