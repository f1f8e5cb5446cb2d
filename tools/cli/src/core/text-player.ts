import { type OptionValues } from '@parlour/game-core';
import { playVerb } from './play.ts';
import { replayVerb } from './replay.ts';
import { type TextGame } from './text-game.ts';
import { type GameCommand } from './verb.ts';

export type { CommandError, OptionFlag, TextGame, TextStyle } from './text-game.ts';

/** Makes the command of a game: `play` and `replay`, and the game's own verbs. */
export const textGame = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
): GameCommand => ({
  id: spec.game.id,
  title: spec.title,
  verbs: [playVerb(spec), replayVerb(spec), ...spec.verbs],
});
