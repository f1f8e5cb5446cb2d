import { makeRecordText } from '@parlour/game-core';
import { html, nothing, type TemplateResult } from 'lit';
import { wishesOf } from '../options.ts';
import { searchOf } from '../url.ts';
import { words } from '../words.ts';
import { type History } from './game.ts';

/** Beyond this, some programs cut a link. */
const LONG_LINK = 2000;

const absolute = (place: string): string => new URL(place, location.href.split(/[?#]/)[0]).href;

export const dealLink = ({ options }: History): string =>
  absolute(`${searchOf(options) || '?'}#shared`);

export const gameLink = (history: History): string =>
  absolute(`?record=${makeRecordText(history.record())}`);

/** The lines that put a deal on another page. */
export const snippet = ({ options }: History): string => {
  const attributes = Object.entries(wishesOf(options)).map(
    ([name, value]) => `${name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return [
    '<script type="module" src="parlour-klondike.js"></script>',
    `<${['parlour-klondike', 'controls', ...attributes].join(' ')}></parlour-klondike>`,
  ].join('\n');
};

const copy = async (event: Event): Promise<void> => {
  const button = event.currentTarget as HTMLElement;
  const place = button.closest('.copy');
  const field = place?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const said = place?.querySelector('output');
  if (!field || !said) return;
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = words.share.copied;
  } catch {
    field.select();
    said.textContent = words.share.notCopied;
  }
};

const sendable = (title: string, url: string): TemplateResult | typeof nothing =>
  'share' in navigator
    ? html`<button
        type="button"
        @click=${() => {
          navigator.share({ title, url }).catch(() => {
            // The player thought better of it.
          });
        }}
      >
        ${words.share.send}
      </button>`
    : nothing;

const link = (
  id: string,
  heading: string,
  text: string,
  url: string,
  title: string,
): TemplateResult => html`
  <section class="fields copy">
    <h3>${heading}</h3>
    <p class="note">${text}</p>
    <label class="sr" for=${id}>${words.share.link}: ${heading}</label>
    <input
      id=${id}
      readonly
      .value=${url}
      @focus=${(event: Event) => {
        (event.currentTarget as HTMLInputElement).select();
      }}
    />
    <div class="buttons">
      <button type="button" class="primary" @click=${copy}>${words.share.copy}</button>
      ${sendable(title, url)} <output></output>
    </div>
    ${url.length > LONG_LINK ? html`<p class="note">${words.share.tooLong}</p>` : nothing}
  </section>
`;

export const shareSheet = (history: History): TemplateResult => {
  const { share } = words;
  const isDeal = history.options.deal !== 'custom';
  return html`
    ${
      isDeal
        ? link('link-deal', share.deal, share.dealText, dealLink(history), share.dealTitle)
        : nothing
    }
    ${
      history.index > 0
        ? link('link-game', share.game, share.gameText, gameLink(history), share.gameTitle)
        : nothing
    }
    <details>
      <summary>${share.embed}</summary>
      <div class="fields copy">
        <p class="note">${share.embedText}</p>
        <label class="sr" for="snippet">${share.embed}</label>
        <textarea
          id="snippet"
          readonly
          rows="4"
          spellcheck="false"
          .value=${snippet(history)}
        ></textarea>
        <div class="buttons">
          <button type="button" @click=${copy}>${share.copy}</button>
          <output></output>
        </div>
      </div>
    </details>
  `;
};
