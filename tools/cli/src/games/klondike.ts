import { autoplay, hints, scoreAt } from '@parlour/klondike';
import { textGame } from '../core/text-player.ts';
import { makeBoard, makeStatus } from './klondike/board.ts';
import { checkVerb } from './klondike/check.ts';
import { COMMANDS, makeCommand, parseCommand } from './klondike/commands.ts';
import { dealVerb } from './klondike/deal.ts';
import { FLAGS, fresh } from './klondike/flags.ts';
import { game } from './klondike/scheme-game.ts';
import { describeEvent, describeMove, describeReason, scoreWords } from './klondike/words.ts';

/** `parlour klondike`. */
export const klondike = textGame({
  game,
  title: 'Klondike patience',
  options: FLAGS,
  fresh,
  board: makeBoard,
  status: (state, _, seconds) => makeStatus(state, seconds),
  commands: COMMANDS,
  parseCommand,
  makeCommand,
  describe: describeEvent,
  describeMove: (move, state) => describeMove(move, state),
  hint: (state) => {
    const [best] = hints(state);
    return best && { move: best.move, reason: describeReason(best.reason) };
  },
  auto: autoplay,
  score: (state, seconds) => scoreWords(scoreAt(state, seconds), state.rules.scoring),
  isTimed: (state) => state.rules.timed,
  verbs: [dealVerb, checkVerb],
});
