import { BOARD_TEXT_LIMIT, startsBoard } from '@parlour/klotski/boards';
import { type Entry, type Line } from '../../core/lines.ts';

const isBare = (text: string): boolean => /^\s*(?:;|$)/.test(text);

/** Boards one after the other, each from its line `board:` to the next. What precedes is a board too. */
export const boardEntries = async function* (lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  let open: { readonly line: number; readonly parts: string[]; length: number } | undefined;
  for await (const { number, text } of lines) {
    if (open && startsBoard(text)) {
      yield { line: open.line, text: open.parts.join('\n') };
      open = undefined;
    }
    if (!open && isBare(text)) continue;
    open ??= { line: number, parts: [], length: 0 };
    // Of something endless, one character too many is enough.
    if (open.length <= BOARD_TEXT_LIMIT) open.parts.push(text.slice(0, BOARD_TEXT_LIMIT + 1));
    open.length += text.length + 1;
  }
  if (open) yield { line: open.line, text: open.parts.join('\n') };
};
