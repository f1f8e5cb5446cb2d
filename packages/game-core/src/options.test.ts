import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOptions } from './option-words.ts';
import {
  booleanOption,
  choiceOption,
  eitherOption,
  integerOption,
  type Option,
  readValue,
  seedOption,
  textOption,
} from './options.ts';

const SHAPE = {
  draw: integerOption(1, 7, 3),
  spaces: choiceOption(['kings', 'any', 'none'], 'kings'),
  worryBack: booleanOption(true),
  name: textOption(5, 'none'),
  seed: seedOption(0),
  redeals: eitherOption(choiceOption(['unlimited'], 'unlimited'), integerOption(0, 9, 0)),
};
const DEFAULTS = {
  draw: 3,
  spaces: 'kings',
  worryBack: true,
  name: 'none',
  seed: 0,
  redeals: 'unlimited',
};

describe('each kind of option', () => {
  test.each<[string, Option<unknown>, unknown, unknown]>([
    ['integer', SHAPE.draw, 1, 1],
    ['integer', SHAPE.draw, 7, 7],
    ['integer', SHAPE.draw, '4', 4],
    ['integer', integerOption(-5, 5, 0), '-5', -5],
    ['integer', integerOption(-5, 5, 0), -0, 0],
    ['integer', integerOption(-5, 5, 0), '-0', 0],
    ['choice', SHAPE.spaces, 'none', 'none'],
    ['boolean', SHAPE.worryBack, false, false],
    ['boolean', SHAPE.worryBack, 'false', false],
    ['boolean', SHAPE.worryBack, 'true', true],
    ['text', SHAPE.name, '', ''],
    ['text', SHAPE.name, '12345', '12345'],
    ['text', SHAPE.name, '\ud800', '\ud800'],
    ['seed', SHAPE.seed, '5', 5],
    ['seed', SHAPE.seed, 'five', 'five'],
    ['either', SHAPE.redeals, 'unlimited', 'unlimited'],
    ['either', SHAPE.redeals, '0', 0],
    ['either', SHAPE.redeals, 9, 9],
  ])('%s %#: %o reads %j as %j', (_, option, input, value) => {
    expect(readValue(option.kind, input)).toBe(value);
  });

  test.each<[string, Option<unknown>, readonly unknown[]]>([
    [
      'integer',
      SHAPE.draw,
      [0, 8, 1.5, '', ' 3', '3 ', '03', '+3', '0x3', '3.0', '1e0', '٣', Number.NaN, true, [3], {}],
    ],
    ['integer', integerOption(0, Number.MAX_SAFE_INTEGER, 0), [2 ** 53, '9007199254740992', 5n]],
    ['choice', SHAPE.spaces, ['King', 'KINGS', '', 0, true, 'toString', ['kings']]],
    ['boolean', SHAPE.worryBack, ['', 'yes', 'True', 0, 1, {}]],
    ['text', SHAPE.name, ['123456', 5, true, {}, []]],
    ['seed', SHAPE.seed, [1.5, 'x'.repeat(257), true, [5]]],
    ['either', SHAPE.redeals, ['none', '10', -1, false]],
  ])('%s %# refuses what it cannot take', (_, option, inputs) => {
    for (const input of [...inputs, null]) expect(readValue(option.kind, input)).toBeUndefined();
  });
});

test('either of two kinds falls back to the first one, or to what is given', () => {
  const [word, number] = [choiceOption(['unlimited'], 'unlimited'), integerOption(0, 9, 0)];
  expect(eitherOption(word, number).fallback).toBe('unlimited');
  expect(eitherOption(word, number, 2).fallback).toBe(2);
});

