// Files in and out.
import { html, nothing, type TemplateResult } from 'lit';
import { progressView } from '../browse/parts-view.ts';
import { KINDS, type Kind } from './export.ts';
import { type BadLine } from './import.ts';
import { type Importing, type Report } from './importer.ts';
import { words } from './words.ts';

export interface FilesOptions {
  readonly importing: Importing | undefined;
  readonly reports: readonly Report[];
  readonly refused: readonly string[];
  /** How many are shown, and would be exported. */
  readonly count: number;
  readonly take: (files: readonly File[]) => void;
  readonly stop: () => void;
  readonly saveReport: (report: Report) => void;
  readonly exportAs: (kind: Kind) => void;
}

/** More are only in the report. */
const SHOWN = 200;

/** The text, with the place of the fault marked. */
const faultView = ({ text, position }: BadLine): TemplateResult => {
  const at = Math.min(position, text.length);
  return html`<code
    >${text.slice(0, at)}<mark>${text.slice(at, at + 1) || '␣'}</mark>${text.slice(at + 1)}</code
  >`;
};

const badView = (report: Report, saveReport: (report: Report) => void): TemplateResult => {
  const { file, kind, bad } = report;
  const place = kind === 'json' ? words.item : words.line;
  return html`<details class="bad">
    <summary>${words.badTitle(bad.length, file)}</summary>
    <ol class="lines" tabindex="0" aria-label=${words.badTitle(bad.length, file)}>
      ${bad
        .slice(0, SHOWN)
        .map(
          (line) =>
            html`<li>
              <b>${place(line.line)}</b> <span>${line.reason}</span> ${faultView(line)}
            </li>`,
        )}
    </ol>
    ${bad.length > SHOWN ? html`<p class="note">${words.moreBad(bad.length - SHOWN)}</p>` : nothing}
    <button
      type="button"
      @click=${() => {
        saveReport(report);
      }}
    >
      ${words.report}
    </button>
  </details>`;
};

const chooser = (take: FilesOptions['take']): TemplateResult => html`
  <p class="drop">
    <label class="button choose">
      <input
        type="file"
        class="sr"
        multiple
        accept=".txt,.csv,.tsv,.json,text/plain,text/csv,application/json"
        @change=${(event: Event) => {
          const input = event.currentTarget as HTMLInputElement;
          take([...(input.files ?? [])]);
          // The same file may be chosen again.
          input.value = '';
        }}
      />
      ${words.choose}
    </label>
    <span class="note">${words.drop}</span>
  </p>
`;

export const filesView = (options: FilesOptions): TemplateResult => {
  const { importing, reports, refused, count, take, stop, saveReport, exportAs } = options;
  return html`
    ${chooser(take)}
    ${
      importing
        ? progressView({
            text: words.reading(importing.file),
            part: importing.part,
            stop: words.stop,
            onStop: stop,
          })
        : nothing
    }
    <div class="reports" role="status">
      ${reports.map(
        ({ added, known, bad }) => html`<p>${words.imported(added, known, bad.length)}</p>`,
      )}
      ${refused.map((name) => html`<p class="broken">${words.tooLong(name)}</p>`)}
    </div>
    ${reports.filter(({ bad }) => bad.length > 0).map((report) => badView(report, saveReport))}
    <div class="buttons export">
      <span>${words.export}</span>
      ${KINDS.map(
        (kind) =>
          html`<button
            type="button"
            ?disabled=${count === 0}
            @click=${() => {
              exportAs(kind);
            }}
          >
            ${words.kinds[kind]}
          </button>`,
      )}
      <small>${words.exportNote(count)}</small>
    </div>
  `;
};
