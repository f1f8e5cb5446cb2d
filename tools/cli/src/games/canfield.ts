import { autoplay, canfield as game, hints, profitOf } from '@parlour/canfield';
import { textGame } from '../core/text-player.ts';
import { makeBoard, makeStatus } from './canfield/board.ts';
import { COMMANDS, makeCommand, parseCommand } from './canfield/commands.ts';
import { FLAGS, fresh } from './canfield/flags.ts';
import { checkVerb, dealVerb } from './canfield/verbs.ts';
import { describeEvent, describeMove, describeReason, dollars } from './canfield/words.ts';

/** `parlour canfield`. */
export const canfield = textGame({
  game,
  title: 'Canfield patience',
  options: FLAGS,
  fresh,
  usual: ({ preset }) => ({ preset }),
  board: makeBoard,
  status: (state) => makeStatus(state),
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
  score: (state) => `profit ${dollars(profitOf(state))}`,
  // As in the original: there it is undo, help and quit that have one letter.
  aliases: { h: 'help' },
  verbs: [dealVerb, checkVerb],
});
