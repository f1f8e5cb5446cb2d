import { number, words as browse } from '../browse/words.ts';
import { type Change } from './neighbours.ts';

const changes: Readonly<Record<Change, string>> = {
  moved: 'Moved',
  turned: 'Turned',
  added: 'Added',
  removed: 'Removed',
};

const shapes = ['', 'soldier', 'vertical', 'horizontal', '2×2'] as const;

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '±0';

export const words = {
  title: 'Make it harder',
  metric: browse.metric,
  metrics: browse.metrics,
  unplayable: 'There must be one 2×2 and two empty cells on the board first.',
  farthest: 'Farthest start',
  farthestNote: 'The hardest layout that can be reached from here by moving blocks.',
  goFarthest: 'Go to the farthest start',
  seekingFarthest: 'Looking for the farthest start',
  isFarthest: (moves: number): string =>
    `This is it: no layout that can be reached takes more than ${browse.moves(moves)}.`,
  wentFarthest: (before: number | undefined, moves: number): string =>
    before === undefined
      ? `The farthest start takes ${browse.moves(moves)}.`
      : `The farthest start takes ${browse.moves(moves)}, ${number(moves - before)} more than before.`,
  noFarthest: 'Nothing that can be reached from here is solved.',
  ranking: 'Same blocks, hardest first',
  seekingRanking: 'Solving all layouts of these blocks',
  stopped: 'Stopped.',
  resume: 'Go on',
  rank: (rank: number, size: number, percent: number): string =>
    `The board is no. ${number(rank)} of ${number(size)} that can be solved: harder than ${percent} % of them.`,
  rankNone: 'The board itself cannot be solved.',
  noRanking: 'No layout of these blocks can be solved.',
  rankingWall: 'Layouts of the same blocks, hardest first',
  neighbours: 'One block different',
  neighboursWall: 'Layouts that differ by one block, hardest first',
  seekingNeighbours: (done: number, total: number): string =>
    `Solved ${number(done)} of ${number(total)}`,
  noNeighbours: 'No layout is like that.',
  changes,
  all: 'All',
  which: 'What is different',
  harder: (count: number, total: number): string =>
    `${number(count)} of ${number(total)} are harder than the board.`,
  total: (total: number): string => `${number(total)} layouts.`,
  change: (change: Change, shape: number): string =>
    `${shapes[shape] ?? ''} ${changes[change].toLowerCase()}`,
  /** The same as short as can be. */
  sign: (change: Change, shape: number): string => {
    if (change === 'added') return `+ ${shapes[shape] ?? ''}`;
    return change === 'removed' ? `− ${shapes[shape] ?? ''}` : changes[change].toLowerCase();
  },
  signed,
  difference: (difference: number): string =>
    difference > 0
      ? `${number(difference)} more than the board`
      : difference < 0
        ? `${number(-difference)} fewer than the board`
        : 'as many as the board',
  stop: browse.stop,
};
