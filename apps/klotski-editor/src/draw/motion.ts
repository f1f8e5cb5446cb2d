// A block travels along its path, around corners too.
import { type Show } from '../solve/player.ts';
import { columnOf, rowOf } from '../model/geometry.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds for one cell. */
const STEP = 120;

/** Lets the block of the step that was just made travel to where it lies now. */
export const travel = (section: HTMLElement, { steps, boards, index, speed }: Show): void => {
  const step = steps[index - 1];
  const block = step && boards[index]?.find(({ cell }) => cell === step.to);
  const node = block && section.querySelector<HTMLElement>(`.block[data-id="${block.id}"]`);
  const cell = section.querySelector<HTMLElement>('.cell');
  if (!node || !cell || isStill()) return;
  const unit = cell.offsetWidth;
  const translate = step.path.map(
    (at) =>
      `${(columnOf(at) - columnOf(step.to)) * unit}px ${(rowOf(at) - rowOf(step.to)) * unit}px`,
  );
  const duration = Math.min(STEP * (step.path.length - 1), 800 / speed);
  node.animate({ translate }, { duration, easing: 'ease-in-out' });
};
