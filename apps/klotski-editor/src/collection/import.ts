// Files of layouts: lines of text in any formats, tables with a column "layout", and exported JSON.
// What is good is taken, what is not is told with its number and reason.
import { type Search } from '@parlour/game-core';
import { rowsOf } from './csv.ts';
import { type Draft, readTexts } from './entry.ts';
import { readLayout, readLine } from './read-layout.ts';

/** Something that is no layout. */
export interface BadLine {
  /** From 1 on; in JSON it counts layouts, not lines. */
  readonly line: number;
  readonly reason: string;
  /** The beginning of what stands there. */
  readonly text: string;
  /** Where in this text the fault is. */
  readonly position: number;
}

export interface Imported {
  readonly kind: 'lines' | 'table' | 'json';
  readonly good: readonly Draft[];
  readonly bad: readonly BadLine[];
}

/** Longer files are refused. */
export const FILE_LIMIT = 20_000_000;
/** Lines that are read between two pauses. */
const PAUSE = 50;
const SHOWN = 120;

class Reading {
  readonly good: Draft[] = [];
  readonly bad: BadLine[] = [];

  refuse(line: number, text: string, reason: string, position = 0): void {
    this.bad.push({ line, reason, text: text.slice(0, SHOWN), position });
  }
}

function* readLines(text: string, reading: Reading): Search<void> {
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (index % PAUSE === 0) yield undefined;
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const read = readLine(line);
    if (read.ok) reading.good.push(read.value);
    else reading.refuse(index + 1, line, read.error.message, read.error.position);
  }
}

const HEAD = /^"?layout"?\s*([,;\t]|$)/i;

/** What parts the cells of a table. */
const separatorOf = (text: string): string => {
  const [, separator = ''] = HEAD.exec(text) ?? [];
  return separator === '' ? ',' : separator;
};

function* readTable(text: string, separator: string, reading: Reading): Search<void> {
  let names: readonly string[] | undefined;
  let count = 0;
  for (const { line, cells } of rowsOf(text, separator)) {
    if (count++ % PAUSE === 0) yield undefined;
    if (!names) {
      names = cells.map((name) => name.trim().toLowerCase());
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    const record = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    const layout = record['layout'] ?? '';
    const read = readLayout(layout);
    if (read.ok) reading.good.push({ ...readTexts(record), ...read.value });
    else reading.refuse(line, layout, read.error.message, read.error.position);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const layoutsIn = (value: unknown): readonly unknown[] | undefined => {
  const list = isRecord(value) ? value['layouts'] : value;
  return Array.isArray(list) ? list : undefined;
};

function* readJson(text: string, reading: Reading): Search<void> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    reading.refuse(1, text, error instanceof Error ? error.message : String(error));
    return;
  }
  const layouts = layoutsIn(value);
  if (!layouts) {
    reading.refuse(1, text, 'There is no list of layouts in it.');
    return;
  }
  for (const [index, item] of layouts.entries()) {
    if (index % PAUSE === 0) yield undefined;
    const record = isRecord(item) ? item : { layout: item };
    const layout = record['ids'] ?? record['layout'];
    const read = typeof layout === 'string' ? readLayout(layout) : undefined;
    if (read?.ok) reading.good.push({ ...readTexts(record), ...read.value });
    else {
      const shown = typeof layout === 'string' ? layout : JSON.stringify(item);
      const { message = 'It has no text "layout".', position = 0 } = read?.error ?? {};
      reading.refuse(index + 1, shown, message, position);
    }
  }
}

const kindOf = (text: string): Imported['kind'] => {
  if (/^\s*[[{]/.test(text)) return 'json';
  return HEAD.test(text) ? 'table' : 'lines';
};

/** Reads a file of any kind. */
export function* importSearch(given: string): Search<Imported> {
  const text = given.replace(/^\uFEFF/, '');
  const kind = kindOf(text);
  const reading = new Reading();
  if (kind === 'json') yield* readJson(text, reading);
  else if (kind === 'lines') yield* readLines(text, reading);
  else yield* readTable(text, separatorOf(text), reading);
  return { kind, good: reading.good, bad: reading.bad };
}

/** The text of a file: UTF-8, or what lists of layouts from China are often written in. */
export const decoded = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
};
