import { err, ok, type Result } from './result.ts';
import { readSeed } from './random.ts';

/** A flat object, so that options fit into attributes, an address and a record alike. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export interface OptionsError {
  readonly code: 'not-an-object' | 'unknown-option' | 'bad-value' | 'conflict';
  readonly message: string;
  /** The option concerned. */
  readonly option?: string;
}

/** What kind of value an option holds, as data: reading and wording are apart, so that who never
 * shows an error need not load the words for it. */
export type Kind =
  | readonly ['integer', min: number, max: number]
  | readonly ['choice', choices: readonly string[]]
  | readonly ['boolean']
  | readonly ['text', limit: number]
  | readonly ['seed']
  | readonly ['either', first: Kind, second: Kind];

/** What one option may hold, and what it is when not given. */
export interface Option<Value> {
  readonly kind: Kind;
  readonly fallback: Value;
}

/** An integer from `min` to `max`, as a number or in decimal digits. */
export const integerOption = (min: number, max: number, fallback: number): Option<number> => ({
  kind: ['integer', min, max],
  fallback,
});

/** One of the given words. */
export const choiceOption = <const Choice extends string>(
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): Option<Choice> => ({ kind: ['choice', choices], fallback });

/** True or false, also as text. */
export const booleanOption = (fallback: boolean): Option<boolean> => ({
  kind: ['boolean'],
  fallback,
});

/** Any text of at most `limit` UTF-16 units. */
export const textOption = (limit: number, fallback: string): Option<string> => ({
  kind: ['text', limit],
  fallback,
});

/** A seed: see `readSeed`. Two spellings of the same whole number become one. */
export const seedOption = (fallback: string | number): Option<string | number> => ({
  kind: ['seed'],
  fallback,
});

/** Either of two kinds of option, the first one tried first. */
export const eitherOption = <A, B>(
  first: Option<A>,
  second: Option<B>,
  fallback: A | B = first.fallback,
): Option<A | B> => ({ kind: ['either', first.kind, second.kind], fallback });

const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/;

const readInteger = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' && INTEGER.test(value) ? Number(value) : value;
  // `+ 0` turns −0, which no JSON keeps, into 0.
  return Number.isSafeInteger(number) && (number as number) >= min && (number as number) <= max
    ? (number as number) + 0
    : undefined;
};

/** The value that an option takes from what was given; `undefined` if it cannot take that. */
export const readValue = (kind: Kind, value: unknown): unknown => {
  switch (kind[0]) {
    case 'integer':
      return readInteger(value, kind[1], kind[2]);
    case 'choice':
      return kind[1].find((choice) => choice === value);
    case 'boolean':
      return typeof value === 'boolean' ? value : { true: true, false: false }[String(value)];
    case 'text':
      return typeof value === 'string' && value.length <= kind[1] ? value : undefined;
    case 'seed':
      return readSeed(value);
    case 'either':
      return readValue(kind[1], value) ?? readValue(kind[2], value);
  }
};

export type Read<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends Option<infer Value> ? Value : never;
};

export type Shapes = Readonly<Record<string, Option<unknown>>>;

/** An error without words, and the value that was given. */
export type BareOptionsError = Omit<OptionsError, 'message'> & { readonly value?: unknown };

/**
 * Reads options against their shape. `undefined` and `null` instead of an object, and a key whose
 * value is `undefined`, take the fallback; a key that the shape does not know is an error.
 */
export const tryOptions = <Shape extends Shapes>(
  input: unknown,
  shape: Shape,
): Result<Read<Shape>, BareOptionsError> => {
  const given = (input ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof given !== 'object' || Array.isArray(given)) return err({ code: 'not-an-object' });
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) return err({ code: 'unknown-option', option: unknown });
  const values: Record<string, unknown> = {};
  for (const [option, { kind, fallback }] of Object.entries(shape)) {
    const raw = Object.hasOwn(given, option) ? given[option] : undefined;
    const value = raw === undefined ? fallback : readValue(kind, raw);
    if (value === undefined) return err({ code: 'bad-value', option, value: raw });
    values[option] = value;
  }
  return ok(values as Read<Shape>);
};
