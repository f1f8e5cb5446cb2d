import {
  makeRecord,
  makeRecordText,
  ok,
  type Outcome,
  type OptionValues,
  type Playthrough,
  RECORD_MOVES_LIMIT,
  type Result,
} from '@parlour/game-core';
import { type Flag, readFlags } from './flags.ts';
import { carriedOptions, givenOptions, makeFlags } from './options.ts';
import { type Player } from './player.ts';
import { claim, type RecordKeeper, trueName, writeRecord } from './record-file.ts';
import { changedTo, refused, type Reply, told } from './reply.ts';
import { freshSitting, loadedSitting, type Sitting } from './sitting.ts';
import { type TextGame, type TextStyle } from './text-game.ts';
import { makeVerdict } from './verdict.ts';
import { counted, quoted, sentence } from './words.ts';

/** What a dialogue needs beside the game. */
export interface DialogueParts {
  readonly style: TextStyle;
  readonly random: () => number;
  /** Seconds of play. */
  readonly seconds: () => number;
}

const TOO_LONG = refused('too-long', `A game has at most ${RECORD_MOVES_LIMIT} moves.`);

/** A game being played by text: what every command does, with no input or output of its own. */
export class Dialogue<State, Move, Event, Options extends OptionValues> implements Player {
  readonly spec: TextGame<State, Move, Event, Options>;
  readonly style: TextStyle;
  /** Set where a record is kept in a file. */
  keeper: RecordKeeper | undefined;
  readonly #parts: DialogueParts;
  readonly #kept: Sitting<State, Move, Event, Options>[] = [];
  #sitting: Sitting<State, Move, Event, Options>;
  #outcome: Outcome | undefined;
  #verdict: string | undefined;
  #events: Event[] = [];

  constructor(
    spec: TextGame<State, Move, Event, Options>,
    sitting: Sitting<State, Move, Event, Options>,
    parts: DialogueParts,
  ) {
    this.spec = spec;
    this.style = parts.style;
    this.#parts = parts;
    this.#sitting = sitting;
    this.#judge();
  }

  get title(): string {
    return this.spec.title;
  }

  get gameCommands(): TextGame<State, Move, Event, Options>['commands'] {
    return this.spec.commands;
  }

  get aliases(): Readonly<Record<string, string>> {
    return this.spec.aliases ?? {};
  }

  get playthrough(): Playthrough<State, Move, Event, Options> {
    return this.#sitting.playthrough;
  }

  /** How the game stood when the last line was done. */
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** The board and the line under it. */
  get view(): string {
    const { state, index } = this.playthrough;
    const status = [counted(index, 'move'), this.spec.status(state, this.style)];
    const line = status.filter((part) => part !== '').join(' · ');
    return `${this.spec.board(state, this.style)}\n\n${line}`;
  }

  /** The state of things for programs. */
  get json(): Readonly<Record<string, unknown>> {
    const { game, state, index, options } = this.playthrough;
    const outcome = this.#outcome ?? null;
    return { game: game.id, options, moves: index, outcome, state: game.makeState(state) };
  }

  /** The flags that deal this game again. */
  get flags(): string {
    return makeFlags(this.spec, this.playthrough.options);
  }

  /** "Won in 131 moves, score 520"; `undefined` while the game goes on. */
  get verdict(): string | undefined {
    return this.#verdict;
  }

  #judge(): void {
    const { state, index } = this.playthrough;
    const outcome = this.spec.game.outcome(state);
    this.#outcome = outcome;
    this.#verdict = undefined;
    if (!outcome) return;
    const score = this.spec.score?.(state, this.#parts.seconds());
    this.#verdict = makeVerdict(outcome, index, this.spec.score ? { score } : undefined);
  }

  /** The events since they were last asked for. */
  takeEvents(): readonly Event[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  play(text: string): Reply {
    const moves = this.#read(text);
    return moves.ok ? this.#playAll(moves.value) : refused('unknown-command', moves.error.message);
  }

  #read(text: string): Result<readonly Move[], { readonly message: string }> {
    const { game } = this.spec;
    const moves = this.spec.parseCommand(text, this.playthrough.state);
    if (moves.ok) return moves;
    const move = game.parseMove(text);
    return move.ok ? ok([move.value]) : moves;
  }

  #playAll(moves: readonly Move[]): Reply {
    const lines: string[] = [];
    for (const [index, move] of moves.entries()) {
      if (this.playthrough.index >= RECORD_MOVES_LIMIT) return TOO_LONG;
      const played = this.playthrough.play(move);
      if (!played.ok) {
        const { code, message } = played.error;
        return { ...refused(code, message), changed: index > 0, lines: [...lines, message] };
      }
      lines.push(...this.#describe(played.value.events));
    }
    return changedTo(...lines);
  }

