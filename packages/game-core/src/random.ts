import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator behind every seeded deal. Its outputs are pinned by tests: shared deals never change. */
export const GENERATOR = 'parlour-xoroshiro128plus-1';

/** A whole number, or a text of at most `SEED_LIMIT` UTF-16 units. */
export type Seed = string | number;
export const SEED_LIMIT = 256;

/** The four 32-bit words of the generator: plain JSON, to be kept in a game's state. */
export type RandomState = readonly [number, number, number, number];

const CANONICAL_INTEGER = /^(?:0|-?[1-9]\d{0,15})$/;

/**
 * Reads a seed: a safe integer, or a text of at most `SEED_LIMIT` units; `undefined` for anything
 * else. The text of a whole number is that number, so that `?seed=5` and `5` deal alike.
 */
export const readSeed = (input: unknown): Seed | undefined => {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? input + 0 : undefined;
  if (typeof input !== 'string' || input.length > SEED_LIMIT) return undefined;
  const number = CANONICAL_INTEGER.test(input) ? Number(input) : Number.NaN;
  return Number.isSafeInteger(number) ? number : input;
};

/** Spreads a seed over the generator's 128 bits: every step can be undone, so nothing is lost early. */
const spread = (seed: Seed): RandomState => {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  const absorb = (unit: number): void => {
    const mixed = Math.imul(a ^ unit, 0x85ebca6b);
    [a, b, c, d] = [b ^ (mixed >>> 15), (c + mixed) | 0, d ^ (mixed << 7), mixed];
  };
  const text = String(seed);
  for (let index = 0; index < text.length; index++) absorb(text.charCodeAt(index));
  for (let round = 0; round < 16; round++) absorb(text.length + round);
  return [a | 0, b | 0, c | 0, d | 0];
};

/** How many values a word of the generator has. */
const WORDS = 0x1_0000_0000;

/** A stream of random numbers with a state that can be stored and taken up again. */
export interface Random {
  /** A whole number from `min` to `max`, both included, each equally likely; at most 2^32 of them. */
  integer(min: number, max: number): number;
  state(): RandomState;
}

/** Takes up a stream where `state()` left it. */
export const randomFrom = (state: RandomState): Random => {
  const generator = xoroshiro128plusFromState(
    state.some((word) => word !== 0) ? state : [1, 0, 0, 0],
  );
  return {
    integer: (min, max) => {
      // What pure-rand's uniformInt does up to 2^32 values; its other half, for ranges up to 2^53,
      // would be the largest module of a card game's element.
      const range = max - min + 1;
      if (!(range >= 1 && range <= WORDS)) throw new RangeError('A range holds 1 to 2^32 numbers.');
      const limit = Math.floor(WORDS / range) * range;
      for (;;) {
        const word = generator.next() + WORDS / 2;
        if (word < limit) return min + (word % range);
      }
    },
    state: () => {
      const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
      return [a, b, c, d];
    },
  };
};

/** The stream that belongs to a seed. */
export const randomOf = (seed: Seed): Random => randomFrom(spread(seed));

/** A shuffled copy (Fisher–Yates from the end): every order equally likely. */
export const shuffled = <Item>(items: readonly Item[], random: Random): readonly Item[] => {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const chosen = random.integer(0, last);
    [result[last], result[chosen]] = [result[chosen] as Item, result[last] as Item];
  }
  return result;
};
