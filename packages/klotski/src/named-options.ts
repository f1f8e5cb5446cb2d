import { err, type OptionsError, ok, type Result, tryOptions, withWords } from '@parlour/game-core';
import { parseLayout, writeBoard } from './formats.ts';
import { findLayout } from './gallery.ts';
import { optionsShape } from './options.ts';
import { isPlayable } from './playable.ts';
import { type Block, type KlotskiOptions } from './types.ts';

const shown = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const bad = (layout: string, why: string) =>
  err<OptionsError>({
    code: 'bad-value',
    option: 'layout',
    message: `Option layout cannot be ${shown(layout)}: ${why}`,
  });

/** The blocks of a board in any of formats 1–4, or of one that the gallery knows by this name. */
const blocksIn = (text: string): Result<readonly Block[], OptionsError> => {
  const read = parseLayout(text, { mode: 'lenient' });
  if (read.ok) return ok(read.value.blocks);
  const known = findLayout(text);
  const named = known && parseLayout(known.layout);
  if (named?.ok) return ok(named.value.blocks);
  const isName = read.error.code === 'undetected' || read.error.code === 'char';
  return bad(text, isName ? 'it is no board and no name in the gallery.' : read.error.message);
};

/** Format 1, or format 4 where identities would be lost. */
const essential = (blocks: readonly Block[]): string => {
  const [plain, exact] = [writeBoard(blocks, '1'), writeBoard(blocks, '4')];
  const usual = plain.ok ? plain.value : '';
  const again = parseLayout(usual);
  const isUsual = again.ok && again.value.blocks.every(({ id }, at) => id === blocks[at]?.id);
  return exact.ok && !isUsual ? exact.value : usual;
};

/**
 * Reads options. `layout`: a board in any of formats 1–4, read leniently, or its name in the gallery
 * in any language or its number there; it must be playable. `metric`: one of `METRICS`. What is not
 * given takes its default: 横刀立马, `corner`.
 */
export const parseOptions = (input: unknown): Result<KlotskiOptions, OptionsError> => {
  const options = tryOptions(input, optionsShape);
  if (!options.ok) return err(withWords(options.error, optionsShape));
  const { layout, metric } = options.value;
  const blocks = blocksIn(layout);
  if (!blocks.ok) return blocks;
  return isPlayable(blocks.value)
    ? ok({ layout: essential(blocks.value), metric })
    : bad(layout, 'a game needs exactly one big block and at least two empty cells.');
};
