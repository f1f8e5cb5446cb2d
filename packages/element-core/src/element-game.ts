import type { Game, IllegalMove, OptionValues, Played, Result } from '@parlour/game-core';
import type { ParlourEventMap } from './events.ts';

/** What a game element needs of a game; the rest of the engine need not be loaded. */
export type ElementGame<State, Move, Event, Options extends OptionValues> = Omit<
  Game<State, Move, Event, Options>,
  'parseOptions' | 'play' | 'parseMove' | 'parseState' | 'makeState'
> & {
  /** A move from its text; what is wrong with one, `wholeGame` says. */
  readonly readMove: (text: string) => Move | undefined;
  /** Errors may come without words; `wholeGame` has them. */
  readonly parseOptions: (input: unknown) => Result<Options, unknown>;
  readonly play: (state: State, move: Move) => Result<Played<State, Event>, Refusal>;
};

/** Why a move is refused; words for it are had from `Play`. */
export type Refusal = Omit<IllegalMove, 'message'>;

/** Who changes the game. */
export type By = ParlourEventMap['parlour-move']['detail']['by'] | 'deal';
