export { type ClassicId, CLASSIC_IDS, classicBoard, CLASSICS } from './classics.ts';
export { judgeBoard } from './judge.ts';
export { BOARD_TEXT_LIMIT, startsBoard } from './lines.ts';
export { drawBoard, makeBoard } from './make.ts';
export { blocksAt, boardMoves, isBoardSolved, playOnBoard, startOf } from './moves.ts';
export { boardOfLayout } from './of-layout.ts';
export { parseBoard } from './parse.ts';
export {
  BOARD_STATES_LIMIT,
  type BoardAnswer,
  type BoardSearchOptions,
  type BoardSpace,
  exploreBoard,
  exploreBoardSearch,
  solveBoard,
  solveBoardSearch,
} from './solve.ts';
export {
  type Block,
  BLOCK_NAMES,
  type Board,
  BOARD_FAULTS,
  BOARD_GOALS_LIMIT,
  BOARD_SIDE_LIMIT,
  BOARD_TEXT_FAULTS,
  BOARD_WORDS_LIMIT,
  type BoardError,
  type BoardErrorCode,
  type BoardFault,
  type BoardFaultCode,
  type BoardInfo,
  type BoardMove,
  type BoardSetup,
  type Door,
  DOOR_SIGNS,
  type Position,
  type Target,
} from './types.ts';
