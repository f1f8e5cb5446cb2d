// Deals by the numbers of other programs, re-implemented from their documentation and checked against
// their own deals: see docs/rules/klondike.md.
import { type Card, type Pile } from '@parlour/cards-core';
import {
  deckByRank,
  deckBySuit,
  microsoftWide,
  shuffledBy,
  SOLVITAIRE_MAX,
  solvitaireDeck,
  twisterOfWords,
} from '@parlour/cards-core/generators';
import { err, ok, type Result } from '@parlour/game-core';
import { type Layout, stateOf } from './deal.ts';
import { STANDARD_RULES } from './rule-set.ts';
import { type KlondikeState, type Rules } from './types.ts';

/** Whose numbers: see `SCHEME_TITLES`. */
export const SCHEMES = [
  'ms',
  'pysol',
  'kpat',
  'greenfelt',
  'shootme',
  'solvitaire',
  'mscollection',
] as const;
export type Scheme = (typeof SCHEMES)[number];

const COLUMNS = 7;

/** Columns of a deal, and the cards that are left, the first of which is drawn first. */
const laidOut = (cards: Pile, places: readonly number[]): Layout => {
  const tableau = Array.from({ length: COLUMNS }, (): Card[] => []);
  for (const [index, column] of places.entries()) tableau[column]?.push(cards[index] as Card);
  return { tableau, stock: cards.slice(places.length).reverse() };
};

const ROWS = [...Array(COLUMNS).keys()];
const rowFrom = (first: number): readonly number[] => ROWS.slice(first);

/** Row by row from the left, the first card of each row being the last of its column. */
const BY_ROWS = ROWS.flatMap(rowFrom);
/** The same from the right. */
const BY_ROWS_BACK = ROWS.flatMap((row) => [...rowFrom(row)].reverse());
/** PySolFC's way: face-down rows from the right, each shorter by one; last a face-up row from the right. */
const PYSOL = [
  ...ROWS.slice(1).flatMap((row) => [...rowFrom(row)].reverse()),
  ...[...ROWS].reverse(),
];

const reversed = (cards: Pile): Pile => [...cards].reverse();

const CLUBS_FIRST = [2, 3, 1, 0] as const;

/**
 * The shuffle of Microsoft FreeCell, on clubs, diamonds, hearts, spades by rank; cards come from the
 * end. Numbers from 2^31 and from 2^32 on are an extension of the Freecell Solver's and PySolFC's.
 */
const microsoftDeck = (number: bigint): Pile => {
  const wide = microsoftWide(Number(BigInt.asUintN(32, number)));
  const next = (): number => {
    if (number >= 2n ** 32n) return wide() + 1;
    return number >= 2n ** 31n ? wide() | 0x8000 : wide() & 0x7fff;
  };
  return shuffledBy(deckByRank(CLUBS_FIRST), (last) => next() % (last + 1));
};

/** Python's `random.Random(N)` and a shuffle by `random()`, on clubs, spades, hearts, diamonds. */
const pythonDeck = (number: bigint): Pile => {
  const words: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 32n) words.push(Number(BigInt.asUintN(32, rest)));
  const next = twisterOfWords(words);
  const random = (): number => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
  return shuffledBy(deckBySuit([2, 0, 1, 3]), (last) => Math.floor(random() * (last + 1)));
};

/** Numbers below this are Microsoft's in PySolFC. */
const PYSOL_OWN = 32_000n;

/** `seed · 16807 mod 2^31 − 1`, seven passes through clubs, diamonds, hearts, spades. */
const greenFeltDeck = (number: bigint): Pile => {
  let seed = number;
  const cards = [...deckBySuit(CLUBS_FIRST)];
  for (let step = 0; step < 7 * cards.length; step++) {
    seed = (seed * 16_807n) % 0x7fff_ffffn;
    const [one, other] = [step % cards.length, Number(seed % 52n)];
    [cards[one], cards[other]] = [cards[other] as Card, cards[one] as Card];
  }
  return cards;
};

/** The generator of ShootMe's Klondike-Solver; all in signed 32-bit numbers. */
const shootMeRandom = (seed: number): (() => number) => {
  let [value, mix, twist] = [seed, 51_651_237, 895_213_268];
  const step = (): void => {
    let y = value ^ ((twist - mix) | 0) ^ value;
    y ^= twist ^ value ^ mix;
    mix ^= twist ^ value;
    value ^= (twist - mix) | 0;
    twist ^= value ^ y;
    value ^= (twist << 7) ^ (mix >> 16) ^ (y << 8);
  };
  for (let count = 0; count < 50; count++) step();
  value = 0x9417_b3af ^ seed ^ (seed >> 15);
  for (let count = 0; count < 950; count++) step();
  return () => {
    step();
    return value & 0x7fff_ffff;
  };
};

