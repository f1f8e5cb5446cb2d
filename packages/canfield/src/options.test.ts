import { essentialOptions, unwrap } from '@parlour/game-core';
import { describe, expect, it, test } from 'vitest';
import { canfield, PRESETS, rulesOf, settingOf } from './index.ts';
import { dealOf, stateAfter } from './table.test-support.ts';
import { canfieldTable } from './table.ts';

const parse = (input: unknown) => canfield.parseOptions(input);

describe('presets', () => {
  test.each([
    // What the issue calls classic; the columns and rows of the comparison of other programs.
    [
      'classic',
      'draw=3 redeals=unlimited runs=whole spaces=waste fill onBase=no base=yes back=yes',
    ],
    ['strict', 'draw=3 redeals=unlimited runs=whole spaces=waste fill onBase=no base=yes back=no'],
    ['canfield', 'draw=3 redeals=unlimited runs=any spaces=any fill onBase=no base=yes back=no'],
    ['ucb', 'draw=3 redeals=unlimited runs=whole spaces=whole fill onBase=yes base=no back=yes'],
    ['superior', 'draw=3 redeals=unlimited runs=top spaces=any onBase=yes base=yes back=no'],
    ['rainbow', 'draw=1 redeals=0 runs=top spaces=any fill onBase=yes base=yes back=no'],
    ['storehouse', 'draw=1 redeals=2 runs=top spaces=any fill onBase=yes base=yes back=no'],
    ['chameleon', 'draw=1 redeals=0 runs=top spaces=any fill onBase=yes base=yes back=no'],
    [
      'selective',
      'draw=3 redeals=unlimited runs=whole spaces=waste fill onBase=no base=yes back=yes',
    ],
  ] as const)('%s: %s', (preset, words) => {
    const { draw, redeals, runs, spaces, fill, ...rest } = settingOf(preset);
    const yes = (value: boolean): string => (value ? 'yes' : 'no');
    const { onBase, baseToTableau, worryBack } = rest;
    expect(
      `draw=${draw} redeals=${redeals} runs=${runs} spaces=${spaces} ${fill ? 'fill ' : ''}onBase=${yes(onBase)} base=${yes(baseToTableau)} back=${yes(worryBack)}`,
    ).toBe(words);
  });

  it('say how piles are built, how many there are, and what the foundations begin with', () => {
    const shapes = PRESETS.map((preset) => {
      const { building, reserve, columns, base, openReserve } = settingOf(preset);
      return [preset, building, reserve, columns, base, openReserve].join(' ');
    });
    expect(shapes).toEqual([
      'classic alternate 13 4 dealt false',
      'strict alternate 13 4 dealt true',
      'canfield alternate 13 4 dealt true',
      'ucb alternate 13 4 dealt false',
      'superior alternate 13 4 dealt true',
      'rainbow any 13 4 dealt false',
      'storehouse suit 13 4 2 false',
      'chameleon any 12 3 dealt false',
      'selective alternate 13 4 chosen false',
    ]);
  });

  test.each(PRESETS)('%s can be changed by single switches', (preset) => {
    const plain = unwrap(parse({ preset }));
    expect(rulesOf(plain)).toEqual(rulesOf(settingOf(preset)));
    const changed = unwrap(parse({ preset, draw: '2', fill: 'false', redeals: '7' }));
    expect(changed).toEqual({ ...plain, draw: 2, fill: false, redeals: 7 });
    expect(canfield.deal(changed).rules).toEqual(rulesOf(changed));
  });

  it('make a record short', () => {
    const options = unwrap(parse({ preset: 'storehouse', seed: 5, draw: 3, redeals: 2 }));
    expect(essentialOptions(canfield, options)).toEqual({ preset: 'storehouse', seed: 5, draw: 3 });
  });
});

