import { err, ok, type Result } from '@parlour/game-core';
import {
  type Block,
  blockAt,
  blockName,
  type Cell,
  cellAt,
  type Direction,
  type KlotskiMove,
  type KlotskiState,
  NAME_LANGUAGES,
  reachOf,
  slidesTo,
} from '@parlour/klotski';
import { solution } from '@parlour/klotski/hint';
import { type CommandError } from '../../core/text-game.ts';
import { quoted } from '../../core/words.ts';
import { legsOf } from './words.ts';

/** The help page's rows. */
export const COMMANDS: readonly (readonly [form: string, meaning: string])[] = [
  ['10 down', 'block 10 one cell down; up, right, left likewise, or u, r, d, l'],
  ['10 d 2', 'block 10 two cells down'],
  ['6 r d2', 'block 6 one cell to the right, then two down'],
  ['b4 left, cao left', 'the block that covers b4, the block of that name'],
  ['down', 'the only block that can go down'],
  ['a5b5', 'the block with its top left at a5 to b5'],
  ['solve', 'plays a shortest solution to its end'],
];

type Step = readonly [direction: Direction, step: number];
const STEPS: readonly Step[] = [
  ['up', -4],
  ['right', 1],
  ['down', 4],
  ['left', -1],
];

const ARROWS = '↑→↓←';

const stepIn = (word: string): Step | undefined =>
  STEPS.find(([name], index) => [name, name.charAt(0), ARROWS.charAt(index)].includes(word));

const wrong = (message: string) =>
  err<CommandError>({ code: 'unknown-command', message, position: 0 });

/** What was understood but cannot be done. */
const impossible = (code: string, message: string) =>
  err<CommandError>({ code, message, position: 0, isUnderstood: true });

/** `rd2l`, `right`, `r2`: directions, each once or so often; `undefined` if the word is none. */
const stepsIn = (word: string): readonly Step[] | undefined => {
  const found = [...word.matchAll(/(up|right|down|left|[urdl↑→↓←])(\d?)/g)];
  if (found.length === 0 || found.map(([part]) => part).join('') !== word) return undefined;
  return found.flatMap(([, name = '', times]) => {
    const step = stepIn(name);
    return step ? Array<Step>(times ? Number(times) : 1).fill(step) : [];
  });
};

/** All directions after the name of a block; a number by itself repeats the one before. */
const readSteps = (words: readonly string[]): readonly Step[] | undefined => {
  const steps: Step[] = [];
  for (const word of words) {
    const last = steps.at(-1);
    if (/^[1-9]$/.test(word) && last) {
      steps.push(...Array<Step>(Number(word) - 1).fill(last));
      continue;
    }
    const more = stepsIn(word);
    if (!more) return undefined;
    steps.push(...more);
  }
  return steps.length > 0 ? steps : undefined;
};

/** The names of a block as they may be typed: whole, or one word of it. */
const namesOf = (id: number): readonly string[] =>
  NAME_LANGUAGES.flatMap((language) => {
    const name = blockName(id, language)?.toLowerCase() ?? '';
    return [name.replaceAll(' ', ''), ...name.split(' ')];
  });

const blocksNamed = (word: string, { blocks }: KlotskiState): readonly Block[] => {
  if (/^\d{1,2}$/.test(word)) return blocks.filter(({ id }) => id === Number(word));
  const cell = word.length === 2 ? cellAt(word, 0) : undefined;
  if (cell !== undefined) return [blockAt(blocks, cell) ?? []].flat();
  return blocks.filter(({ id }) => namesOf(id).includes(word));
};

/** The cell one step on; off the board there is none. */
const stepped = (at: Cell, [name, step]: Step): Cell | undefined => {
  const isOff = (name === 'right' && at % 4 === 3) || (name === 'left' && at % 4 === 0);
  const to = at + step;
  return isOff || to < 0 || to > 19 ? undefined : to;
};

/** A way step by step; where it is blocked, it ends with the step that cannot be made. */
interface Walk {
  readonly path: readonly Cell[];
  readonly isFree: boolean;
}

