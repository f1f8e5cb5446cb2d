import { html, type TemplateResult } from 'lit';

export interface RulesText {
  readonly text: readonly (readonly string[])[];
  readonly touch: string;
  readonly touchText: string;
  readonly keys: string;
  readonly keysText: readonly string[];
}

/** Rules, then how to play by hand and by keys. */
export const rulesSheet = ({
  text,
  touch,
  touchText,
  keys,
  keysText,
}: RulesText): TemplateResult => html`
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
