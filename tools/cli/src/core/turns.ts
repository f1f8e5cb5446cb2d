// Moves as a game counts them: where several that are played, or none of them, make up one.
import { type OptionValues, type Playthrough } from '@parlour/game-core';
import { type TextGame } from './text-game.ts';

type Counts<State, Move, Event, Options extends OptionValues> = Pick<
  TextGame<State, Move, Event, Options>,
  'count' | 'turns'
>;

/** How many moves are played. */
export const countOf = <State, Move, Event, Options extends OptionValues>(
  spec: Counts<State, Move, Event, Options>,
  { state, index }: Playthrough<State, Move, Event, Options>,
): number => spec.count?.(state) ?? index;

/** Takes so many moves back, whole ones; says how many it took. */
export const takeBack = <State, Move, Event, Options extends OptionValues>(
  spec: Counts<State, Move, Event, Options>,
  playthrough: Playthrough<State, Move, Event, Options>,
  count: number,
): number => {
  const [before, index] = [countOf(spec, playthrough), playthrough.index];
  const turns = spec.turns?.(playthrough.start, playthrough.moves);
  playthrough.jump(turns ? (turns.at(-count) ?? 0) : index - count);
  // What came to nothing counts nothing, and is taken back as it was played.
  return before - countOf(spec, playthrough) || index - playthrough.index;
};

/** Plays so many moves again that were taken back, whole ones; says how many it played. */
export const playAgain = <State, Move, Event, Options extends OptionValues>(
  spec: Counts<State, Move, Event, Options>,
  playthrough: Playthrough<State, Move, Event, Options>,
  count: number,
): number => {
  const [before, index] = [countOf(spec, playthrough), playthrough.index];
  if (!spec.count) playthrough.jump(index + count);
  else {
    while (playthrough.canRedo && countOf(spec, playthrough) <= before + count) playthrough.redo();
    if (countOf(spec, playthrough) > before + count) playthrough.undo();
  }
  return countOf(spec, playthrough) - before || playthrough.index - index;
};
