// The optima of all named layouts, computed by the solver. `npx nx nightly klotski -- -u` writes them
// to gallery/optima.ts; without `-u` this is the test that they still are what the solver finds.
import { unwrap } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { gallery } from './gallery.ts';
import { klotski } from './game.ts';
import { solve } from './solver/index.ts';
import { type Layout, METRICS, type Metric } from './types.ts';

const PER_LINE = 8;

/** The length of a shortest solution, which is played; `undefined` if there is none. */
const optimum = (layout: Layout, metric: Metric): number | undefined => {
  const answer = solve(layout, metric);
  if (answer.status !== 'solved') {
    expect(answer.status).toBe('unsolvable');
    return undefined;
  }
  const start = klotski.deal(unwrap(klotski.parseOptions({ layout, metric })));
  const end = answer.moves.reduce((now, move) => unwrap(klotski.play(now, move)).state, start);
  expect([klotski.outcome(end)?.result, end.count]).toEqual(['won', answer.optimum]);
  return answer.optimum;
};

it('are what the solver finds, and its solutions can be played', async () => {
  const texts = gallery().map(({ layout }) => {
    const [corner, straight, unit] = METRICS.map((metric) => optimum(layout, metric));
    return corner === undefined ? '-' : `${corner}/${straight ?? ''}/${unit ?? ''}`;
  });
  const lines = Array.from({ length: Math.ceil(texts.length / PER_LINE) }, (_, line) =>
    texts.slice(PER_LINE * line, PER_LINE * (line + 1)).join(' '),
  );
  const file = `// Made by gallery.nightly.ts: the fewest moves of each named layout, corner/straight/unit, in the order
// of the gallery; - cannot be solved.
export const OPTIMA = \`
${lines.join('\n')}
\`;
`;
  await expect(file).toMatchFileSnapshot('gallery/optima.ts');
});
