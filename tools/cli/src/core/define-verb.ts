import { callNote, callOf } from './call.ts';
import { type Flag, type Given, readFlags } from './flags.ts';
import { type ExitCode, type Io, type Verb } from './verb.ts';
import { plain, quoted, table } from './words.ts';
import { wrapPage } from './wrap.ts';

/** What a verb is made of: its flags are read and its help page is written for it. */
export interface VerbParts {
  /** `klondike`. */
  readonly game: string;
  /** `deal`. */
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** What may follow beside flags: `[FILE…]`; nothing, if absent. */
  readonly operands?: string;
  readonly flags: readonly Flag[];
  /** Paragraphs of the help page, after the flags. */
  readonly notes?: string;
  /** Command lines for the help page, without `parlour <game> <verb>`. */
  readonly examples?: readonly string[];
  run(given: Given, io: Io, fail: Fail): Promise<ExitCode>;
}

/** Says what is wrong on stderr. `usage` also points to the help page and gives exit code 2. */
export interface Fail {
  usage(message: string): 2;
  input(message: string): 1;
}

const makeFlag = ({ name, value, short }: Flag): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

/** The flags of every verb. */
const COMMON: readonly Flag[] = [
  { name: 'ascii', help: 'write nothing beyond ASCII' },
  { name: 'help', short: 'h', help: 'print this page' },
];

/** Prints a page of help. */
export const printHelp = (page: string, { stdout, env }: Io): void => {
  stdout.write(`${wrapPage(`${page}${callNote(env)}`, stdout.columns)}\n`);
};

const helpOf = ({
  game,
  name,
  summary,
  operands,
  flags,
  notes,
  examples = [],
}: VerbParts): string => {
  const usage = `parlour ${game} ${name} [flags]${operands === undefined ? '' : ` ${operands}`}`;
  const rows = [...flags, ...COMMON].map((flag) => [makeFlag(flag), flag.help] as const);
  const lines = examples.map((example) => `  parlour ${game} ${name}${example && ` ${example}`}`);
  return [
    `${summary}\n\nUsage: ${usage}`,
    `Flags:\n${table(rows)}`,
    ...(notes === undefined ? [] : [notes]),
    ...(lines.length === 0 ? [] : [`Examples:\n${lines.join('\n')}`]),
    'Exit code: 0 done, 1 bad input, 2 wrong usage.',
  ].join('\n\n');
};

/** Makes a verb: flags read, `--help`, wrong usage reported with exit code 2. */
export const defineVerb = (parts: VerbParts): Verb => {
  const { game, name, summary } = parts;
  const help = helpOf(parts);
  const run = async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const command = `parlour ${game} ${name}`;
    const fail: Fail = {
      usage: (message) => {
        const help = `${callOf(io.env, game, name)} --help`;
        io.stderr.write(`${command}: ${plain(message)}\nSee ${help}.\n`);
        return 2;
      },
      input: (message) => {
        io.stderr.write(`${command}: ${plain(message)}\n`);
        return 1;
      },
    };
    const given = readFlags(args, [...parts.flags, ...COMMON]);
    if (!given.ok) return fail.usage(given.error.message);
    if (given.value.values.get('help') === true) {
      printHelp(help, io);
      return 0;
    }
    if (parts.operands === undefined && given.value.positionals.length > 0) {
      const extra = quoted(given.value.positionals[0] ?? '');
      return fail.usage(`${extra} is too much: this verb takes flags only.`);
    }
    return parts.run(given.value, io, fail);
  };
  return { name, summary, help, run };
};
