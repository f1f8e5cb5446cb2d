// Games that begin with a given position.
import { err, type OptionsError, readOptions, type Result, unwrap } from '@parlour/game-core';
import { dealCards } from './deal.ts';
import { parseState } from './notation.ts';
import { conflict, judgeOptions, parseDealOptions, shapeWith } from './options.ts';
import { rulesOf } from './rule-set.ts';
import { judge, setupOf } from './setup.ts';
import { type KlondikeOptions, type KlondikeState } from './types.ts';

/** The rules of a given position are its own, but for what the options say. */
const parseCustom = (input: unknown, position: string): Result<KlondikeOptions, OptionsError> => {
  const state = parseState(position);
  if (!state.ok) {
    const message = `The position cannot be read (character ${state.error.position}): ${state.error.message}`;
    return err({ code: 'bad-value', option: 'position', message });
  }
  const read = readOptions(input, shapeWith(state.value.rules));
  if (!read.ok) return read;
  const { ranks, columns } = state.value.rules;
  if (read.value.ranks !== ranks) return conflict('ranks', `The position has ${ranks} ranks.`);
  if (read.value.columns !== columns) {
    return conflict('columns', `The position has ${columns} tableau piles.`);
  }
  const judged = judge(setupOf(state.value), read.value);
  if (!judged.ok) return conflict('position', judged.error[0].message);
  return judgeOptions(read.value);
};

/** Reads options; numbers and booleans may be text. What is not given takes its default. */
export const parseOptions = (input: unknown): Result<KlondikeOptions, OptionsError> =>
  parseDealOptions(input, parseCustom);

/** The position that options deal: always the same one. The options come from `parseOptions`. */
export const deal = (options: KlondikeOptions): KlondikeState =>
  options.deal === 'custom'
    ? { ...unwrap(parseState(options.position)), rules: rulesOf(options) }
    : dealCards(options);
