import { html, type TemplateResult } from 'lit';
import { words } from '../words.ts';

export const rulesSheet = (): TemplateResult => {
  const { text, touch, touchText, keys, keysText } = words.rules;
  return html`
    <div class="prose">
      ${text.map(
        ([heading, paragraph]) => html`
          <h3>${heading}</h3>
          <p>${paragraph}</p>
        `,
      )}
      <h3>${touch}</h3>
      <p>${touchText}</p>
      <h3>${keys}</h3>
      ${keysText.map((paragraph) => html`<p>${paragraph}</p>`)}
    </div>
  `;
};
