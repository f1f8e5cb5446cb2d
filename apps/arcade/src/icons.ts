import { svg, type TemplateResult, html } from 'lit';

/** Strokes of 24 × 24, drawn for this app. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  deal: 'M4 8.500 13 5l5 13-9 3.500zM15 5.500l4.500-.5 1 11',
  statistics: 'M5 20v-7M10 20V8M15 20v-5M20 20V4',
  rules:
    'M12 6.500C9.500 4.700 6.500 4.500 4 5v13c2.500-.5 5.500-.3 8 1.500 2.500-1.800 5.500-2 8-1.500V5c-2.500-.5-5.500-.3-8 1.500zm0 0v13',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  lamp: 'M8 4h8l4 9H4zM12 13v6M8 20h8',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  stepBack: 'M15 6l-7 6 7 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  stepOn: 'M9 6l7 6-7 6z',
  next: 'M9 5l7 7-7 7',
  options:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  random: 'M5 5h14v14H5zM9 9v.010M15 9v.010M12 12v.010M9 15v.010M15 15v.010',
  check: 'M5.500 12.500l4.500 4.500 8.500-10',
  star: 'M12 4.500l2.300 4.800 5.200.7-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200L4.500 10l5.200-.7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
} as const;
export type Icon = keyof typeof PATHS;

export const icon = (name: Icon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${PATHS[name]}></path>`}
  </svg>`;
