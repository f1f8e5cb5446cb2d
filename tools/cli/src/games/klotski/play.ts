import { ok, type OptionValues } from '@parlour/game-core';
import {
  klotski as game,
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiOptions,
  type KlotskiState,
  layoutOf,
  METRICS,
  reachOf,
  turnsOf,
} from '@parlour/klotski';
import { gallery, namedAs } from '@parlour/klotski/gallery';
import { hint, solution } from '@parlour/klotski/hint';
import { type TextGame, type TextStyle } from '../../core/text-player.ts';
import { counted } from '../../core/words.ts';
import { makeBoard } from './board.ts';
import { COMMANDS, makeCommand, parseCommand } from './commands.ts';
import { describeBlock, describeEvent, describeLegs } from './words.ts';

const describeMove = ({ from, to }: KlotskiMove, state: KlotskiState): string => {
  const block = state.blocks.find(({ cell }) => cell === from);
  const path = reachOf(state, from).find((way) => way.to === to)?.path ?? [];
  return block ? `${describeBlock(block)} ${describeLegs(from, path)}` : '';
};

/** A game after the first one is on a board of the gallery. */
const fresh = (random: () => number, given: OptionValues, last?: KlotskiOptions) => {
  const solvable = gallery().filter(({ optimum }) => optimum !== undefined);
  const chosen = solvable[Math.floor(random() * solvable.length)];
  const isFirst = last === undefined || given['layout'] !== undefined;
  return ok<OptionValues>(isFirst || !chosen ? {} : { layout: chosen.layout });
};

/** Where the board has a name, that and the optimum, while nothing has moved; then the metric. */
const status = (state: KlotskiState, { ascii }: TextStyle): string => {
  const named = state.count === 0 ? namedAs(layoutOf(state.blocks)) : undefined;
  // Without what is in brackets: other names for it.
  const english = named?.names.en?.replace(/ \(.*/, '');
  const best = named?.optimum?.[state.metric];
  return [
    english ?? (ascii ? undefined : named?.names['zh-Hans']),
    best === undefined ? undefined : `best ${best}`,
    state.metric,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
};

/** Klotski in text. */
export const textKlotski: Omit<
  TextGame<KlotskiState, KlotskiMove, KlotskiEvent, KlotskiOptions>,
  'verbs'
> = {
  game,
  title: 'Klotski',
  options: [
    {
      name: 'layout',
      value: 'BOARD',
      help: 'a board in any of formats 1–4, or its name or number in the gallery (横刀立马)',
      deal: true,
    },
    { name: 'metric', value: METRICS.join('|'), help: 'what counts as one move (corner)' },
  ],
  fresh,
  board: makeBoard,
  status,
  commands: COMMANDS,
  parseCommand,
  makeCommand,
  describe: describeEvent,
  describeMove,
  hint: (state) => {
    const best = hint(state);
    return best && { move: best.move, reason: `${counted(best.left, 'move')} to go` };
  },
  auto: (state) => solution(state) ?? [],
  count: ({ count }) => count,
  turns: turnsOf,
};
