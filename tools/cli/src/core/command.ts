import { callOf } from './call.ts';
import { printHelp } from './define-verb.ts';
import { spokenIo } from './spoken.ts';
import { type ExitCode, type GameCommand, type Io } from './verb.ts';
import { didYouMean, quoted, table } from './words.ts';

/** A game as the command knows it before its module is loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<GameCommand>;
}

/** What the whole command is made of. */
export interface Program {
  readonly version: string;
  readonly games: readonly GameEntry[];
}

const HELP_WORDS = ['--help', '-h', 'help'];
const VERSION_WORDS = ['--version', '-V'];

const programHelp = ({ games }: Program): string =>
  [
    'Classic parlour games in the terminal.',
    'Usage: parlour <game> <verb> [flags]',
    `Games:\n${table(games.map(({ id, title }) => [id, title] as const))}`,
    `More:\n${table([
      ['parlour <game> --help', 'what a game can do'],
      ['parlour <game> <verb> --help', 'all flags of a verb'],
      ['parlour --version', 'the version'],
    ])}`,
    'Exit code: 0 done, 1 bad input, 2 wrong usage.',
  ].join('\n\n');

const gameHelp = ({ id, title, verbs }: GameCommand): string =>
  [
    title,
    `Usage: parlour ${id} <verb> [flags]`,
    `Verbs:\n${table(verbs.map(({ name, summary }) => [name, summary] as const))}`,
    `parlour ${id} <verb> --help tells all about a verb.`,
  ].join('\n\n');

const wrong = (io: Io, message: string, game?: string): ExitCode => {
  io.stderr.write(`${callOf({}, game)}: ${message}\nSee ${callOf(io.env, game)} --help.\n`);
  return 2;
};

/** Said anywhere, this flag holds for all that is printed: see `spokenIo`. */
const withoutAscii = (args: readonly string[]): readonly string[] => {
  const start = args.findIndex((arg) => !/^--(?:no-)?ascii$/.test(arg));
  return start < 0 ? [] : args.slice(start);
};

const runGame = async (
  command: GameCommand,
  args: readonly string[],
  io: Io,
): Promise<ExitCode> => {
  const [word = '--help', ...rest] = withoutAscii(args);
  if (HELP_WORDS.includes(word)) {
    const named = command.verbs.find(({ name }) => name === rest[0]);
    printHelp(named?.help ?? gameHelp(command), io);
    return 0;
  }
  const verb = command.verbs.find(({ name }) => name === word);
  if (verb) return verb.run(rest, io);
  const names = command.verbs.map(({ name }) => name);
  const what = word.startsWith('-') ? 'Before flags comes a verb, not' : 'There is no verb';
  const message = `${what} ${quoted(word)}.${didYouMean(word, names)}`;
  return wrong(io, message, command.id);
};

/** Runs `parlour` with these arguments. Never throws; all output goes through `io`. */
export const runCommand = (args: readonly string[], io: Io, program: Program): Promise<ExitCode> =>
  runSpoken(withoutAscii(args), spokenIo(io, args), program);

const runSpoken = async (args: readonly string[], io: Io, program: Program): Promise<ExitCode> => {
  const [word = '--help', ...rest] = args;
  const isHelp = HELP_WORDS.includes(word);
  if (VERSION_WORDS.includes(word)) {
    io.stdout.write(`parlour ${program.version}\n`);
    return 0;
  }
  if (isHelp && withoutAscii(rest).length === 0) {
    printHelp(programHelp(program), io);
    return 0;
  }
  const [id = '', ...more] = isHelp ? [...withoutAscii(rest), '--help'] : args;
  const entry = program.games.find((game) => game.id === id);
  if (!entry) {
    const what = id.startsWith('-') ? 'There is no flag' : 'There is no game';
    const candidates = [...program.games.map((game) => game.id), '--help', '--version'];
    return wrong(io, `${what} ${quoted(id)}.${didYouMean(id, candidates)}`);
  }
  try {
    return await runGame(await entry.load(), more, io);
  } catch (error) {
    if (io.signal.aborted) return 1;
    const detail = error instanceof Error ? error.message : String(error);
    io.stderr.write(`parlour: this should not have happened, please report it: ${detail}\n`);
    return 1;
  }
};
