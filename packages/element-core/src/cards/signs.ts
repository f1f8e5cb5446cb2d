import { html, nothing, type TemplateResult } from 'lit';
import { at, NIB, RANKS, SUITS } from './paths.ts';

/** What an empty place takes. */
export type PlaceKind =
  | `suit-${0 | 1 | 2 | 3}`
  | `rank-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`
  | 'redeal'
  | 'closed'
  | 'none';

/** A suit by itself, as high as the text and in its colour; the classes s0 … s3 give the suit's. */
export const suitSign = (suit: 0 | 1 | 2 | 3): TemplateResult =>
  html`<svg class="sign" viewBox="-24 -24 48 48" aria-hidden="true">
    <path d=${at(SUITS[suit], 0, 0)} />
  </svg>`;

const ROUND = 'M18-10c-10-17-38-12-38 10 0 11 9 20 20 20s20-9 20-20M19-25v15h-15';
const CROSS = 'M-17-17l34 34m0-34l-34 34';

const outline = (d: string, stretch: number): TemplateResult =>
  html`<svg class="sign" viewBox="-50 -70 100 140" aria-hidden="true">
    <path transform="scale(${stretch} 1)" d=${d} />
  </svg>`;

/** What an empty place shows: the suit, the rank, another round of the stock, none left. */
export const placeSign = (kind: PlaceKind): TemplateResult | typeof nothing => {
  const [what = '', n = ''] = kind.split('-');
  switch (what) {
    case 'suit':
      return outline(at(SUITS[+n as 0 | 1 | 2 | 3], 0, 0), 1);
    case 'rank':
      return outline(at(RANKS[+n - 1] as string, 0, -20, 0.45), NIB);
    case 'redeal':
      return outline(ROUND, 1);
    case 'closed':
      return outline(CROSS, 1);
    default:
      return nothing;
  }
};
