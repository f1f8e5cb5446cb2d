// What can be done with moves that were found: shown on the board, copied, saved.
import { html, type TemplateResult } from 'lit';
import { type Bench } from '../shell/bench.ts';
import { copied } from '../shell/copy.ts';
import { icon, type Icon } from '../shell/icons.ts';
import { saveFile } from '../shell/save.ts';
import { type About, asText } from './export.ts';
import { type Step } from './player.ts';
import { words } from './words.ts';

export interface Offer {
  readonly about: About;
  readonly steps: readonly Step[];
  /** For those who hear the buttons: "Solution, corner". */
  readonly name: string;
}

const button = (name: string, sign: Icon, text: string, act: () => void): TemplateResult =>
  html`<button type="button" aria-label="${text}: ${name}" title=${text} @click=${act}>
    ${icon(sign)}
  </button>`;

export const offers = (offer: Offer, { player, say }: Bench): TemplateResult => {
  const { about, steps, name } = offer;
  const { show, copy, save } = words.way;
  const content = (): string => asText(about, steps);
  return html`<span class="offers">
    ${button(name, 'play', show, () => {
      player.open(name, about.from, steps);
      player.run();
    })}
    ${button(name, 'copy', copy, () => {
      void copied(content()).then((isDone) => {
        say(isDone ? words.copied : words.notCopied);
      });
    })}
    ${button(name, 'down', save, () => {
      saveFile('klotski-solution.txt', new Blob([content()], { type: 'text/plain' }));
    })}
  </span>`;
};
