import { html, type TemplateResult } from 'lit';
import { NIB, twice } from './paths.ts';

const W = 88;
const H = 128;

/** Slanting lines through a box of W × H about the middle. */
const lattice = (gap: number): string => {
  let d = '';
  for (let c = gap / 2; c < W + H; c += gap)
    for (const s of [1, -1]) {
      const [x1, y1] = [Math.min(c, W), Math.max(c - W, 0)];
      const [x2, y2] = [Math.max(c - H, 0), Math.min(c, H)];
      d += `M${s * (x1 - W / 2)} ${y1 - H / 2}L${s * (x2 - W / 2)} ${y2 - H / 2}`;
    }
  return d;
};

/** P, about to be met by itself upside down. */
const P = 'm0 0v-44h4c8 0 12 6 12 15s-4 15-12 15h-4';

const back = html`<svg part="back" viewBox="-50 -70 100 140" aria-hidden="true">
  <path class="lattice" d=${lattice(6)} />
  <path class="seal" d="M0-22l15 22-15 22-15-22z" />
  <path class="monogram" transform="scale(${0.3 * NIB} .3)" d=${twice(P, 0, 0)} />
</svg>`;

/** The back of a card: a fine lattice with a monogram that reads the same upside down. */
export const cardBack = (): TemplateResult => back;
