// The layouts as a wall of pictures; each is a link to its board.
import { type GalleryEntry } from '@parlour/klotski/gallery';
import { type Metric } from '@parlour/klotski/play';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../icons.ts';
import { words } from '../words.ts';
import { playPlace } from './address.ts';
import { stepAmong } from './grid-keys.ts';
import { type Mark, markOf, type Results } from './results.ts';

export interface Wall {
  readonly entries: readonly GalleryEntry[];
  readonly metric: Metric;
  readonly results: Results;
  /** Where Tab comes in. */
  readonly focus: number | undefined;
  /** The one that was opened last. */
  readonly last: number | undefined;
  /** This one has the focus now, or is being opened. */
  readonly touch: (number: number) => void;
}

/** The sign in the corner of a picture: told apart by its shape. */
export const badge = (mark: Mark): TemplateResult | typeof nothing =>
  mark === 'unsolved'
    ? nothing
    : html`<span class="badge ${mark}">${icon(mark === 'perfect' ? 'star' : 'check')}</span>`;

/** What stands in small letters under a name. */
export const subtitleOf = ({ names, number }: GalleryEntry): string =>
  names.en ?? words.klotski.gallery.number(number);

const tile = (wall: Wall, entry: GalleryEntry): TemplateResult => {
  const { gallery } = words.klotski;
  const { number, layout, names, optimum } = entry;
  const mark = markOf(wall.results, layout, wall.metric);
  const best = optimum?.[wall.metric];
  const subtitle = subtitleOf(entry);
  return html`
    <li>
      <a
        class="tile"
        href=${playPlace(number, wall.metric)}
        data-number=${number}
        .tabIndex=${live(wall.focus === number ? 0 : -1)}
        aria-current=${wall.last === number ? 'location' : nothing}
        @focus=${() => {
          wall.touch(number);
        }}
        @click=${() => {
          wall.touch(number);
        }}
      >
        <span class="tray ${optimum ? '' : 'closed'}" data-layout=${layout}></span>
        ${badge(mark)}
        <span class="names">
          <b lang="zh-Hans" title=${names['zh-Hans']}>${names['zh-Hans']}</b>
          <span class="best" aria-hidden="true">${best ?? '∞'}</span>
        </span>
        <small title=${subtitle}>${subtitle}</small>
        <span class="sr"
          >,
          ${best === undefined ? gallery.unsolvable : gallery.best(best)}${
            mark === 'unsolved' ? nothing : `, ${gallery[mark]}`
          }</span
        >
      </a>
    </li>
  `;
};

const onKey = (event: KeyboardEvent): void => {
  const list = event.currentTarget as HTMLElement;
  const links = [...list.querySelectorAll<HTMLElement>('a')];
  const to = stepAmong(event, links);
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
};

export const wallOf = (wall: Wall): TemplateResult => html`
  <ul class="wall" role="list" aria-label=${words.klotski.gallery.layouts} @keydown=${onKey}>
    ${repeat(
      wall.entries,
      ({ number }) => number,
      (entry) => tile(wall, entry),
    )}
  </ul>
`;
