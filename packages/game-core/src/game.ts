import { type OptionsError, type OptionValues } from './options.ts';
import { type ParseError, type Result } from './result.ts';

/** Why a move was refused, with what the words for it need. */
export interface IllegalMove {
  readonly code: string;
  /** English, one sentence; elements say it in the page's language from `code` and the rest. */
  readonly message: string;
  /** The cards concerned: first the one that was to move, then the one that refuses it. */
  readonly cards?: readonly number[];
  /** The piles concerned, source first. */
  readonly piles?: readonly string[];
  /** The board cells concerned. */
  readonly cells?: readonly number[];
}

/** A state after a move, and all that happened on the way, in order. */
export interface Played<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * How a game stands when it is over, or cannot go on. `stuck`: there are legal moves, but none of
 * them can lead on.
 */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'stuck' | 'finished';
  readonly score?: number;
  /** Seats in the order in which they finished. */
  readonly ranks?: readonly number[];
}

/**
 * The rules of a game. States, moves and events are plain JSON and are never changed in place;
 * the same options deal the same state for ever.
 */
export interface Game<State, Move, Event, Options extends OptionValues> {
  /** A small letter, then small letters, digits and hyphens, 32 at most. */
  readonly id: string;
  /** Reads options from anywhere, fills in the defaults; numbers and booleans may be text. */
  readonly parseOptions: (input: unknown) => Result<Options, OptionsError>;
  readonly deal: (options: Options) => State;
  /** All legal moves, in an order that never changes. */
  readonly moves: (state: State) => readonly Move[];
  readonly play: (state: State, move: Move) => Result<Played<State, Event>, IllegalMove>;
  readonly outcome: (state: State) => Outcome | undefined;
  /** Reads what `makeMove` wrote. */
  readonly parseMove: (text: string) => Result<Move, ParseError>;
  /** A move in 1 to 64 of the characters `A-Z a-z 0-9 -`: see `GameRecord`. */
  readonly makeMove: (move: Move) => string;
  readonly parseState: (text: string) => Result<State, ParseError>;
  readonly makeState: (state: State) => string;
}

/** The part of a game that its history needs. Options and moves may be refused without words. */
export interface PlayedGame<
  State,
  Move,
  Event,
  Options extends OptionValues,
  Illegal = IllegalMove,
> {
  readonly id: string;
  readonly parseOptions: (input: unknown) => Result<Options, unknown>;
  readonly deal: (options: Options) => State;
  readonly play: (state: State, move: Move) => Result<Played<State, Event>, Illegal>;
  readonly makeMove: (move: Move) => string;
}
