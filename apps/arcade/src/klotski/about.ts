// What there is to know about a layout, and the ways to others.
import { clock } from '@parlour/element-core';
import { type GalleryEntry } from '@parlour/klotski/gallery';
import { type Metric, METRICS } from '@parlour/klotski/play';
import { html, nothing, type TemplateResult } from 'lit';
import { icon, type Icon } from '../icons.ts';
import { words } from '../words.ts';
import { playPlace } from './address.ts';
import { type Solved } from './results.ts';
import { type Neighbours } from './selection.ts';
import { badge } from './tiles.ts';

export interface About {
  readonly entry: GalleryEntry | undefined;
  readonly metric: Metric;
  readonly result: Solved | undefined;
  /** In the game that is under way. */
  readonly isHelped: boolean;
}

const namesOf = (entry: GalleryEntry): TemplateResult => {
  const { 'zh-Hans': hans, 'zh-Hant': hant, en } = entry.names;
  return html`
    <p class="all-names">
      <b lang="zh-Hans">${hans}</b>
      ${hant !== undefined && hant !== hans ? html`<span lang="zh-Hant">${hant}</span>` : nothing}
      ${en === undefined ? nothing : html`<i>${en}</i>`}
    </p>
  `;
};

const fewestOf = ({ optimum }: GalleryEntry, metric: Metric): TemplateResult => {
  const { play, statistics } = words.klotski;
  if (!optimum) return html`<p>${play.impossible}</p>`;
  return html`
    <h2>${play.fewest}</h2>
    <dl class="fewest">
      ${METRICS.map(
        (name) =>
          html`<div class=${name === metric ? 'chosen' : ''}>
            <dt>${statistics.metrics[name]}</dt>
            <dd>${optimum[name]}</dd>
          </div>`,
      )}
    </dl>
  `;
};

export const aboutPart = ({ entry, metric, result, isHelped }: About): TemplateResult => {
  const { play } = words.klotski;
  return html`
    <aside class="about-layout" aria-label=${play.about}>
      ${entry ? html`${namesOf(entry)} ${fewestOf(entry, metric)}` : nothing}
      <dl class="yours">
        <div>
          <dt>${play.yours}</dt>
          <dd>
            ${
              result
                ? html`${result.moves} ${badge(result.isPerfect ? 'perfect' : 'solved')}`
                : html`<small>${play.notYet}</small>`
            }
          </dd>
        </div>
        ${
          result
            ? html`<div>
                <dt>${play.time}</dt>
                <dd>${clock(result.seconds)}</dd>
              </div>`
            : nothing
        }
      </dl>
      ${isHelped ? html`<p class="note">${play.helped}</p>` : nothing}
    </aside>
  `;
};

const way = (
  name: string,
  sign: Icon,
  entry: GalleryEntry | undefined,
  metric: Metric,
  kind: string,
): TemplateResult => {
  const inside = html`
    <span class="tray" data-layout=${entry?.layout ?? nothing} aria-hidden="true"></span>
    <span class="words">
      <span class="sign">${icon(sign)}<span class="text">${name}</span></span>
      <b lang="zh-Hans">${entry?.names['zh-Hans']}</b>
    </span>
  `;
  return entry
    ? html`<a class="way ${kind}" href=${playPlace(entry.number, metric)}>${inside}</a>`
    : html`<span class="way ${kind}" aria-disabled="true">${inside}</span>`;
};

/** Previous, next unsolved, next. */
export const pagerPart = (
  { previous, next, unsolved }: Neighbours,
  metric: Metric,
): TemplateResult => {
  const { play } = words.klotski;
  return html`
    <nav class="pager" aria-label=${play.pager}>
      ${way(play.previous, 'back', previous, metric, 'to-previous')}
      ${way(unsolved ? play.nextUnsolved : play.allSolved, 'end', unsolved, metric, 'to-unsolved')}
      ${way(play.next, 'next', next, metric, 'to-next')}
    </nav>
  `;
};
