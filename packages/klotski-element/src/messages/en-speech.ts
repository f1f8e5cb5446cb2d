import { steps, movesOf } from './en-acts.ts';
import { called, capital, list, wayName } from './en.ts';
import type { KlotskiSpeech } from './words.ts';

const METRICS = {
  corner: 'One move is one block along any free path, around corners too.',
  straight: 'One move is one block in one direction, any distance.',
  unit: 'One move is one block by one cell.',
} as const;

export const enSpeech: KlotskiSpeech = {
  refused: ({ code, cells = [] }, state, faces) => {
    const [from = 0, to = 0, ...others] = cells;
    const names = others.flatMap((cell) => {
      const block = state.blocks.find((one) => one.cell === cell);
      return block ? [called(block, faces)] : [];
    });
    const way = wayName(to - from);
    if (names.length > 0) return `Blocked by ${list(names)}${way ? `, ${way}` : ''}`;
    if (code === 'out-of-board') return `Blocked by the frame${way ? `, ${way}` : ''}`;
    if (code === 'game-over') return 'It is solved';
    return 'There is no free way';
  },
  hint: (block, faces, runs, left) =>
    `Hint: ${called(block, faces)} ${steps(runs)}, ${movesOf(left)} to the exit`,
  noHint: 'No hint: it is solved',
  unsolvable: 'This board cannot be solved',
  ways: (ways) => (ways.length > 0 ? `Can go ${list(ways.map(wayName))}` : 'Cannot go'),
  movable: (blocks, faces) =>
    blocks.length > 0
      ? `Can go: ${list(blocks.map((block) => called(block, faces)))}`
      : 'Nothing can go',
  distance: (moves) => `${capital(movesOf(moves))} to the exit`,
  board: (rows, faces) =>
    rows
      .map((blocks, index) => {
        const names = blocks.map((block) => (block ? called(block, faces) : 'empty'));
        return `Row ${index + 1}: ${list(names)}`;
      })
      .join('. '),
  demonstration: {
    title: 'Solution',
    begin: (moves) => `Solution in ${movesOf(moves)}`,
    at: (move, moves) => `Move ${move} of ${moves}`,
    step: (block, faces, runs, at) => `${capital(called(block, faces))} ${steps(runs)}. ${at}`,
    back: 'One move back',
    forward: 'One move on',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    close: 'Back to the game',
    closed: 'Back to the game',
  },
  rulesTitle: 'Klotski',
  rules: (metric) => [
    'Bring the big block, Cao Cao, to the opening at the bottom. Blocks slide; none is lifted or turned.',
    METRICS[metric],
    'Slides of one block in a row are merged into one move as far as that goes, and a block that comes back takes its move back.',
    'Drag a block, or tap it and then the cell where it shall go. Tapping a block twice moves it where it can only go one way.',
  ],
  keyHelp: [
    ['← → ↑ ↓', 'go from block to block'],
    ['Shift+← Shift+→ Shift+↑ Shift+↓', 'slide the block by one cell'],
    ['Enter Space', 'pick the block up: arrows slide it now; and put it down'],
    ['Esc', 'put back, end sliding, end the solution'],
    ['Home End', 'first or last block'],
    ['U Shift+U', 'undo, redo a whole move'],
    ['H', 'hint'],
    ['V', 'show the solution'],
    ['Space Shift+→ Shift+←', 'there: pause and go on, one move on, one move back'],
    ['M Shift+M', 'where this block can go; all that can go'],
    ['B', 'read the board row by row'],
    ['E', 'moves to the exit'],
    ['S', 'moves so far'],
    ['L', 'say the last message again'],
    ['?', 'this help'],
  ],
};
