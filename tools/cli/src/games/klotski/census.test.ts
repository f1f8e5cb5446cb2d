import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS } from '@parlour/klotski';
import { census, type SetCensus } from '@parlour/klotski/census';
import { describe, expect, it } from 'vitest';
import { runIn, type RunParts, withFolder } from '../../core/testing.test-support.ts';
import { censusVerb } from './census.ts';

const run = runIn({ id: 'klotski', title: 'Klotski', verbs: [censusVerb] });
const counted = (args: readonly string[], parts?: RunParts) =>
  run(['klotski', 'census', ...args], parts);
const json = (text: string): readonly SetCensus[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SetCensus);

describe('census', () => {
  it('counts one set of blocks', async () => {
    const { code, out, err } = await counted(['--blocks', 'h=1,v=4,s=4', '--metric', 'corner']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'h=1,v=4,s=4: 65880 layouts, 53954 solvable, 898 components, 52 solvable, ' +
        'the largest 25955; corner 93: 04421442233222021211, one of 2\n',
    );
  });

  it('counts all that match, the smallest first, with the sum', async () => {
    const { out } = await counted(['--blocks', 'h=6,v=0', '--metric=unit']);
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^h=6,v=0,s=0: 396 layouts, 396 solvable/),
      expect.stringMatching(/^h=6,v=0,s=1: 1584 layouts/),
      expect.stringMatching(/^h=6,v=0,s=2: 2376 layouts/),
      expect.stringMatching(/^3 sets: 4356 layouts, \d+ solvable$/),
    ]);
  });

  it('speaks JSON', async () => {
    const { out } = await counted(['--blocks', 'h=6,v=0,s=2', '--json']);
    expect(json(out)).toEqual([JSON.parse(JSON.stringify(census({ h: 6, v: 0, s: 2 })))]);
  });

  it('keeps what it found, and adds only what is missing', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'census.jsonl');
      const args = ['--blocks', 'h=6', '--out', file, '--json'];
      const first = await counted([...args, '--metric', 'corner']);
      expect(json(readFileSync(file, 'utf8'))).toEqual(json(first.out));
      // What is there is believed: a count that is marked comes back as it was marked.
      const marked = json(first.out).map((set) => ({ ...set, components: 12_345 }));
      writeFileSync(file, marked.map((set) => `${JSON.stringify(set)}\n`).join(''));
      const second = await counted([...args, '--metric', 'corner']);
      expect(json(second.out)).toEqual(marked);
      // A metric that is missing is found, and the others stay.
      const third = await counted(args);
      expect(json(third.out)).toEqual(
        marked.map(({ blocks }) => JSON.parse(JSON.stringify(census(blocks))) as SetCensus),
      );
      for (const { metrics } of json(readFileSync(file, 'utf8'))) {
        expect(Object.keys(metrics).sort()).toEqual([...METRICS].sort());
      }
    });
  });

  it('leaves what is done when it is stopped', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'census.jsonl');
      const life = new AbortController();
      let time = 0;
      // The clock runs on with every look at it, so that searches pause; once there is a result,
      // somebody presses Ctrl-C.
      const now = (): number => {
        if (existsSync(file)) life.abort();
        time += 100;
        return time;
      };
      const args = ['--blocks', 'h=4', '--out', file, '--metric', 'corner'];
      const { code } = await counted(args, { now, signal: life.signal });
      expect(code).toBe(1);
      const done = json(readFileSync(file, 'utf8'));
      expect(done).toHaveLength(1);
      for (const set of done) {
        expect(set).toEqual(JSON.parse(JSON.stringify(census(set.blocks, ['corner']))));
      }
    });
  });

  it('goes on from a file that was cut off', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'census.jsonl');
      const args = ['--blocks', 'h=6,v=0', '--metric', 'corner', '--out', file];
      const whole = await counted(args);
      const text = readFileSync(file, 'utf8');
      for (const length of [text.length - 1, text.length - 20, text.indexOf('\n') - 5, 20]) {
        writeFileSync(file, text.slice(0, length));
        expect(await counted(args)).toEqual(whole);
        expect(readFileSync(file, 'utf8').trimEnd()).toBe(text.trimEnd());
      }
      // What is wrong before the end was not cut off.
      writeFileSync(file, `${text.slice(0, 20)}\n${text}`);
      expect((await counted(args)).code).toBe(1);
    });
  });

  it('leaves foreign files alone', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'letter.txt');
      const texts = [
        'Dear reader',
        '{"blocks":{"h":6,"v":0,"s":2},"states":1}',
        JSON.stringify({ ...census({ h: 6, v: 0, s: 2 }, ['corner']), states: 17 }),
      ];
      for (const text of texts) {
        writeFileSync(file, text);
        const { code, out, err } = await counted(['--blocks', 'h=6', '--out', file]);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(err).toContain('is no census of this command; it is left as it is.');
        expect(readFileSync(file, 'utf8')).toBe(text);
      }
      const nowhere = await counted(['--blocks', 'h=6', '--out', join(folder, 'no', 'file')]);
      expect(nowhere.code).toBe(1);
      expect(nowhere.err).toContain('cannot be written');
    });
  });

  it('shows on a terminal how far it is', async () => {
    const { err } = await counted(['--blocks', 'h=6,v=0'], { tty: true });
    expect(err).toContain('2 of 3 sets, 45 %: h=6,v=0,s=2');
  });

  it('refuses blocks that no layout is made of', async () => {
    const { code, err } = await counted(['--blocks', 'h=9']);
    expect(code).toBe(2);
    expect(err).toContain('There are no layouts of these blocks.');
  });
});
