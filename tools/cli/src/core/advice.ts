import { type OptionValues } from '@parlour/game-core';
import { type TextGame, type TextStyle } from './text-game.ts';

/** A move as it is typed, and in words: "6 f: 9♣ from tableau 6 to the foundation". */
const makeAdvice = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  move: Move,
  state: State,
  style: TextStyle,
): string => {
  const command = spec.makeCommand?.(move, state) ?? spec.game.makeMove(move);
  return `${command}: ${spec.describeMove(move, state, style)}`;
};

/** The best advice in words, if there is any. */
export const makeHint = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  state: State,
  style: TextStyle,
): string | undefined => {
  const hint = spec.hint(state);
  return hint && `${makeAdvice(spec, hint.move, state, style)} (${hint.reason}).`;
};

/** All legal moves in words. */
export const makeMoves = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  state: State,
  style: TextStyle,
): readonly string[] => spec.game.moves(state).map((move) => makeAdvice(spec, move, state, style));
