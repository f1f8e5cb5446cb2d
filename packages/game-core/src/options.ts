import { err, ok, type Result } from './result.ts';
import { parseSeed } from './random.ts';

/** A flat object, so that options fit into attributes, an address and a record alike. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export interface OptionsError {
  readonly code: 'not-an-object' | 'unknown-option' | 'bad-value' | 'conflict';
  readonly message: string;
  /** The option concerned. */
  readonly option?: string;
}

/** What one option may hold. `read` gives `undefined` for a value that it cannot take. */
export interface Option<Value> {
  readonly fallback: Value;
  /** Ends the sentence "… must be". */
  readonly expected: string;
  read(value: unknown): Value | undefined;
}

const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/;

const readInteger = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && INTEGER.test(value) ? Number(value) : value;
  // `+ 0` turns −0, which no JSON keeps, into 0.
  return Number.isSafeInteger(number) ? (number as number) + 0 : undefined;
};

/** An integer from `min` to `max`, as a number or in decimal digits. */
export const integerOption = (min: number, max: number, fallback: number): Option<number> => ({
  fallback,
  expected: `a whole number from ${min} to ${max}`,
  read: (value) => {
    const number = readInteger(value);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  },
});

/** One of the given words. */
export const choiceOption = <const Choice extends string>(
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): Option<Choice> => ({
  fallback,
  expected: choices.length === 1 ? choices.join() : `one of ${choices.join(', ')}`,
  read: (value) => choices.find((choice) => choice === value),
});

/** True or false, also as text. */
export const booleanOption = (fallback: boolean): Option<boolean> => ({
  fallback,
  expected: 'true or false',
  read: (value) => {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    return undefined;
  },
});

/** Any text of at most `limit` UTF-16 units. */
export const textOption = (limit: number, fallback: string): Option<string> => ({
  fallback,
  expected: `text of at most ${limit} characters`,
  read: (value) => (typeof value === 'string' && value.length <= limit ? value : undefined),
});

/** A seed: see `parseSeed`. Two spellings of the same whole number become one. */
export const seedOption = (fallback: string | number): Option<string | number> => ({
  fallback,
  expected: 'a whole number or a text of at most 256 characters',
  read: (value) => {
    const seed = parseSeed(value);
    return seed.ok ? seed.value : undefined;
  },
});

/** Either of two kinds of option, the first one tried first. */
export const eitherOption = <A, B>(
  first: Option<A>,
  second: Option<B>,
  fallback: A | B = first.fallback,
): Option<A | B> => ({
  fallback,
  expected: `${first.expected}, or ${second.expected}`,
  read: (value) => first.read(value) ?? second.read(value),
});

type Read<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends Option<infer Value> ? Value : never;
};

const own = (object: object, key: string): unknown =>
  Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;

/**
 * Reads options against their shape. `undefined` and `null` instead of an object, and a key whose value is `undefined`, take the
 * fallback; a key that the shape does not know is an error.
 */
export const readOptions = <Shape extends Readonly<Record<string, Option<unknown>>>>(
  input: unknown,
  shape: Shape,
): Result<Read<Shape>, OptionsError> => {
  const given = input ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    return err({ code: 'not-an-object', message: 'Options must be an object.' });
  }
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) {
    const known = Object.keys(shape).join(', ');
    return err({
      code: 'unknown-option',
      option: unknown,
      message: `There is no option ${show(unknown)}. The options are: ${known}.`,
    });
  }
  const values: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(shape)) {
    const raw = own(given, key);
    const value = raw === undefined ? option.fallback : option.read(raw);
    if (value === undefined) {
      return err({
        code: 'bad-value',
        option: key,
        message: `Option ${key} must be ${option.expected}, not ${show(raw)}.`,
      });
    }
    values[key] = value;
  }
  return ok(values as Read<Shape>);
};

const show = (value: unknown): string => {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  const isShort = typeof value === 'number' || typeof value === 'boolean' || value === null;
  return isShort ? String(value) : typeof value;
};
