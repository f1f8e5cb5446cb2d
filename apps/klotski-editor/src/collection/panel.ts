// One's own layouts: kept, looked through, written about, rated, brought in and out.
import { html, nothing, render, type TemplateResult } from 'lit';
import { keep, recall } from '../browse/kept.ts';
import { keepPlace, placeIn } from '../browse/places.ts';
import { NO_SHELF, type Shelf, shelfOf } from '../browse/shelf.ts';
import { wordsOf } from '../browse/shelves.ts';
import { Taking } from '../browse/taking.ts';
import { Wall } from '../browse/wall.ts';
import { type Bench, type Panel } from '../shell/bench.ts';
import { boardView, draftOf } from './board-view.ts';
import { download } from './download.ts';
import { followDrops } from './drops.ts';
import { type Entry, keyOf } from './entry.ts';
import { type Kind, makeFile, TYPES } from './export.ts';
import { Fields } from './fields.ts';
import { filesView } from './files-view.ts';
import { Importer, makeReport } from './importer.ts';
import { openLibrary } from './library.ts';
import { chosenView, goneView, lookView, ratingView } from './list-view.ts';
import { Rater } from './rater.ts';
import { type Look, optimumOf, readLook, shown, tagsOf, tileOf } from './view-model.ts';
import { words } from './words.ts';

const KEPT = 'collection';
const PLACE = 'collection-panel';

