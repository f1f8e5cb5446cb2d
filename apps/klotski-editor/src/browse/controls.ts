// What there is to choose above the wall.
import { METRICS } from '@parlour/klotski';
import { type BlockSet, count } from '@parlour/klotski/enumeration';
import { html, nothing, type TemplateResult } from 'lit';
import {
  type Choice,
  isFiltered,
  MOST_MOVES,
  NO_FILTER,
  readMoves,
  SORTS,
  SOURCES,
  WANTED,
} from './choice.ts';
import { choices, field, steady } from './parts-view.ts';
import { words } from './words.ts';

export interface Controls {
  readonly choice: Choice;
  /** Have all layouts their optimum, so that they can be filtered and put in order? */
  readonly isSolved: boolean;
  /** The blocks of the board, where it can be played on. */
  readonly board: BlockSet | undefined;
  readonly change: (change: Partial<Choice>) => void;
}

/** More of a kind of block does not fit beside the others. */
const MOST: BlockSet = { h: 8, v: 8, s: 14 };

const valueOf = (event: Event): number => (event.currentTarget as HTMLInputElement).valueAsNumber;

const kind = ({ choice, change }: Controls, name: keyof BlockSet): TemplateResult =>
  field(
    words.blocks[name],
    html`<input
      type="number"
      id="browse-${name}"
      min="0"
      max=${MOST[name]}
      .value=${steady(`browse-${name}`, String(choice.blocks[name]))}
      @input=${(event: Event) => {
        const value = valueOf(event);
        if (Number.isInteger(value)) change({ blocks: { ...choice.blocks, [name]: value } });
      }}
    />`,
  );

const setControls = (controls: Controls): TemplateResult => {
  const { choice, board, change } = controls;
  const size = count(choice.blocks);
  return html`
    <fieldset class="set">
      <legend class="sr">${words.sources.set}</legend>
      ${(['h', 'v', 's'] as const).map((name) => kind(controls, name))}
      <button
        type="button"
        ?disabled=${!board}
        @click=${() => {
          if (board) change({ blocks: board });
        }}
      >
        ${words.asBoard}
      </button>
      <p class="note" role="status">${size > 0 ? words.count(size) : words.noSuchBlocks}</p>
    </fieldset>
  `;
};

const moves = ({ choice, isSolved, change }: Controls, name: 'least' | 'most'): TemplateResult =>
  field(
    words[name],
    html`<input
      type="number"
      id="browse-${name}"
      min="0"
      max=${MOST_MOVES}
      ?disabled=${!isSolved}
      .value=${steady(`browse-${name}`, String(choice[name] ?? ''))}
      @input=${(event: Event) => {
        change({ [name]: readMoves(valueOf(event)) });
      }}
    />`,
  );

const search = ({ choice, change }: Controls): TemplateResult =>
  field(
    words.search,
    html`<input
      type="search"
      id="browse-text"
      .value=${steady('browse-text', choice.text)}
      @input=${(event: Event) => {
        change({ text: (event.currentTarget as HTMLInputElement).value });
      }}
    />`,
  );

const filters = (controls: Controls): TemplateResult => {
  const { choice, isSolved, change } = controls;
  const { solvable, symmetric, sort } = choice;
  return html`
    <fieldset class="filters" ?disabled=${!isSolved}>
      <legend class="sr">${words.controls}</legend>
      <span class="range">${moves(controls, 'least')} ${moves(controls, 'most')}</span>
      ${field(
        words.solvable,
        choices(WANTED, words.solvableOptions, solvable, (wanted) => {
          change({ solvable: wanted });
        }),
      )}
      ${field(
        words.symmetric,
        choices(WANTED, words.symmetricOptions, symmetric, (wanted) => {
          change({ symmetric: wanted });
        }),
      )}
      ${field(
        words.sort,
        choices(SORTS, words.sorts, sort, (chosen) => {
          change({ sort: chosen });
        }),
      )}
      ${
        isFiltered(choice) || choice.text !== ''
          ? html`<button
              type="button"
              @click=${() => {
                change({ ...NO_FILTER, text: '' });
              }}
            >
              ${words.reset}
            </button>`
          : nothing
      }
    </fieldset>
  `;
};

export const controlsView = (controls: Controls): TemplateResult => {
  const { choice, change } = controls;
  return html`
    <div class="asked">
      ${field(
        words.source,
        choices(SOURCES, words.sources, choice.source, (source) => {
          change({ source });
        }),
      )}
      ${field(
        words.metric,
        choices(METRICS, words.metrics, choice.metric, (metric) => {
          change({ metric });
        }),
      )}
      ${choice.source === 'set' ? setControls(controls) : search(controls)} ${filters(controls)}
    </div>
  `;
};
