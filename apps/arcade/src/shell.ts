// What all pages share: the theme button, sheets, the service worker.
import '@fontsource/sorts-mill-goudy/latin-400.css';
import '@fontsource/sorts-mill-goudy/latin-400-italic.css';
import { html, type TemplateResult } from 'lit';
import { icon, type Icon } from './icons.ts';
import { setTheme, theme, THEMES, type Theme } from './theme.ts';
import { words } from './words.ts';

const LAMPS: Readonly<Record<Theme, Icon>> = { system: 'lamp', light: 'sun', dark: 'moon' };

/** A small choice of lights, in a popover of its own. */
export const themeMenu = (changed: () => void): TemplateResult => html`
  <button
    type="button"
    class="quiet"
    popovertarget="lights"
    aria-label="${words.theme.label}: ${words.theme[theme()]}"
    title=${words.theme.label}
  >
    ${icon(LAMPS[theme()])}
  </button>
  <div id="lights" class="menu" popover>
    <fieldset>
      <legend>${words.theme.label}</legend>
      ${THEMES.map(
        (name) => html`
          <label>
            <input
              type="radio"
              name="theme"
              value=${name}
              .checked=${theme() === name}
              @change=${() => {
                setTheme(name);
                changed();
              }}
            />
            ${icon(LAMPS[name])} ${words.theme[name]}
          </label>
        `,
      )}
    </fieldset>
  </div>
`;

const sheetOf = (event: Event): HTMLDialogElement | null =>
  event.target instanceof Element ? event.target.closest('dialog') : null;

/** A click beside a sheet closes it, where the browser does not know `closedby`. */
const closeBeside = (event: Event): void => {
  if (event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype))
    sheetOf(event)?.close();
};

/** A sheet: from below on a phone, from the side where there is room. */
export const sheet = (
  id: string,
  title: string,
  body: unknown,
  closed: () => void,
): TemplateResult => html`
  <dialog
    id=${id}
    class="sheet"
    closedby="any"
    aria-labelledby="${id}-title"
    @click=${closeBeside}
    @close=${closed}
  >
    <div class="head">
      <h2 id="${id}-title" tabindex="-1" autofocus>${title}</h2>
      <form method="dialog">
        <button class="quiet" aria-label=${words.close} title=${words.close}>
          ${icon('close')}
        </button>
      </form>
    </div>
    <div class="body">${body}</div>
  </dialog>
`;

export const openSheet = (id: string): void => {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

export const closeSheets = (): void => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
};

/** The arcade opens without a network once it has been opened with one. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').catch(() => {
    // Not over http, or switched off: then only with a network.
  });
};
