import { unwrap } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import {
  findLayout,
  gallery,
  GALLERY_LANGUAGES,
  LEVEL_LIMITS,
  levelOf,
  LEVELS,
  namedAs,
  searchGallery,
} from './gallery.ts';
import { klotski } from './game.ts';
import { KNOWN_OPTIMA } from './known-optima.test-support.ts';
import { solve } from './solver/index.ts';
import { METRICS } from './types.ts';

describe('the gallery', () => {
  it('has 412 layouts, 407 of them different, that can all be played', () => {
    const entries = gallery();
    expect(entries.map(({ number }) => number)).toEqual(
      Array.from({ length: 412 }, (_, index) => index + 1),
    );
    expect(new Set(entries.map(({ layout }) => layout)).size).toBe(407);
    for (const { layout } of entries) {
      expect(klotski.parseOptions({ layout })).toMatchObject({ ok: true, value: { layout } });
    }
  });

  it('finds a layout by number and by each of its names', () => {
    for (const entry of gallery()) {
      expect(findLayout(entry.number)).toBe(entry);
      expect(findLayout(String(entry.number))).toBe(entry);
      for (const language of GALLERY_LANGUAGES) {
        const name = entry.names[language];
        if (name !== undefined) expect(findLayout(name)?.names[language]).toBe(name);
      }
    }
    for (const name of ['横刀立马', '橫刀立馬', 'red donkey', "L'Ane rouge", ' RED-DONKEY ']) {
      expect(findLayout(name)?.number).toBe(1);
    }
    for (const name of ['', ' ', '0', '413', '-1', '1.5', 'nobody', '横']) {
      expect(findLayout(name)).toBeUndefined();
    }
  });

  it('knows what a layout is called', () => {
    expect(namedAs('24422442233221121001')?.names['zh-Hant']).toBe('橫刀立馬');
    expect(namedAs('44004400000000000000')).toBeUndefined();
  });
});

describe('searching', () => {
  const numbers = (text: string) => searchGallery(text).map(({ number }) => number);

  it('finds parts of names in every script, whatever the case and the marks', () => {
    for (const text of ['横刀', '橫刀', 'BLADE side', "l'ane", 'L’ÂNE', ' red-donkey ', '1']) {
      expect(numbers(text)).toContain(1);
    }
    expect(numbers('calm')).toEqual([2]);
    expect(numbers('nobody')).toEqual([]);
  });

  it('keeps the order of the gallery, and leaves nothing out where nothing is asked', () => {
    expect(numbers(' ')).toHaveLength(412);
    expect(numbers('!')).toHaveLength(412);
    const found = numbers('伏羲');
    expect(found.length).toBeGreaterThan(40);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });
});

describe('levels', () => {
  it.each(METRICS)('are of some size each, and rise with the optimum in %s', (metric) => {
    for (const level of LEVELS) {
      const optima = gallery()
        .filter((entry) => levelOf(entry, metric) === level)
        .map(({ optimum }) => optimum?.[metric] ?? NaN);
      expect(optima.length).toBeGreaterThan(10);
      expect(Math.max(...optima)).toBeLessThanOrEqual(LEVEL_LIMITS[metric][level]);
      const easier = LEVELS[LEVELS.indexOf(level) - 1];
      if (easier) expect(Math.min(...optima)).toBeGreaterThan(LEVEL_LIMITS[metric][easier]);
    }
  });

  it('have no place for what cannot be solved', () => {
    const without = gallery().filter((entry) => levelOf(entry, 'unit') === undefined);
    expect(without.map(({ names }) => names['zh-Hans'])).toEqual(['走投无路']);
  });
});

describe('optima', () => {
  it('are those that others found', () => {
    for (const [layout, corner, straight, unit] of KNOWN_OPTIMA) {
      expect(namedAs(layout)?.optimum).toEqual({ corner, straight, unit });
    }
    expect(KNOWN_OPTIMA).toHaveLength(103);
    const unsolvable = gallery().filter(({ optimum }) => optimum === undefined);
    expect(unsolvable.map(({ names }) => names['zh-Hans'])).toEqual(['走投无路']);
  });

  // All of them, each solution played: gallery.nightly.ts.
  it('are what the solver finds, and its solutions can be played', () => {
    for (const { layout, optimum } of gallery().filter(({ number }) => number % 120 === 1)) {
      for (const metric of METRICS) {
        const answer = solve(layout, metric);
        if (answer.status !== 'solved') throw new Error(answer.status);
        expect(answer.optimum).toBe(optimum?.[metric]);
        let state = klotski.deal(unwrap(klotski.parseOptions({ layout, metric })));
        for (const move of answer.moves) {
          expect(klotski.outcome(state)).toBeUndefined();
          ({ state } = unwrap(klotski.play(state, move)));
        }
        expect([klotski.outcome(state)?.result, state.count]).toEqual(['won', answer.optimum]);
      }
    }
  });
});
