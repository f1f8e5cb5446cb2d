import { type Game } from './game.ts';
import { type OptionValues } from './options.ts';
import { Playthrough } from './playthrough.ts';
import { type RecordError } from './record.ts';
import { type GameRecord } from './record-format.ts';
import { err, ok, type Result } from './result.ts';

/** Plays a record again. An error names the first move at fault. */
export const replay = <State, Move, Event, Options extends OptionValues>(
  game: Game<State, Move, Event, Options>,
  record: GameRecord,
): Result<Playthrough<State, Move, Event, Options>, RecordError> => {
  if (record.game !== game.id) {
    const message = `This is a record of ${record.game}, not of ${game.id}.`;
    return err({ code: 'other-game', message });
  }
  const options = game.parseOptions(record.options);
  if (!options.ok) {
    return err({ code: 'bad-options', message: options.error.message, cause: options.error });
  }
  const playthrough = new Playthrough(game, options.value);
  for (const [index, text] of record.moves.entries()) {
    const at = `Move ${index + 1} (${text.slice(0, 40)})`;
    const move = game.parseMove(text);
    if (!move.ok) {
      const message = `${at} cannot be read: ${move.error.message}`;
      return err({ code: 'bad-move', message, move: index, cause: move.error });
    }
    const played = playthrough.play(move.value);
    if (!played.ok) {
      const message = `${at} is not allowed: ${played.error.message}`;
      return err({ code: 'illegal-move', message, move: index, cause: played.error });
    }
  }
  playthrough.jump(record.at ?? record.moves.length);
  return ok(playthrough);
};