  #describe(events: readonly Event[]): readonly string[] {
    this.#events.push(...events);
    const words = events
      .map((event) => this.spec.describe(event, this.style))
      .filter((text) => text !== undefined && text !== '');
    return words.length === 0 ? [] : [sentence(words.join('; '))];
  }

  undo(count: number): Reply {
    const { playthrough } = this;
    if (!playthrough.canUndo) return refused('nothing-to-undo', 'There is no move to take back.');
    const before = playthrough.index;
    playthrough.jump(before - count);
    return changedTo(`Took back ${counted(before - playthrough.index, 'move')}.`);
  }

  redo(count: number): Reply {
    const { playthrough } = this;
    if (!playthrough.canRedo) return refused('nothing-to-redo', 'Nothing was taken back.');
    const before = playthrough.index;
    playthrough.jump(before + count);
    return changedTo(`Played ${counted(playthrough.index - before, 'move')} again.`);
  }

  restart(): Reply {
    if (!this.playthrough.canUndo) return told('The game is at its start.');
    this.playthrough.restart();
    return changedTo('Back to the deal; “redo all” plays the moves again.');
  }

  deal(flags: readonly string[]): Reply {
    const known: readonly Flag[] = this.spec.options;
    const read = readFlags(flags, known);
    if (!read.ok) return refused('bad-option', read.error.message);
    const [extra] = read.value.positionals;
    if (extra !== undefined) {
      return refused('bad-option', `${quoted(extra)} is no flag; say for example “new --seed 7”.`);
    }
    const { given } = this.#sitting;
    const carried = carriedOptions(given, {}, this.spec.options);
    const chosen = { ...carried, ...givenOptions(read.value, this.spec.options) };
    const sitting = freshSitting(this.spec, chosen, this.#parts.random);
    if (!sitting.ok) return refused('bad-option', sitting.error.message);
    const said = this.#leaveFor(sitting.value);
    return changedTo(`A new game: ${this.flags || 'as usual'}.`, ...said);
  }

  back(): Reply {
    const last = this.#kept.pop();
    if (!last) return refused('no-game-before', 'There is no game before this one.');
    // The games go round, so that none is lost.
    if (this.playthrough.length > 0) this.#kept.unshift(this.#sitting);
    return changedTo('Back in the game before.', ...this.#switchTo(last));
  }

  #leaveFor(sitting: Sitting<State, Move, Event, Options>): readonly string[] {
    const isKept = this.playthrough.length > 0;
    if (isKept) this.#kept.push(this.#sitting);
    const said = isKept ? ['The game before is kept; “back” returns to it.'] : [];
    return [...said, ...this.#switchTo(sitting)];
  }

  #switchTo(sitting: Sitting<State, Move, Event, Options>): readonly string[] {
    const said = this.keeper
      ? [...this.keeper.keep(this.#sitting), ...this.keeper.keep(sitting)]
      : [];
    this.#sitting = sitting;
    this.#outcome = undefined;
    this.#events = [];
    return said;
  }

  hint(): Reply {
    const { state } = this.playthrough;
    const hint = this.spec.hint(state);
    if (!hint) return told('There is no advice.');
    const move = this.spec.describeMove(hint.move, state, this.style);
    return told(`${this.spec.game.makeMove(hint.move)}: ${move} (${hint.reason}).`);
  }

  moves(): Reply {
    const { state } = this.playthrough;
    const { game } = this.spec;
    const rows = game
      .moves(state)
      .map((move) => `${game.makeMove(move)}: ${this.spec.describeMove(move, state, this.style)}`);
    return rows.length === 0 ? told('There is no legal move.') : told(...rows);
  }

  auto(): Reply {
    const moves = this.spec.auto?.(this.playthrough.state) ?? [];
    return moves.length === 0 ? told('Nothing can be done by itself.') : this.#playAll(moves);
  }

  board(): Reply {
    return told(this.view);
  }

  info(): Reply {
    const { options } = this.playthrough;
    const rules = Object.entries(options)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name} ${String(value)}`);
    const again = `parlour ${this.spec.game.id} play ${this.flags}`.trimEnd();
    return told(`Options: ${rules.join(', ')}.`, `This deal again: ${again}`);
  }

  record(form: 'text' | 'json'): Reply {
    const record = this.playthrough.record();
    return told(form === 'text' ? makeRecordText(record) : makeRecord(record));
  }

  save(path: string): Reply {
    const { files, record } = this.#sitting;
    const isOwn = files.has(trueName(path));
    if (!isOwn && this.keeper && trueName(path) === trueName(this.keeper.path)) {
      return told('The record is kept in this file anyway.');
    }
    const claimed = isOwn ? ok(undefined) : claim(path);
    if (!claimed.ok) return refused(claimed.error.code, claimed.error.message);
    const written = writeRecord(path, record());
    if (!written.ok) return refused(written.error.code, written.error.message);
    files.add(trueName(path));
    const aside =
      claimed.value === undefined ? [] : [`The game that was in it is in ${claimed.value}.`];
    return told(`Saved in ${path}.`, ...aside);
  }

  load(path: string): Reply {
    const sitting = loadedSitting(this.spec, path);
    if (!sitting.ok) return refused(sitting.error.code, sitting.error.message);
    return changedTo(`Loaded from ${path}.`, ...this.#leaveFor(sitting.value));
  }

  settle(reply: Reply): Reply {
    if (!reply.changed) return reply;
    const said = this.keeper?.keep(this.#sitting) ?? [];
    const before = this.#outcome?.result;
    this.#judge();
    const lines = [...reply.lines, ...said];
    const outcome = this.#news(before);
    return outcome === undefined ? { ...reply, lines } : { ...reply, lines, outcome };
  }

  /** How the game stands, if that is not how it stood before. */
  #news(before: Outcome['result'] | undefined): string | undefined {
    const result = this.#outcome?.result;
    if (this.#verdict === undefined || result === before) return undefined;
    return result === 'stuck'
      ? `${this.#verdict}. No move leads on any more; “undo” takes moves back, “new” deals another game.`
      : `${this.#verdict}.`;
  }
}
