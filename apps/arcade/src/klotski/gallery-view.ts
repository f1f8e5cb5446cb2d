// The page of the layouts: looks through them, finds some, opens one.
import { gallery } from '@parlour/klotski/gallery';
import { html, render, type TemplateResult } from 'lit';
import { type Tool, toolBar, topBar } from '../frame.ts';
import { rulesSheet } from '../rules-sheet.ts';
import { Sheets } from '../sheets.ts';
import { words } from '../words.ts';
import { type Address, EVERYTHING, galleryPlace, type Selection } from './address.ts';
import {
  countingPart,
  type Filters,
  findFields,
  levelRow,
  looksPart,
  metricField,
  searchField,
} from './filters.ts';
import { pictureSymbols } from './picture.ts';
import { Pictures } from './pictures.ts';
import { loadPlace, savePlace } from './place.ts';
import { randomSheet } from './random-sheet.ts';
import { Counted } from './counted.ts';
import { markOf } from './results.ts';
import { select } from './selection.ts';
import { loadSettings, saveSettings, type Settings } from './settings.ts';
import { statisticsSheet } from './statistics-sheet.ts';
import { wallOf } from './tiles.ts';

const TOOLS: readonly Tool[] = [
  { id: 'options', name: words.klotski.options.tool },
  { id: 'random', name: words.klotski.random.tool },
  { id: 'statistics', name: words.game.statistics },
  { id: 'rules', name: words.game.rules },
];

/** So many are drawn in one go after something was chosen; the rest follows before one gets there. */
const PORTION = 60;

class GalleryPage {
  settings: Settings;
  selection: Selection;
  focus: number | undefined;
  readonly last: number | undefined;
  readonly counted = new Counted(() => {
    this.draw();
  });
  readonly #pictures = new Pictures();
  #limit = Infinity;
  #more: ReturnType<typeof setTimeout> | undefined;
  readonly #sheets = new Sheets(() => {
    this.draw();
  });

  constructor({ selection, metric }: Extract<Address, { kind: 'gallery' }>) {
    const settings = loadSettings();
    this.settings = metric ? { ...settings, metric } : settings;
    this.selection = selection;
    this.last = this.focus = loadPlace()?.number;
  }

  get place(): string {
    return galleryPlace(this.selection, this.settings.metric);
  }

  /** The first picture, where one was before. */
  async start(): Promise<void> {
    const before = loadPlace();
    await this.counted.refresh();
    this.draw();
    history.replaceState(null, '', this.place);
    if (before?.search === this.place) scrollTo({ top: before.top, behavior: 'instant' });
    addEventListener('pagehide', () => {
      this.keepPlace();
    });
    // A page that comes back from the browser's memory may have been left for a game that is won now.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.counted.refresh();
    });
  }

  keepPlace(): void {
    savePlace({ search: this.place, number: this.focus, top: scrollY });
  }

  #change(): void {
    history.replaceState(null, '', this.place);
    this.#limit = 0;
    clearTimeout(this.#more);
    this.#grow();
  }

  /** Draws some more, until all are there: a key that is pressed meanwhile need not wait. */
  #grow(): void {
    this.#limit += PORTION;
    this.draw();
    if (this.#limit < gallery().length)
      this.#more = setTimeout(() => {
        this.#grow();
      });
  }

  readonly #filters = (): Filters => ({
    selection: this.selection,
    settings: this.settings,
    select: (changed) => {
      this.selection = { ...this.selection, ...changed };
      this.#change();
    },
    set: (changed) => {
      this.settings = { ...this.settings, ...changed };
      saveSettings({ ...loadSettings(), ...changed });
      this.#change();
    },
  });

  #optionsSheet(): TemplateResult {
    const filters = this.#filters();
    const { options } = words.klotski;
    return html`
      <div class="fields only-narrow">
        <h3>${options.find}</h3>
        ${findFields(filters)}
      </div>
      ${countingPart(filters)} ${looksPart(filters)}
    `;
  }

  #finder(found: number): TemplateResult {
    const filters = this.#filters();
    return html`
      <search class="finder">
        <div class="row">
          ${searchField(filters)}
          <div class="only-wide fields">${findFields(filters)} ${metricField(filters, true)}</div>
        </div>
        ${levelRow(filters)}
        <p class="found" role="status">${words.klotski.gallery.found(found)}</p>
      </search>
    `;
  }

  #nothing(): TemplateResult {
    return html`
      <div class="nothing">
        <p>${words.klotski.gallery.nothing}</p>
        <button
          type="button"
          @click=${() => {
            this.selection = EVERYTHING;
            this.#change();
          }}
        >
          ${words.klotski.gallery.showAll}
        </button>
      </div>
    `;
  }

  readonly draw = (): void => {
    const { klotski } = words;
    const { settings, counted, last } = this;
    const measure = { metric: settings.metric, results: counted.results };
    const entries = select(this.selection, measure);
    if (!entries.some(({ number }) => number === this.focus)) this.focus = entries[0]?.number;
    const marks = gallery().map(({ layout }) => markOf(counted.results, layout, settings.metric));
    render(
      html`
        ${topBar({
          title: html`${klotski.title} <span lang="zh-Hant">${klotski.chinese}</span>`,
          line: klotski.gallery.line(
            marks.length,
            marks.filter((mark) => mark !== 'unsolved').length,
            marks.filter((mark) => mark === 'perfect').length,
          ),
          changed: this.draw,
          skip: klotski.skipToLayouts,
        })}
        ${toolBar(klotski.nav, TOOLS, this.#sheets.show)} ${pictureSymbols(settings.faces)}
        <main id="table" tabindex="-1">
          ${this.#finder(entries.length)}
          ${
            entries.length === 0
              ? this.#nothing()
              : wallOf({
                  ...measure,
                  entries: entries.slice(0, this.#limit),
                  focus: this.focus,
                  last,
                  touch: (number) => {
                    this.focus = number;
                    this.#rove();
                  },
                })
          }
        </main>
        ${this.#sheets.view('options', klotski.options.title, () => this.#optionsSheet())}
        ${this.#sheets.view('random', klotski.random.title, () => randomSheet(measure))}
        ${this.#sheets.view('statistics', klotski.statistics.title, () =>
          statisticsSheet({ entries: counted.entries, reset: () => void counted.reset() }),
        )}
        ${this.#sheets.view('rules', klotski.rules.title, () => rulesSheet(klotski.rules))}
      `,
      document.body,
    );
    this.#pictures.follow(document);
  };

  /** Tab comes back to where one was; all the other pictures stay as they are. */
  #rove(): void {
    for (const link of document.querySelectorAll<HTMLElement>('.wall a[tabindex="0"]'))
      link.tabIndex = -1;
    const link = document.querySelector<HTMLElement>(`.wall a[data-number="${this.focus ?? ''}"]`);
    if (link) link.tabIndex = 0;
  }
}

export const showGallery = (address: Extract<Address, { kind: 'gallery' }>): void => {
  document.body.classList.add('gallery');
  const page = new GalleryPage(address);
  addEventListener('parlour-theme', page.draw);
  void page.start();
};
