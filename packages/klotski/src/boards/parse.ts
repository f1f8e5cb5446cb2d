// A board as text: see docs/notations/boards.md.
import { err, ok, type Result, textOf } from '@parlour/game-core';
import { type Cell, type Metric, METRICS } from '../types.ts';
import { gridOf, type Grid } from './grid.ts';
import { isLine, judgeBoard } from './judge.ts';
import {
  BOARD_TEXT_LIMIT,
  endOf,
  errorAt,
  GRIDS,
  keyMissing,
  partOf,
  type Piece,
  type Section,
  sectionsOf,
  wordsOf,
} from './lines.ts';
import {
  type Board,
  type BoardError,
  type BoardFault,
  type BoardInfo,
  type BoardSetup,
  DOOR_SIGNS,
} from './types.ts';

/** Keys that come once at most. */
const INFO = ['board', 'author', 'source', 'note'] as const;
const SINGLE: readonly string[] = [...INFO, 'published', 'same', 'floor', 'start'];
const KEYS = [...SINGLE, 'door', 'goal'];

/** The text, taken apart, with the places that faults can be about. */
interface Draft {
  readonly sections: readonly Section[];
  readonly end: Piece;
  readonly floor: Grid;
  readonly start: Grid;
  readonly goals: readonly Grid[];
  /** By its sign, in the order of the text. */
  readonly doors: ReadonlyMap<string, Piece>;
  readonly groups: readonly Piece[];
}

const find = (sections: readonly Section[], key: string): Section | undefined =>
  sections.find((section) => section.key.text === key);

const keyError = (sections: readonly Section[]): BoardError | undefined => {
  const seen = new Set<string>();
  for (const { key } of sections) {
    const { text } = key;
    if (!KEYS.includes(text)) {
      return errorAt(key, 'unknown-key', `The keys are ${KEYS.join(', ')}.`);
    }
    if (seen.has(text) && SINGLE.includes(text)) {
      return errorAt(key, 'twice', `${text}: comes twice.`);
    }
    seen.add(text);
  }
  return undefined;
};

const valueError = ({ key, value, rows }: Section): BoardError | undefined => {
  const isGrid = GRIDS.includes(key.text);
  const [row] = rows;
  if (isGrid && value.text !== '') {
    return errorAt(value, 'bad-value', `The rows of ${key.text}: start on the next line.`);
  }
  if (isGrid && rows.length === 0) {
    return errorAt(key, 'no-rows', `${key.text}: needs rows on the next lines.`, key.text.length);
  }
  if (!isGrid && key.text !== 'board' && value.text === '') {
    return errorAt(value, 'bad-value', `${key.text}: needs a value.`);
  }
  return row && !isGrid ? keyMissing(row) : undefined;
};

const doorsOf = (sections: readonly Section[]): Result<ReadonlyMap<string, Piece>, BoardError> => {
  const doors = new Map<string, Piece>();
  for (const { key, value } of sections) {
    if (key.text !== 'door') continue;
    const sign = value.text.charAt(0);
    if (!DOOR_SIGNS.includes(sign)) {
      return err(errorAt(value, 'bad-door', `A door starts with its sign, one of ${DOOR_SIGNS}`));
    }
    if (doors.has(sign)) return err(errorAt(value, 'twice', `The door ${sign} comes twice.`));
    doors.set(sign, partOf(value, 1));
  }
  return ok(doors);
};

const published = (value: Piece): Result<NonNullable<BoardInfo['published']>, BoardError> => {
  const found: Partial<Record<Metric, number>> = {};
  for (const part of value.text.matchAll(/[^,]+/g)) {
    const [, moves, name] = /^\s*(\d{1,5})\s+(\w+)\s*$/.exec(part[0]) ?? [];
    const metric = METRICS.find((one) => one === name);
    if (moves === undefined || !metric || found[metric] !== undefined) {
      const message = `Here is a number of moves in a metric expected, like “81 corner, 116 unit”.`;
      return err(errorAt(value, 'bad-value', message, part.index));
    }
    found[metric] = Number(moves);
  }
  return ok(found);
};

const infoOf = (sections: readonly Section[]): Result<BoardInfo, BoardError> => {
  const words = (key: string): string | undefined => find(sections, key)?.value.text;
  const [title, author, source, note] = INFO.map(words);
  const figures = find(sections, 'published');
  const read = figures && published(figures.value);
  if (read && !read.ok) return read;
  return ok({
    ...(title !== undefined && title !== '' && { title }),
    ...(author !== undefined && { author }),
    ...(source !== undefined && { source }),
    ...(note !== undefined && { note }),
    ...(read && { published: read.value }),
  });
};

