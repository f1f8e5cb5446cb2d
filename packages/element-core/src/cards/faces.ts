import { html, svg, type TemplateResult } from 'lit';
import { COURTS, FRAME, PALMETTE } from './courts.ts';
import { at, NIB, RANKS, SUITS, twice } from './paths.ts';

/** Places of pips in the upper half, by the digits of `LAYOUTS`. */
const PLACES = [
  [-18.5, -44],
  [18.5, -44],
  [0, -44],
  [-18.5, -15],
  [18.5, -15],
  [0, -29.5],
  [0, -22],
  [-18.5, 0],
  [18.5, 0],
  [0, 0],
] as const;

/** Pips of A … 10; what stands above the middle comes once more, turned, below it. */
const LAYOUTS = ['9', '2', '29', '01', '019', '0178', '0178', '01678', '01349', '01345'];

const PIP = 0.45;

const pips = (rank: number, pip: string): string => {
  let d = rank === 7 ? at(pip, 0, -22, PIP) : '';
  for (const digit of LAYOUTS[rank - 1] as string) {
    const [x, y] = PLACES[+digit] as (typeof PLACES)[number];
    d += (y ? twice : at)(pip, x, y, rank > 1 ? PIP : 1.35);
  }
  return d;
};

/** One of the three drawings of a card, of which its width chooses one. */
const drawing = (
  size: string,
  k: number,
  x: number,
  glyph: string,
  suits: string,
  brass: string,
): TemplateResult =>
  svg`<g class=${size}>
    <path class="rank" transform="scale(${k * NIB} ${k})" d=${twice(glyph, -x / k / NIB, 5 - 65.5 / k)} />
    <path d=${suits} />
    <path class="brass" d=${brass} />
  </g>`;

const draw = (card: number): TemplateResult => {
  const suit = Math.floor(card / 13);
  const rank = (card % 13) + 1;
  const pip = SUITS[suit] as string;
  const glyph = RANKS[rank - 1] as string;
  const court = COURTS[rank - 11];
  const [art, brass] = court ?? ['', ''];
  const middle = court ? at(art, 0, 35.5) : at(pip, 0, 0, 0.95);
  const metal = court ? at(brass, 0, 35.5) : '';
  return html`<svg class="s${suit}" part="face" viewBox="-50 -70 100 140" aria-hidden="true">
    ${drawing(
      'large',
      0.245,
      38.5,
      glyph,
      twice(pip, -38.5, -32, 0.34) +
        twice(pip, 40, -59, 0.3) +
        (court ? twice(art, 0, 0) + twice(FRAME, 0, 0) + at(pip, 0, 0, PIP) : pips(rank, pip)),
      court ? twice(brass, 0, 0) : card ? '' : at(PALMETTE, 0, 16, 0.62),
    )}
    ${drawing(
      'medium',
      0.286,
      37.5,
      glyph,
      twice(pip, -37.5, -25, 0.43) + twice(pip, 37.5, -56, 0.43) + middle,
      metal,
    )}
    ${drawing('small', 0.41, 32.5, glyph, twice(pip, 30, -45.5, 0.78) + (court ? middle : ''), metal)}
  </svg>`;
};

const faces: TemplateResult[] = [];

/** The face of a card, 13 × suit + rank − 1 with the suits ♠ ♥ ♣ ♦: what goes into a `.card`. */
export const cardFace = (card: number): TemplateResult => (faces[card] ??= draw(card));
