// Solutions as text.
import {
  type Block,
  blockName,
  COLUMNS,
  type Layout,
  layoutOf,
  makeMove,
  type Metric,
} from '@parlour/klotski';
import { type Step } from './player.ts';

const WAYS: Readonly<Record<number, string>> = {
  1: 'right',
  [-1]: 'left',
  [COLUMNS]: 'down',
  [-COLUMNS]: 'up',
};

/** "down, right" of a path over cells. */
export const directions = ({ path }: Step): string =>
  path
    .slice(1)
    .map((cell, index) => WAYS[cell - (path[index] ?? cell)] ?? '')
    .join(', ');

/** What is told of a solution before its moves. */
export interface About {
  readonly title: string;
  readonly metric: Metric;
  readonly from: readonly Block[];
  /** Where it leads, if not to the exit. */
  readonly to?: Layout;
}

/** A solution as text: what it is of, then a move a line, as the engine writes it and in words. */
export const asText = ({ title, metric, from, to }: About, steps: readonly Step[]): string => {
  const head = [
    `Klotski: ${title}`,
    `From: ${layoutOf(from)}`,
    ...(to === undefined ? [] : [`To: ${to}`]),
    `Metric: ${metric}`,
    `Moves: ${steps.length}`,
    '',
  ];
  let blocks = from;
  const lines = steps.map((step, index) => {
    const block = blocks.find(({ cell }) => cell === step.from);
    blocks = blocks.map((one) => (one === block ? { ...one, cell: step.to } : one));
    const name = (block && blockName(block.id, 'zh-Hans')) ?? '';
    return `${String(index + 1).padStart(3)}. ${makeMove(step)}  ${name} ${directions(step)}`;
  });
  return `${[...head, ...lines].join('\n')}\n`;
};
