// A kept layout, the one on the board, and the way between them.
import { countsOf, METRICS } from '@parlour/klotski';
import { parse1 } from '@parlour/klotski/formats';
import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../draw/picture.ts';
import { type Bench } from '../shell/bench.ts';
import { type Offer, offers } from './offers.ts';
import { progressView } from './progress.ts';
import { type Way, type WayFinder } from './way.ts';
import { words } from './words.ts';

const text = words.way;

const button = (name: string, act: () => void): TemplateResult =>
  html`<button type="button" @click=${act}>${name}</button>`;

/** Are both made of the same blocks? Otherwise no way can lead there. */
const isAlike = ({ from = [], to }: Way): boolean => {
  const read = parse1(to);
  const other = read.ok ? read.value.blocks : [];
  return JSON.stringify(countsOf(from)) === JSON.stringify(countsOf(other));
};

const verdict = (way: Way, { editor }: Bench): string | undefined => {
  const { answer } = way;
  if (!editor.state.judgement.playable.holds) return text.unplayable;
  if (!isAlike(way)) return text.other;
  switch (answer?.status) {
    case undefined:
      return way.isStopped ? words.stopped : undefined;
    case 'not-playable':
      return text.unplayable;
    case 'apart':
      return text.apart;
    case 'found':
      return answer.moves.length === 0 ? text.same : text.found(answer.moves.length);
  }
};

const offerOf = ({ from, to, metric, answer }: Way): Offer | undefined =>
  from && answer?.status === 'found' && answer.moves.length > 0
    ? { about: { title: text.name, metric, from, to }, steps: answer.moves, name: text.name }
    : undefined;

const choiceOfMetric = (way: Way, finder: WayFinder): TemplateResult => html`
  <label class="metric">
    ${text.metric}
    <select
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        finder.setMetric(METRICS.find((metric) => metric === value) ?? 'corner');
      }}
    >
      ${METRICS.map(
        (metric) =>
          html`<option value=${metric} ?selected=${metric === way.metric}>
            ${words.metric[metric]}
          </option>`,
      )}
    </select>
  </label>
`;

/** Buttons that were pressed may be gone: the heading is where one goes on. */
const toTitle = (): void => {
  document.getElementById('way-title')?.focus();
};

const kept = (finder: WayFinder, bench: Bench, from: NonNullable<Way['from']>): TemplateResult => {
  const { editor } = bench;
  const { way } = finder;
  const { design } = editor.state;
  const said = verdict(way, bench);
  const offer = offerOf(way);
  return html`
    <div class="pair">
      <figure>
        ${picture(from)}
        <figcaption>${text.a}</figcaption>
      </figure>
      <span class="arrow" aria-hidden="true">→</span>
      <figure>
        ${picture(design.blocks)}
        <figcaption>${text.b}</figcaption>
      </figure>
    </div>
    ${choiceOfMetric(way, finder)}
    <p class="found" role="status">${said ?? words.searching}</p>
    ${
      way.positions === undefined
        ? nothing
        : progressView(way.positions, () => {
            finder.stop();
          })
    }
    ${offer ? offers(offer, bench) : nothing}
    <div class="buttons">
      ${
        way.isStopped
          ? button(words.resume, () => {
              finder.resume();
            })
          : nothing
      }
      ${button(text.swap, () => {
        finder.swap();
      })}
      ${button(text.again, () => {
        finder.keep(design.blocks);
      })}
      ${button(text.forget, () => {
        finder.keep(undefined);
        toTitle();
      })}
    </div>
  `;
};

export const wayView = (finder: WayFinder, bench: Bench): TemplateResult => {
  const { from } = finder.way;
  return html`
    <div class="way">
      <h3 id="way-title" tabindex="-1">${text.title}</h3>
      ${
        from
          ? kept(finder, bench, from)
          : html`<p class="note">${text.intro}</p>
              <div class="buttons">
                ${button(text.keep, () => {
                  finder.keep(bench.editor.state.design.blocks);
                  toTitle();
                })}
              </div>`
      }
    </div>
  `;
};
