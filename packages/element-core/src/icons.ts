import { svg, type SVGTemplateResult } from 'lit';

/** Strokes in a field of 24 × 24. */
const PATHS = {
  new: 'M12 5v14M5 12h14',
  restart: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3',
  redo: 'm15 6 5 5-5 5m5-5H10a6 6 0 0 0 0 9h3',
  hint: 'M9.5 20h5M10 17c0-2.5-3.5-4-3.5-8a5.5 5.5 0 0 1 11 0c0 4-3.5 5.500-3.5 8z',
  auto: 'M12 20V5m-6 6 6-6 6 6',
  solve: 'M5 20V5h11l-2 4 2 4H5',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14m8-14v14',
  back: 'M17 6v12l-8-6zM6 6v12',
  forward: 'M7 6v12l8-6zM18 6v12',
  speed: 'M4 17a8.500 8.500 0 1 1 16 0M12 15l4-5',
  close: 'm6 6 12 12M18 6 6 18',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.300-1.500 2.400m0 4v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** One of the toolbar's signs, in the colour of the text. */
export const icon = (name: IconName): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
