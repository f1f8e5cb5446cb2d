// What is above and beside the wall: search, order, rating, and the layout that was chosen.
import { METRICS } from '@parlour/klotski';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { choices, field, progressView, steady } from '../browse/parts-view.ts';
import { words as browse } from '../browse/words.ts';
import {
  type Entry,
  LIMITS,
  type Patch,
  textOfTags,
  tidyName,
  tidyNotes,
  tidyTags,
} from './entry.ts';
import { type Saving } from './fields.ts';
import { type Run } from './rater.ts';
import { type Look, ORDERS } from './view-model.ts';
import { words } from './words.ts';

export interface LookOptions {
  readonly look: Look;
  readonly tags: ReadonlyMap<string, number>;
  readonly change: (change: Partial<Look>) => void;
}

const tagChoice = ({ look, tags, change }: LookOptions): TemplateResult => html`
  <select
    @change=${(event: Event) => {
      change({ tag: (event.currentTarget as HTMLSelectElement).value });
    }}
  >
    <option value="" .selected=${look.tag === ''}>${words.allTags}</option>
    ${[...tags].map(
      ([tag, count]) =>
        html`<option value=${tag} .selected=${tag === look.tag}>${tag} (${count})</option>`,
    )}
  </select>
`;

export const lookView = (options: LookOptions): TemplateResult => {
  const { look, change } = options;
  return html`<div class="asked">
    ${field(
      words.search,
      html`<input
        id="collection-text"
        type="search"
        .value=${steady('collection-text', look.text)}
        @input=${(event: Event) => {
          change({ text: (event.currentTarget as HTMLInputElement).value });
        }}
      />`,
    )}
    ${field(words.tag, tagChoice(options))}
    ${field(
      words.order,
      choices(ORDERS, words.orders, look.order, (order) => {
        change({ order });
      }),
    )}
    ${field(
      words.metric,
      choices(METRICS, browse.metrics, look.metric, (metric) => {
        change({ metric });
      }),
    )}
  </div>`;
};

export interface RatingOptions {
  readonly waiting: number;
  readonly run: Run | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

export const ratingView = ({ waiting, run, start, stop }: RatingOptions): TemplateResult => {
  if (run)
    return progressView({
      text: words.rating(run.done, run.total),
      part: run.done / Math.max(run.total, 1),
      stop: words.stop,
      onStop: stop,
    });
  return waiting === 0
    ? html`<p class="note">${words.allRated}</p>`
    : html`<p><button type="button" @click=${start}>${words.rate(waiting)}</button></p>`;
};

export interface ChosenOptions {
  readonly key: string;
  readonly entry: Entry;
  readonly saving: Saving;
  readonly hardness: string;
  readonly write: (patch: Patch) => void;
  readonly open: () => void;
  readonly remove: () => void;
}

const SAVING: Readonly<Record<Saving, string>> = {
  resting: '',
  saving: words.saving,
  saved: words.saved,
  failed: words.broken,
};

const textOf = (event: Event): string =>
  (event.currentTarget as HTMLInputElement | HTMLTextAreaElement).value;

export const chosenView = (options: ChosenOptions): TemplateResult => {
  const { key, entry, saving, hardness, write, open, remove } = options;
  return html`<section class="chosen" aria-label=${words.chosen}>
    <p class="facts"><code>${entry.ids ?? entry.layout}</code> <span>${hardness}</span></p>
    ${keyed(
      key,
      html`
        ${field(
          words.name,
          html`<input
            id="chosen-name"
            maxlength=${LIMITS.name}
            .value=${steady('chosen-name', entry.name)}
            @input=${(event: Event) => {
              write({ name: tidyName(textOf(event)) });
            }}
          />`,
        )}
        ${field(
          words.tags,
          html`<input
            id="chosen-tags"
            .value=${steady('chosen-tags', textOfTags(entry.tags))}
            @input=${(event: Event) => {
              write({ tags: tidyTags(textOf(event)) });
            }}
          />`,
          words.tagsHint,
        )}
        ${field(
          words.notes,
          html`<textarea
            id="chosen-notes"
            rows="4"
            maxlength=${LIMITS.notes}
            .value=${steady('chosen-notes', entry.notes)}
            @input=${(event: Event) => {
              write({ notes: tidyNotes(textOf(event)) });
            }}
          ></textarea>`,
        )}
      `,
    )}
    <div class="buttons">
      <button type="button" class="primary" @click=${open}>${words.open}</button>
      <button type="button" class="warn" @click=${remove}>${words.remove}</button>
      <span class="note" role="status" data-saving=${saving}>${SAVING[saving]}</span>
    </div>
  </section>`;
};

export interface GoneOptions {
  readonly count: number;
  readonly undo: () => void;
}

/** What was deleted last can come back. */
export const goneView = ({ count, undo }: GoneOptions): TemplateResult | typeof nothing =>
  count === 0
    ? nothing
    : html`<p class="landed">
        <span>${words.removed(count)}</span>
        <button type="button" @click=${undo}>${words.undo}</button>
      </p>`;
