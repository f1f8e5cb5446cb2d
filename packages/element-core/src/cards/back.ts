import { html, type TemplateResult } from 'lit';
import { NIB, twice } from './paths.ts';

const W = 84;
const H = 124;

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
const P = 'm0 0v-70m-9 0h17c14 0 21 10 21 22s-7 22-21 22h-8';

const back = html`<svg part="back" viewBox="-50 -70 100 140" aria-hidden="true">
  <path d="M-45-65h90v130h-90z" />
  <path class="line" stroke-width=".7" d="${lattice(6)}M-42-62h84v124h-84z" />
  <path d="M0-30c10 0 20 14 20 30s-10 30-20 30-20-14-20-30 10-30 20-30z" />
  <path class="line" stroke-width="10" transform="scale(${0.27 * NIB} .27)" d=${twice(P, 0, 0)} />
</svg>`;

/** The back of a card: a fine lattice with a monogram that reads the same upside down. */
export const cardBack = (): TemplateResult => back;
