import {
  err,
  ok,
  type OptionValues,
  parseRecord,
  type RecordError,
  replay,
  type Result,
} from '@parlour/game-core';
import { type Answer, runBatch } from './batch.ts';
import { defineVerb } from './define-verb.ts';
import { isOn } from './flags.ts';
import { jsonEntries } from './lines.ts';
import { type TextGame, type TextStyle } from './text-game.ts';
import { type Verb } from './verb.ts';
import { countOf } from './turns.ts';
import { makeVerdict } from './verdict.ts';
import { counted } from './words.ts';

const answer = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  text: string,
  style: TextStyle,
): Result<Answer, RecordError> => {
  const { game } = spec;
  const record = parseRecord(text.trim());
  if (!record.ok) return record;
  const played = replay(game, record.value);
  if (!played.ok) return err(played.error);
  const { state } = played.value;
  const moves = countOf(spec, played.value);
  const outcome = game.outcome(state);
  const verdict = outcome
    ? makeVerdict(outcome, moves, { own: spec.score && { score: spec.score(state, 0) } })
    : `Not over after ${counted(moves, 'move')}`;
  const status = spec.status(state, style, 0);
  return ok({
    text: `${spec.board(state, style)}\n\n${status}\n${verdict}.\n`,
    json: { game: game.id, moves, outcome: outcome ?? null, state: game.makeState(state) },
  });
};

/** The verb `replay` of a game. */
export const replayVerb = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
): Verb =>
  defineVerb({
    game: spec.game.id,
    name: 'replay',
    summary: 'Play records again and show how they end.',
    operands: '[FILE…|-]',
    flags: [{ name: 'json', help: 'one JSON object for each record' }],
    notes:
      'Reads records, one a line, as JSON or as text for an address, from files or stdin. A record ' +
      'that is faulty is named with its line, and the rest is still played.',
    examples: ['game.json', '--json < games.txt'],
    run: (given, io) => {
      const style = { ascii: isOn(given, 'ascii'), colour: false, width: io.stdout.columns };
      const files = given.positionals.length > 0 ? given.positionals : ['-'];
      return runBatch(
        {
          files,
          json: isOn(given, 'json'),
          entries: jsonEntries,
          answer: ({ text }) => answer(spec, text, style),
        },
        io,
      );
    },
  });
