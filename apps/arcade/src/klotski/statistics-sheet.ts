import { clock } from '@parlour/element-core';
import { gallery, namedAs } from '@parlour/klotski/gallery';
import { METRICS } from '@parlour/klotski/play';
import { html, nothing, type TemplateResult } from 'lit';
import { faultyNote, figures, figureTable, resetPart } from '../figures.ts';
import { icon } from '../icons.ts';
import { words } from '../words.ts';
import { type Results, resultsOf, type Solved, totalsOf } from './results.ts';

export interface StatisticsSheet {
  /** `undefined`: there is no database. */
  readonly entries: ReadonlyMap<string, unknown> | undefined;
  readonly reset: () => void;
}

const metricTable = (results: Results): TemplateResult => {
  const text = words.klotski.statistics;
  // Some layouts have two names.
  const named = new Set(gallery().flatMap(({ layout, optimum }) => (optimum ? [layout] : [])));
  return figureTable({
    label: text.metric,
    heads: [text.metric, text.solved, text.perfect, text.time],
    rows: METRICS.map((metric) => {
      const { solved, perfect, seconds } = totalsOf(results, metric);
      return [text.metrics[metric], text.of(solved, named.size), perfect, clock(seconds)];
    }),
  });
};

const layoutRow = ({ layout, metric, moves, seconds, isPerfect }: Solved): readonly unknown[] => {
  const { statistics, gallery: named, play } = words.klotski;
  const entry = namedAs(layout);
  const optimum = entry?.optimum?.[metric];
  return [
    html`<span lang="zh-Hans">${entry?.names['zh-Hans'] ?? play.unnamed}</span>`,
    statistics.metrics[metric],
    html`${optimum === undefined ? moves : `${moves}/${optimum}`}
    ${isPerfect ? html`${icon('star')}<span class="sr">${named.perfect}</span>` : nothing}`,
    clock(seconds),
  ];
};

const layoutTable = (results: Results): TemplateResult => {
  const text = words.klotski.statistics;
  const latest = [...results.values()].sort((a, b) => b.at - a.at);
  return html`
    <details class="by-layout" ?open=${latest.length <= 20}>
      <summary>${text.byLayout(latest.length)}</summary>
      ${figureTable({
        label: text.layout,
        heads: [text.layout, text.metric, text.best, text.fastest],
        rows: latest.map(layoutRow),
      })}
    </details>
  `;
};

export const statisticsSheet = ({ entries, reset }: StatisticsSheet): TemplateResult => {
  const text = words.klotski.statistics;
  if (!entries) return html`<p>${words.statistics.unavailable}</p>`;
  const results = resultsOf(entries);
  const totals = totalsOf(results);
  return html`
    ${figures([
      [text.solved, totals.solved],
      [text.perfect, totals.perfect],
      [text.time, clock(totals.seconds)],
      [text.hints, totals.hints],
    ])}
    ${
      totals.solved === 0
        ? html`<p class="note">${text.none}</p>`
        : html`${metricTable(results)} ${layoutTable(results)}`
    }
    <p class="note">${text.explained}</p>
    ${faultyNote(entries.size - results.size)} ${entries.size > 0 ? resetPart(reset) : nothing}
  `;
};
