import { ok, parseError } from '@parlour/game-core';
import { hints, canfield as game } from '@parlour/canfield';
import { textGame } from '../core/text-player.ts';

const counters = (count: number): string => `${count} ${count === 1 ? 'counter' : 'counters'}`;

/** Canfield in text. */
export const canfield = textGame({
  game,
  title: 'Canfield',
  options: [
    { name: 'seed', value: 'SEED', help: 'which heap is dealt; a new one by default' },
    { name: 'limit', value: 'N', help: 'how many counters a move may take, 2 to 9 (3)' },
  ],
  fresh: (random, given) =>
    ok(given['seed'] === undefined ? { seed: Math.floor(random() * 2 ** 32) } : {}),
  board: (state, { ascii }) =>
    state.counters === 0 ? '(nothing left)' : (ascii ? 'o' : '●').repeat(state.counters),
  status: ({ counters: left, limit, last }) =>
    `${counters(left)} left, at most ${limit} a move${last > 0 ? `, not ${last}` : ''}`,
  commands: [['N', 'take N counters']],
  parseCommand: (line) =>
    /^[1-9]$/.test(line)
      ? ok([{ take: Number(line) }])
      : parseError('bad-command', 0, 'Type how many counters to take, 1 to 9.'),
  describe: (event) => (event.type === 'taken' ? `${counters(event.count)} taken.` : undefined),
  describeMove: ({ take }) => `take ${counters(take)}`,
  hint: (state) => {
    const [best] = hints(state);
    return best && { move: best.move, reason: best.reason === 'wins' ? 'it wins' : 'it goes on' };
  },
  verbs: [],
});
