// Words for options that cannot be read: a module of its own, since who never shows an error need not
// load them.
import {
  type BareOptionsError,
  type Kind,
  type OptionsError,
  type Read,
  type Shapes,
  tryOptions,
} from './options.ts';
import { err, type Result } from './result.ts';

const expected = (kind: Kind): string => {
  switch (kind[0]) {
    case 'integer':
      return `a whole number from ${kind[1]} to ${kind[2]}`;
    case 'choice':
      return kind[1].length === 1 ? kind[1].join() : `one of ${kind[1].join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'text':
      return `text of at most ${kind[1]} characters`;
    case 'seed':
      return 'a whole number or a text of at most 256 characters';
    case 'either':
      return `${expected(kind[1])}, or ${expected(kind[2])}`;
  }
};

const show = (value: unknown): string => {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  const isShort = typeof value === 'number' || typeof value === 'boolean' || value === null;
  return isShort ? String(value) : typeof value;
};

/** The words for an error of `tryOptions`. */
export const withWords = (
  { code, option, value }: BareOptionsError,
  shape: Shapes,
): OptionsError => {
  const kind =
    option !== undefined && Object.hasOwn(shape, option) ? shape[option]?.kind : undefined;
  if (kind) {
    const message = `Option ${option ?? ''} must be ${expected(kind)}, not ${show(value)}.`;
    return { code, option, message } as OptionsError;
  }
  if (option === undefined) return { code, message: 'Options must be an object.' };
  const known = Object.keys(shape).join(', ');
  return {
    code,
    option,
    message: `There is no option ${show(option)}. The options are: ${known}.`,
  };
};

/** As `tryOptions`, with words for the error. */
export const readOptions = <Shape extends Shapes>(
  input: unknown,
  shape: Shape,
): Result<Read<Shape>, OptionsError> => {
  const read = tryOptions(input, shape);
  return read.ok ? read : err(withWords(read.error, shape));
};
