import { count, rank, unrank } from '@parlour/klotski/enumeration';
import { describe, expect, it } from 'vitest';
import { runIn, type RunParts } from '../../core/testing.test-support.ts';
import { analyseVerb } from './analyse.ts';
import { countVerb, listVerb } from './list.ts';
import { rankVerb, unrankVerb } from './rank.ts';
import { solveVerb } from './solve.ts';

const HENGDAO = '24422442233221121001';
const STUCK = '44334433333333330033';

const verbs = [solveVerb, analyseVerb, countVerb, listVerb, rankVerb, unrankVerb];
const run = runIn({ id: 'klotski', title: 'Klotski', verbs });
const klotski = (args: readonly string[], parts?: RunParts) => run(['klotski', ...args], parts);
const json = (out: string): readonly unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('solve', () => {
  it('tells the optimum in every metric', async () => {
    expect(await klotski(['solve'], { stdin: `${HENGDAO}\n` })).toEqual({
      code: 0,
      out: '81 moves (corner), 90 moves (straight), 116 moves (unit)\n',
      err: '',
    });
    const { out } = await klotski(['solve', '--json'], { stdin: `${HENGDAO}\n${STUCK}` });
    expect(json(out)).toEqual([
      { line: 1, ok: true, solvable: true, corner: 81, straight: 90, unit: 116 },
      { line: 2, ok: true, solvable: false, corner: null, straight: null, unit: null },
    ]);
  });

  it('tells the moves', async () => {
    // The second is solved as it is.
    const stdin = '22222222111144104410\n22222222111114410440';
    expect(await klotski(['solve', '--metric', 'corner', '--moves'], { stdin })).toEqual({
      code: 0,
      out: '3 moves (corner)\n  corner: c4d4 c5d5 a4b4\n0 moves (corner)\n  corner:\n',
      err: '',
    });
    const one = await klotski(['solve', '--metric=unit', '--moves', '--json'], { stdin });
    const moves = [
      { from: 14, to: 15, path: [14, 15] },
      { from: 18, to: 19, path: [18, 19] },
      { from: 12, to: 13, path: [12, 13] },
    ];
    expect(json(one.out)).toEqual([
      { line: 1, ok: true, solvable: true, unit: 3, moves },
      { line: 2, ok: true, solvable: true, unit: 0, moves: [] },
    ]);
    const all = await klotski(['solve', '--moves', '--json'], { stdin });
    expect(json(all.out)[0]).toMatchObject({
      moves,
      movesIn: { corner: moves, straight: moves, unit: moves },
    });
  });

  it('reads any format, and goes on behind what it cannot read', async () => {
    const stdin = [
      '',
      '24*2****23*2*11*1001\r',
      '242232111001',
      '244224422332211210x1',
      '1'.repeat(20),
      '24422442233221121101',
      ' ',
      '44004400000000004400',
    ].join('\n');
    const { code, out, err } = await klotski(['solve', '--metric=unit', '--json'], { stdin });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(json(out)).toMatchObject([
      { line: 2, ok: true, unit: 116 },
      { line: 3, ok: true, unit: 116 },
      { line: 4, ok: false, error: { code: 'undetected' } },
      { line: 5, ok: false, error: { code: 'no_big', position: 20 } },
      { line: 6, ok: false, error: { code: 'too_few_empty', position: 20 } },
      { line: 7, ok: false },
      { line: 8, ok: false },
    ]);
    const many = await klotski(['solve', '--json', '--lenient'], { stdin: ' 44 232111001' });
    expect(json(many.out)).toMatchObject([{ error: { code: 'many_big', position: 2, cell: 2 } }]);
    const common = await klotski(['solve', '--from', 'common'], { stdin: '1A9BF0C00' });
    expect(common.out).toContain('81 moves (corner)');
    const lenient = await klotski(['solve', '--lenient'], { stdin: ` "${HENGDAO}" ` });
    expect(lenient.out).toContain('81 moves (corner)');
  });

  it.each([
    [['--metric', 'corners'], 'Did you mean “corner”?'],
    [['--from', '5'], '--from must be one of auto, 1, 2, 3, 4, common, short, not “5”.'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await klotski(['solve', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('stops when it is told to', async () => {
    const life = new AbortController();
    let time = 0;
    const now = (): number => {
      // The clock runs on with every look at it, so that the search pauses.
      time += 100;
      if (time > 1000) life.abort();
      return time;
    };
    const { code, out } = await klotski(['solve'], {
      stdin: `${HENGDAO}\n`.repeat(100),
      now,
      signal: life.signal,
    });
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeLessThan(20);
  });
});

describe('analyse', () => {
  it('tells all about what 横刀立马 reaches', async () => {
    const { code, out } = await klotski(['analyse', '--json'], { stdin: HENGDAO });
    expect(code).toBe(0);
    expect(json(out)).toMatchObject([
      {
        line: 1,
        layout: HENGDAO,
        blocks: { h: 1, v: 4, s: 4 },
        states: 25_955,
        solved: 964,
        mirrors: true,
        corner: { distance: 81, farthest: { distance: 93 }, remotest: { distance: 124 } },
        straight: { distance: 90, farthest: { distance: 101 }, remotest: { distance: 133 } },
        unit: { distance: 116, farthest: { distance: 126 }, remotest: { distance: 167 } },
      },
    ]);
  });

  it('speaks to people too', async () => {
    const stdin = `22222222111114410440\n${STUCK}`;
    const { out } = await klotski(['analyse', '--metric', 'corner'], { stdin });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^22222222111114410440: h=0,v=4,s=6, \d+ layouts with mirror images/);
    expect(lines[1]).toBe('  corner: 0 moves to the goal');
    expect(lines[2]).toBe(
      '    farthest from the goal: 21122442144112210220, 44 moves, the only one',
    );
    expect(lines[3]).toMatch(
      /^ {4}farthest from here: \d{20}, \d+ moves, (?:one of \d+|the only one)$/,
    );
    expect(lines[4]).toMatch(/^ {4}by distance: \d+( \d+)*$/);
    expect(lines[5]).toBe(`${STUCK}: h=7,v=0,s=0, 44 layouts without mirror images, 0 solved`);
    expect(lines[6]).toBe('  corner:');
    expect(lines[7]).toMatch(/^ {4}farthest from here: \d{20}, \d+ moves/);
    expect(lines).toHaveLength(8);
  });

  it('tells the ways, if asked', async () => {
    const stdin = '44004433333333333311';
    const args = ['analyse', '--metric', 'unit', '--moves', '--json'];
    const [found] = json((await klotski(args, { stdin })).out) as readonly [
      { readonly unit: { readonly farthest: { distance: number; moves: readonly unknown[] } } },
    ];
    expect(found.unit.farthest.moves).toHaveLength(found.unit.farthest.distance);
  });
});

describe('count and list', () => {
  it('count prints the bare number', async () => {
    expect((await klotski(['count'])).out).toBe('29334498\n');
    expect((await klotski(['count', '--blocks', 'h=1,v=4,s=4'])).out).toBe('65880\n');
    expect((await klotski(['count', '--blocks', 'h=9'])).out).toBe('0\n');
    const { out } = await klotski(['count', '--sets']);
    expect(out.trimEnd().split('\n')).toHaveLength(203);
    expect(out).toContain('h=1,v=4,s=4 65880\n');
    const sets = json((await klotski(['count', '--sets', '--json', '--blocks=h=6,s=2'])).out);
    expect(sets).toEqual([{ blocks: { h: 6, v: 0, s: 2 }, empties: 2, count: 2376 }]);
  });

  it('list prints a page', async () => {
    const args = ['list', '--blocks', 'h=1,v=4,s=4', '--offset', '65878'];
    const blocks = { h: 1, v: 4, s: 4 };
    const [first, second] = [unrank(65_878, blocks), unrank(65_879, blocks)];
    expect((await klotski(args)).out).toBe(`${first}\n${second}\n`);
    expect((await klotski([...args, '--limit', '1'])).out).toBe(`${first}\n`);
    expect(json((await klotski([...args, '--limit=1', '--json'])).out)).toEqual([
      { index: 65_878, layout: first },
    ]);
    expect((await klotski(['list', '--offset', '29334498'])).out).toBe('');
  });

  it('list goes over many pages', async () => {
    const { out } = await klotski(['list', '--blocks', 'h=0,v=5,s=4']);
    const layouts = out.trimEnd().split('\n');
    expect(layouts).toHaveLength(15_660);
    expect(new Set(layouts).size).toBe(15_660);
  });

  it.each([
    [['list', '--blocks', 'h=1;v=4'], '--blocks “h=1;v=4”: Blocks are told like h=1,v=4,s=4.'],
    [['list', '--offset', '-1'], '--offset must be a whole number'],
    [['list', '--limit', 'x'], '--limit must be a whole number'],
    [['count', '--blocks', ''], 'Blocks are told like'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await klotski(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('rank and unrank', () => {
  it('go there and back', async () => {
    expect((await klotski(['rank'], { stdin: HENGDAO })).out).toBe('4091296\n');
    expect((await klotski(['unrank'], { stdin: '4091296' })).out).toBe(`${HENGDAO}\n`);
    const args = ['--blocks', 'h=1,v=4,s=4'];
    const own = rank(HENGDAO, { h: 1, v: 4, s: 4 }) ?? -1;
    expect((await klotski(['rank', ...args], { stdin: HENGDAO })).out).toBe(`${own}\n`);
    expect((await klotski(['unrank', ...args], { stdin: `${own}` })).out).toBe(`${HENGDAO}\n`);
  });

  it('tell what has no number, and what no layout', async () => {
    const other = await klotski(['rank', '--blocks=h=2', '--json'], { stdin: HENGDAO });
    expect(json(other.out)).toMatchObject([{ line: 1, error: { code: 'other-blocks' } }]);
    const stdin = `x\n${count()}\n0\n-1\n1e3`;
    const { code, out } = await klotski(['unrank', '--json'], { stdin });
    expect(code).toBe(1);
    expect(json(out)).toMatchObject([
      { line: 1, error: { code: 'bad-number', position: 0 } },
      { line: 2, error: { code: 'out-of-range', position: 0 } },
      { line: 3, rank: 0, layout: '44004400000000000000' },
      { line: 4, error: { code: 'bad-number' } },
      { line: 5, error: { code: 'bad-number', position: 1 } },
    ]);
  });

  it('takes lines of numbers as they are', async () => {
    const stdin = '\n  \n 7\n7 \n# 7\r\n007\r\n7\r';
    const { code, out } = await klotski(['unrank', '--json'], { stdin });
    expect(code).toBe(1);
    expect(json(out)).toMatchObject([
      { line: 2, error: { code: 'bad-number', position: 0 } },
      { line: 3, error: { code: 'bad-number', position: 0 } },
      { line: 4, error: { code: 'bad-number', position: 1 } },
      { line: 5, error: { code: 'bad-number', position: 0 } },
      { line: 6, rank: 7 },
      { line: 7, error: { code: 'bad-number', position: 1 } },
    ]);
  });
});
