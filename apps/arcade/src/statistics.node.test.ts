import { describe, expect, it } from 'vitest';
import { merged, modeOf, type Played, readPlayed, statisticsOf, vegasTotal } from './statistics.ts';

const game = (more: Partial<Played> = {}): Played => ({
  version: 1,
  result: 'won',
  mode: 'draw-1',
  moves: 120,
  seconds: 300,
  scoring: 'none',
  score: 0,
  at: 1,
  ...more,
});

describe('readPlayed', () => {
  it('reads what was kept', () => {
    expect(readPlayed(structuredClone(game()))).toEqual(game());
  });

  it.each([
    undefined,
    null,
    'won',
    [],
    {},
    { ...game(), version: 2 },
    { ...game(), result: 'lost' },
    { ...game(), moves: -1 },
    { ...game(), seconds: Number.NaN },
    { ...game(), seconds: '5' },
    { ...game(), score: null },
    { ...game(), mode: 1 },
  ])('passes over %j', (value) => {
    expect(readPlayed(value)).toBeUndefined();
  });
});

describe('merged', () => {
  it('counts a deal that was not known', () => {
    expect(merged(undefined, game())).toEqual(game());
  });

  it('lets the first win stand', () => {
    const first = game({ moves: 120 });
    expect(merged(first, game({ moves: 100, at: 2 }))).toBe(first);
    expect(merged(first, game({ result: 'left', at: 2 }))).toBe(first);
  });

  it('makes a win of a game that was left', () => {
    expect(merged(game({ result: 'left' }), game({ at: 2 }))).toEqual(game({ at: 2 }));
  });

  it('never counts what was begun from a replay', () => {
    const seen = game({ result: 'seen' });
    expect(merged(seen, game())).toBe(seen);
    const left = game({ result: 'left' });
    expect(merged(left, seen)).toBe(left);
  });

  it('leaves alone what it cannot read', () => {
    const later = { version: 2, result: 'drawn' };
    expect(merged(later, game())).toBe(later);
    expect(merged('rubbish', game())).toBe('rubbish');
  });
});

describe('statisticsOf', () => {
  it('is empty at first', () => {
    expect(statisticsOf([])).toEqual({ games: 0, wins: 0, streak: 0, bestStreak: 0, modes: [] });
  });

  it('counts games and streaks in the order of play, whatever the order of entries', () => {
    const results = ['won', 'won', 'won', 'left', 'won', 'won'] as const;
    const games = results.map((result, at) => game({ result, at }));
    const { games: count, wins, streak, bestStreak } = statisticsOf([...games].reverse());
    expect({ count, wins, streak, bestStreak }).toEqual({
      count: 6,
      wins: 5,
      streak: 2,
      bestStreak: 3,
    });
  });

  it('keeps records by mode, of won games only', () => {
    const { modes } = statisticsOf([
      game({ seconds: 90, moves: 130, scoring: 'standard', score: 500 }),
      game({ seconds: 200, moves: 101, scoring: 'standard', score: 710 }),
      game({ result: 'left', seconds: 3, moves: 2, scoring: 'standard', score: 9000 }),
      game({ mode: 'draw-3', result: 'left' }),
    ]);
    expect(modes).toEqual([
      { mode: 'draw-1', games: 3, wins: 2, bestSeconds: 90, fewestMoves: 101, bestScore: 710 },
      {
        mode: 'draw-3',
        games: 1,
        wins: 0,
        bestSeconds: undefined,
        fewestMoves: undefined,
        bestScore: undefined,
      },
    ]);
  });

  it('passes over what cannot be read and what was only seen', () => {
    const { games, streak } = statisticsOf([
      game(),
      { version: 9 },
      'x',
      game({ result: 'seen', at: 5 }),
    ]);
    expect({ games, streak }).toEqual({ games: 1, streak: 1 });
  });
});

it('adds up the dollars of Vegas', () => {
  const entries = [
    game({ scoring: 'vegas', score: 208 }),
    game({ scoring: 'vegas', result: 'left', score: -37 }),
    game({ scoring: 'vegas', result: 'seen', score: 100 }),
    game({ scoring: 'standard', score: 700 }),
  ];
  expect(vegasTotal(entries)).toBe(171);
});

it('compares like with like', () => {
  expect(modeOf({ rules: 'standard', draw: 3 })).toBe('draw-3');
  expect(modeOf({ rules: 'source', draw: 1 })).toBe('source');
});