const shootMeDeck = (number: bigint): Pile => {
  const next = shootMeRandom(Number(number));
  const cards = [...deckBySuit([2, 3, 0, 1])];
  for (let count = 0; count < 269; count++) {
    const [one, other] = [next() % 52, next() % 52];
    [cards[one], cards[other]] = [cards[other] as Card, cards[one] as Card];
  }
  return cards;
};

/** The permutation that a number below 52! stands for: its digits are the places of a shuffle. */
const permuted = (number: bigint): Pile => {
  let rest = number;
  return shuffledBy(deckBySuit([0, 1, 2, 3]), (last) => {
    const size = BigInt(last + 1);
    const place = Number(rest % size);
    rest /= size;
    return place;
  });
};

interface SchemeRules {
  readonly title: string;
  readonly min: bigint;
  readonly max: bigint;
  readonly deal: (number: bigint) => Layout;
}

const pysolMicrosoft = (number: bigint): Layout => laidOut(reversed(microsoftDeck(number)), PYSOL);

const MICROSOFT_MAX = 2n ** 33n - 1n;
const SIGNED_MAX = 2n ** 31n - 1n;
/** How many orders 52 cards have. */
const ORDERS = [...Array(52).keys()].reduce((product, n) => product * BigInt(n + 1), 1n);

const RULES: Readonly<Record<Scheme, SchemeRules>> = {
  ms: {
    title: 'PySolFC’s “ms” numbers (the shuffle of Microsoft FreeCell)',
    min: 0n,
    max: MICROSOFT_MAX,
    deal: pysolMicrosoft,
  },
  pysol: {
    title: 'PySolFC',
    min: 0n,
    max: 10n ** 20n - 1n,
    deal: (number) =>
      number < PYSOL_OWN ? pysolMicrosoft(number) : laidOut(reversed(pythonDeck(number)), PYSOL),
  },
  kpat: {
    title: 'KPatience',
    min: 1n,
    max: SIGNED_MAX,
    deal: (number) => laidOut(reversed(microsoftDeck(number)), BY_ROWS),
  },
  greenfelt: {
    title: 'Green Felt',
    min: 0n,
    // 2^31 − 1 is 0 again.
    max: SIGNED_MAX - 1n,
    deal: (number) => laidOut(reversed(greenFeltDeck(number)), BY_ROWS),
  },
  shootme: {
    title: 'ShootMe’s Klondike-Solver and MinimalKlondike',
    min: 0n,
    max: SIGNED_MAX,
    deal: (number) => laidOut(shootMeDeck(number), BY_ROWS),
  },
  solvitaire: {
    title: 'Solvitaire',
    min: 0n,
    max: BigInt(SOLVITAIRE_MAX),
    deal: (number) => {
      const deck = solvitaireDeck(Number(number));
      return {
        ...laidOut(reversed(deck.slice(0, 28)), BY_ROWS_BACK),
        stock: reversed(deck.slice(28)),
      };
    },
  },
  mscollection: {
    title: 'Microsoft Solitaire Collection',
    min: 0n,
    max: ORDERS - 1n,
    deal: (number) => laidOut(reversed(permuted(number)), BY_ROWS),
  },
};

/** What each scheme's numbers are those of, and the least and the greatest of them, in digits. */
export const schemeInfo = (scheme: Scheme) => {
  const { title, min, max } = RULES[scheme];
  return { title, min: String(min), max: String(max) };
};

export interface SchemeError {
  readonly code: 'bad-number' | 'conflict';
  readonly message: string;
}

/** No number has more digits. */
const DIGITS = 68;

const readNumber = (number: string | number | bigint): bigint | undefined => {
  const text = String(number);
  const digits = text.replace(/^0+(?=\d)/, '');
  return /^\d+$/.test(digits) && digits.length <= DIGITS ? BigInt(digits) : undefined;
};

/**
 * The deal of a number: an empty waste, and all cards that are not in the tableau in the stock. The
 * number may be text, since some have more digits than a JavaScript number.
 */
export const dealScheme = (
  scheme: Scheme,
  number: string | number | bigint,
  rules: Rules = STANDARD_RULES,
): Result<KlondikeState, SchemeError> => {
  const { min, max, deal } = RULES[scheme];
  const read = readNumber(number);
  if (read === undefined || read < min || read > max) {
    const message = `The numbers of ${scheme} are whole ones from ${min} to ${max}.`;
    return err({ code: 'bad-number', message });
  }
  if (rules.ranks !== 13 || rules.columns !== COLUMNS) {
    const message = `The deals of ${scheme} have 13 ranks and 7 tableau piles.`;
    return err({ code: 'conflict', message });
  }
  return ok(stateOf(deal(read), rules));
};
