// Walls of layouts to look through: named ones, all that can be made of some blocks, one's own.
import { type BlockSet, count } from '@parlour/klotski/enumeration';
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyOf } from '../collection/entry.ts';
import { type Library, openLibrary } from '../collection/library.ts';
import { FIRST_LOOK, optimumOf, shown, tileOf } from '../collection/view-model.ts';
import { type EditorState } from '../model/editor.ts';
import { type Bench, type Panel } from '../shell/bench.ts';
import { type Choice, isFiltered, readChoice } from './choice.ts';
import { controlsView } from './controls.ts';
import { keep, recall } from './kept.ts';
import { OptimaSeeker } from './optima-seeker.ts';
import { keepPlace, placeIn, placeName } from './places.ts';
import { progressView } from './parts-view.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { galleryShelf, inOrder, passes, setShelf } from './shelves.ts';
import { Taking } from './taking.ts';
import { Wall } from './wall.ts';
import { words } from './words.ts';

const KEPT = 'browse';

/** Of a board that can be played on. */
const blocksOfBoard = ({ judgement, counts }: EditorState): BlockSet | undefined =>
  judgement.playable.holds
    ? { h: counts.horizontal, v: counts.vertical, s: counts.soldier }
    : undefined;

const collectionShelf = ({ entries }: Library, choice: Choice): Shelf => {
  const { metric, text, sort } = choice;
  const found = shown(entries.values(), { ...FIRST_LOOK, text, metric }).filter(
    (entry) =>
      !isFiltered(choice) ||
      passes({ layout: entry.layout, optimum: optimumOf(entry, metric) }, choice),
  );
  const sorted = inOrder(found, (entry) => optimumOf(entry, metric), sort);
  return shelfOf(
    sorted.map((entry) => tileOf(keyOf(entry.layout), entry, metric)),
    true,
  );
};

