import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@parlour/game-core';
import { didYouMean, quoted } from './words.ts';

/** A flag of a verb: `--draw N`. */
export interface Flag {
  /** In kebab-case. */
  readonly name: string;
  /** `N`, `FILE`, `kings|any|none`; absent for a switch, which can also be said as `--no-…`. */
  readonly value?: string;
  /** One line of help. */
  readonly help: string;
  /** One letter: `q` for `-q`. */
  readonly short?: string;
}

/** The flags that were given, and everything that is no flag. */
export interface Given {
  readonly values: ReadonlyMap<string, string | boolean>;
  readonly positionals: readonly string[];
}

/** What is wrong with a command line. */
export interface UsageError {
  readonly message: string;
}

const usage = (message: string) => err<UsageError>({ message });

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inline: boolean;
}

const find = (token: OptionToken, flags: readonly Flag[]) => {
  // A known letter comes with the long name.
  const flag = flags.find(({ name }) => token.name === name);
  if (flag || !token.name.startsWith('no-')) return { flag, isOn: true };
  const positive = token.name.slice(3);
  return {
    flag: flags.find(({ name, value }) => name === positive && value === undefined),
    isOn: false,
  };
};

const valueOf = (
  token: OptionToken,
  { flag, isOn }: { readonly flag: Flag; readonly isOn: boolean },
): Result<string | boolean, UsageError> => {
  if (flag.value === undefined) {
    if (!token.inline) return ok(isOn);
    if (token.value === 'true' || token.value === 'false')
      return ok((token.value === 'true') === isOn);
    return usage(`${token.rawName} is a switch and takes no value.`);
  }
  if (token.value === undefined || (!token.inline && token.value.startsWith('--'))) {
    return usage(`${token.rawName} needs a value: ${token.rawName} ${flag.value}.`);
  }
  return ok(token.value);
};

/** Reads a command line; of a switch that comes twice the last one counts. */
export const readFlags = (
  args: readonly string[],
  flags: readonly Flag[],
): Result<Given, UsageError> => {
  const options = Object.fromEntries(
    flags.map(({ name, value, short }) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', ...(short && { short }) } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values = new Map<string, string | boolean>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue: inline = false } = token;
    const option = { name, rawName, value, inline };
    const { flag, isOn } = find(option, flags);
    if (!flag) {
      const names = flags.map((known) => known.name);
      const meant = rawName.startsWith('--') ? didYouMean(name, names, '--') : '';
      return usage(`There is no flag ${quoted(rawName)}.${meant}`);
    }
    const read = valueOf(option, { flag, isOn });
    if (!read.ok) return read;
    if (flag.value !== undefined && values.has(flag.name)) {
      return usage(`--${flag.name} can be given once only.`);
    }
    values.set(flag.name, read.value);
  }
  return ok({ values, positionals });
};

/** The value of a flag that takes one. */
export const textOf = ({ values }: Given, name: string): string | undefined => {
  const value = values.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** Is this switch on? */
export const isOn = ({ values }: Given, name: string): boolean => values.get(name) === true;
