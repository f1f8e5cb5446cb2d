import { type Reply } from './reply.ts';

/** What the player's own commands act on, whatever the game. */
export interface Player {
  readonly title: string;
  /** The game's commands, for the help page. */
  readonly gameCommands: readonly (readonly [form: string, meaning: string])[];
  /** Other words for the player's commands. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Plays what the game reads in a command. */
  play(text: string): Reply;
  undo(count: number): Reply;
  redo(count: number): Reply;
  restart(): Reply;
  /** Deals another game; `flags` as on the command line. */
  deal(flags: readonly string[]): Reply;
  /** Goes back to the game before. */
  back(): Reply;
  hint(): Reply;
  moves(): Reply;
  auto(): Reply;
  board(): Reply;
  info(): Reply;
  record(form: 'text' | 'json'): Reply;
  save(path: string): Reply;
  load(path: string): Reply;
  /** Called when a line begins: looks at the clock. */
  begin(): void;
  /** Called when a line is done: keeps the record, tells how the game stands. */
  settle(reply: Reply): Reply;
}
