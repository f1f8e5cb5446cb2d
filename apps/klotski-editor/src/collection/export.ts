// The collection as a file. Each kind can be read again: see import.ts. Ratings are written for the
// eye; what is read is rated anew.
import { blocksOf, type Layout, METRICS } from '@parlour/klotski';
import { make2 } from '@parlour/klotski/formats';
import { makeRow } from './csv.ts';
import { type Entry, textOfTags } from './entry.ts';

export const KINDS = ['text', 'json', 'csv'] as const;
export type Kind = (typeof KINDS)[number];

const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\\': '\\\\' };

const escaped = (text: string): string =>
  text.replace(/[\n\t\\]/g, (sign) => ESCAPED[sign] ?? sign);

const makeText = (entries: readonly Entry[]): string => {
  const lines = entries.map(({ layout, ids, name, tags, notes }) =>
    [ids ?? layout, name, textOfTags(tags), notes].map(escaped).join('\t').trimEnd(),
  );
  return [
    '# Klotski layouts: layout, name, tags, notes, with tabs between them',
    ...lines,
    '',
  ].join('\n');
};

/** A line each, so that a list can be read, searched and compared. */
const makeJson = (entries: readonly Entry[]): string => {
  const lines = entries.map(({ layout, ids, name, notes, tags, added, rating }) =>
    JSON.stringify({
      layout,
      ...(ids !== undefined && { ids }),
      name,
      notes,
      tags,
      added: new Date(added).toISOString(),
      ...(rating && { rating }),
    }),
  );
  return `{"format":"parlour-klotski-collection","version":1,"layouts":[\n${lines.join(',\n')}\n]}\n`;
};

/** With stars in it a layout is no number to spreadsheets, which would round it. */
const starred = (layout: Layout): string => make2(blocksOf(layout) ?? []);

const optimaOf = ({ rating }: Entry): readonly string[] =>
  METRICS.map((metric) => {
    if (!rating) return '';
    return rating.status === 'solved' ? String(rating.optimum[metric]) : rating.status;
  });

const makeCsv = (entries: readonly Entry[]): string => {
  const head = ['layout', 'name', 'tags', 'notes', 'added', ...METRICS];
  const rows = entries.map((entry) => [
    entry.ids ?? starred(entry.layout),
    entry.name,
    textOfTags(entry.tags),
    entry.notes,
    new Date(entry.added).toISOString(),
    ...optimaOf(entry),
  ]);
  return `${[head, ...rows].map(makeRow).join('\r\n')}\r\n`;
};

const MAKERS = { text: makeText, json: makeJson, csv: makeCsv } as const satisfies Record<
  Kind,
  (entries: readonly Entry[]) => string
>;

export const TYPES: Readonly<Record<Kind, { readonly type: string; readonly ending: string }>> = {
  text: { type: 'text/plain;charset=utf-8', ending: 'txt' },
  json: { type: 'application/json', ending: 'json' },
  csv: { type: 'text/csv;charset=utf-8', ending: 'csv' },
};

/** Writes entries as a file of a kind. */
export const makeFile = (kind: Kind, entries: readonly Entry[]): string => MAKERS[kind](entries);
