// What chooses among the layouts: a text, a difficulty, marks, an order, a way of counting.
import { LEVEL_LIMITS, LEVELS } from '@parlour/klotski/gallery';
import { type Metric, METRICS } from '@parlour/klotski/play';
import { html, type TemplateResult } from 'lit';
import { words } from '../words.ts';
import { LEVEL_CHOICES, type LevelChoice, MARK_CHOICES, type Selection, SORTS } from './address.ts';
import { levelCounts } from './selection.ts';
import { ANIMATIONS, FACES, type Settings } from './settings.ts';

export interface Filters {
  readonly selection: Selection;
  readonly settings: Settings;
  readonly select: (changed: Partial<Selection>) => void;
  readonly set: (changed: Partial<Settings>) => void;
}

type Choice = readonly [value: string, name: string];

const choices = <Name extends string>(
  names: readonly Name[],
  called: Readonly<Record<Name, string>>,
): readonly Choice[] => names.map((name) => [name, called[name]]);

const selectField = (
  label: string,
  value: string,
  options: readonly Choice[],
  change: (value: string) => void,
): TemplateResult => html`
  <label class="field">
    <span>${label}</span>
    <select
      @change=${(event: Event) => {
        change((event.currentTarget as HTMLSelectElement).value);
      }}
    >
      ${options.map(
        ([name, text]) => html`<option value=${name} .selected=${name === value}>${text}</option>`,
      )}
    </select>
  </label>
`;

/** "31–60 moves" */
export const rangeOf = (level: LevelChoice, metric: Metric): string => {
  const at = LEVELS.findIndex((name) => name === level);
  const known = LEVELS[at];
  if (!known) return '';
  const easier = LEVELS[at - 1];
  const from = easier ? LEVEL_LIMITS[metric][easier] + 1 : 1;
  return words.klotski.gallery.range(from, LEVEL_LIMITS[metric][known]);
};

/** Difficulties as a row of buttons, each with how many there are. */
export const levelRow = ({ selection, settings, select }: Filters): TemplateResult => {
  const { gallery } = words.klotski;
  const counts = levelCounts(settings.metric);
  return html`
    <fieldset class="levels">
      <legend class="sr">${gallery.level}</legend>
      ${LEVEL_CHOICES.map((level) => {
        const range = rangeOf(level, settings.metric);
        return html`
          <label title=${range}>
            <input
              type="radio"
              name="level"
              class="sr"
              .checked=${selection.level === level}
              @change=${() => {
                select({ level });
              }}
            />
            <span>${gallery.levels[level]} <small>${counts.get(level) ?? 0}</small></span>
            ${range ? html`<span class="sr">, ${range}</span>` : ''}
          </label>
        `;
      })}
    </fieldset>
  `;
};

export const searchField = ({ selection, select }: Filters): TemplateResult => {
  const { gallery } = words.klotski;
  return html`
    <label class="search">
      <span class="sr">${gallery.search}</span>
      <input
        type="search"
        maxlength="100"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="search"
        placeholder=${gallery.searchPlaceholder}
        .value=${selection.text}
        @input=${(event: Event) => {
          select({ text: (event.currentTarget as HTMLInputElement).value });
        }}
      />
    </label>
  `;
};

/** Marks and order. */
export const findFields = ({ selection, select }: Filters): readonly TemplateResult[] => {
  const { gallery } = words.klotski;
  return [
    selectField(gallery.mark, selection.mark, choices(MARK_CHOICES, gallery.marks), (mark) => {
      select({ mark: mark as Selection['mark'] });
    }),
    selectField(gallery.sort, selection.sort, choices(SORTS, gallery.sorts), (sort) => {
      select({ sort: sort as Selection['sort'] });
    }),
  ];
};

export const metricField = (
  { settings, set }: Pick<Filters, 'settings' | 'set'>,
  isShort = false,
): TemplateResult => {
  const { options } = words.klotski;
  return selectField(
    isShort ? options.counting : options.metric,
    settings.metric,
    choices(METRICS, isShort ? options.metricsShort : options.metrics),
    (metric) => {
      set({ metric: metric as Metric });
    },
  );
};

/** What the blocks look like. */
export const looksPart = ({ settings, set }: Pick<Filters, 'settings' | 'set'>): TemplateResult => {
  const { options } = words.klotski;
  return html`
    <div class="fields">
      <h3>${options.looks}</h3>
      ${selectField(options.faces, settings.faces, choices(FACES, options.facesNames), (faces) => {
        set({ faces: faces as Settings['faces'] });
      })}
      ${selectField(
        options.animation,
        settings.animation,
        choices(ANIMATIONS, options.animationNames),
        (animation) => {
          set({ animation: animation as Settings['animation'] });
        },
      )}
      <label class="check">
        <input
          type="checkbox"
          .checked=${settings.distance}
          @change=${(event: Event) => {
            set({ distance: (event.currentTarget as HTMLInputElement).checked });
          }}
        />
        ${options.distance}
      </label>
    </div>
  `;
};

/** The way of counting, with what it means. */
export const countingPart = (filters: Pick<Filters, 'settings' | 'set'>): TemplateResult => {
  const { options } = words.klotski;
  return html`
    <div class="fields stacked">
      <h3>${options.counting}</h3>
      ${metricField(filters)}
      <p class="note">${options.metricNote}</p>
    </div>
  `;
};
