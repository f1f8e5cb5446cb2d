// The solution while one draws, in every metric, and the way from one layout to another.
import { type Metric, METRICS } from '@parlour/klotski';
import { namedAs } from '@parlour/klotski/gallery';
import { html, nothing, render, type TemplateResult } from 'lit';
import { type Bench, type Panel } from '../shell/bench.ts';
import { type Findings } from '../solving/live.ts';
import { offers } from './offers.ts';
import { progressView } from './progress.ts';
import { wayView } from './way-view.ts';
import { WayFinder } from './way.ts';
import { words } from './words.ts';

const row = (metric: Metric, { solutions }: Findings, bench: Bench): TemplateResult => {
  const answer = solutions[metric];
  const title = words.solution(words.metric[metric]);
  const from = bench.editor.state.design.blocks;
  const isSolved = answer?.status === 'solved';
  const figure = isSolved ? answer.optimum : answer?.status === 'unsolvable' ? '–' : '…';
  return html`
    <tr>
      <th scope="row">${words.metric[metric]}<small>${words.metricText[metric]}</small></th>
      <td class="figure" data-metric=${metric}>${figure}</td>
      <td>
        ${
          isSolved && answer.moves.length > 0
            ? offers({ about: { title, metric, from }, steps: answer.moves, name: title }, bench)
            : nothing
        }
      </td>
    </tr>
  `;
};

const summary = (findings: Findings, { live }: Bench): TemplateResult => {
  const { status, solutions, analysis, slow } = findings;
  if (status === 'stopped') {
    return html`<p>
      ${words.stopped}
      <button
        type="button"
        class="small"
        @click=${() => {
          live.resume();
        }}
      >
        ${words.resume}
      </button>
    </p>`;
  }
  const known = namedAs(findings.layout);
  const isUnsolvable = solutions.corner?.status === 'unsolvable';
  return html`
    ${isUnsolvable ? html`<p class="refusal">${words.unsolvable}</p>` : nothing}
    ${
      known
        ? html`<p>
            ${words.known(known.number)} <strong lang="zh-Hans">${known.names['zh-Hans']}</strong>
            ${known.names.en ?? ''}
          </p>`
        : nothing
    }
    ${analysis ? html`<p>${words.component(analysis.states, analysis.solved)}</p>` : nothing}
    ${
      slow
        ? progressView(slow.positions, () => {
            live.stop();
          })
        : analysis
          ? nothing
          : html`<p class="note">${words.searching}</p>`
    }
  `;
};

const solved = (findings: Findings, bench: Bench): TemplateResult =>
  findings.status === 'unplayable'
    ? html`<p class="note unplayable">${words.unplayable}</p>`
    : html`
        <table class="optima" aria-label=${words.optimum}>
          <tbody>
            ${METRICS.map((metric) => row(metric, findings, bench))}
          </tbody>
        </table>
        <div class="component">${summary(findings, bench)}</div>
      `;

export const solve: Panel = {
  id: 'solve',
  title: words.title,
  mount: (section, bench) => {
    const draw = (): void => {
      render(
        html`<div class="solved">${solved(bench.live.findings, bench)}</div>
          ${wayView(finder, bench)}`,
        section,
      );
    };
    const finder = new WayFinder(bench.editor, draw);
    bench.editor.subscribe(draw);
    bench.live.subscribe(draw);
  },
};
