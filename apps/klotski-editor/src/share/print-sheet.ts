// What is printed: the board, its texts, its optimum. Drawn when the browser is about to print.
import { METRICS } from '@parlour/klotski';
import { FORMATS } from '@parlour/klotski/formats';
import { namedAs } from '@parlour/klotski/gallery';
import { html, nothing, render, svg, type TemplateResult } from 'lit';
import { written } from '../formats/texts.ts';
import { words as formatWords } from '../formats/words.ts';
import { type Bench } from '../shell/bench.ts';
import { words as solveWords } from '../solve/words.ts';
import { FONT, type Scene, sceneOf } from './scene.ts';
import { words } from './words.ts';

const { sheet } = words;

/** The picture in the page, as `asSvg` writes it into a file. */
const drawn = ({ width, height, rectangles, letters }: Scene): TemplateResult => html`
  <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${rectangles.map(
      (box) =>
        svg`<rect x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx=${box.radius} fill=${box.fill} />`,
    )}
    <g font-family=${FONT} font-weight="600" text-anchor="middle" dominant-baseline="central">
      ${letters.map(
        ({ x, y, size, fill, text }) =>
          svg`<text x=${x} y=${y} font-size=${size} fill=${fill}>${text}</text>`,
      )}
    </g>
  </svg>
`;

const optimum = ({ live }: Bench): TemplateResult => {
  const { solutions, analysis } = live.findings;
  if (solutions.corner?.status === 'unsolvable') return html`<p>${sheet.unsolvable}</p>`;
  return html`
    <h2>${sheet.fewest}</h2>
    <dl>
      ${METRICS.map((metric) => {
        const answer = solutions[metric];
        return html`<dt>${solveWords.metric[metric]}</dt>
          <dd>${answer?.status === 'solved' ? answer.optimum : sheet.unknown}</dd>`;
      })}
      ${
        analysis
          ? html`<dt>${sheet.component}</dt>
              <dd>${analysis.states.toLocaleString('en')}</dd>`
          : nothing
      }
    </dl>
  `;
};

const sheetView = (bench: Bench): TemplateResult => {
  const { design, layout } = bench.editor.state;
  const names = namedAs(layout)?.names;
  return html`
    <h1>
      ${sheet.title}${names ? html` · <span lang="zh-Hans">${names['zh-Hans']}</span>` : nothing}
    </h1>
    <div class="print-board">${drawn(sceneOf(design.blocks, true))}</div>
    ${optimum(bench)}
    <h2>${sheet.formats}</h2>
    <dl>
      ${FORMATS.map(
        (format) =>
          html`<dt>${formatWords.label[format]}</dt>
            <dd><code>${written(design, format).text || sheet.none}</code></dd>`,
      )}
    </dl>
  `;
};

/** Draws the sheet into its place whenever the page is printed. */
export const mountPrintSheet = (place: HTMLElement, bench: Bench): void => {
  addEventListener('beforeprint', () => {
    render(sheetView(bench), place);
  });
  addEventListener('afterprint', () => {
    render(nothing, place);
  });
};
