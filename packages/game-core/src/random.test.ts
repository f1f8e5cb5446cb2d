import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GENERATOR,
  randomFrom,
  randomOf,
  type RandomState,
  readSeed,
  type Seed,
  SEED_LIMIT,
  shuffled,
} from './random.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Seed, the state it gives, six numbers from 0 to 999, and 0 … 9 shuffled. */
const PINS: readonly (readonly [Seed, string, string, string])[] = [
  [
    0,
    '-487527699 -1474309730 -239052247 409187940',
    '858 510 150 208 240 752',
    '0 4 1 9 5 7 2 6 3 8',
  ],
  [
    1,
    '-512037597 -439241014 -1569845443 -860022303',
    '331 603 198 893 899 732',
    '4 0 5 7 2 9 3 6 8 1',
  ],
  [
    -1,
    '1590599421 -1197257164 -816973617 -1107669084',
    '696 966 46 935 654 701',
    '2 3 8 5 1 4 7 9 0 6',
  ],
  [
    5,
    '207278471 294096591 -1036125168 1862097864',
    '807 173 473 194 157 232',
    '5 0 3 4 2 8 9 1 6 7',
  ],
  [
    42,
    '478685437 2104064311 1836208268 1963402638',
    '301 530 724 257 371 933',
    '2 6 5 0 8 9 7 4 3 1',
  ],
  [
    9007199254740991,
    '1480811659 721914468 337657253 438261651',
    '767 673 226 304 289 95',
    '3 5 9 6 8 1 4 2 0 7',
  ],
  [
    -9007199254740991,
    '812189656 -1367271682 295482050 -2015520604',
    '658 490 225 206 784 283',
    '5 6 9 7 3 4 0 1 2 8',
  ],
  [
    '',
    '-259232284 -1126672399 1588677534 983763327',
    '576 835 720 472 383 725',
    '2 8 1 4 7 5 9 0 3 6',
  ],
  [
    'parlour',
    '-1190140467 518729938 -2142562779 -1733612661',
    '925 124 934 540 615 942',
    '3 0 7 4 2 9 1 6 8 5',
  ],
  [
    'Parlour',
    '-1179934648 -2140465408 -1041128173 1583950234',
    '474 205 798 735 899 980',
    '5 3 2 9 0 7 1 8 6 4',
  ],
  [
    '007',
    '1223912721 -65520702 -461656330 -253373491',
    '455 419 66 467 47 622',
    '0 1 8 9 7 3 6 2 4 5',
  ],
  [
    '9007199254740992',
    '139061091 -750598075 -1071398387 127303771',
    '344 475 122 525 259 154',
    '6 7 8 0 9 5 1 2 3 4',
  ],
  [
    '日本語',
    '365339676 852744839 1986928860 587182874',
    '361 739 653 929 421 66',
    '4 6 0 2 9 7 3 5 8 1',
  ],
  [
    '🂡',
    '1010637350 452110302 -1628027051 2080605037',
    '691 381 180 821 287 540',
    '9 3 7 2 0 6 5 8 4 1',
  ],
  [
    '\ud83c',
    '1961851825 1902477999 -1833581718 -2015254079',
    '568 379 223 921 459 476',
    '6 3 4 2 5 1 9 7 0 8',
  ],
  [
    'a'.repeat(256),
    '-1009541533 2113204934 2115206585 -753247301',
    '281 704 110 32 456 453',
    '0 5 9 8 3 4 7 6 2 1',
  ],
];

