import { type Metric } from '@parlour/klotski';

export const words = {
  title: 'Solve',
  metric: { corner: 'Corner', straight: 'Straight', unit: 'Unit' } satisfies Record<Metric, string>,
  metricText: {
    corner: 'one block along any free path',
    straight: 'one block in one direction',
    unit: 'one block by one cell',
  } satisfies Record<Metric, string>,
  player: {
    at: (index: number, length: number) => `Move ${index} of ${length}`,
    position: 'Move',
    start: 'To the start',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One move on',
    end: 'To the end',
    speed: 'Speed',
    pace: (speed: number) => (speed === 1 ? '1 move a second' : `${speed} moves a second`),
    close: 'Back to drawing',
    take: 'Draw on from here',
  },
};
