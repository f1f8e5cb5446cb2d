// Generators behind other people's numbered deals, bit for bit.
import { cardOf, type Card, type SuitIndex } from './card.ts';
import { RANKS } from './suits.ts';

/** Numbers from 0 to 2^32 − 1, each call the next one. */
export type Words = () => number;

const SIZE = 624;
const SHIFT = 397;

/** The Mersenne Twister's stream from a filled state (Matsumoto and Nishimura's mt19937ar). */
const twister = (state: Uint32Array): Words => {
  let index = SIZE;
  const refill = (): void => {
    for (let place = 0; place < SIZE; place++) {
      const [here = 0, next = 0] = [state[place], state[(place + 1) % SIZE]];
      const mixed = (here & 0x8000_0000) | (next & 0x7fff_ffff);
      const far = state[(place + SHIFT) % SIZE] ?? 0;
      state[place] = far ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908_b0df : 0);
    }
    index = 0;
  };
  return () => {
    if (index === SIZE) refill();
    let word = state[index++] ?? 0;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c_5680;
    word ^= (word << 15) & 0xefc6_0000;
    return (word ^ (word >>> 18)) >>> 0;
  };
};

const stateOf = (seed: number): Uint32Array => {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let place = 1; place < SIZE; place++) {
    const before = state[place - 1] ?? 0;
    state[place] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + place;
  }
  return state;
};

/** The Mersenne Twister from one word: `init_genrand`, C++'s `std::mt19937`. */
export const twisterOf = (seed: number): Words => twister(stateOf(seed));

/** The Mersenne Twister from several words: `init_by_array`, as Python seeds it. */
export const twisterOfWords = (key: readonly number[]): Words => {
  const state = stateOf(19_650_218);
  let place = 1;
  const step = (factor: number, addend: number): void => {
    const before = state[place - 1] ?? 0;
    state[place] = ((state[place] ?? 0) ^ Math.imul(before ^ (before >>> 30), factor)) + addend;
    if (++place < SIZE) return;
    state[0] = state[SIZE - 1] ?? 0;
    place = 1;
  };
  for (let count = 0; count < Math.max(SIZE, key.length); count++) {
    const index = count % key.length;
    step(1_664_525, (key[index] ?? 0) + index);
  }
  for (let count = 1; count < SIZE; count++) step(1_566_083_941, -place);
  state[0] = 0x8000_0000;
  return twister(state);
};

/** The generator behind Microsoft's `rand()`, with all 16 of its upper bits. */
export const microsoftWide = (seed: number): Words => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 214_013) + 2_531_011) >>> 0;
    return state >>> 16;
  };
};

/** Microsoft's `rand()`: numbers from 0 to 32,767. */
export const microsoftRand = (seed: number): Words => {
  const wide = microsoftWide(seed);
  return () => wide() & 0x7fff;
};

/**
 * The cards in a random order: Fisher–Yates from the end, `chosen(last)` a place from 0 to `last`.
 */
export const shuffledBy = (
  deck: readonly Card[],
  chosen: (last: number) => number,
): readonly Card[] => {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last--) {
    const place = chosen(last);
    [cards[last], cards[place]] = [cards[place] as Card, cards[last] as Card];
  }
  return cards;
};

/** Suits as other programs order them, by our indices: spades 0, hearts 1, clubs 2, diamonds 3. */
export type SuitOrder = readonly [SuitIndex, SuitIndex, SuitIndex, SuitIndex];

/** A deck suit by suit, each from the ace to the king. */
export const deckBySuit = (order: SuitOrder): readonly Card[] =>
  order.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));

/** A deck rank by rank, from the aces to the kings. */
export const deckByRank = (order: SuitOrder): readonly Card[] =>
  RANKS.flatMap((rank) => order.map((suit) => cardOf(suit, rank)));

/** Boost's uniform integer from 0 to `last`: words in equal buckets, those beyond the last one dropped. */
const inBuckets = (words: Words, last: number): number => {
  const range = 0xffff_ffff;
  const bucket = Math.floor(range / (last + 1)) + (range % (last + 1) === last ? 1 : 0);
  for (;;) {
    const place = Math.floor(words() / bucket);
    if (place <= last) return place;
  }
};

/** The greatest number of a deal of Solvitaire. */
export const SOLVITAIRE_MAX = 0xffff_ffff;

/** The deck that Solvitaire shuffles for `--random N`; cards are dealt from its end. */
export const solvitaireDeck = (number: number): readonly Card[] => {
  const words = twisterOf(number);
  return shuffledBy(deckByRank([2, 1, 0, 3]), (last) => inBuckets(words, last));
};