describe('what cannot be', () => {
  test.each([
    [{ preset: 'demon' }, 'bad-value', 'preset'],
    [{ draw: 0 }, 'bad-value', 'draw'],
    [{ draw: 8 }, 'bad-value', 'draw'],
    [{ redeals: -1 }, 'bad-value', 'redeals'],
    [{ building: 'colour' }, 'bad-value', 'building'],
    [{ runs: 'some' }, 'bad-value', 'runs'],
    [{ spaces: 'none' }, 'bad-value', 'spaces'],
    [{ fill: 'yes' }, 'bad-value', 'fill'],
    [{ reserve: 41 }, 'bad-value', 'reserve'],
    [{ columns: 8 }, 'bad-value', 'columns'],
    [{ base: 14 }, 'bad-value', 'base'],
    [{ base: 'ace' }, 'bad-value', 'base'],
    [{ scoring: 'none' }, 'unknown-option', 'scoring'],
    [{ deal: 'ucb', number: -1 }, 'bad-value', 'number'],
    [{ deal: 'ucb', round: 0 }, 'bad-value', 'round'],
    [{ deal: 'ucb', reserve: 12 }, 'conflict', 'deal'],
    [{ deal: 'ucb', preset: 'storehouse' }, 'conflict', 'deal'],
    [{ deal: 'solvitaire', preset: 'chameleon' }, 'conflict', 'deal'],
    [{ deal: 'solvitaire', number: 2 ** 32 }, 'conflict', 'number'],
    [{ deal: 'solvitaire', round: 2 }, 'conflict', 'round'],
    [{ seed: 3, round: 2 }, 'conflict', 'round'],
    [{ deal: 'custom', position: 'x' }, 'bad-value', 'position'],
    [7, 'not-an-object', undefined],
  ])('%o: %s', (input, code, option) => {
    const parsed = parse(input);
    expect(parsed).toMatchObject({ ok: false, error: { code, ...(option && { option }) } });
    expect(parsed.ok ? '' : parsed.error.message).toMatch(/^\S.*\.$/);
  });
});

describe('a given position', () => {
  const state = stateAfter(dealOf({ preset: 'canfield', seed: 2 }), 'd');
  const position = canfield.makeState(state);

  it('brings its rules', () => {
    const options = unwrap(parse({ deal: 'custom', position }));
    expect(canfield.deal(options)).toEqual(state);
    expect(unwrap(parse(options))).toEqual(options);
    expect(essentialOptions(canfield, options)).toEqual({ deal: 'custom', position });
  });

  it('may have other rules, and a preset for all of them', () => {
    const one = unwrap(parse({ deal: 'custom', position, worryBack: true }));
    expect(canfield.deal(one).rules).toEqual({ ...state.rules, worryBack: true });
    const all = unwrap(parse({ deal: 'custom', position, preset: 'ucb' }));
    expect(canfield.deal(all).rules).toEqual(rulesOf(settingOf('ucb')));
  });

  test.each([
    [{ reserve: 12 }, 'reserve'],
    [{ columns: 5 }, 'columns'],
    [{ base: 'chosen' }, 'base'],
  ])('has its own piles: %o', (more, option) => {
    const parsed = parse({ deal: 'custom', position, ...more });
    expect(parsed).toMatchObject({ ok: false, error: { code: 'conflict', option } });
  });

  it('must be one under the rules it is played by', () => {
    const built = 'canfield/1 base=1 foundations=KS,KH,KC,JD tableau=KDQD,-,-,- building=suit';
    const [given, ruled] = [{ deal: 'custom', position: built }, { building: 'alternate' }];
    expect(parse(given).ok).toBe(true);
    expect(parse({ ...given, ...ruled })).toMatchObject({
      ok: false,
      error: { code: 'conflict', option: 'position' },
    });
  });
});

describe('the table for elements', () => {
  it('reads and deals as the game does', () => {
    for (const preset of PRESETS) {
      const options = unwrap(parse({ preset, seed: 'tea' }));
      expect(canfieldTable.parseOptions({ preset, seed: 'tea' })).toEqual({
        ok: true,
        value: options,
      });
      expect(canfieldTable.deal(options)).toEqual(canfield.deal(options));
    }
  });

  it('refuses without words', () => {
    expect(canfieldTable.parseOptions({ deal: 'ucb' })).toEqual({
      ok: false,
      error: { code: 'conflict', option: 'deal', reason: 'unknown' },
    });
    const played = canfieldTable.play(dealOf({ seed: 1 }), { type: 'redeal' });
    expect(played).toEqual({ ok: false, error: { code: 'stock-not-empty', piles: ['stock'] } });
  });
});
