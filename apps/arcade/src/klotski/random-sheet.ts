import { type GalleryEntry, LEVELS } from '@parlour/klotski/gallery';
import { html, type TemplateResult } from 'lit';
import { words } from '../words.ts';
import { type LevelChoice, playPlace } from './address.ts';
import { rangeOf } from './filters.ts';
import { candidates, type Measure } from './selection.ts';
import { markOf } from './results.ts';

/** Chance, from the browser. */
const anyOf = (entries: readonly GalleryEntry[]): GalleryEntry | undefined => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return entries[random % Math.max(entries.length, 1)];
};

/** Opens a layout of a difficulty that chance decides on. */
const open = (level: LevelChoice, measure: Measure): void => {
  const entry = anyOf(candidates(level, measure));
  if (entry) location.assign(playPlace(entry.number, measure.metric));
};

export const randomSheet = (measure: Measure): TemplateResult => {
  const { random, gallery } = words.klotski;
  const left = (level: LevelChoice): number =>
    candidates(level, measure).filter(
      ({ layout }) => markOf(measure.results, layout, measure.metric) === 'unsolved',
    ).length;
  return html`
    <p class="note">${random.text}</p>
    <div class="choices">
      <button
        type="button"
        class="primary"
        @click=${() => {
          open('all', measure);
        }}
      >
        ${random.any}
      </button>
      ${LEVELS.map(
        (level) => html`
          <button
            type="button"
            @click=${() => {
              open(level, measure);
            }}
          >
            <span>${gallery.levels[level]}</span>
            <small>${random.of(rangeOf(level, measure.metric), left(level))}</small>
          </button>
        `,
      )}
    </div>
  `;
};
