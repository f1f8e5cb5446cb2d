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
import { makeHint, makeMoves } from './advice.ts';
import { makeFlags } from './options.ts';
import { type Player } from './player.ts';
import { changedTo, refused, type Reply, told } from './reply.ts';
import { loadedSitting, nextSitting, type Sitting } from './sitting.ts';
import { Sittings } from './sittings.ts';
import { type CommandError, type TextGame, type TextStyle } from './text-game.ts';
import { countOf, playAgain, takeBack } from './turns.ts';
import { makeOptions, makeStanding, makeView } from './view.ts';
import { counted, sentence, verbatim } from './words.ts';

/** What a dialogue needs beside the game. */
export interface DialogueParts {
  readonly style: TextStyle;
  readonly random: () => number;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** How the player calls this verb: `parlour klondike play`. */
  readonly call: string;
}

const TOO_LONG = refused('too-long', `A game has at most ${RECORD_MOVES_LIMIT} moves.`);

const OFFER = '“undo” takes moves back, “new” deals another game.';

/** A game being played by text: what every command does, with no input or output of its own. */
export class Dialogue<State, Move, Event, Options extends OptionValues> implements Player {
  readonly spec: TextGame<State, Move, Event, Options>;
  readonly style: TextStyle;
  readonly sittings: Sittings<State, Move, Event, Options>;
  readonly #parts: DialogueParts;
  #now: number;
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
    this.sittings = new Sittings(sitting);
    this.#now = parts.now();
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
    return this.sittings.current.playthrough;
  }

  /** How long the game has taken, when the line that is carried out began. */
  get #seconds(): number {
    return this.sittings.current.clock.seconds(this.#now);
  }

  get #isTimed(): boolean {
    return this.spec.isTimed?.(this.playthrough.state) === true;
  }

  /** How the game stood when the last line was done. */
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** The board and the line under it. */
  get view(): string {
    return makeView(this.spec, this.playthrough, this.style, this.#seconds);
  }

  /** The state of things for programs. */
  get json(): Readonly<Record<string, unknown>> {
    const { game } = this.spec;
    const { state, options } = this.playthrough;
    const moves = countOf(this.spec, this.playthrough);
    const outcome = this.#outcome ?? null;
    const time = this.#isTimed ? { seconds: this.#seconds } : {};
    return { game: game.id, options, moves, outcome, ...time, state: game.makeState(state) };
  }

  /** "This deal again: parlour klondike play --seed 7". */
  get again(): string {
    return `This deal again: ${verbatim(`${this.#parts.call} ${this.flags}`.trimEnd())}`;
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
    const outcome = this.spec.game.outcome(this.playthrough.state);
    const isOver = outcome !== undefined && outcome.result !== 'stuck';
    const { clock } = this.sittings.current;
    if (isOver) clock.stop(this.#now);
    else clock.go(this.#now);
    this.#outcome = outcome;
    this.#verdict = undefined;
    if (!outcome) return;
    this.#verdict = makeStanding(this.spec, this.playthrough, outcome, this.#seconds);
  }

  begin(): void {
    this.#now = this.#parts.now();
  }

  /** The events since they were last asked for. */
  takeEvents(): readonly Event[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  play(text: string): Reply {
    const moves = this.#read(text);
    if (moves.ok) return this.#playAll(moves.value);
    const { code, message, isUnderstood } = moves.error;
    return refused(isUnderstood === true ? code : 'unknown-command', message);
  }

  #read(text: string): Result<readonly Move[], CommandError> {
    const { game } = this.spec;
    const moves = this.spec.parseCommand(text, this.playthrough.state);
    if (moves.ok) return moves;
    const move = [text, text.toLowerCase()].map((form) => game.parseMove(form)).find((it) => it.ok);
    return move?.ok === true ? ok([move.value]) : moves;
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
      this.sittings.current.clock.start();
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
    const taken = takeBack(this.spec, playthrough, count);
    this.sittings.current.clock.start();
    return changedTo(`Took back ${counted(taken, 'move')}.`);
  }

  redo(count: number): Reply {
    const { playthrough } = this;
    if (!playthrough.canRedo) return refused('nothing-to-redo', 'Nothing was taken back.');
    const played = playAgain(this.spec, playthrough, count);
    this.sittings.current.clock.start();
    return changedTo(`Played ${counted(played, 'move')} again.`);
  }

  restart(): Reply {
    if (!this.playthrough.canUndo) return told('The game is at its start.');
    this.playthrough.jump(0);
    this.sittings.current.clock.start();
    return changedTo('Back to the deal; “redo all” plays the moves again.');
  }

  deal(flags: readonly string[]): Reply {
    const sitting = nextSitting(this.spec, this.sittings.current, flags, this.#parts.random);
    if (!sitting.ok) return refused('bad-option', sitting.error.message);
    const said = this.#leaveFor(sitting.value);
    return changedTo(...said.news, `A new game: ${this.flags || 'as usual'}.`, ...said.files);
  }

  back(): Reply {
    if (!this.sittings.canGoBack) {
      return refused('no-game-before', 'There is no game before this one.');
    }
    const news = this.#newsOfLeaving();
    const said = this.sittings.back(this.#now);
    this.#forget();
    return changedTo(...news, 'Back in the game before.', ...said);
  }

  #leaveFor(sitting: Sitting<State, Move, Event, Options>) {
    const news = this.#newsOfLeaving();
    const files = this.sittings.leaveFor(sitting, this.#now);
    this.#forget();
    return { news, files };
  }

  /** How the game ends that is left before its line is done. */
  #newsOfLeaving(): readonly string[] {
    const before = this.#outcome?.result;
    this.#judge();
    return this.#isNews(before) ? [`${this.#verdict ?? ''}.`] : [];
  }

  #forget(): void {
    this.#outcome = undefined;
    this.#verdict = undefined;
    this.#events = [];
  }

  hint(): Reply {
    const hint = makeHint(this.spec, this.playthrough.state, this.style);
    return told(hint ?? 'There is no advice.');
  }

  moves(): Reply {
    const moves = makeMoves(this.spec, this.playthrough.state, this.style);
    return moves.length === 0 ? told('There is no legal move.') : told(...moves);
  }

  auto(): Reply {
    const moves = this.spec.auto?.(this.playthrough.state) ?? [];
    return moves.length === 0 ? told('Nothing can be done by itself.') : this.#playAll(moves);
  }

  board(): Reply {
    return told(this.view);
  }

  info(): Reply {
    return told(makeOptions(this.playthrough.options), this.again);
  }

  record(form: 'text' | 'json'): Reply {
    const record = this.playthrough.record();
    return told(verbatim(form === 'text' ? makeRecordText(record) : makeRecord(record)));
  }

  save(path: string): Reply {
    const saved = this.sittings.save(path);
    return saved.ok ? told(...saved.value) : refused(saved.error.code, saved.error.message);
  }

  load(path: string): Reply {
    const sitting = loadedSitting(this.spec, path);
    if (!sitting.ok) return refused(sitting.error.code, sitting.error.message);
    const said = this.#leaveFor(sitting.value);
    return changedTo(...said.news, `Loaded from ${path}.`, ...said.files);
  }

  settle(reply: Reply): Reply {
    if (!reply.changed) return reply;
    const said = this.sittings.keep();
    const before = this.#outcome?.result;
    this.#judge();
    const lines = [...reply.lines, ...said];
    if (!this.#isNews(before)) return { ...reply, lines };
    const isStuck = this.#outcome?.result === 'stuck';
    const verdict = `${this.#verdict ?? ''}.`;
    return isStuck
      ? { ...reply, lines, outcome: `${verdict} No move leads on any more; ${OFFER}` }
      : { ...reply, lines, outcome: verdict, offer: sentence(OFFER) };
  }

  /** Is how the game stands not how it stood before? */
  #isNews(before: Outcome['result'] | undefined): boolean {
    return this.#verdict !== undefined && this.#outcome?.result !== before;
  }
}
