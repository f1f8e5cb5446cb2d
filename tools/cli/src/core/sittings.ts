import { ok, type OptionValues, type Result } from '@parlour/game-core';
import { trueName } from './files.ts';
import { putRecord, type RecordFileError, type RecordKeeper } from './record-file.ts';
import { type Sitting } from './sitting.ts';

/** The games of a dialogue: one is on the table, those before it are kept. None is ever lost. */
export class Sittings<State, Move, Event, Options extends OptionValues> {
  /** Set where the record of the game on the table is kept in a file. */
  keeper: RecordKeeper | undefined;
  readonly #kept: Sitting<State, Move, Event, Options>[] = [];
  #current: Sitting<State, Move, Event, Options>;

  constructor(first: Sitting<State, Move, Event, Options>) {
    this.#current = first;
  }

  /** The game on the table. */
  get current(): Sitting<State, Move, Event, Options> {
    return this.#current;
  }

  /** Puts another game on the table and keeps this one, if it was begun. Returns what to say. */
  leaveFor(sitting: Sitting<State, Move, Event, Options>, now: number): readonly string[] {
    const isBegun = this.#current.playthrough.length > 0;
    if (isBegun) this.#kept.push(this.#current);
    const said = isBegun ? ['The game before is kept; “back” returns to it.'] : [];
    return [...said, ...this.#switchTo(sitting, now)];
  }

  /** Is there a game before this one? */
  get canGoBack(): boolean {
    return this.#kept.length > 0;
  }

  /** Goes back to the game before, if there is one: the games go round. Returns what to say. */
  back(now: number): readonly string[] {
    const last = this.#kept.pop();
    if (!last) return [];
    if (this.#current.playthrough.length > 0) this.#kept.unshift(this.#current);
    return this.#switchTo(last, now);
  }

  #switchTo(sitting: Sitting<State, Move, Event, Options>, now: number): readonly string[] {
    this.#current.clock.stop(now);
    const said = this.keeper
      ? [...this.keeper.keep(this.#current), ...this.keeper.keep(sitting)]
      : [];
    this.#current = sitting;
    return said;
  }

  /** Writes the record of the game on the table to its file, if it has one. Returns what to say. */
  keep(): readonly string[] {
    return this.keeper?.keep(this.#current) ?? [];
  }

  /** Writes the record of the game on the table to a file of the player's choice. */
  save(path: string): Result<readonly string[], RecordFileError> {
    if (this.keeper?.keepsIn(path) === true) return ok(['The record is kept in this file anyway.']);
    const { files, record } = this.#current;
    const put = putRecord(path, record(), { left: files.get(trueName(path)) });
    if (!put.ok) return put;
    const { text, aside } = put.value;
    files.set(trueName(path), text);
    const said = aside === undefined ? [] : [`The game that was in it is in ${aside}.`];
    return ok([`Saved in ${path}.`, ...said]);
  }
}
