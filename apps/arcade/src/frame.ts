// What stands around every game: the bar above with its title, the tools, a notice.
import { html, nothing, type TemplateResult } from 'lit';
import { icon, type Icon } from './icons.ts';
import { themeMenu } from './shell.ts';
import { words } from './words.ts';

export interface Top {
  readonly title: unknown;
  readonly line: unknown;
  /** Draws again, in another light. */
  readonly changed: () => void;
  /** Where the way back leads, if not home. */
  readonly back?: { readonly href: string; readonly label: string; readonly text: string };
  /** What the first link skips to. */
  readonly skip?: string;
}

export const topBar = ({ title, line, changed, back, skip = words.skip }: Top): TemplateResult => {
  const { href, label, text } = back ?? { href: './', label: words.game.home, text: words.name };
  return html`
    <a class="skip" href="#table">${skip}</a>
    <header class="top">
      <a class="home" href=${href} aria-label=${label}>${icon('back')}<span>${text}</span></a>
      <div class="title">
        <h1>${title}</h1>
        <p>${line}</p>
      </div>
      <div class="lamp">${themeMenu(changed)}</div>
    </header>
  `;
};

/** One of the tools: it opens a sheet of the same name. */
export interface Tool {
  readonly id: Icon;
  readonly name: string;
}

/** In thumb's reach on a phone, beside the title where there is room. */
export const toolBar = (
  label: string,
  tools: readonly Tool[],
  show: (id: string) => void,
): TemplateResult => html`
  <nav class="tools" aria-label=${label}>
    ${tools.map(
      ({ id, name }) => html`
        <button
          type="button"
          class="tool-${id}"
          aria-haspopup="dialog"
          @click=${() => {
            show(id);
          }}
        >
          ${icon(id)}<span>${name}</span>
        </button>
      `,
    )}
  </nav>
`;

export interface NoticeBar {
  readonly text: string;
  readonly actions?: readonly (readonly [name: string, act: () => void])[];
  readonly dismiss: () => void;
}

/** Says something over the table, without taking it away. */
export const noticeBar = (notice: NoticeBar | undefined): TemplateResult => html`
  <div class="notice" role="status">
    ${
      notice
        ? html`
            <p>${notice.text}</p>
            <div class="buttons">
              ${notice.actions?.map(
                ([name, act]) => html`<button type="button" @click=${act}>${name}</button>`,
              )}
              <button
                type="button"
                class="quiet"
                aria-label=${words.notice.dismiss}
                @click=${notice.dismiss}
              >
                ${icon('close')}
              </button>
            </div>
          `
        : nothing
    }
  </div>
`;
