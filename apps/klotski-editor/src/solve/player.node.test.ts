import { type Block, layoutOf, METRICS } from '@parlour/klotski';
import { parse1 } from '@parlour/klotski/formats';
import { solve, wayBetween } from '@parlour/klotski/solver';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asText, directions } from './export.ts';
import { Player } from './player.ts';

const blocksOf = (layout: string): readonly Block[] => {
  const read = parse1(layout);
  return read.ok ? read.value.blocks : [];
};

const FORWARD = '24422442233221121001';

describe('a player', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(METRICS)('leads along a solution to the exit, counted by %s', (metric) => {
    const answer = solve(FORWARD, metric);
    if (answer.status !== 'solved') throw new Error('It can be solved.');
    const player = new Player();
    player.open('Solution', blocksOf(FORWARD), answer.moves);
    expect(player.show?.boards).toHaveLength(answer.optimum + 1);
    player.go(Infinity);
    const { boards = [], index = 0 } = player.show ?? {};
    expect(boards[index]?.find(({ code }) => code === 4)?.cell).toBe(13);
  });

  it('runs to the end, stops there, and begins again from the start', () => {
    const answer = wayBetween(FORWARD, '24422442233221120110', 'corner');
    if (answer.status !== 'found') throw new Error('There is a way.');
    const player = new Player();
    player.open('Way', blocksOf(FORWARD), answer.moves);
    player.run();
    vi.runAllTimers();
    const { index, isRunning, boards, steps } = player.show ?? {};
    expect({ index, isRunning }).toEqual({ index: steps?.length, isRunning: false });
    expect(layoutOf(boards?.at(-1) ?? [])).toBe('24422442233221120110');
    player.run();
    expect(player.show).toMatchObject({ index: 0, isRunning: true });
    player.pause();
    vi.runAllTimers();
    expect(player.show).toMatchObject({ index: 0, isRunning: false });
  });

  it('stands still after it was closed', () => {
    const player = new Player();
    const seen: unknown[] = [];
    player.open('Way', blocksOf(FORWARD), [{ from: 16, to: 17, path: [16, 17] }]);
    player.run();
    player.subscribe((show) => seen.push(show?.index));
    player.close();
    vi.runAllTimers();
    expect(seen).toEqual([0, undefined]);
  });
});

describe('a solution as text', () => {
  it('tells what it is of, and every move as the engine reads it and in words', () => {
    const steps = [
      { from: 16, to: 17, path: [16, 17] },
      { from: 8, to: 12, path: [8, 12] },
    ];
    const about = { title: 'Way', metric: 'unit', from: blocksOf(FORWARD) } as const;
    expect(asText(about, steps)).toBe(`Klotski: Way
From: ${FORWARD}
Metric: unit
Moves: 2

  1. a5b5  士 right
  2. a3a4  黄忠 down
`);
  });

  it('tells ways around corners', () => {
    expect(directions({ from: 0, to: 5, path: [0, 1, 5] })).toBe('right, down');
  });
});