class Collection {
  readonly #bench: Bench;
  readonly #library = openLibrary();
  readonly #draw = (): void => {
    this.#drawNow();
  };
  readonly #rater = new Rater(this.#library, this.#draw);
  readonly #importer = new Importer(this.#library, this.#draw);
  readonly #fields = new Fields(this.#library, this.#draw);
  readonly #taking: Taking;
  readonly #wall: Wall;
  readonly #top: HTMLElement;
  readonly #beside: HTMLElement;
  #look = readLook(recall(KEPT));
  #shown: readonly Entry[] = [];
  #shelf: Shelf = NO_SHELF;
  #chosen: string | undefined;
  #isSaving = false;
  /** What was deleted, the latest last. */
  #gone: readonly (readonly Entry[])[] = [];

  constructor(section: HTMLElement, bench: Bench) {
    this.#bench = bench;
    render(
      html`<div class="collection">
        <div class="top-of"></div>
        <div class="shelf-of">
          <div class="wall-of"></div>
          <div class="beside-of"></div>
        </div>
      </div>`,
      section,
    );
    const find = (name: string) => section.querySelector(name) as HTMLElement;
    this.#top = find('.top-of');
    this.#beside = find('.beside-of');
    this.#taking = new Taking(bench, this.#draw);
    this.#wall = new Wall(find('.wall-of'), {
      id: 'collection-wall',
      label: words.wall,
      take: (index) => {
        this.#choose(this.#shelf.tileAt(index)?.id);
      },
      rest: (place) => {
        keepPlace(PLACE, place);
      },
    });
    followDrops(section, (files) => {
      void this.#importer.take(files);
    });
    let isFirst = true;
    this.#library.subscribe(() => {
      this.#arrange(isFirst);
      isFirst &&= this.#library.status === 'loading';
    });
    bench.editor.subscribe(this.#draw);
  }

  /** Everything that is shown, from what is kept. */
  #arrange(isFirst = false): void {
    this.#shown = shown(this.#library.entries.values(), this.#look);
    const { metric } = this.#look;
    this.#shelf = shelfOf(
      this.#shown.map((entry) => tileOf(keyOf(entry.layout), entry, metric)),
      true,
    );
    if (isFirst) this.#wall.show(this.#shelf, placeIn(PLACE));
    else this.#wall.refresh(this.#shelf);
    this.#drawNow();
  }

  #choose(key: string | undefined): void {
    this.#chosen = key;
    this.#fields.rest();
    this.#drawNow();
    // On a phone it is below the wall.
    this.#beside.scrollIntoView({ block: 'nearest' });
  }

  async #save(name: string): Promise<void> {
    const draft = draftOf(this.#bench.editor.state, name);
    this.#isSaving = true;
    this.#drawNow();
    try {
      await this.#library.add([draft], Date.now());
      this.#reach(keyOf(draft.layout));
      this.#bench.say(words.saved);
    } catch {
      // The library tells that it is broken.
    } finally {
      this.#isSaving = false;
      this.#drawNow();
    }
  }

  /** Chooses an entry and shows where it stands, whatever is looked for. */
  #reach(key: string): void {
    if (this.#shelf.indexOf(key) < 0) this.#change({ text: '', tag: '' });
    this.#wall.goTo(this.#shelf.indexOf(key));
    this.#choose(key);
  }

  #change(change: Partial<Look>): void {
    this.#look = { ...this.#look, ...change };
    keep(KEPT, this.#look);
    this.#arrange();
  }

  async #remove(keys: readonly string[]): Promise<void> {
    const gone = await this.#library.remove(keys);
    this.#gone = [...this.#gone, gone];
    this.#chosen = undefined;
    this.#bench.say(words.removed(gone.length));
    this.#drawNow();
  }

  async #undo(): Promise<void> {
    const last = this.#gone.at(-1) ?? [];
    await this.#library.restore(last);
    this.#gone = this.#gone.slice(0, -1);
    this.#bench.say(words.back(last.length));
    const [first] = last;
    if (first) this.#reach(keyOf(first.layout));
    else this.#drawNow();
  }

  #export(kind: Kind): void {
    const { type, ending } = TYPES[kind];
    download(`klotski-layouts.${ending}`, type, makeFile(kind, this.#shown));
  }

  #boardView(): TemplateResult {
    const { state } = this.#bench.editor;
    return boardView({
      state,
      known: this.#library.find(state.layout),
      isSaving: this.#isSaving,
      save: (name) => {
        void this.#save(name);
      },
      show: ({ layout }) => {
        this.#reach(keyOf(layout));
      },
    });
  }

  #filesView(): TemplateResult {
    return filesView({
      importing: this.#importer.importing,
      reports: this.#importer.reports,
      refused: this.#importer.refused,
      count: this.#shown.length,
      take: (files) => {
        void this.#importer.take(files);
      },
      stop: () => {
        this.#importer.stop();
      },
      saveReport: (report) => {
        download(`${report.file}.bad.txt`, TYPES.text.type, makeReport(report));
      },
      exportAs: (kind) => {
        this.#export(kind);
      },
    });
  }

  #listView(): TemplateResult {
    const { size } = this.#library.entries;
    return html`
      ${lookView({
        look: this.#look,
        tags: tagsOf(this.#library.entries.values()),
        change: (change) => {
          this.#change(change);
        },
      })}
      <div class="over">
        <span class="note" role="status">${words.count(this.#shown.length)}</span>
        ${ratingView({
          waiting: this.#rater.waiting.length,
          run: this.#rater.run,
          start: () => {
            void this.#rater.start();
          },
          stop: () => {
            this.#rater.stop();
          },
        })}
        ${
          this.#shown.length > 1
            ? html`<button
                type="button"
                class="warn"
                @click=${() => {
                  void this.#remove(this.#shown.map(({ layout }) => keyOf(layout)));
                }}
              >
                ${words.removeAll(this.#shown.length)}
              </button>`
            : nothing
        }
      </div>
      ${this.#shown.length === 0 && size > 0 ? html`<p class="note">${words.nothing}</p>` : nothing}
    `;
  }

  #stateView(): TemplateResult | typeof nothing {
    const { status, unreadable, entries } = this.#library;
    if (status === 'loading') return html`<p class="note">${words.loading}</p>`;
    return html`
      ${status === 'broken' ? html`<p class="broken" role="alert">${words.broken}</p>` : nothing}
      ${unreadable > 0 ? html`<p class="note">${words.unreadable(unreadable)}</p>` : nothing}
      ${entries.size === 0 ? html`<p class="note">${words.empty}</p>` : nothing}
    `;
  }

  #chosenView(): TemplateResult | typeof nothing {
    const key = this.#chosen;
    const entry = key === undefined ? undefined : this.#library.entries.get(key);
    if (key === undefined || !entry) return nothing;
    const isPlayable = entry.rating?.status !== 'not-playable';
    return chosenView({
      key,
      entry,
      saving: this.#fields.saving,
      hardness: isPlayable ? wordsOf(optimumOf(entry, this.#look.metric)) : words.notPlayable,
      write: (patch) => {
        this.#fields.write(key, patch);
      },
      open: () => {
        this.#taking.take(entry.layout, entry.name || words.unnamed, entry.ids);
      },
      remove: () => {
        void this.#remove([key]);
      },
    });
  }

  #drawNow(): void {
    const { size } = this.#library.entries;
    render(
      html`
        <div class="in-and-out">
          <div class="part">
            <h3>${words.board}</h3>
            ${this.#boardView()}
          </div>
          <div class="part">
            <h3>${words.importTitle}</h3>
            ${this.#filesView()}
          </div>
        </div>
        ${this.#stateView()} ${size > 0 ? this.#listView() : nothing}
        ${goneView({
          count: this.#gone.at(-1)?.length ?? 0,
          undo: () => {
            void this.#undo();
          },
        })}
      `,
      this.#top,
    );
    render(html`${this.#taking.view()}${this.#chosenView()}`, this.#beside);
  }
}

export const collection: Panel = {
  id: 'collection',
  title: words.title,
  mount: (section, bench) => {
    new Collection(section, bench);
  },
};
