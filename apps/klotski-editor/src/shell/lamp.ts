import { html, type TemplateResult } from 'lit';
import { icon, type Icon } from './icons.ts';
import { setTheme, theme, THEMES, type Theme } from './theme.ts';
import { words } from './words.ts';

const LAMPS: Readonly<Record<Theme, Icon>> = { system: 'lamp', light: 'sun', dark: 'moon' };

const choice = (name: Theme, changed: () => void): TemplateResult => html`
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
`;

/** A small choice of lights, in a popover of its own. */
export const lampMenu = (changed: () => void): TemplateResult => html`
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
      ${THEMES.map((name) => choice(name, changed))}
    </fieldset>
  </div>
`;
