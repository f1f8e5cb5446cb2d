import { css, html, render, type TemplateResult } from 'lit';

/** What the help says: the rules in paragraphs, and what each key does. */
export interface Help {
  readonly title: string;
  readonly rules: readonly string[];
  readonly keysTitle: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
  readonly close: string;
}

const helpDialog = ({ title, rules, keysTitle, keys, close }: Help): TemplateResult => html`
  <dialog part="dialog" aria-labelledby="help-title">
    <h2 id="help-title" tabindex="-1" autofocus>${title}</h2>
    ${rules.map((line) => html`<p>${line}</p>`)}
    <h3>${keysTitle}</h3>
    <dl class="keys">
      ${keys.map(
        ([names, meaning]) =>
          html`<div>
            <dt>${names.split(' ').map((name) => html`<kbd>${name}</kbd> `)}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>
    <form method="dialog"><button part="button" class="close">${close}</button></form>
  </dialog>
`;

const dialogStyles = css`
  dialog {
    max-width: min(34rem, 92vw);
    max-height: 86vh;
    overflow: auto;
    padding: 20px 24px;
    border: 1px solid color-mix(in oklch, var(--_ink) 20%, transparent);
    border-radius: 14px;
    background: var(--_paper);
    color: var(--_ink);
  }
  dialog::backdrop {
    background: #0008;
  }
  h2:focus-visible {
    outline: none;
    box-shadow: none;
  }
  h2,
  h3 {
    margin: 0 0 8px;
    font-size: 1.25rem;
    text-wrap: balance;
  }
  h3 {
    margin-top: 16px;
    font-size: 1rem;
  }
  p {
    margin: 0 0 8px;
  }
  .keys {
    margin: 0;
  }
  .keys > div {
    display: grid;
    grid-template-columns: 9.5rem 1fr;
    gap: 12px;
    padding: 3px 0;
  }
  .keys dt {
    opacity: 1;
  }
  .keys dd {
    font-weight: 400;
  }
  kbd {
    padding: 1px 6px;
    border: 1px solid color-mix(in oklch, var(--_ink) 35%, transparent);
    border-radius: 5px;
    font: inherit;
    font-size: 0.85em;
    white-space: nowrap;
  }
  .close {
    margin: 16px 0 0 auto;
    padding: 0 20px;
    border: 1px solid currentcolor;
  }
`;

/** Opens a native dialog with the rules and the keys, in the `.help` of an element's tree. */
export const openHelp = (root: ShadowRoot, help: Help): void => {
  const place = root.querySelector<HTMLElement>('.help');
  const sheet = dialogStyles.styleSheet;
  if (!place || !sheet) return;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  render(helpDialog(help), place);
  const dialog = place.querySelector('dialog');
  if (!dialog?.open) dialog?.showModal();
};
