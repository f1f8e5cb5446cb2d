import { html, type TemplateResult } from 'lit';
import { NIB, twice } from './paths.ts';

// Slanting lines both ways, which the inner <svg> crops; where they start keeps them point-symmetric.
let lattice = '';
for (let x = -122; x < 84; x += 6) lattice += `M${x} 0l124 124m0-124l-124 124`;

/** P, about to be met by itself upside down. */
const P = 'm0 0v-70m-9 0h17c14 0 21 10 21 22s-7 22-21 22h-8';

const back = html`<svg part="back" viewBox="-50 -70 100 140" aria-hidden="true">
  <path d="M-45-65h90v130h-90z" />
  <svg x="-42" y="-62" width="84" height="124">
    <path class="line" stroke-width=".7" d="${lattice}M0 0h84v124h-84z" />
  </svg>
  <path d="M0-30c10 0 20 14 20 30s-10 30-20 30-20-14-20-30 10-30 20-30z" />
  <path class="line" stroke-width="10" transform="scale(${0.27 * NIB} .27)" d=${twice(P, 0, 0)} />
</svg>`;

/** The back of a card: a fine lattice with a monogram that reads the same upside down. */
export const cardBack = (): TemplateResult => back;
