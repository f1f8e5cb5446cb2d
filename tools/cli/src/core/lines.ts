import { RECORD_LENGTH_LIMIT } from '@parlour/game-core';
import { type Source } from './verb.ts';

/** One line of a file, without its end; the first has number 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** A longer line loses its rest; what is left is too long for a record, and for all else. */
export const LINE_LIMIT = RECORD_LENGTH_LIMIT + 1;

const decoded = async function* (source: Source, ignoreBOM: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM });
  for await (const chunk of source) {
    if (typeof chunk === 'string') yield chunk;
    else if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
};

const trimmed = (text: string): string =>
  (text.endsWith('\r') ? text.slice(0, -1) : text).slice(0, LINE_LIMIT);

/**
 * The lines of a stream, ending at LF or CRLF; the last one may have no end. Nothing else is dropped
 * where they are to be `exact`: not a byte order mark, nor a CR at the very end.
 */
export const linesOf = async function* (source: Source, exact = false): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const text of decoded(source, exact)) {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield { number: ++number, text: trimmed(rest + text.slice(start, end)) };
      rest = '';
      start = end + 1;
    }
    rest = (rest + text.slice(start)).slice(0, LINE_LIMIT);
  }
  if (rest === '') return;
  yield { number: number + 1, text: exact ? rest.slice(0, LINE_LIMIT) : trimmed(rest) };
};

/** A piece of a file that is read as a whole: one line, or JSON over several lines. */
export interface Entry {
  /** The number of its first line. */
  readonly line: number;
  readonly text: string;
}

/** Counts open braces and brackets outside of JSON strings, line by line. */
const depthCounter = () => {
  let depth = 0;
  let inString = false;
  return (text: string): number => {
    for (let index = 0; index < text.length; index++) {
      const sign = text[index];
      if (inString && sign === '\\') index++;
      else if (sign === '"') inString = !inString;
      else if (!inString && (sign === '{' || sign === '[')) depth++;
      else if (!inString && (sign === '}' || sign === ']')) depth--;
    }
    inString = false; // A JSON string ends on its line.
    return depth;
  };
};

const isSkipped = (text: string): boolean => /^\s*(?:#|$)/.test(text);

/** Every line for itself; empty lines and lines with `#` in front are left out. */
export const lineEntries = async function* (lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  for await (const { number, text } of lines) {
    if (!isSkipped(text)) yield { line: number, text };
  }
};

/** JSON, or a record as text for an address: `1.klondike.seed-5.d`. No line within JSON looks so. */
const START = /^(?:\{|\d+\.[a-z][a-z0-9-]*\.)/;

/**
 * Lines, or JSON values that go over several lines. A line that starts with a brace or as a record
 * does always starts a new entry, so that one left open spoils only itself.
 */
export const jsonEntries = async function* (lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  let open: { readonly line: number; readonly parts: string[]; length: number } | undefined;
  let count = depthCounter();
  const whole = (entry: NonNullable<typeof open>): Entry => ({
    line: entry.line,
    text: entry.parts.join('\n'),
  });
  for await (const { number, text } of lines) {
    if (open && START.test(text)) {
      yield whole(open);
      open = undefined;
    }
    if (!open) {
      if (isSkipped(text)) continue;
      count = depthCounter();
      open = { line: number, parts: [], length: 0 };
    }
    // The rest of something endless is counted but not kept.
    if (open.length < LINE_LIMIT) open.parts.push(text.slice(0, LINE_LIMIT - open.length));
    open.length += text.length + 1;
    if (count(text) <= 0) {
      yield whole(open);
      open = undefined;
    }
  }
  if (open) yield whole(open);
};
