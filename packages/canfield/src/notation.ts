import { ok, type ParseError, parseError, type Result } from '@parlour/game-core';
import { judge } from './setup.ts';
import { type CanfieldMove, type CanfieldState } from './types.ts';

/** Longer texts are not looked at. */
export const TEXT_LIMIT = 16;

/** A move as text: `t2`. */
export const makeMove = ({ take }: CanfieldMove): string => `t${take}`;

/** Reads what `makeMove` wrote. */
export const parseMove = (text: string): Result<CanfieldMove, ParseError> => {
  if (!text.startsWith('t')) return parseError('bad-move', 0, 'A move starts with t, as in t2.');
  return /^t[1-9]$/.test(text)
    ? ok({ take: Number(text[1]) })
    : parseError('bad-move', 1, 'After t comes one digit from 1 to 9, as in t2.');
};

/** A state as text: counters, limit, last move, as in `12/3/0`. */
export const makeState = ({ counters, limit, last }: CanfieldState): string =>
  `${counters}/${limit}/${last}`;

/** Reads what `makeState` wrote. */
export const parseState = (text: string): Result<CanfieldState, ParseError> => {
  if (text.length > TEXT_LIMIT) {
    return parseError('too-long', TEXT_LIMIT, `A state has at most ${TEXT_LIMIT} characters.`);
  }
  const numbers = /^(0|[1-9]\d*)\/(\d)\/(\d)$/.exec(text);
  if (!numbers) {
    const wrong = text.search(/[^\d/]/);
    const position = wrong < 0 ? text.length : wrong;
    return parseError('bad-state', position, 'A state is three numbers, as in 12/3/0.');
  }
  const [counters = 0, limit = 0, last = 0] = numbers.slice(1).map(Number);
  const judged = judge({ counters, limit, last });
  if (judged.ok) return judged;
  const [fault] = judged.error;
  return parseError(fault?.code ?? 'bad-state', 0, fault?.message ?? 'This is no state.');
};
