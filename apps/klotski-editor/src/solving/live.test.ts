import { METRICS } from '@parlour/klotski';
import { parse1 } from '@parlour/klotski/formats';
import { expect, it, vi } from 'vitest';
import { Editor } from '../model/editor.ts';
import { type Findings, Live } from './live.ts';

const FORWARD = '24422442233221121001';
/** So many layouts can be reached that looking at them takes its time. */
const WIDE = '44214421330011001100';

const opened = (layout: string): Editor => {
  const editor = new Editor();
  const read = parse1(layout);
  if (read.ok) editor.restart(read.value.blocks, false);
  return editor;
};

const WAIT = { timeout: 60_000 };

const optimaOf = ({ solutions }: Findings): readonly unknown[] =>
  METRICS.map((metric) => {
    const answer = solutions[metric];
    return answer?.status === 'solved' ? answer.optimum : answer?.status;
  });

it('finds what there is to know, and follows the board', async () => {
  const editor = opened(FORWARD);
  const live = new Live(editor);
  await vi.waitUntil(() => live.findings.status === 'done', WAIT);
  expect(optimaOf(live.findings)).toEqual([81, 90, 116]);
  expect(live.findings.analysis).toMatchObject({ states: 25_955, solved: 964 });
  editor.do({ type: 'clear' });
  expect(live.findings).toMatchObject({ status: 'unplayable', solutions: {} });
  // What was known is known at once.
  editor.undo();
  expect(live.findings).toMatchObject({ status: 'done', layout: FORWARD });
});

it('tells nothing of a board that is no longer there', async () => {
  const editor = opened(WIDE);
  const live = new Live(editor);
  const seen: Findings[] = [];
  await vi.waitUntil(() => live.findings.solutions.corner !== undefined, WAIT);
  editor.open(FORWARD);
  live.subscribe((findings) => seen.push(findings));
  await vi.waitUntil(() => live.findings.status === 'done', WAIT);
  expect(new Set(seen.map(({ layout }) => layout))).toEqual(new Set([FORWARD]));
  expect(live.findings.analysis?.states).toBe(25_955);
});

it('is stopped, keeps what it knows, and is taken up again', async () => {
  const live = new Live(opened(WIDE));
  await vi.waitUntil(() => live.findings.slow !== undefined, WAIT);
  live.stop();
  const { status, slow, analysis } = live.findings;
  expect({ status, slow, analysis }).toEqual({
    status: 'stopped',
    slow: undefined,
    analysis: undefined,
  });
  live.resume();
  await vi.waitUntil(() => live.findings.status === 'done', WAIT);
  expect(live.findings.analysis?.states).toBe(964_656);
});
