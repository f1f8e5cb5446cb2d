import type { IllegalMove, Played, PlayedGame } from './game.ts';
import { type OptionValues } from './options.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from './record-format.ts';
import { type Result } from './result.ts';

interface Step<State, Move, Event> extends Played<State, Event> {
  readonly move: Move;
}

const isSame = (a: OptionValues, b: OptionValues): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/**
 * Options without those that would be filled in anyhow, so that records are short. What a game
 * fills in must therefore never change.
 */
export const essentialOptions = <Options extends OptionValues>(
  game: { readonly parseOptions: (input: unknown) => Result<Options, unknown> },
  options: Options,
): OptionValues => {
  let essential: OptionValues = options;
  for (const key of Object.keys(options)) {
    const rest = Object.fromEntries(Object.entries(essential).filter(([other]) => other !== key));
    const read = game.parseOptions(rest);
    if (read.ok && isSame(read.value, options)) essential = rest;
  }
  return essential;
};

/**
 * A game with its history. The only mutable thing around an engine: every state in it is immutable,
 * and a refused move leaves all as it was.
 */
export class Playthrough<State, Move, Event, Options extends OptionValues, Illegal = IllegalMove> {
  readonly game: PlayedGame<State, Move, Event, Options, Illegal>;
  readonly options: Options;
  readonly start: State;
  readonly #steps: Step<State, Move, Event>[] = [];
  #index = 0;
  #essential: OptionValues | undefined;

  constructor(game: PlayedGame<State, Move, Event, Options, Illegal>, options: Options) {
    this.game = game;
    this.options = options;
    this.start = game.deal(options);
  }

  /** The state now. */
  get state(): State {
    return this.#steps[this.#index - 1]?.state ?? this.start;
  }

  /** How many moves are played. */
  get index(): number {
    return this.#index;
  }

  /** How many moves are known: those played and those that can be redone. */
  get length(): number {
    return this.#steps.length;
  }

  /** The moves played, oldest first. */
  get moves(): readonly Move[] {
    return this.#steps.slice(0, this.#index).map(({ move }) => move);
  }

  /** The moves known, oldest first: those played, then those that can be redone. */
  get line(): readonly Move[] {
    return this.#steps.map(({ move }) => move);
  }

  get canUndo(): boolean {
    return this.#index > 0;
  }

  get canRedo(): boolean {
    return this.#index < this.#steps.length;
  }

  /**
   * Plays a move; what had been undone is forgotten. Whoever has asked the game already gives what
   * it said: `played`.
   */
  play(
    move: Move,
    played = this.game.play(this.state, move),
  ): Result<Played<State, Event>, Illegal> {
    if (!played.ok) return played;
    this.#steps.length = this.#index;
    this.#index = this.#steps.push({ move, ...played.value });
    return played;
  }

  /** Takes the last move back and returns it; `undefined` at the start. */
  undo(): Move | undefined {
    const step = this.#steps[this.#index - 1];
    if (step) this.#index--;
    return step?.move;
  }

  /** Plays again what was undone last; `undefined` where nothing was. */
  redo(): Played<State, Event> | undefined {
    const step = this.#steps[this.#index];
    if (step) this.#index++;
    return step && { state: step.state, events: step.events };
  }

  /** Goes back to the deal; all moves can be redone. */
  restart(): void {
    this.#index = 0;
  }

  /** Goes to the state after `index` moves, held to 0 … `length`. */
  jump(index: number): void {
    this.#index = Math.min(Math.max(Math.trunc(index) || 0, 0), this.#steps.length);
  }

  /** The record of the moves played; with `undone`, also of those that can be redone. */
  record({ undone = false }: { readonly undone?: boolean } = {}): GameRecord {
    const steps = undone ? this.#steps : this.#steps.slice(0, this.#index);
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: this.game.id,
      options: (this.#essential ??= essentialOptions(this.game, this.options)),
      moves: steps.map(({ move }) => this.game.makeMove(move)),
      ...(undone && this.canRedo && { at: this.#index }),
    };
  }
}
