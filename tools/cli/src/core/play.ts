import { ok, type OptionValues, type Result } from '@parlour/game-core';
import { callOf } from './call.ts';
import { defineVerb, type Fail } from './define-verb.ts';
import { openInput, readFault, trueName } from './files.ts';
import { type Flag, type Given, isOn, textOf } from './flags.ts';
import { type Line, linesOf } from './lines.ts';
import { givenOptions } from './options.ts';
import { execute, isBlank, PLAYER_COMMANDS } from './player-commands.ts';
import { RecordKeeper } from './record-file.ts';
import { jsonReporter, type Reporter, textReporter } from './reporter.ts';
import { Dialogue } from './dialogue.ts';
import { freshSitting, loadedSitting, type Sitting } from './sitting.ts';
import { type TextGame, type TextStyle } from './text-game.ts';
import { type ExitCode, type Io, type Source, type Verb } from './verb.ts';
import { counted, plain, table } from './words.ts';

const FLAGS: readonly Flag[] = [
  {
    name: 'script',
    value: 'FILE',
    help: 'run the commands of a file (- is stdin); a “!” in front expects a refusal',
  },
  { name: 'record', value: 'FILE', help: 'keep the record of the game in a file, at every move' },
  { name: 'resume', value: 'FILE', help: 'go on with the game of a record' },
  { name: 'quiet', short: 'q', help: 'show the board at the end only' },
  { name: 'colour', help: 'colours, also where the output is no terminal; --no-colour for none' },
  { name: 'json', help: 'one JSON object for each command' },
];

const NOTES = `Commands, one a line, “;” between several; “#” starts a comment:`;

const styleOf = (given: Given, io: Io): TextStyle => {
  const plainTerminal = (io.env['NO_COLOR'] ?? '') !== '' || io.env['TERM'] === 'dumb';
  const wanted = given.values.get('colour');
  const usual = io.stdout.isTTY === true && !plainTerminal && textOf(given, 'script') === undefined;
  return {
    ascii: isOn(given, 'ascii'),
    colour: typeof wanted === 'boolean' ? wanted : usual,
    width: io.stdout.columns,
  };
};

type AnyDialogue<State, Move, Event, Options extends OptionValues> = Dialogue<
  State,
  Move,
  Event,
  Options
>;

/** Why a script stopped. */
interface Stop {
  readonly line: number;
  readonly message: string;
}

/** Runs the commands of a script; a refusal that was not expected stops it, and so does the reverse. */
const runScript = async <State, Move, Event, Options extends OptionValues>(
  dialogue: AnyDialogue<State, Move, Event, Options>,
  lines: AsyncIterable<Line>,
  reporter: Reporter,
  io: Io,
): Promise<Stop | undefined> => {
  for await (const { number: line, text: raw } of lines) {
    if (io.signal.aborted) return { line, message: 'interrupted' };
    const text = raw.trim();
    if (isBlank(text)) continue;
    const isExpected = text.startsWith('!');
    const reply = execute(dialogue, isExpected ? text.slice(1) : text);
    reporter.reply({ line, text }, reply);
    const isRefused = reply.status === 'refused';
    if (isRefused && !isExpected) return { line, message: reply.error?.message ?? 'refused' };
    if (isExpected && !isRefused) {
      return { line, message: 'this should have been refused, but was accepted' };
    }
    if (reply.status === 'quit') return undefined;
  }
  return undefined;
};

/** Reads commands until “quit” or the end; nothing that is typed ends the game otherwise. */
const runDialogue = async <State, Move, Event, Options extends OptionValues>(
  dialogue: AnyDialogue<State, Move, Event, Options>,
  lines: AsyncIterable<Line>,
  reporter: Reporter,
  io: Io,
): Promise<void> => {
  for await (const { number: line, text } of lines) {
    if (io.signal.aborted) return;
    if (isBlank(text)) continue;
    const reply = execute(dialogue, text);
    reporter.reply({ line, text: text.trim() }, reply);
    if (reply.status === 'quit') return;
  }
};

const typedLines = async function* (typed: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of typed) yield { number: ++number, text };
};

interface Failure {
  readonly message: string;
  readonly isUsage: boolean;
}

const open = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  given: Given,
  random: () => number,
): Result<Sitting<State, Move, Event, Options>, Failure> => {
  const options = givenOptions(given, spec.options);
  const resume = textOf(given, 'resume');
  const usage = (message: string) => ({ ok: false as const, error: { message, isUsage: true } });
  if (resume !== undefined) {
    const [flag] = spec.options.filter(({ name }) => given.values.has(name));
    if (flag) return usage(`--${flag.name} cannot be changed: a record has its own options.`);
    const loaded = loadedSitting(spec, resume);
    if (loaded.ok) return loaded;
    const { message } = loaded.error;
    const told = message.startsWith(resume) ? message : `${resume}: ${message}`;
    return { ok: false, error: { message: told, isUsage: false } };
  }
  const dealt = freshSitting(spec, options, random);
  return dealt.ok ? dealt : usage(dealt.error.message);
};

