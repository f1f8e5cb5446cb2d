// Where a deal comes from, as flags: what every game of cards has.
import { err, ok, type OptionsError, type OptionValues, type Result } from '@parlour/game-core';

const SEEDS = 2 ** 32;

const conflict = (option: string, message: string) =>
  err<OptionsError>({ code: 'conflict', option, message });

/** What a game says of its schemes. */
export interface Schemes {
  /** Schemes with numbers, and which number is taken where none is given. */
  readonly numbered: Readonly<Record<string, (random: () => number) => OptionValues>>;
  /** Those in words: "danie or danie5". */
  readonly words: string;
  /** The scheme that is meant where none is said and no position or seed is given. */
  readonly usual: string;
}

/** A seed or number where none is given; and what does not go together is told. */
export const freshDeal = (
  random: () => number,
  given: OptionValues,
  { numbered, words, usual }: Schemes,
): Result<OptionValues, OptionsError> => {
  const { position, number, seed } = given;
  const usually = seed === undefined ? usual : 'random';
  const deal = String(given['deal'] ?? (position === undefined ? usually : 'custom'));
  const fresh = Object.hasOwn(numbered, deal) ? numbered[deal] : undefined;
  if (number !== undefined && !fresh) {
    return conflict('number', `a ${deal} deal has no number; say --scheme ${words}.`);
  }
  if (seed !== undefined && deal !== 'random') {
    return conflict('seed', `a ${deal} deal has no seed.`);
  }
  if (position !== undefined && deal !== 'custom') {
    return conflict('position', 'a position cannot come from a scheme.');
  }
  if (deal === 'custom') return ok({ deal });
  if (!fresh) return ok({ deal, seed: Math.floor(random() * SEEDS) });
  return ok({ deal, ...(number === undefined ? fresh(random) : { number }) });
};

/** A number below a limit. */
export const numberBelow =
  (limit: number, least = 0) =>
  (random: () => number): OptionValues => ({
    number: least + Math.floor(random() * (limit - least)),
  });
