import { err, ok, type Result } from '@parlour/game-core';
import { type Metric, METRICS } from '@parlour/klotski';
import {
  type Board,
  BOARD_STATES_LIMIT,
  type BoardAnswer,
  type BoardMove,
  parseBoard,
  solveBoardSearch,
} from '@parlour/klotski/boards';
import { type Answer, type Fault, runBatch } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn, textOf } from '../../core/flags.ts';
import { patiently } from '../../core/patiently.ts';
import { type Io } from '../../core/verb.ts';
import { counted, quoted } from '../../core/words.ts';
import { boardEntries } from './board-entries.ts';

const GOALS = [...METRICS, 'all'] as const;
const LIMIT_MAX = 50_000_000;

interface Wish {
  readonly metrics: readonly Metric[];
  readonly moves: boolean;
  readonly limit: number;
}

const directionOf = (step: number, width: number): string => {
  if (step === width) return 'down';
  if (step === -width) return 'up';
  return step > 0 ? 'right' : 'left';
};

/** `C down 2, right`: the ways that a block goes, one after the other. */
const describe = ({ block, path }: BoardMove, { width }: Board): string => {
  const ways: { readonly name: string; steps: number }[] = [];
  for (const [index, cell] of path.slice(1).entries()) {
    const name = directionOf(cell - (path[index] ?? 0), width);
    const last = ways.at(-1);
    if (last?.name === name) last.steps++;
    else ways.push({ name, steps: 1 });
  }
  const words = ways.map(({ name, steps }) => (steps === 1 ? name : `${name} ${steps}`));
  return `${block} ${words.join(', ')}`;
};

type Solved = readonly (readonly [Metric, Exclude<BoardAnswer, { readonly status: 'unknown' }>])[];

const lengthOf = (answer: Solved[number][1]): number | null =>
  answer.status === 'solved' ? answer.moves.length : null;

const linesOf = (board: Board, solved: Solved, { moves }: Wish): readonly string[] => {
  const { title = 'Board', published = {} } = board.info;
  if (solved.some(([, { status }]) => status === 'unsolvable')) {
    return [`${title}: cannot be solved`];
  }
  const figures = solved.map(([metric, answer]) => {
    const length = lengthOf(answer) ?? 0;
    const said = published[metric];
    const note = said === undefined || said === length ? '' : `, published as ${said}`;
    return `${counted(length, 'move')} (${metric}${note})`;
  });
  const lists = solved.flatMap(([metric, answer]) => {
    if (!moves || answer.status !== 'solved') return [];
    const list = answer.moves.map((move, index) => `  ${index + 1}. ${describe(move, board)}`);
    return solved.length > 1 ? [`  ${metric}:`, ...list] : list;
  });
  return [`${title}: ${figures.join(', ')}`, ...lists];
};

const answerOf = (board: Board, solved: Solved, wish: Wish): Answer => {
  const { title, published } = board.info;
  const movesOf = solved.flatMap(([metric, answer]) =>
    answer.status === 'solved' ? [[metric, answer.moves] as const] : [],
  );
  return {
    text: linesOf(board, solved, wish).join('\n'),
    json: {
      ...(title !== undefined && { title }),
      solvable: solved.every(([, { status }]) => status === 'solved'),
      ...Object.fromEntries(solved.map(([metric, answer]) => [metric, lengthOf(answer)])),
      ...(published && { published }),
      states: Math.max(...solved.map(([, { states }]) => states)),
      ...(wish.moves && { moves: Object.fromEntries(movesOf) }),
    },
  };
};

const solved = async (
  text: string,
  wish: Wish,
  io: Io,
): Promise<Result<Answer, Fault> | undefined> => {
  const board = parseBoard(text);
  if (!board.ok) {
    const { code, message, position } = board.error;
    return err({ code, message, position });
  }
  const found: Solved[number][] = [];
  for (const metric of wish.metrics) {
    const search = solveBoardSearch(board.value, { metric, limit: wish.limit });
    const answer = await patiently(search, io);
    if (!answer) return undefined;
    if (answer.status === 'unknown') {
      const message = `The search gave up after ${counted(wish.limit, 'state')}; see --limit.`;
      return err({ code: 'too-big', message, position: 0 });
    }
    // What cannot be solved, cannot in any metric.
    if (answer.status === 'unsolvable') {
      return ok(
        answerOf(
          board.value,
          wish.metrics.map((one) => [one, answer]),
          wish,
        ),
      );
    }
    found.push([metric, answer]);
  }
  return ok(answerOf(board.value, found, wish));
};

/** `parlour klotski solve-board`. */
export const solveBoardVerb = defineVerb({
  game: 'klotski',
  name: 'solve-board',
  summary: 'Solve sliding-block boards of any shape in as few moves as there can be.',
  operands: '[FILE…|-]',
  flags: [
    { name: 'metric', value: GOALS.join('|'), help: 'what counts as one move (corner)' },
    { name: 'moves', help: 'tell the moves too' },
    { name: 'limit', value: 'N', help: `give up after N states (${BOARD_STATES_LIMIT})` },
    { name: 'json', help: 'one JSON object for each board' },
  ],
  notes:
    'Reads boards as docs/notations/boards.md describes them, from files or stdin; each board after ' +
    'the first starts at its line “board:”. A fault is told with its line and column, and the other ' +
    'boards are still solved. A board that cannot be solved is no fault.',
  examples: ['puzzles.txt', '--metric all --moves < puzzle.txt'],
  run: (given, io, fail) => {
    const asked = textOf(given, 'metric') ?? 'corner';
    const goal = GOALS.find((one) => one === asked);
    if (!goal) {
      const message = `--metric must be one of ${GOALS.join(', ')}, not ${quoted(asked)}.`;
      return Promise.resolve(fail.usage(message));
    }
    const number = textOf(given, 'limit') ?? String(BOARD_STATES_LIMIT);
    const limit = /^\d{1,8}$/.test(number) ? Number(number) : 0;
    if (limit < 1 || limit > LIMIT_MAX) {
      const message = `--limit must be a whole number from 1 to ${LIMIT_MAX}, not ${quoted(number)}.`;
      return Promise.resolve(fail.usage(message));
    }
    const wish = {
      metrics: goal === 'all' ? METRICS : [goal],
      moves: isOn(given, 'moves'),
      limit,
    };
    return runBatch(
      {
        files: given.positionals.length > 0 ? given.positionals : ['-'],
        json: isOn(given, 'json'),
        entries: boardEntries,
        places: true,
        answer: ({ text }) => solved(text, wish, io),
      },
      io,
    );
  },
});
