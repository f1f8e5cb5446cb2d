// A layout out of a text of any format, and what stands beside it on its line.
import { err, ok, type Result } from '@parlour/game-core';
import {
  canonical,
  type FormatError,
  make4,
  parseCommon,
  parseLayout,
  parseShort,
  type ReadLayout,
} from '@parlour/klotski/formats';
import { type Draft, readTexts } from './entry.ts';

/** Why something is no layout; `position` is an index into its text. */
export type Fault = Pick<FormatError, 'message' | 'position'>;

const NO_TEXTS: Omit<Draft, 'layout'> = { name: '', notes: '', tags: [] };

/** With identities, if they are not those that scan order would give. */
const layoutAndIds = ({ format, layout, blocks }: ReadLayout): Pick<Draft, 'layout' | 'ids'> => {
  if (format !== '4') return { layout };
  const usual = canonical(blocks);
  const isUsual = blocks.every(({ id }, index) => usual[index]?.id === id);
  const made = make4(blocks);
  return isUsual || !made.ok ? { layout } : { layout, ids: made.value };
};

/** Formats 1–4 as they look; then the two codes, which look like much else. */
const readAny = (text: string): Result<ReadLayout, FormatError> => {
  const read = parseLayout(text, { mode: 'lenient' });
  if (read.ok) return read;
  const word = text.trim();
  const isShort = /^[1-9A-HJKMNP-Za-hjkmnp-z]{5}$/.test(word);
  const isCommon = /^[0-9A-Fa-f]{6,9}$/.test(word) && /[A-Fa-f]/.test(word);
  const code = isShort ? parseShort(word) : isCommon ? parseCommon(word) : undefined;
  return code?.ok ? code : read;
};

export const readLayout = (text: string): Result<Pick<Draft, 'layout' | 'ids'>, Fault> => {
  const read = readAny(text);
  return read.ok ? ok(layoutAndIds(read.value)) : err(read.error);
};

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

export const unescaped = (text: string): string =>
  text.replace(/\\([nt\\])/g, (_, sign: string) => UNESCAPED[sign] ?? '');

/** Tabs part the layout, its name, tags and notes: as exported texts are. */
const readTabbed = (line: string): Result<Draft, Fault> => {
  const [text = '', ...rest] = line.split('\t');
  const read = readLayout(text);
  const [name = '', tags = '', notes = ''] = rest.map(unescaped);
  return read.ok ? ok({ ...readTexts({ name, tags, notes }), ...read.value }) : read;
};

/** What a layout may be written with; what comes after it is its name. */
const LAYOUT_PART = /^[\d*\s,;|/、。_."'-]+/;

/** A layout, or a layout with a name behind it, on one line. */
export const readLine = (line: string): Result<Draft, Fault> => {
  const tabbed = line.includes('\t') ? readTabbed(line) : undefined;
  if (tabbed?.ok) return tabbed;
  const whole = readLayout(line);
  if (whole.ok) return ok({ ...NO_TEXTS, ...whole.value });
  if (tabbed) return tabbed;
  const [first = ''] = /^\s*[^\s|]+/.exec(line) ?? [];
  const [part = ''] = LAYOUT_PART.exec(line) ?? [];
  for (const text of [first, part]) {
    if (text === '' || text.length === line.length) continue;
    const read = readLayout(text);
    const [name = ''] = line
      .slice(text.length)
      .replace(/^[\s|,;:-]+/, '')
      .split('|');
    if (read.ok) return ok({ ...readTexts({ name }), ...read.value });
  }
  // A layout with a fault in it tells more by itself than the line as a whole.
  const faulty = /^[\s\d*]{6,}$/.test(first) && first.length < line.length;
  return faulty ? (readLayout(first) as Result<Draft, Fault>) : whole;
};
