import { type Outcome, type OptionValues, type Playthrough } from '@parlour/game-core';
import { type TextGame, type TextStyle } from './text-game.ts';
import { countOf } from './turns.ts';
import { makeVerdict, timeWords } from './verdict.ts';
import { counted } from './words.ts';

/** The board, and under it the moves, the score, the time where it counts. */
export const makeView = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  playthrough: Playthrough<State, Move, Event, Options>,
  style: TextStyle,
  seconds: number,
): string => {
  const { state } = playthrough;
  const status = [
    counted(countOf(spec, playthrough), 'move'),
    spec.status(state, style, seconds),
    spec.isTimed?.(state) === true ? timeWords(seconds) : '',
  ];
  const line = status.filter((part) => part !== '').join(' · ');
  return `${spec.board(state, style)}\n\n${line}`;
};

/** "Won in 131 moves, score 520, time 4:05", without a full stop. */
export const makeStanding = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  playthrough: Playthrough<State, Move, Event, Options>,
  outcome: Outcome,
  seconds: number,
): string => {
  const { state } = playthrough;
  return makeVerdict(outcome, countOf(spec, playthrough), {
    own: spec.score && { score: spec.score(state, seconds) },
    time: spec.isTimed?.(state) === true ? timeWords(seconds) : undefined,
  });
};

/** "Options: draw 1, seed 7." */
export const makeOptions = (options: OptionValues): string => {
  const rules = Object.entries(options)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${String(value)}`);
  return `Options: ${rules.join(', ')}.`;
};
