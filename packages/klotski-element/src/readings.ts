// What is read out of the board when a key asks for it.
import { type Block, COLUMNS, type KlotskiState, ROWS } from '@parlour/klotski/play';
import { waysOf } from './choices.ts';
import type { KlotskiSpeech } from './messages/words.ts';
import { cellsOf } from './view.ts';

/** What covers each cell, row by row; each block once a row. */
const rowsOf = (blocks: readonly Block[]): readonly (readonly (Block | undefined)[])[] => {
  const owners = new Map(blocks.flatMap((block) => cellsOf(block).map((cell) => [cell, block])));
  return Array.from({ length: ROWS }, (_, index) =>
    Array.from({ length: COLUMNS }, (__, at) => owners.get(COLUMNS * index + at)).filter(
      (block, at, all) => block === undefined || block !== all[at - 1],
    ),
  );
};

/** What a key reads: `b` the board, `m` the ways of a block, `Shift+m` all blocks that have one. */
export const readingOf = (
  chord: string,
  speech: KlotskiSpeech,
  shown: KlotskiState,
  block: Block,
  faces: string,
): string | undefined => {
  switch (chord) {
    case 'b':
      return speech.board(rowsOf(shown.blocks), faces);
    case 'm':
      return speech.ways(waysOf(shown, block.cell));
    case 'Shift+m':
      return speech.movable(
        shown.blocks.filter(({ cell }) => waysOf(shown, cell).length > 0),
        faces,
      );
    default:
      return undefined;
  }
};
