// A wall of pictures of which only those are there that can be seen, however many there are. One Tab
// stop; arrows, Home, End and Page keys go from picture to picture, Enter takes one.
import { html, render } from 'lit';
import { PICTURE_RATIO, wearPictures } from './pictures.ts';
import { type Place } from './places.ts';
import { NO_SHELF, type Shelf } from './shelf.ts';
import {
  type Measures,
  measuresOf,
  partHeight,
  partOf,
  partsOf,
  partStart,
  rangeOf,
  spotOf,
  stepOf,
} from './wall-measure.ts';
import { GAP, WallTiles } from './wall-tiles.ts';
import { words } from './words.ts';

export interface WallOptions {
  /** Of the page alone; in the names of its pictures. */
  readonly id: string;
  readonly label: string;
  /** A picture is this wide at least, in rem. */
  readonly least?: number;
  /** One was clicked, or Enter was pressed on it. */
  readonly take: (index: number) => void;
  /** One was come to. */
  readonly come?: (index: number) => void;
  /** Others are seen now, the first of them and before the last. */
  readonly see?: (from: number, to: number) => void;
  /** One has moved, and rests. */
  readonly rest?: (place: Place) => void;
}

/** Rows that are there beyond those seen. */
const MORE = 1;
/** Milliseconds after which one rests. */
const REST = 150;
const LINE = 1.3;
const SMALL = 0.8125;

export class Wall {
  readonly #options: WallOptions;
  readonly #host: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #run: HTMLElement;
  readonly #tiles: WallTiles;
  readonly #rested: () => void;
  #shelf: Shelf = NO_SHELF;
  #measures: Measures = measuresOf(0, { least: 1, gap: 0, ratio: 1, caption: 0 });
  #width = 0;
  #part = 0;
  #active = 0;
  /** What stands at the top, also while nothing can be seen. */
  #top = 0;
  /** How far it was scrolled when that was found out. */
  #scrolled = 0;
  #frame = 0;

