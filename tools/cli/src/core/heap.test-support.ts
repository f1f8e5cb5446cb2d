import {
  err,
  type Game,
  integerOption,
  ok,
  parseError,
  readOptions,
  seedOption,
} from '@parlour/game-core';
import { type TextGame } from './text-player.ts';

interface Heap {
  readonly left: number;
}

interface Take {
  readonly take: number;
}

const readCount = (text: string) => (/^[1-9]$/.test(text) ? Number(text) : undefined);

/**
 * A game for tests of the player: take two or three counters of a heap until none is left. With one
 * left it is stuck.
 */
export const heap: Game<
  Heap,
  Take,
  { readonly taken: number },
  { readonly heap: number; readonly seed: string | number }
> = {
  id: 'heap',
  parseOptions: (input) =>
    readOptions(input, { heap: integerOption(1, 99, 10), seed: seedOption(0) }),
  deal: (options) => ({ left: options.heap }),
  moves: ({ left }) => [2, 3].filter((take) => take <= left).map((take) => ({ take })),
  play: ({ left }, { take }) => {
    if (take !== 2 && take !== 3) return err({ code: 'bad-count', message: 'Take 2 or 3.' });
    if (take > left) return err({ code: 'too-few', message: `Only ${left} are left.` });
    return ok({ state: { left: left - take }, events: [{ taken: take }] });
  },
  outcome: ({ left }) => {
    if (left === 0) return { result: 'won', score: 7 };
    return left === 1 ? { result: 'stuck' } : undefined;
  },
  parseMove: (text) => {
    const take = text.startsWith('take-') ? readCount(text.slice(5)) : undefined;
    return take === undefined ? parseError('bad-move', 0, 'No move.') : ok({ take });
  },
  makeMove: ({ take }) => `take-${take}`,
  parseState: (text) =>
    /^\d{1,2}$/.test(text) ? ok({ left: Number(text) }) : parseError('bad-state', 0, 'No state.'),
  makeState: ({ left }) => String(left),
};

/** The same in text. */
export const heapText: TextGame<
  Heap,
  Take,
  { readonly taken: number },
  { readonly heap: number; readonly seed: string | number }
> = {
  game: heap,
  title: 'The heap',
  options: [
    { name: 'heap', value: 'N', help: 'counters at the start' },
    { name: 'seed', value: 'S', help: 'does nothing', deal: true },
  ],
  fresh: (random) => ok({ seed: Math.floor(random() * 100) }),
  board: ({ left }, { ascii, colour }) =>
    `${colour ? '\u001b[1m' : ''}${(ascii ? 'o' : '●').repeat(left) || '-'}`,
  status: ({ left }) => `${left} left`,
  commands: [['N', 'take N']],
  parseCommand: (line) => {
    const counts = line.split(' ').map(readCount);
    const moves = counts.flatMap((take) => (take === undefined ? [] : [{ take }]));
    return moves.length === counts.length
      ? ok(moves)
      : parseError('bad-command', 0, 'Say how many.');
  },
  describe: ({ taken }) => `${taken} taken.`,
  describeMove: ({ take }) => `take ${take}`,
  hint: ({ left }) => (left >= 2 ? { move: { take: 2 }, reason: 'it goes on' } : undefined),
  auto: ({ left }) => (left === 5 ? [{ take: 2 }, { take: 3 }] : []),
  aliases: { z: 'undo' },
  verbs: [],
};
