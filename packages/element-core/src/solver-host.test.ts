import type { Search } from '@parlour/game-core';
import { describe, expect, it } from 'vitest';
import { inSlices, OverBudget, serve, SolverHost } from './solver-host.ts';

function* counting(to: number): Search<number> {
  for (let count = 0; count < to; count++) yield undefined;
  return to;
}
// A generator by type, that fails at once.
// eslint-disable-next-line require-yield -- it never comes to a pause
function* failing(): Search<number> {
  throw new Error('This cannot be searched for.');
}
const jobs = { counting, failing };

/** A module as a worker's source: the host's own worker side, with the jobs of this test. */
const source = `
  import { serve } from ${JSON.stringify(new URL('./solver-host.ts', import.meta.url).href)};
  function* counting(to) { for (let n = 0; n < to; n++) yield undefined; return to; }
  function* failing() { throw new Error('This cannot be searched for.'); }
  serve({ counting, failing }, self);
`;
const address = new URL(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
const nowhere = new URL('/there-is-no-such-worker.js', import.meta.url);

describe.each([
  [
    'in a worker',
    'worker',
    () => new SolverHost(jobs, (Worker) => new Worker(address, { type: 'module' })),
  ],
  [
    'in slices, where no worker may be started',
    'slices',
    () =>
      new SolverHost(jobs, () => {
        throw new DOMException('Not here.', 'SecurityError');
      }),
  ],
] as const)('%s', (_, place, make) => {
  it('says where it runs', () => {
    const host = make();
    expect(host.place).toBe(place);
    host.close();
  });

  it('answers many questions at once, each its own', async () => {
    const host = make();
    const answers = [5, 3, 40_000, 1].map((to) => host.solve('counting', to));
    expect(await Promise.all(answers)).toEqual([5, 3, 40_000, 1]);
    host.close();
  });

  it('passes failures on', async () => {
    const host = make();
    await expect(host.solve('failing', undefined as never)).rejects.toThrow(
      'This cannot be searched for.',
    );
    host.close();
  });

  it('gives up beyond its budget', async () => {
    const host = make();
    await expect(host.solve('counting', 101, { budget: 100 })).rejects.toBeInstanceOf(OverBudget);
    expect(await host.solve('counting', 100, { budget: 100 })).toBe(100);
    host.close();
  });

  it('gives up when it is told to, before and in the middle', async () => {
    const host = make();
    const gone = AbortSignal.abort('before');
    expect(() => host.solve('counting', 1, { signal: gone })).toThrow();
    const life = new AbortController();
    const answer = host.solve('counting', 1e12, { signal: life.signal });
    setTimeout(() => {
      life.abort('in the middle');
    }, 30);
    await expect(answer).rejects.toBe('in the middle');
    expect(await host.solve('counting', 2)).toBe(2);
    host.close();
  });

  it('ends with its last user', async () => {
    const host = make();
    const [first, second] = [new AbortController(), new AbortController()];
    for (const { signal } of [first, first, second]) host.use(signal);
    first.abort();
    expect(await host.solve('counting', 3)).toBe(3);
    second.abort();
    host.use(second.signal);
    expect(await host.solve('counting', 4)).toBe(4);
    host.close();
  });

  it('answers what is open when it is closed, and starts anew when asked again', async () => {
    const host = make();
    const open = host.solve('counting', 20_000);
    host.close();
    expect(await open).toBe(20_000);
    expect(await host.solve('counting', 7)).toBe(7);
    host.close();
  });
});

describe('a worker that never comes up', () => {
  it('loses no question', async () => {
    const host = new SolverHost(jobs, (Worker) => new Worker(nowhere, { type: 'module' }));
    expect(await Promise.all([host.solve('counting', 4), host.solve('counting', 6)])).toEqual([
      4, 6,
    ]);
    expect(host.place).toBe('slices');
    host.close();
  });
});

describe('slices', () => {
  it('leave room for others', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++);
    const life = new AbortController();
    const answer = inSlices(counting(1e12), { signal: life.signal }).catch(() => 'given up');
    await new Promise((resume) => setTimeout(resume, 60));
    life.abort();
    expect(await answer).toBe('given up');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('the worker side', () => {
  it('leaves questions alone that it does not know', () => {
    const scope: Parameters<typeof serve>[1] = { onmessage: null, postMessage: () => undefined };
    serve(jobs, scope);
    for (const data of [{ id: 1, name: 'constructor' }, { id: 2 }, { id: 3, isOver: true }]) {
      expect(() => scope.onmessage?.(new MessageEvent('message', { data }))).not.toThrow();
    }
  });
});
