import {
  type Game,
  type OptionsError,
  type OptionValues,
  type ParseError,
  type Result,
} from '@parlour/game-core';
import { type Flag } from './flags.ts';
import { type Verb } from './verb.ts';

/** How text may look: only ASCII, or with suit signs; with ANSI colours or without. */
export interface TextStyle {
  readonly ascii: boolean;
  readonly colour: boolean;
  /** Columns of the terminal; absent where nobody looks. */
  readonly width?: number | undefined;
}

/** An option of the game as a flag: `--draw N`. */
export interface OptionFlag extends Flag {
  /** The option's name, where it is not the flag's in camel case. */
  readonly option?: string;
  /** Says which cards or pieces are dealt, not how it is played: not kept for the next game. */
  readonly deal?: boolean;
}

/** Why a line is no move. */
export interface CommandError extends ParseError {
  /** It was clear what is wanted, but it cannot be done: no help with the words is called for. */
  readonly isUnderstood?: boolean;
}

/** What the text player needs of a game beside its rules. One file per game in `src/games`. */
export interface TextGame<State, Move, Event, Options extends OptionValues> {
  readonly game: Game<State, Move, Event, Options>;
  /** For the first line: "Klondike patience". */
  readonly title: string;
  /** A flag whose value starts with `N` takes numbers; leading zeros are dropped. */
  readonly options: readonly OptionFlag[];
  /**
   * What to add to the options that were given, when a fresh game is wanted: a new seed, say.
   * `random` gives numbers from 0 to below 1; `last` are the options of the game before, whose kind
   * of deal a game may go on with.
   */
  fresh(
    random: () => number,
    given: OptionValues,
    last?: Options,
  ): Result<OptionValues, OptionsError>;
  /** Options that others take their defaults from: a preset. They are told first, and the rest by them. */
  usual?(options: Options): OptionValues;
  /** The board, without a line end at the end. */
  board(state: State, style: TextStyle): string;
  /** One line under the board: score after so many seconds, cards left. */
  status(state: State, style: TextStyle, seconds: number): string;
  /** The game's own commands for the help page: `['w 3', 'waste to tableau 3']`. */
  readonly commands: readonly (readonly [form: string, meaning: string])[];
  /**
   * Reads one command that is none of the player's own, as one or more moves. The notation of the
   * game's own `parseMove` is read in any case and needs no care here.
   */
  parseCommand(line: string, state: State): Result<readonly Move[], CommandError>;
  /** An event in words; `undefined` where the board says it all. */
  describe(event: Event, style: TextStyle): string | undefined;
  /** A move in words, for hints and the list of moves: "10♥ from the waste to tableau 3". */
  describeMove(move: Move, state: State, style: TextStyle): string;
  /** The shortest that can be typed for a legal move: "6 f"; the game's notation, if absent. */
  makeCommand?(move: Move, state: State): string;
  /** The best advice now, and what it is good for; `undefined` if there is none. */
  hint(state: State): { readonly move: Move; readonly reason: string } | undefined;
  /** Moves that the program may make by itself when asked (`auto`). */
  auto?(state: State): readonly Move[];
  /** The score in words after so many seconds: "score 520"; `undefined` where nothing is scored. */
  score?(state: State, seconds: number): string | undefined;
  /** How many moves count so far, where that is not simply how many were played. */
  count?(state: State): number;
  /**
   * Then also: where each of these starts among the moves played, as indices. Going back to the last
   * one takes a whole move back.
   */
  turns?(start: State, moves: readonly Move[]): readonly number[];
  /** Does time count here? Then it is shown. */
  isTimed?(state: State): boolean;
  /** Other words for the player's commands, where the game is used to others: `{ h: 'help' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Verbs beside `play` and `replay`. */
  readonly verbs: readonly Verb[];
}
