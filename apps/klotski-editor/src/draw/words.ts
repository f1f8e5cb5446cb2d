// What the board, its tools and its verdicts say.
import {
  type Block,
  blockName,
  type BlockCode,
  type Cell,
  type SetupReason,
} from '@parlour/klotski';
import { isSpare } from '../model/design.ts';
import { type Tool } from '../model/editor.ts';
import { columnOf, rowOf } from '../model/geometry.ts';
import { type VerbRefusal } from '../model/verbs.ts';

const SHAPES: Readonly<Record<BlockCode, string>> = {
  1: 'Soldier',
  2: 'Vertical',
  3: 'Horizontal',
  4: 'Big block',
};

const SIZES: Readonly<Record<BlockCode, string>> = {
  1: '1 by 1',
  2: '1 wide, 2 high',
  3: '2 wide, 1 high',
  4: '2 by 2',
};

const place = (cell: Cell): string => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

/** "Guan Yu, 2 wide, 1 high" */
const named = (block: Block): string => {
  const name = isSpare(block) ? `${SHAPES[block.code]} without a name` : blockName(block.id, 'en');
  return `${name ?? SHAPES[block.code]}, ${SIZES[block.code]}`;
};

export const words = {
  board: 'Board',
  tools: 'What a touch does',
  actions: 'Actions',
  tool: {
    select: 'Choose and move',
    1: 'Soldier',
    2: 'Vertical',
    3: 'Horizontal',
    4: 'Big block',
    erase: 'Erase',
  } satisfies Readonly<Record<Tool, string>>,
  toolKeys: {
    select: 'Esc',
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    erase: '0',
  } satisfies Readonly<Record<Tool, string>>,
  action: {
    undo: 'Undo',
    redo: 'Redo',
    rotate: 'Turn',
    erase: 'Delete',
    swap: 'Swap names',
    mirror: 'Mirror',
    clear: 'Clear',
  },
  shape: (code: BlockCode): string => SHAPES[code],
  /** "row 2, column 1: Guan Yu, 2 wide, 1 high" */
  cell: (cell: Cell, block: Block | undefined): string =>
    `${place(cell)}: ${block ? named(block) : 'empty'}`,
  put: (code: BlockCode, cell: Cell, gone: number): string =>
    `${SHAPES[code]} at ${place(cell)}${gone > 0 ? `, ${gone} replaced` : ''}`,
  erased: (block: Block): string => `${named(block)} deleted`,
  moved: (cell: Cell): string => `Moved to ${place(cell)}`,
  turned: 'Turned',
  swapped: 'Names swapped',
  swapHint: 'Now the other block of this shape',
  undone: 'Undone',
  redone: 'Redone',
  mirrored: 'Mirrored',
  cleared: 'Cleared',
  refusal: {
    'nothing-there': 'There is no block here.',
    'cannot-turn': 'Only verticals and horizontals turn.',
    'no-room': 'There is no room for that.',
    'not-alike': 'Only two blocks of one shape swap names.',
  } satisfies Readonly<Record<VerbRefusal, string>>,
  hint: 'Drag blocks from above, or choose one and touch the board. Drag a block off the board to delete it.',
  keys: {
    title: 'Keys',
    list: [
      ['← → ↑ ↓', 'from cell to cell'],
      ['1 2 3 4', 'put a soldier, vertical, horizontal, big block; also S V H B'],
      ['0 Del', 'delete'],
      ['Shift + ← → ↑ ↓', 'move the block'],
      ['R', 'turn'],
      ['Enter', 'choose, or put what the brush holds'],
      ['X', 'swap names: with the block chosen before'],
      ['M', 'mirror'],
      ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
      ['Esc', 'nothing chosen; end the solution'],
    ],
  },
  verdicts: {
    title: 'What this board is',
    decodable: 'Decodable',
    playable: 'Playable',
    standard: 'Standard',
    solvable: 'Solvable',
    yes: 'yes',
    no: 'no',
    unknown: 'not known yet',
    searching: 'Looking …',
    stopped: 'Stopped',
    positions: (positions: number): string => `${positions.toLocaleString('en')} positions so far`,
    stop: 'Stop',
    resume: 'Go on',
    solved: 'It is solved.',
    moves: (moves: readonly (number | undefined)[]): string =>
      `${moves.map((number) => number ?? '…').join(' · ')} moves`,
    unsolvable: 'No moves lead to the exit.',
    afterPlayable: 'Only a playable board can be solved.',
    holds: {
      decodable: 'Every block has its place.',
      playable: 'One big block, room to move.',
      standard: 'One big block, five generals, four soldiers.',
    },
    reason: {
      out_of_board: () => 'A block sticks out of the board.',
      overlap: () => 'Blocks lie on one another.',
      duplicate_id: () => 'An identity is there twice.',
      no_big: () => 'There is no big block.',
      many_big: (number) => `There are ${number} big blocks; one is wanted.`,
      too_few_empty: (number) =>
        number === 0
          ? 'No cell is empty; two are needed.'
          : 'Only one cell is empty; two are needed.',
      too_many_empty: (number) => `${number} cells are empty, not two.`,
      too_few_generals: (number) => `${number || 'No'} verticals and horizontals, not five.`,
      too_many_generals: (number) => `${number} verticals and horizontals, not five.`,
      too_few_soldiers: (number) => `${number || 'No'} soldiers, not four.`,
      too_many_soldiers: (number) => `${number} soldiers, not four.`,
      not_home: () => 'The big block is not at the exit.',
    } satisfies Readonly<Record<SetupReason, (number: number) => string>>,
  },
};
