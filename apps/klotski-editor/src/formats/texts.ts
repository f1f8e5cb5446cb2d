// The texts of a design, and what a text that is being typed says.
import { type Cell } from '@parlour/klotski';
import {
  detect,
  type Format,
  type FormatError,
  FORMATS,
  type Mode,
  parseLayout,
  type Warning,
  writeBoard,
} from '@parlour/klotski/formats';
import { type Design, hasOwnIds, inherited } from '../model/design.ts';
import { type Verb } from '../model/verbs.ts';

/** A design in one format; why not, where it has no such text. */
export interface Written {
  readonly text: string;
  readonly reason: string | undefined;
  /** The cells of what the format cannot hold. */
  readonly cells: readonly Cell[];
}

/** A design in a format. */
export const written = ({ blocks }: Design, format: Format): Written => {
  const made = writeBoard(blocks, format);
  return made.ok
    ? { text: made.value, reason: undefined, cells: [] }
    : { text: '', reason: made.error.message, cells: made.error.cells };
};

/** What is unusual about a design's identities. */
export const idWarnings = (design: Design): readonly Warning[] => {
  const { text } = written(design, '4');
  const read = parseLayout(text, { format: '4' });
  return read.ok ? read.value.warnings : [];
};

/** What a typed text says: a verb that puts it on the board, or a fault. */
export type Reading =
  { readonly ok: true; readonly verb: Verb } | { readonly ok: false; readonly error: FormatError };

/** Reads a text in a format. Only format 4 tells who is who; others leave that as it was. */
export const reading = (text: string, format: Format, mode: Mode, design: Design): Reading => {
  const read = parseLayout(text, { format, mode });
  if (!read.ok) return read;
  const { blocks } = read.value;
  const tellsIds = format === '4';
  const keepsIds = design.keepsIds || (tellsIds && hasOwnIds({ blocks, keepsIds: true }));
  const own = keepsIds && !tellsIds ? inherited(design.blocks, blocks) : blocks;
  return { ok: true, verb: { type: 'load', blocks: own, keepsIds } };
};

/** Another format in which a text can be read, where it cannot be in this one. */
export const otherFormat = (text: string, format: Format, mode: Mode): Format | undefined => {
  const known = detect(text.trim());
  const candidates = known ? [known, ...FORMATS] : FORMATS;
  return candidates.find(
    (other) => other !== format && parseLayout(text.trim(), { format: other, mode }).ok,
  );
};

/** A text in three pieces: before a fault, the fault itself, after it. */
export const parted = (
  text: string,
  format: Format,
  { position, code }: FormatError,
): readonly [before: string, fault: string, after: string] => {
  const isUnit = format === '4' && !['char', 'length', 'empty_input'].includes(code);
  const sign = String.fromCodePoint(text.codePointAt(position) ?? 32);
  const fault = isUnit ? text.slice(position, position + 2) : sign;
  return [text.slice(0, position), fault || ' ', text.slice(position + fault.length)];
};
