import { html, type TemplateResult } from 'lit';
import { COURTS } from './courts.ts';
import { at, NIB, RANKS, SUITS, twice } from './paths.ts';

/** Places of pips in the upper half, by the digits of `LAYOUTS`. */
const PLACES = [
  [-19, -44],
  [19, -44],
  [0, -44],
  [-19, -15],
  [19, -15],
  [0, -30],
  [0, -22],
  [-19, 0],
  [19, 0],
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

const draw = (card: number): TemplateResult => {
  const suit = Math.floor(card / 13);
  const rank = (card % 13) + 1;
  const pip = SUITS[suit] as string;
  const glyph = RANKS[rank - 1] as string;
  const [art, brass] = COURTS[rank - 11] ?? ['', ''];
  const court = rank > 10;
  return html`<svg class="s${suit}" part="face" viewBox="-50 -70 100 140" aria-hidden="true">
    <path
      class="rank from-50"
      transform="scale(${0.24 * NIB} .24)"
      d=${twice(glyph, -38.5 / 0.24 / NIB, -65 / 0.24)}
    />
    <path class="from-50" d=${twice(pip, -38.5, -28, 0.36)} />
    <path class="from-70" d=${court ? twice(art, 0, 0) + at(pip, 0, 0, 0.4) : pips(rank, pip)} />
    <path class="brass from-70" d=${twice(brass, 0, 0)} />
    <path class="to-70" d=${court ? at(art, 0, 32, 0.8) : at(pip, 0, 0, 0.9)} />
    <path class="brass to-70" d=${at(brass, 0, 32, 0.8)} />
    <path
      class="rank to-50"
      transform="scale(${0.4 * NIB} .4)"
      d=${twice(glyph, -27 / 0.4 / NIB, -62 / 0.4)}
    />
    <path class="to-50" d=${twice(pip, 27, -45, 0.8)} />
  </svg>`;
};

const faces: TemplateResult[] = [];

/** The face of a card, 13 × suit + rank − 1 with the suits ♠ ♥ ♣ ♦: what goes into a `.card`. */
export const cardFace = (card: number): TemplateResult => (faces[card] ??= draw(card));
