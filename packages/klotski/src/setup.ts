import { cellsIn, coverOf, isInside, layoutOf, maskOf } from './board.ts';
import {
  BIG,
  type Block,
  CELLS,
  type Cell,
  GOAL,
  HORIZONTAL,
  type Layout,
  SOLDIER,
  VERTICAL,
} from './types.ts';

/** Any description of a board, legal or not: what an editor or an import holds. */
export interface KlotskiSetup {
  readonly blocks: readonly Block[];
}

/** How many blocks of each shape there are, and how many cells are left. */
export interface Counts {
  readonly big: number;
  readonly vertical: number;
  readonly horizontal: number;
  readonly soldier: number;
  readonly empty: number;
}

export const SETUP_REASONS = [
  'out_of_board',
  'overlap',
  'duplicate_id',
  'no_big',
  'many_big',
  'too_few_empty',
  'too_many_empty',
  'too_few_generals',
  'too_many_generals',
  'too_few_soldiers',
  'too_many_soldiers',
  'not_home',
] as const;
export type SetupReason = (typeof SETUP_REASONS)[number];

/** Why a board is not what was asked, and where. */
export interface Reason {
  readonly code: SetupReason;
  /** The cells concerned, ascending; of a block that sticks out, those on the board. */
  readonly cells: readonly Cell[];
}

/** A judgement; where there are no reasons against it, it holds. */
export interface Verdict {
  readonly holds: boolean;
  readonly reasons: readonly Reason[];
}

/** What a board is, each judged for itself. Whether it can be solved, the solver knows. */
export interface Judgement {
  /** Every block lies on the board, none on another, and no identity is there twice. */
  readonly decodable: Verdict;
  /** Decodable, exactly one 2×2, at least two empty cells: a game can be played on it. */
  readonly playable: Verdict;
  /** Decodable, one 2×2, five generals, four soldiers, two empty cells: the traditional set. */
  readonly standard: Verdict;
  /** Decodable, exactly one 2×2, and it stands at the goal, bottom centre. */
  readonly solved: Verdict;
}

const GENERALS = 5;
const SOLDIERS = 4;
const FEWEST_EMPTY = 2;

/** What there is of each shape; the blocks must be decodable. */
export const countsOf = (blocks: readonly Block[]): Counts => {
  const count = (wanted: number): number => blocks.filter(({ code }) => code === wanted).length;
  return {
    big: count(BIG),
    vertical: count(VERTICAL),
    horizontal: count(HORIZONTAL),
    soldier: count(SOLDIER),
    empty: CELLS - cellsIn(coverOf(blocks)).length,
  };
};

/** The cells of a block that are on the board. */
const visibleCells = ({ code, cell }: Block): readonly Cell[] => {
  if (isInside(code, cell)) return cellsIn(maskOf(code, cell));
  return Number.isInteger(cell) && cell >= 0 && cell < CELLS ? [cell] : [];
};

const cellsOf = (blocks: readonly Block[]): readonly Cell[] =>
  [...new Set(blocks.flatMap(visibleCells))].sort((a, b) => a - b);

const verdict = (...reasons: readonly (Reason | false)[]): Verdict => {
  const found = reasons.filter((reason) => reason !== false);
  return { holds: found.length === 0, reasons: found };
};

/** A reason against, if there is one. */
const against = (applies: boolean, code: SetupReason, blocks: readonly Block[]): Reason | false =>
  applies && { code, cells: cellsOf(blocks) };

const judgeDecodable = (blocks: readonly Block[]): Verdict => {
  const outside = blocks.filter(({ code, cell }) => !isInside(code, cell));
  const inside = blocks.filter(({ code, cell }) => isInside(code, cell));
  const shared = inside.reduce(
    ({ once, twice }, { code, cell }) => {
      const mask = maskOf(code, cell);
      return { once: once | mask, twice: twice | (once & mask) };
    },
    { once: 0, twice: 0 },
  ).twice;
  const repeated = blocks.filter(({ id }) => blocks.filter((other) => other.id === id).length > 1);
  return verdict(
    against(outside.length > 0, 'out_of_board', outside),
    shared !== 0 && { code: 'overlap', cells: cellsIn(shared) },
    against(repeated.length > 0, 'duplicate_id', repeated),
  );
};

const emptyCells = (blocks: readonly Block[]): readonly Cell[] => cellsIn(~coverOf(blocks));

const judgeBig = (bigs: readonly Block[]): readonly (Reason | false)[] => [
  against(bigs.length === 0, 'no_big', []),
  against(bigs.length > 1, 'many_big', bigs),
];

const judgeStandard = (blocks: readonly Block[]): Verdict => {
  const bigs = blocks.filter(({ code }) => code === BIG);
  const soldiers = blocks.filter(({ code }) => code === SOLDIER);
  const generals = blocks.filter(({ code }) => code === VERTICAL || code === HORIZONTAL);
  const cells = emptyCells(blocks);
  return verdict(
    ...judgeBig(bigs),
    against(generals.length < GENERALS, 'too_few_generals', generals),
    against(generals.length > GENERALS, 'too_many_generals', generals),
    against(soldiers.length < SOLDIERS, 'too_few_soldiers', soldiers),
    against(soldiers.length > SOLDIERS, 'too_many_soldiers', soldiers),
    cells.length < FEWEST_EMPTY && { code: 'too_few_empty', cells },
    cells.length > FEWEST_EMPTY && { code: 'too_many_empty', cells },
  );
};

/** Judges a board in every respect. A board that is not decodable is nothing else either. */
export const judge = ({ blocks }: KlotskiSetup): Judgement => {
  const decodable = judgeDecodable(blocks);
  if (!decodable.holds) {
    return { decodable, playable: decodable, standard: decodable, solved: decodable };
  }
  const bigs = blocks.filter(({ code }) => code === BIG);
  const cells = emptyCells(blocks);
  const isAway = bigs.length === 1 && bigs[0]?.cell !== GOAL;
  return {
    decodable,
    playable: verdict(
      ...judgeBig(bigs),
      cells.length < FEWEST_EMPTY && { code: 'too_few_empty', cells },
    ),
    standard: judgeStandard(blocks),
    solved: verdict(...judgeBig(bigs), against(isAway, 'not_home', bigs)),
  };
};

/** The layout of a setup; `undefined` where it is not decodable. */
export const setupLayout = ({ blocks }: KlotskiSetup): Layout | undefined =>
  judgeDecodable(blocks).holds ? layoutOf(blocks) : undefined;