const walked = (
  state: KlotskiState,
  from: Cell,
  steps: readonly Step[],
): Result<Walk, CommandError> => {
  const path: Cell[] = [];
  let at = from;
  for (const step of steps) {
    const to = stepped(at, step);
    if (to === undefined) return impossible('out-of-board', 'There the board ends.');
    const here = at;
    const blocks = state.blocks.map((block) =>
      block.cell === from ? { ...block, cell: here } : block,
    );
    path.push(to);
    const isFree = slidesTo({ ...state, blocks, metric: 'unit' }, { from: at, to })?.length === 1;
    if (!isFree) return ok({ path, isFree });
    at = to;
  }
  return ok({ path, isFree: true });
};

/** A way as moves of the metric. */
const movesAlong = (
  { metric }: KlotskiState,
  from: Cell,
  path: readonly Cell[],
): readonly KlotskiMove[] => {
  if (metric === 'corner') return [{ from, to: path.at(-1) ?? from }];
  const legs = legsOf(from, path);
  const ends =
    metric === 'unit'
      ? path
      : legs.map((_, index) => {
          const length = legs.slice(0, index + 1).reduce((sum, { cells }) => sum + cells, 0);
          return path[length - 1] ?? from;
        });
  return ends.map((to, index) => ({ from: ends[index - 1] ?? from, to }));
};

const movesOf = (
  state: KlotskiState,
  { cell }: Block,
  steps: readonly Step[],
): Result<readonly KlotskiMove[], CommandError> => {
  const walk = walked(state, cell, steps);
  if (!walk.ok) return walk;
  const { path, isFree } = walk.value;
  // To where something is in the way there is no move: the rules tell why.
  return ok(isFree ? movesAlong(state, cell, path) : [{ from: cell, to: path.at(-1) ?? cell }]);
};

/** The block that is meant where none is named: the only one that can make the first step. */
const onlyBlock = (state: KlotskiState, [first]: readonly Step[]): Result<Block, CommandError> => {
  const [name, step] = first ?? (['down', 4] as const);
  const able = state.blocks.filter(({ cell: from }) =>
    reachOf({ ...state, metric: 'unit' }, from).some(({ to }) => to === from + step),
  );
  const [block] = able;
  if (!block) return impossible('no-way', `No block can go ${name}.`);
  const ids = able.map(({ id }) => id).join(', ');
  return able.length === 1
    ? ok(block)
    : impossible('ambiguous', `Say which block is to go ${name}: ${ids}.`);
};

/** Reads a command; see `COMMANDS`. */
export const parseCommand = (
  line: string,
  state: KlotskiState,
): Result<readonly KlotskiMove[], CommandError> => {
  const words = line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'to');
  const [first = '', ...rest] = words;
  if (words.length === 1 && first === 'solve') {
    const moves = solution(state);
    return moves ? ok(moves) : impossible('unsolvable', 'It cannot be solved from here.');
  }
  const bare = readSteps(words);
  if (bare) {
    const block = onlyBlock(state, bare);
    return block.ok ? movesOf(state, block.value, bare) : block;
  }
  // The name of a block may have two words: `cao cao down`.
  for (const [name, after] of [
    [first, rest],
    [first + (rest[0] ?? ''), rest.slice(1)],
  ] as const) {
    const steps = readSteps(after);
    const named = steps ? blocksNamed(name, state) : [];
    const [block] = named;
    if (!steps || !block) continue;
    if (named.length === 1) return movesOf(state, block, steps);
    const ids = named.map(({ id }) => id).join(', ');
    return impossible('ambiguous', `Several blocks are called so: ${ids}.`);
  }
  if (readSteps(rest)) return impossible('no-block', `There is no block ${quoted(first)}.`);
  const isBlock = rest.length === 0 && blocksNamed(first, state).length > 0;
  return wrong(isBlock ? `Say where to: “${first} down”.` : `${quoted(line)} is no command here.`);
};

/** The shortest command for a legal move: what `parseCommand` reads as this move. */
export const makeCommand = ({ from, to }: KlotskiMove, state: KlotskiState): string => {
  const id = state.blocks.find(({ cell }) => cell === from)?.id ?? 0;
  const path = reachOf(state, from).find((way) => way.to === to)?.path ?? [];
  const legs = legsOf(from, path).map(
    ({ direction, cells }) => direction.charAt(0) + (cells === 1 ? '' : String(cells)),
  );
  return `${id} ${legs.join(' ')}`;
};
