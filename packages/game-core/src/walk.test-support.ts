// A tiny game: a counter walks from `start` to `goal`; a hop goes 1 to 3 further, by luck.
import { type Game, type IllegalMove } from './game.ts';
import { readOptions } from './option-words.ts';
import { integerOption, seedOption } from './options.ts';
import { Playthrough } from './playthrough.ts';
import { randomFrom, randomOf, type RandomState, type Seed } from './random.ts';
import { err, ok, parseError, unwrap } from './result.ts';

export type Options = Readonly<{ start: number; goal: number; seed: Seed }>;
export interface State {
  readonly at: number;
  readonly goal: number;
  readonly random: RandomState;
}
export type Move = 'up' | 'down' | 'hop';
interface Event {
  readonly type: 'walked';
  readonly by: number;
}

export const MOVES: readonly Move[] = ['up', 'down', 'hop'];
const STEPS = { up: 1, down: -1, hop: 3 };

export const walk: Game<State, Move, Event, Options> = {
  id: 'walk',
  parseOptions: (input) =>
    readOptions(input, {
      start: integerOption(0, 100, 2),
      goal: integerOption(0, 100, 10),
      seed: seedOption('walk'),
    }),
  deal: ({ start, goal, seed }) => ({ at: start, goal, random: randomOf(seed).state() }),
  moves: ({ at, goal }) =>
    MOVES.filter((move) => at + STEPS[move] >= 0 && at + STEPS[move] <= goal),
  play: (state, move) => {
    if (!walk.moves(state).includes(move)) {
      return err<IllegalMove>({ code: 'off-the-board', message: 'There the board ends.' });
    }
    const random = randomFrom(state.random);
    const by = move === 'hop' ? random.integer(1, 3) : STEPS[move];
    const next = { ...state, at: state.at + by, random: random.state() };
    return ok({ state: next, events: [{ type: 'walked', by }] });
  },
  outcome: ({ at, goal }) => (at === goal ? { result: 'won' } : undefined),
  parseMove: (text) => {
    const move = MOVES.find((known) => known === text);
    return move ? ok(move) : parseError('bad-move', 0, 'Moves are up, down, hop.');
  },
  makeMove: (move) => move,
  parseState: (text) => ok(JSON.parse(text) as State),
  makeState: (state) => JSON.stringify(state),
};

export const begin = (options: Partial<Options> = {}) =>
  new Playthrough(walk, unwrap(walk.parseOptions(options)));

/** Everything that can be seen of a playthrough. */
export const seen = (play: Playthrough<State, Move, Event, Options>) => ({
  state: play.state,
  index: play.index,
  length: play.length,
  moves: play.moves,
  canUndo: play.canUndo,
  canRedo: play.canRedo,
  record: play.record({ undone: true }),
});

export const after = (...moves: readonly Move[]) => {
  const play = begin();
  for (const move of moves) unwrap(play.play(move));
  return play;
};

/** Plays what can be played of the moves. */
export const played = (moves: readonly Move[], options: Partial<Options> = {}) => {
  const play = begin(options);
  for (const move of moves) play.play(move);
  return play;
};
