// docs/notations/boards.md tells the truth: its example can be read and solved, its codes and limits
// are those of the code, and its table of classics is what the code holds. `vitest -u` writes it anew.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@parlour/game-core';
import { METRICS } from '@parlour/klotski';
import {
  BOARD_FAULTS,
  BOARD_GOALS_LIMIT,
  BOARD_SIDE_LIMIT,
  BOARD_TEXT_FAULTS,
  BOARD_TEXT_LIMIT,
  BOARD_WORDS_LIMIT,
  classicBoard,
  CLASSIC_IDS,
  DOOR_SIGNS,
  parseBoard,
  solveBoard,
} from '@parlour/klotski/boards';
import { expect, it } from 'vitest';

const PAGE = fileURLToPath(new URL('../../../../../docs/notations/boards.md', import.meta.url));
const page = readFileSync(PAGE, 'utf8');

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('_', '\\_');

/** Columns as wide as their widest cell, as Prettier has them. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[], fill = ' '): string =>
    `| ${row.map((words, column) => words.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...body.map((row) => line(row))].join('\n');
};

const classics = (): string => {
  const rows = CLASSIC_IDS.map((id) => {
    const { title = '', author = '', source = '', published = {} } = classicBoard(id).info;
    const figures = METRICS.map((metric) => String(published[metric] ?? ''));
    return [`\`${id}\``, cell(title), ...figures, cell(author), cell(source)];
  });
  return table([['id', 'puzzle', ...METRICS, 'author', 'source'], ...rows]);
};

it('lists the classics', async () => {
  const marks = /(<!-- classics: [^\n]*-->\n\n)[^]*?(<!-- end of classics -->)/;
  expect(page).toMatch(marks);
  const written = page.replace(marks, (_, head: string, end: string) => {
    return `${head}${classics()}\n\n${end}`;
  });
  await expect(written).toMatchFileSnapshot(PAGE);
});

it('has an example that can be read, and solved', () => {
  const [, text = ''] = /```board\n([^]*?)```/.exec(page) ?? [];
  const board = unwrap(parseBoard(text));
  expect(board).toMatchObject({ width: 5, height: 3, info: { title: 'The Gate' } });
  const answer = solveBoard(board);
  expect(answer).toMatchObject({ status: 'solved', moves: { length: 2 } });
});

it('knows every code, sign and limit', () => {
  const codes = new Set(Array.from(page.matchAll(/`([a-z-]+)`/g), ([, code]) => code));
  const all = [...BOARD_FAULTS, ...BOARD_TEXT_FAULTS];
  expect(all.filter((code) => !codes.has(code))).toEqual([]);
  expect(page).toContain(`\`${DOOR_SIGNS}\``);
  expect(page).toContain(`1 to ${BOARD_SIDE_LIMIT} rows of 1 to ${BOARD_SIDE_LIMIT} signs`);
  expect(page).toContain(`At most ${BOARD_GOALS_LIMIT} `);
  expect(page).toContain(`at most ${BOARD_TEXT_LIMIT.toLocaleString('en')} characters`);
  expect(page).toContain(`note at most ${BOARD_WORDS_LIMIT}`);
});