describe('the generator is pinned', () => {
  test('its name', () => {
    expect(GENERATOR).toBe('parlour-xoroshiro128plus-1');
  });

  test.each(PINS)('seed %j', (seed, state, numbers, order) => {
    expect(randomOf(seed).state().join(' ')).toBe(state);
    const random = randomOf(seed);
    expect(
      range(6)
        .map(() => random.integer(0, 999))
        .join(' '),
    ).toBe(numbers);
    expect(shuffled(range(10), randomOf(seed)).join(' ')).toBe(order);
  });

  test('ranges of every size', () => {
    const random = randomOf(5);
    const drawn: readonly (readonly [number, number, number])[] = [
      [0, 0, 0],
      [0, 1, 1],
      [-3, 3, 3],
      [0, 51, 6],
      [0, 2 ** 32 - 1, 3277098157],
    ];
    for (const [min, max, value] of drawn) expect(random.integer(min, max)).toBe(value);
    expect(random.state()).toEqual([-543586691, -1423710239, -1970379344, -613561177]);
  });

  test('it is xoroshiro128+ with the shifts 24, 16, 37', () => {
    const MASK = (1n << 64n) - 1n;
    const word = (high: number, low: number): bigint =>
      (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    const rotated = (value: bigint, by: bigint): bigint =>
      ((value << by) | (value >> (64n - by))) & MASK;
    const state = randomOf('parlour').state();
    let [s0, s1] = [word(state[0], state[1]), word(state[2], state[3])];
    const next = (): number => {
      const sum = (s0 + s1) & MASK;
      s1 ^= s0;
      s0 = rotated(s0, 24n) ^ s1 ^ ((s1 << 16n) & MASK);
      s1 = rotated(s1, 37n);
      // The low half, counted from −2^31.
      return Number(BigInt.asIntN(32, sum)) + 2 ** 31;
    };
    const random = randomOf('parlour');
    for (let step = 0; step < 100; step++) {
      expect(random.integer(0, 2 ** 32 - 1)).toBe(next());
    }
  });
});

describe('seeds', () => {
  test.each<[unknown, Seed]>([
    [5, 5],
    ['5', 5],
    ['0', 0],
    [-0, 0],
    ['-17', -17],
    ['-0', '-0'],
    ['05', '05'],
    ['5.0', '5.0'],
    [' 5', ' 5'],
    ['+5', '+5'],
    ['1e3', '1e3'],
    ['', ''],
    ['true', 'true'],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['-9007199254740993', '-9007199254740993'],
    ['__proto__', '__proto__'],
    ['\udc00', '\udc00'],
    ['x'.repeat(SEED_LIMIT), 'x'.repeat(SEED_LIMIT)],
  ])('%j is read as %j', (input, seed) => {
    expect(readSeed(input)).toBe(seed);
  });

  test.each([1.5, Number.NaN, Infinity, 2 ** 53, null, undefined, true, {}, [], ['5'], 5n])(
    '%s is not a seed',
    (input) => {
      expect(readSeed(input)).toBeUndefined();
    },
  );

  test('a seed that is too long is refused', () => {
    expect(readSeed('x'.repeat(SEED_LIMIT + 1))).toBeUndefined();
  });

  test('a whole number deals alike as a number and as text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        expect(readSeed(String(seed))).toBe(seed);
      }),
    );
    expect(randomOf(readSeed('5') ?? '').state()).toEqual(randomOf(5).state());
  });

  test('a seed that was read is read as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: SEED_LIMIT / 2 }), (text) => {
        const seed = readSeed(text) ?? 'none';
        expect(readSeed(seed)).toBe(seed);
        expect(String(seed)).toBe(text);
      }),
    );
  });

  test('neighbouring seeds are far apart', () => {
    const states = new Set(range(5000).map((seed) => randomOf(seed).state().join()));
    expect(states.size).toBe(5000);
    const bits = (value: number): number => value.toString(2).replaceAll('0', '').length;
    let flipped = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const [a, b] = [randomOf(seed).state(), randomOf(seed + 1).state()];
      for (const [index, word] of a.entries()) flipped += bits((word ^ (b[index] ?? 0)) >>> 0);
    }
    expect(flipped / 1000 / 128).toBeCloseTo(0.5, 2);
  });
});

describe('streams', () => {
  const anyState = fc.tuple(...([0, 1, 2, 3] as const).map(() => fc.integer())) as fc.Arbitrary<
    [number, number, number, number]
  >;

  test('a stream goes on where its stored state left it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(20), (seed, steps) => {
        const random = randomOf(seed);
        for (let step = 0; step < steps; step++) random.integer(0, 51);
        const stored = JSON.parse(JSON.stringify(random.state())) as RandomState;
        const again = randomFrom(stored);
        for (let step = 0; step < 5; step++) {
          expect(again.integer(0, 51)).toBe(random.integer(0, 51));
        }
        expect(again.state()).toEqual(random.state());
      }),
    );
  });

  test('the given state is left as it was', () => {
    const state = randomOf(1).state();
    const copy = [...state];
    randomFrom(state).integer(0, 9);
    expect(state).toEqual(copy);
  });

  test('every number lies within its range, ends included', () => {
    fc.assert(
      fc.property(anyState, fc.integer(), fc.nat(), (state, min, more) => {
        const max = min + more;
        const number = randomFrom(state).integer(min, max);
        expect(Number.isSafeInteger(number)).toBe(true);
        expect(number >= min && number <= max).toBe(true);
      }),
    );
    const random = randomOf('ends');
    expect(new Set(range(200).map(() => random.integer(-1, 1)))).toEqual(new Set([-1, 0, 1]));
  });

  test('the state of all zeros, which stands still, is stepped over', () => {
    const random = randomFrom([0, 0, 0, 0]);
    expect(new Set(range(100).map(() => random.integer(0, 999))).size).toBeGreaterThan(20);
  });
});