describe('reading options', () => {
  test.each([undefined, null, {}, { draw: undefined }, Object.create(null)])(
    'what is not given takes its fallback: %j',
    (input: unknown) => {
      expect(readOptions(input, SHAPE)).toEqual({ ok: true, value: DEFAULTS });
    },
  );

  test('what is given is read, the rest filled in', () => {
    const value = { ...DEFAULTS, draw: 1, worryBack: false, seed: 17, redeals: 2 };
    const input = { draw: '1', worryBack: 'false', seed: '17', redeals: '2' };
    expect(readOptions(input, SHAPE)).toEqual({ ok: true, value });
  });

  test('options that were read are read as themselves', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            draw: fc.integer({ min: 1, max: 7 }),
            spaces: fc.constantFrom('kings', 'any', 'none'),
            worryBack: fc.boolean(),
            name: fc.string({ maxLength: 5 }),
            seed: fc.oneof(fc.maxSafeInteger(), fc.string({ maxLength: 256 })),
          },
          { requiredKeys: [] },
        ),
        (input) => {
          const read = readOptions(input, SHAPE);
          if (!read.ok) throw new Error(read.error.message);
          expect(readOptions(read.value, SHAPE)).toEqual(read);
          expect(readOptions(JSON.parse(JSON.stringify(read.value)), SHAPE)).toEqual(read);
          // As attributes and addresses hold them.
          const texts = Object.entries(read.value).map(([key, value]) => [key, String(value)]);
          expect(readOptions(Object.fromEntries(texts), SHAPE)).toEqual(read);
        },
      ),
    );
  });

  test.each([[[]], ['draw=3'], [3], [true], [() => 0], [Symbol('x')], [5n]])(
    '%o is not an object',
    (input) => {
      expect(readOptions(input, SHAPE)).toEqual({
        ok: false,
        error: { code: 'not-an-object', message: 'Options must be an object.' },
      });
    },
  );

  test('an unknown option is named', () => {
    expect(readOptions({ draw: 1, Draw: 3 }, SHAPE)).toEqual({
      ok: false,
      error: {
        code: 'unknown-option',
        option: 'Draw',
        message:
          'There is no option "Draw". The options are: draw, spaces, worryBack, name, seed, redeals.',
      },
    });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'the key %j is an unknown option like any other',
    (key) => {
      const input: unknown = JSON.parse(`{${JSON.stringify(key)}: {"draw": 1}}`);
      expect(readOptions(input, SHAPE)).toMatchObject({
        error: { code: 'unknown-option', option: key },
      });
    },
  );

  test('what is inherited is not given', () => {
    const input: unknown = Object.create({ draw: 1, Draw: 5 });
    expect(readOptions(input, SHAPE)).toEqual({ ok: true, value: DEFAULTS });
  });

  test.each<[object, string, string]>([
    [{ draw: 8 }, 'draw', 'Option draw must be a whole number from 1 to 7, not 8.'],
    [{ draw: 'three' }, 'draw', 'Option draw must be a whole number from 1 to 7, not "three".'],
    [{ draw: null }, 'draw', 'Option draw must be a whole number from 1 to 7, not null.'],
    [{ spaces: 'all' }, 'spaces', 'Option spaces must be one of kings, any, none, not "all".'],
    [{ worryBack: 1 }, 'worryBack', 'Option worryBack must be true or false, not 1.'],
    [
      { name: 'Parlour' },
      'name',
      'Option name must be text of at most 5 characters, not "Parlour".',
    ],
    [
      { seed: 0.5 },
      'seed',
      'Option seed must be a whole number or a text of at most 256 characters, not 0.5.',
    ],
    [
      { redeals: 'none' },
      'redeals',
      'Option redeals must be unlimited, or a whole number from 0 to 9, not "none".',
    ],
  ])('%j names the option and what it must be', (input, option, message) => {
    expect(readOptions(input, SHAPE)).toEqual({
      ok: false,
      error: { code: 'bad-value', option, message },
    });
  });

  test('messages stay short', () => {
    const long = 'x'.repeat(10_000);
    for (const input of [{ name: long }, { [long]: 1 }]) {
      const read = readOptions(input, SHAPE);
      expect(!read.ok && read.error.message.length).toBeLessThan(200);
    }
  });

  test('nothing at all makes it throw', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (input) => {
        readOptions(input, SHAPE);
        readOptions({ draw: input, name: input, seed: input, redeals: input }, SHAPE);
      }),
    );
  });
});