class Browse {
  readonly #bench: Bench;
  readonly #library = openLibrary();
  readonly #seeker = new OptimaSeeker(() => {
    this.#found();
  });
  readonly #taking: Taking;
  readonly #wall: Wall;
  readonly #top: HTMLElement;
  readonly #bottom: HTMLElement;
  #choice = readChoice(recall(KEPT));
  #shelf: Shelf;
  #seen = '';

  constructor(section: HTMLElement, bench: Bench) {
    this.#bench = bench;
    render(
      html`<div class="browse">
        <div class="top-of"></div>
        <div class="wall-of"></div>
        <div class="bottom-of"></div>
      </div>`,
      section,
    );
    const [top, wall, bottom] = ['.top-of', '.wall-of', '.bottom-of'].map(
      (name) => section.querySelector(name) as HTMLElement,
    );
    this.#top = top as HTMLElement;
    this.#bottom = bottom as HTMLElement;
    this.#taking = new Taking(bench, () => {
      this.#draw();
    });
    this.#shelf = this.#shelfNow();
    this.#wall = new Wall(wall as HTMLElement, {
      id: 'browse-wall',
      label: words.wall,
      take: (index) => {
        this.#take(index);
      },
      see: (from, to) => {
        this.#see(from, to);
      },
      rest: (place) => {
        keepPlace(placeName(this.#choice), place);
      },
    });
    this.#show();
    this.#library.subscribe(() => {
      if (this.#choice.source !== 'collection') return;
      this.#shelf = this.#shelfNow();
      this.#wall.show(this.#shelf, placeIn('collection'));
      this.#draw();
    });
    bench.editor.subscribe(() => {
      this.#draw();
    });
  }

  #shelfNow(): Shelf {
    const choice = this.#choice;
    switch (choice.source) {
      case 'gallery':
        return galleryShelf(choice);
      case 'collection':
        return collectionShelf(this.#library, choice);
      case 'set': {
        const { seeking } = this.#seeker;
        const optima = seeking.status === 'found' ? seeking.optima : undefined;
        return setShelf(choice.blocks, optima, choice);
      }
    }
  }

  #change(change: Partial<Choice>): void {
    const before = placeName(this.#choice);
    this.#choice = { ...this.#choice, ...change };
    keep(KEPT, this.#choice);
    // Another order begins at its beginning.
    if (change.sort !== undefined) this.#show({ first: '', active: '' });
    else if (placeName(this.#choice) === before) this.#show(this.#wall.place);
    else this.#show();
  }

  /** Everything anew, from where one was. */
  #show(place = placeIn(placeName(this.#choice))): void {
    const { source, blocks, metric } = this.#choice;
    const wanted = source === 'set' && count(blocks) > 0 ? blocks : undefined;
    this.#seeker.want(wanted, metric);
    this.#shelf = this.#shelfNow();
    this.#wall.show(this.#shelf, place);
    this.#draw();
  }

  /** The seeker has gone on. */
  #found(): void {
    if (this.#seeker.seeking.status === 'found') {
      const { place } = this.#wall;
      this.#shelf = this.#shelfNow();
      this.#wall.show(this.#shelf, place);
    }
    this.#draw();
  }

  #take(index: number): void {
    const tile = this.#shelf.tileAt(index);
    if (!tile) return;
    const entry =
      this.#choice.source === 'collection' ? this.#library.entries.get(tile.id) : undefined;
    this.#taking.take(tile.layout, tile.title, entry?.ids ?? tile.layout);
  }

  #see(from: number, to: number): void {
    this.#seen = this.#shelf.size > 0 ? words.seen(from + 1, to, this.#shelf.size) : '';
    const line = this.#top.querySelector('.seen');
    if (line) line.textContent = this.#seen;
  }

  #seeking(): TemplateResult | typeof nothing {
    const { seeking } = this.#seeker;
    if (seeking.status === 'seeking')
      return progressView({
        text: words.seeking,
        part: seeking.part,
        stop: words.stop,
        onStop: () => {
          this.#seeker.stop();
        },
      });
    if (seeking.status !== 'stopped') return nothing;
    return html`<p class="working">
      <span class="note">${words.stopped}</span>
      <button
        type="button"
        @click=${() => {
          this.#seeker.resume();
        }}
      >
        ${words.resume}
      </button>
    </p>`;
  }

  #goTo(): TemplateResult {
    return html`<form
      class="go"
      @submit=${(event: Event) => {
        event.preventDefault();
        const input = (event.currentTarget as HTMLFormElement).elements.namedItem('number');
        if (!(input instanceof HTMLInputElement)) return;
        this.#wall.goTo(Math.min(Math.max(input.valueAsNumber, 1), this.#shelf.size) - 1);
        this.#wall.focus();
      }}
    >
      <label>
        <span>${words.goTo}</span>
        <input name="number" type="number" min="1" max=${this.#shelf.size} required />
      </label>
      <button type="submit">${words.go}</button>
    </form>`;
  }

  #draw(): void {
    const { source } = this.#choice;
    const { size } = this.#shelf;
    const isSolved = source !== 'set' || this.#seeker.seeking.status === 'found';
    const empty =
      source === 'collection' && this.#library.entries.size === 0
        ? words.noCollection
        : words.nothing;
    const isNone = size === 0 && (source !== 'set' || count(this.#choice.blocks) > 0);
    render(
      html`
        ${controlsView({
          choice: this.#choice,
          isSolved,
          board: blocksOfBoard(this.#bench.editor.state),
          change: (change) => {
            this.#change(change);
          },
        })}
        ${this.#seeking()}
        <div class="over" ?hidden=${size === 0}>
          <span class="seen note"></span>
          ${this.#goTo()}
        </div>
        ${isNone ? html`<p class="note" role="status">${empty}</p>` : nothing}
      `,
      this.#top,
    );
    const line = this.#top.querySelector('.seen');
    if (line) line.textContent = this.#seen;
    render(
      html`${this.#taking.view()}
        <p class="note keys">${words.keys}</p>`,
      this.#bottom,
    );
  }
}

export const browse: Panel = {
  id: 'browse',
  title: words.title,
  mount: (section, bench) => {
    new Browse(section, bench);
  },
};