const namesIn = ({ text }: Piece): readonly string[] => Array.from(text.replace(/\s+/g, ''));

const cellsOf = (grid: Grid, sign: string): readonly Cell[] => grid.cells.get(sign) ?? [];

const blocksOf = (grid: Grid, signs: Iterable<string>) =>
  [...signs].flatMap((name) => {
    const cells = cellsOf(grid, name);
    return cells.length > 0 && !isFloor(name) ? [{ name, cells }] : [];
  });

const isFloor = (sign: string): boolean =>
  sign === '.' || sign === '#' || DOOR_SIGNS.includes(sign);

const draftOf = (text: string, sections: readonly Section[]): Result<Draft, BoardError> => {
  const doors = doorsOf(sections);
  if (!doors.ok) return doors;
  const start = find(sections, 'start');
  if (!start) return err(errorAt(endOf(text), 'no-start', 'A board needs start: with its rows.'));
  const floor = find(sections, 'floor');
  const ground = gridOf(floor ?? start, [...doors.value.keys()]);
  if (!ground.ok) return ground;
  const grids: Grid[] = [];
  for (const section of sections) {
    if (section.key.text !== 'goal' && section !== start) continue;
    const grid = gridOf(section, [...doors.value.keys()], ground.value);
    if (!grid.ok) return grid;
    grids.push(grid.value);
  }
  // `start:` may stand anywhere among the goals.
  const order = sections.filter(({ key }) => key.text === 'goal' || key.text === 'start');
  const at = order.indexOf(start);
  const same = find(sections, 'same');
  return ok({
    sections,
    end: endOf(text),
    floor: ground.value,
    start: grids[at] as Grid,
    goals: grids.filter((_, index) => index !== at),
    doors: doors.value,
    groups: same ? wordsOf(same.value) : [],
  });
};

const setupOf = ({ floor, start, goals, doors, groups }: Draft, info: BoardInfo): BoardSetup => ({
  width: floor.width,
  height: floor.height,
  walls: cellsOf(floor, '#'),
  doors: [...doors].map(([sign, names]) => ({
    cells: cellsOf(floor, sign),
    blocks: namesIn(names),
  })),
  blocks: blocksOf(start, start.cells.keys()),
  same: groups.map(namesIn),
  goals: goals.map((grid) =>
    blocksOf(grid, grid.cells.keys()).map(({ name, cells }) => ({ block: name, cells })),
  ),
  info,
});

/** The place in the text that a fault is about. */
const placeOf = (fault: BoardFault, draft: Draft): Piece => {
  const { code, block, cell, goal, group, door } = fault;
  const { start, goals, groups, doors, floor, end } = draft;
  if (code === 'no-blocks') return start.place(0);
  if (group !== undefined) return groups[group] ?? end;
  if (door !== undefined && cell === undefined) return [...doors.values()][door] ?? end;
  const grid = goal === undefined ? start : goals[goal];
  if (goal !== undefined && !grid) return end;
  const first = block === undefined ? undefined : cellsOf(grid ?? start, block)[0];
  if (grid && cell !== undefined && block !== undefined) return grid.place(cell);
  if (grid && first !== undefined) return grid.place(first);
  if (goal !== undefined && grid) return grid.place(0);
  return cell === undefined ? end : floor.place(cell);
};

const infoPlace = (sections: readonly Section[], end: Piece): Piece =>
  INFO.map((key) => find(sections, key)?.value).find((value) => value && !isLine(value.text)) ??
  end;

/**
 * Reads a board and judges it: at most `BOARD_TEXT_LIMIT` characters, lines that end at LF or CRLF.
 * Of several faults the first one is told, with its place.
 */
export const parseBoard = (input: string): Result<Board, BoardError> => {
  const text = textOf(input).replace(/^\uFEFF/, ' ');
  if (text.length > BOARD_TEXT_LIMIT) {
    const message = `A board has at most ${BOARD_TEXT_LIMIT} characters.`;
    return err(errorAt(endOf(text.slice(0, BOARD_TEXT_LIMIT)), 'too-long', message));
  }
  const sections = sectionsOf(text);
  if ('code' in sections) return err(sections);
  const wrong = keyError(sections) ?? sections.map(valueError).find((error) => error);
  if (wrong) return err(wrong);
  const info = infoOf(sections);
  if (!info.ok) return info;
  const draft = draftOf(text, sections);
  if (!draft.ok) return draft;
  const judged = judgeBoard(setupOf(draft.value, info.value));
  if (judged.ok) return judged;
  const [fault] = judged.error;
  const place =
    fault.code === 'bad-info' ? infoPlace(sections, draft.value.end) : placeOf(fault, draft.value);
  return err(errorAt(place, fault.code, fault.message));
};
