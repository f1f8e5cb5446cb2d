import { unwrap } from '@parlour/game-core';
import { EARLY_CLASSICS } from './classics-early.ts';
import { LATE_CLASSICS } from './classics-late.ts';
import { parseBoard } from './parse.ts';
import { type Board } from './types.ts';

/** Classic sliding-block puzzles as text, with their sources and the fewest moves published. */
export const CLASSICS = { ...EARLY_CLASSICS, ...LATE_CLASSICS };

/** `pennant`, `century` … */
export type ClassicId = keyof typeof CLASSICS;

/** The names of the classics, oldest first. */
export const CLASSIC_IDS = Object.keys(CLASSICS) as readonly ClassicId[];

/** A classic as a board. */
export const classicBoard = (id: ClassicId): Board => unwrap(parseBoard(CLASSICS[id]));