const openKeeper = <State, Move, Event, Options extends OptionValues>(
  dialogue: AnyDialogue<State, Move, Event, Options>,
  sitting: Sitting<State, Move, Event, Options>,
  path: string,
): Result<readonly string[], Failure> => {
  const opened = RecordKeeper.open(path, sitting, sitting.files.get(trueName(path)));
  if (!opened.ok) return { ok: false, error: { message: opened.error.message, isUsage: false } };
  dialogue.sittings.keeper = opened.value.keeper;
  const { aside } = opened.value;
  return ok(aside === undefined ? [] : [`The game that was in ${path} is in ${aside}.`]);
};

const play = async <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
  given: Given,
  io: Io,
  fail: Fail,
): Promise<ExitCode> => {
  const failed = ({ message, isUsage }: Failure): ExitCode =>
    isUsage ? fail.usage(message) : fail.input(message);
  const script = textOf(given, 'script');
  const source: Result<Source, { readonly message: string }> =
    script === undefined ? ok(io.stdin) : openInput(script, io);
  if (!source.ok) return fail.input(source.error.message);
  // A script is the same every time, also where it deals without saying what.
  const random = script === undefined ? io.random : () => 0;
  const sitting = open(spec, given, random);
  if (!sitting.ok) return failed(sitting.error);
  const style = styleOf(given, io);
  const dialogue = new Dialogue(spec, sitting.value, {
    style,
    random,
    now: script === undefined ? io.now : () => 0,
    call: callOf(script === undefined ? io.env : {}, spec.game.id, 'play'),
  });
  const path = textOf(given, 'record');
  const kept = path === undefined ? ok([]) : openKeeper(dialogue, sitting.value, path);
  if (!kept.ok) return failed(kept.error);
  const quiet = isOn(given, 'quiet');
  const reporter = isOn(given, 'json')
    ? jsonReporter(dialogue, io)
    : textReporter(dialogue, io, { echo: script !== undefined, quiet });
  const typed = script === undefined && io.stdin.isTTY === true ? io.typed : undefined;
  const welcome = script === undefined ? ['“help” tells the commands, “quit” ends.'] : [];
  reporter.start([dialogue.again, ...welcome, ...kept.value]);
  const lines = typed ? typedLines(typed(`${spec.game.id}> `)) : linesOf(source.value);
  let stop: Stop | undefined;
  let isBroken = false;
  try {
    if (script === undefined) await runDialogue(dialogue, lines, reporter, io);
    else stop = await runScript(dialogue, lines, reporter, io);
  } catch (error) {
    // Only reading can fail here: what was played until then stands.
    isBroken = !io.signal.aborted;
    if (isBroken) fail.input(readFault(script ?? '-', error).message);
  }
  dialogue.begin();
  reporter.end(ending(dialogue, script !== undefined, stop));
  if (stop) {
    const name = script === '-' ? 'stdin' : (script ?? '');
    io.stderr.write(`${name}:${stop.line}: ${plain(stop.message)}\n`);
  }
  return stop || isBroken || dialogue.sittings.keeper?.failed ? 1 : 0;
};

const ending = <State, Move, Event, Options extends OptionValues>(
  dialogue: AnyDialogue<State, Move, Event, Options>,
  isScript: boolean,
  stop: Stop | undefined,
): string => {
  const moves = counted(dialogue.playthrough.index, 'move');
  if (stop) return `Script stopped at line ${stop.line} after ${moves}.`;
  const { outcome, verdict } = dialogue;
  if (outcome && outcome.result !== 'stuck') return `${verdict ?? ''}.`;
  const how = outcome ? 'the game is stuck' : 'the game is not over';
  return `${isScript ? 'Script ended' : 'Left'} after ${moves}; ${how}.`;
};

/** The verb `play` of a game. */
export const playVerb = <State, Move, Event, Options extends OptionValues>(
  spec: TextGame<State, Move, Event, Options>,
): Verb =>
  defineVerb({
    game: spec.game.id,
    name: 'play',
    summary: `Play ${spec.title} in the terminal, one command a line.`,
    flags: [...spec.options, ...FLAGS],
    notes: `${NOTES}\n${table([...spec.commands, ...PLAYER_COMMANDS])}`,
    examples: ['', '--record game.json', '--resume game.json --record game.json', '--script FILE'],
    run: (given, io, fail) => play(spec, given, io, fail),
  });
