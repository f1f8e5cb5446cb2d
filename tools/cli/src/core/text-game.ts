import { type Game, type OptionValues, type ParseError, type Result } from '@parlour/game-core';
import { type Verb } from './verb.ts';

/** How text may look: only ASCII, or with suit signs; with ANSI colours or without. */
export interface TextStyle {
  readonly ascii: boolean;
  readonly colour: boolean;
}

/** An option of the game as a flag: `--draw N`. Its name is the option's in kebab-case. */
export interface OptionFlag {
  readonly name: string;
  /** `N`, `kings|any|none`; absent for a switch. */
  readonly value?: string;
  /** One line of help. */
  readonly help: string;
}

/** What the text player needs of a game beside its rules. One file per game in `src/games`. */
export interface TextGame<State, Move, Event, Options extends OptionValues> {
  readonly game: Game<State, Move, Event, Options>;
  /** For the first line: "Klondike patience". */
  readonly title: string;
  readonly options: readonly OptionFlag[];
  /** Options for a fresh game where none were given: a new seed, say. */
  fresh(random: () => number): Readonly<Record<string, string | number | boolean>>;
  /** The board, without a line end at the end. */
  board(state: State, style: TextStyle): string;
  /** One line under the board: score, cards left. */
  status(state: State, style: TextStyle): string;
  /** The game's own commands for the help page: `['w 3', 'waste to tableau 3']`. */
  readonly commands: readonly (readonly [form: string, meaning: string])[];
  /** Reads one line that is none of the player's own commands, as one or more moves. */
  parseCommand(line: string, state: State): Result<readonly Move[], ParseError>;
  /** An event in words; `undefined` where the board says it all. */
  describe(event: Event, style: TextStyle): string | undefined;
  /** A move in words, for hints and the list of moves. */
  describeMove(move: Move, state: State, style: TextStyle): string;
  /** The best advice now, in words too; `undefined` if there is none. */
  hint(state: State): { readonly move: Move; readonly reason: string } | undefined;
  /** Moves that the program may make by itself when asked (`auto`). */
  auto?(state: State): readonly Move[];
  /** Verbs beside `play` and `replay`. */
  readonly verbs: readonly Verb[];
}
