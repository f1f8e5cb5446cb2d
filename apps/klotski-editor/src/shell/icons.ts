import { html, svg, type TemplateResult } from 'lit';

/** Strokes of 24 × 24, drawn for this app. */
const PATHS = {
  hand: 'M8 13V6.500a1.500 1.500 0 0 1 3 0V11m0-1V4.500a1.500 1.500 0 0 1 3 0V11m0-.5v-4a1.500 1.500 0 0 1 3 0V14c0 4-2 6.500-5.500 6.500-3 0-4.300-1.500-5.700-4.300L4.300 13c-.7-1.700 1.200-2.700 2.200-1.300L8 13.500',
  erase: 'M9 19l-5-5 9.500-9.500 6 6L11 19zM8 9.500l6 6M9 19h11',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'm15 6 5 5-5 5m5-5H10a5 5 0 0 0 0 10h3',
  rotate: 'M5 12a7 7 0 1 1 2.200 5.100M5 7v5h5',
  mirror: 'M12 3v18M9 7 4 17h5zM15 7l5 10h-5z',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  swap: 'M7 8h12m-4-4 4 4-4 4M17 16H5m4-4-4 4 4 4',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'M5 12.500l5 5L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  lamp: 'M8 4h8l4 9H4zM12 13v6M8 20h8',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.300-1.500 2.400m0 4v.1',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  stepBack: 'M15 6l-7 6 7 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  stepOn: 'M9 6l7 6-7 6z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  board: 'M4 4h16v16H4zM9 4v9h6V4M4 13h16M9 13v7',
  text: 'M5 7h14M5 12h14M5 17h8',
  flag: 'M6 21V4h12l-2.500 4L18 12H6',
  more: 'M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v6H4zM13 14h7v6h-7z',
  down: 'M12 4v12m-5-5 5 5 5-5M5 20h14',
} as const;
export type Icon = keyof typeof PATHS;

export const icon = (name: Icon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${PATHS[name]}></path>`}
  </svg>`;