  constructor(host: HTMLElement, options: WallOptions) {
    this.#host = host;
    this.#options = options;
    wearPictures();
    this.#view();
    this.#scroller = host.querySelector('.wall') as HTMLElement;
    this.#run = host.querySelector('.run') as HTMLElement;
    this.#tiles = new WallTiles(this.#run, options.id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.#rested = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (this.#width > 0 && this.#shelf.size > 0) options.rest?.(this.place);
      }, REST);
    };
    this.#scroller.addEventListener('scroll', () => {
      this.#soon();
    });
    new ResizeObserver(() => {
      this.#resized();
    }).observe(this.#scroller);
  }

  /** The pictures at the top and that one has come to. */
  get place(): Place {
    const { tileAt } = this.#shelf;
    return {
      first: tileAt(this.#first())?.id ?? '',
      active: tileAt(this.#active)?.id ?? '',
    };
  }

  get active(): number {
    return this.#active;
  }

  /** Shows other pictures, from where one was. */
  show(shelf: Shelf, place: Place | undefined): void {
    this.#shelf = shelf;
    const indexOf = (id: string | undefined): number => {
      const index = id === undefined ? 0 : shelf.indexOf(id);
      return index >= 0 && index < shelf.size ? index : 0;
    };
    this.#active = indexOf(place?.active);
    this.#tiles.forget();
    // An empty wall is not there, and has no width.
    this.#view();
    this.#measure();
    this.#turnTo(indexOf(place?.first));
  }

  /** The same pictures, some of which have changed. */
  refresh(shelf: Shelf): void {
    this.#shelf = shelf;
    this.#active = Math.max(Math.min(this.#active, shelf.size - 1), 0);
    this.#top = Math.max(Math.min(this.#top, shelf.size - 1), 0);
    this.#tiles.forget();
    this.#view();
    this.#resized();
  }

  /** Comes to a picture. */
  goTo(index: number): void {
    if (index < 0 || index >= this.#shelf.size) return;
    this.#active = index;
    this.#reveal();
    this.#options.come?.(index);
    this.#rested();
  }

  focus(): void {
    this.#scroller.focus();
  }

  #view(): void {
    const { id, label } = this.#options;
    const parts = partsOf(this.#shelf.size, this.#measures);
    render(
      html`
        <div
          id=${id}
          class="wall"
          role="listbox"
          tabindex="0"
          ?hidden=${this.#shelf.size === 0}
          aria-label=${label}
          @keydown=${this.#onKey}
        >
          <div class="run" role="presentation" @click=${this.#onClick}></div>
        </div>
        <nav class="wall-parts" aria-label=${words.wallParts} ?hidden=${parts < 2}>
          <button
            type="button"
            ?disabled=${this.#part === 0}
            @click=${() => {
              this.goTo(partStart(this.#part - 1, this.#measures));
            }}
          >
            ${words.partBefore}
          </button>
          <span>${words.part(this.#part + 1, parts)}</span>
          <button
            type="button"
            ?disabled=${this.#part >= parts - 1}
            @click=${() => {
              this.goTo(partStart(this.#part + 1, this.#measures));
            }}
          >
            ${words.partAfter}
          </button>
        </nav>
      `,
      this.#host,
    );
  }

  readonly #onClick = (event: Event): void => {
    const tile = (event.target as Element).closest<HTMLElement>('.tile');
    const index = Number(tile?.dataset['index'] ?? -1);
    if (index < 0) return;
    this.goTo(index);
    this.#options.take(index);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { size } = this.#shelf;
    if (size === 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#options.take(this.#active);
      return;
    }
    const { columns, rowHeight } = this.#measures;
    const pageRows = Math.max(Math.floor(this.#scroller.clientHeight / rowHeight), 1);
    const to = stepOf(event.key, this.#active, size, { columns, pageRows });
    if (to === undefined) return;
    event.preventDefault();
    this.goTo(to);
  };

  #measure(): void {
    const style = getComputedStyle(this.#scroller);
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const lines = this.#shelf.hasSubtitles ? 2 : 1;
    this.#width =
      this.#scroller.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    this.#measures = measuresOf(this.#width, {
      least: (this.#options.least ?? 6.5) * rem,
      gap: GAP,
      ratio: PICTURE_RATIO,
      // As the styles have it: small letters, in so many lines.
      caption: Math.ceil(lines * LINE * SMALL * rem + 6),
    });
    this.#run.style.setProperty('--tile', `${this.#measures.tileWidth}px`);
    this.#run.style.setProperty('--row', `${this.#measures.rowHeight - GAP}px`);
  }

  /** Keeps what is at the top there. */
  #resized(): void {
    if (this.#scroller.clientWidth === 0) return;
    const first = this.#first();
    this.#measure();
    this.#tiles.forget();
    this.#turnTo(first);
  }

  /** What stands at the top now, though no frame may have been drawn since it was scrolled. */
  #first(): number {
    const { clientWidth, scrollTop } = this.#scroller;
    return clientWidth > 0 && scrollTop !== this.#scrolled ? this.#seen(0).from : this.#top;
  }

  #seen(more: number) {
    const { scrollTop: top, clientHeight: height } = this.#scroller;
    const { size } = this.#shelf;
    return rangeOf({ top, height, part: this.#part, size }, this.#measures, more);
  }

  #enterPart(part: number): void {
    this.#part = part;
    const height = partHeight(part, this.#shelf.size, this.#measures);
    this.#run.style.height = `${Math.max(height - GAP, 0)}px`;
    this.#scroller.style.setProperty('--run', `${Math.max(height - GAP, 0)}px`);
    this.#view();
  }

  /** Brings a picture to the top. */
  #turnTo(index: number): void {
    this.#top = index;
    this.#enterPart(partOf(index, this.#measures));
    this.#scroller.scrollTop = spotOf(index, GAP, this.#measures).y;
    this.#scrolled = this.#scroller.scrollTop;
    this.#draw();
  }

  /** Scrolls as little as will do to see the picture that one came to. */
  #reveal(): void {
    const part = partOf(this.#active, this.#measures);
    if (part !== this.#part) this.#enterPart(part);
    const { y } = spotOf(this.#active, GAP, this.#measures);
    const { scrollTop, clientHeight } = this.#scroller;
    const end = y + this.#measures.rowHeight - clientHeight;
    if (y < scrollTop) this.#scroller.scrollTop = y;
    else if (end > scrollTop) this.#scroller.scrollTop = end;
    this.#draw();
  }

  #soon(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#scroller.clientWidth === 0) return;
      this.#top = this.#first();
      this.#scrolled = this.#scroller.scrollTop;
      this.#draw();
      this.#rested();
    });
  }

  #draw(): void {
    // All is read before anything is written, or the browser would lay the page out twice.
    const seen = this.#seen(0);
    this.#tiles.draw(this.#seen(MORE), this.#shelf, this.#measures);
    this.#markActive();
    this.#options.see?.(seen.from, seen.to);
  }

  #markActive(): void {
    const id = this.#tiles.mark(this.#active);
    if (id === undefined) this.#scroller.removeAttribute('aria-activedescendant');
    else this.#scroller.setAttribute('aria-activedescendant', id);
  }
}
