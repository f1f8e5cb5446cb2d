// The parts of a sheet that shares: links to copy and to send, and lines for other pages.
import { type GameRecord, makeRecordText } from '@parlour/game-core';
import { html, nothing, type TemplateResult } from 'lit';
import { words } from './words.ts';

/** Beyond this, some programs cut a link. */
const LONG_LINK = 2000;

/** A place of this page as a whole address. */
export const absolute = (place: string): string =>
  new URL(place, location.href.split(/[?#]/)[0]).href;

/** The address at which a game plays itself. */
export const recordLink = (record: GameRecord): string =>
  absolute(`?record=${makeRecordText(record)}`);

/** The lines that put an element on another page. */
export const snippetOf = (
  tag: string,
  attributes: readonly (readonly [string, string | number])[],
): string => {
  const written = attributes.map(
    ([name, value]) => `${name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return [
    `<script type="module" src="${tag}.js"></script>`,
    `<${[tag, 'controls', ...written].join(' ')}></${tag}>`,
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

export interface SharedLink {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly url: string;
  /** What it is called where it is sent. */
  readonly title: string;
}

/** A link with what it leads to. */
export const linkPart = ({ id, heading, text, url, title }: SharedLink): TemplateResult => html`
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

/** Lines to copy into another page, folded away. */
export const embedPart = (explained: string, snippet: string): TemplateResult => html`
  <details>
    <summary>${words.share.embed}</summary>
    <div class="fields copy">
      <p class="note">${explained}</p>
      <label class="sr" for="snippet">${words.share.embed}</label>
      <textarea id="snippet" readonly rows="4" spellcheck="false" .value=${snippet}></textarea>
      <div class="buttons">
        <button type="button" @click=${copy}>${words.share.copy}</button>
        <output></output>
      </div>
    </div>
  </details>
`;
