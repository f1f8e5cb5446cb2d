import { type ParseError } from '@parlour/game-core';
import { type Cell, type Metric } from '../types.ts';

/** A board has at least 1 and at most this many columns, and as many rows. */
export const BOARD_SIDE_LIMIT = 16;

/** The names that blocks can have, one sign each: a board has at most 62 of them. */
export const BLOCK_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The signs that doors can have in text: a board has at most 8 of them. */
export const DOOR_SIGNS = '-=+~^%&@';

/** A board has at most this many goals, any one of which is enough. */
export const BOARD_GOALS_LIMIT = 64;

/** A title, author, source or note has at most this many characters. */
export const BOARD_WORDS_LIMIT = 500;

/** What is told about a board; it changes nothing about how it is played. */
export interface BoardInfo {
  readonly title?: string;
  readonly author?: string;
  /** Where the layout is published. */
  readonly source?: string;
  readonly note?: string;
  /** The fewest moves that the source gives. */
  readonly published?: Readonly<Partial<Record<Metric, number>>>;
}

/** Any connected set of cells that slides as one. Cells count row by row from 0 at the top left. */
export interface Block {
  /** One of `BLOCK_NAMES`. */
  readonly name: string;
  /** Where it starts; ascending in a board. The first one is the block's anchor. */
  readonly cells: readonly Cell[];
}

/** Cells that only the named blocks may enter. */
export interface Door {
  readonly cells: readonly Cell[];
  readonly blocks: readonly string[];
}

/** Where a block is to be: all its cells, in its shape. */
export interface Target {
  readonly block: string;
  readonly cells: readonly Cell[];
}

/** Any description of a board, playable or not: what an editor or an import holds. */
export interface BoardSetup {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  readonly walls: readonly Cell[];
  readonly doors: readonly Door[];
  readonly blocks: readonly Block[];
  /**
   * Groups of blocks that stand for one another in the goals: a target of one is met by any of the
   * group. Blocks with no target need no group; where they are alike, nobody can tell them apart.
   */
  readonly same: readonly (readonly string[])[];
  /** The board is solved when all targets of one goal are met. */
  readonly goals: readonly (readonly Target[])[];
  readonly info: BoardInfo;
}

declare const judged: unique symbol;

/**
 * A setup that `judgeBoard` has found playable, put in order: cells ascend, blocks go by their
 * first cells, targets and groups by their blocks. Plain JSON all the same: the mark is for the compiler
 * only.
 */
export type Board = BoardSetup & { readonly [judged]: true };

export const BOARD_FAULTS = [
  'bad-size',
  'bad-info',
  'bad-name',
  'duplicate-name',
  'no-blocks',
  'empty-block',
  'out-of-board',
  'on-wall',
  'overlap',
  'disconnected',
  'bad-door',
  'barred',
  'unknown-block',
  'twice',
  'unlike',
  'no-goal',
  'goal-shape',
] as const;
export type BoardFaultCode = (typeof BOARD_FAULTS)[number];

/** One reason why a setup is no board. */
export interface BoardFault {
  readonly code: BoardFaultCode;
  readonly message: string;
  /** The block, and the cell, that it is about. */
  readonly block?: string;
  readonly cell?: Cell;
  /** The goal, group or door that it is about, counted from 0. */
  readonly goal?: number;
  readonly group?: number;
  readonly door?: number;
}

/** What can be wrong with a text, beside the faults of the board that it describes. */
export const BOARD_TEXT_FAULTS = [
  'too-long',
  'no-key',
  'unknown-key',
  'bad-value',
  'no-start',
  'no-rows',
  'ragged',
  'bad-sign',
] as const;
export type BoardErrorCode = (typeof BOARD_TEXT_FAULTS)[number] | BoardFaultCode;

/** Why a text is no board, and where: `line` and `column` count from 1. */
export interface BoardError extends ParseError {
  readonly code: BoardErrorCode;
  readonly line: number;
  readonly column: number;
}

/** Where each block's anchor is, in the order of the board's blocks. */
export type Position = readonly Cell[];

/** One move of one block. */
export interface BoardMove {
  /** The block's name. */
  readonly block: string;
  /** The block's anchor before and after. */
  readonly from: Cell;
  readonly to: Cell;
  /** The anchor on its way, one cell a step: from `from` to `to`, both included. */
  readonly path: readonly Cell[];
}
