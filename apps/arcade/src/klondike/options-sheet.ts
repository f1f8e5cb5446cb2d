import { DANIE5_MAX, DANIE_MAX, SCORINGS, SPACES, RULE_SETS } from '@parlour/klondike';
import { html, nothing, type TemplateResult } from 'lit';
import { type Wished } from '../options.ts';
import { fittedSettings, type Settings } from '../settings.ts';
import { words } from '../words.ts';

export interface OptionsSheet {
  readonly settings: Settings;
  /** A move was made: other rules wait for the next deal. */
  readonly isBegun: boolean;
  /** The rules on the table are not those of the settings. */
  readonly isPending: boolean;
  readonly change: (settings: Settings) => void;
  readonly deal: (wished: Wished) => boolean;
}

type Choice = readonly [value: string, name: string];

const DRAWS: readonly Choice[] = [1, 2, 3, 4, 5, 6, 7].map((draw) => [
  String(draw),
  words.options.drawNames(draw),
]);
const REDEALS: readonly Choice[] = [
  ['', words.options.redealsDefault],
  ['unlimited', words.options.redealsUnlimited],
  ...[0, 1, 2, 3, 4, 5, 9].map((times): Choice => [
    String(times),
    words.options.redealsNames(times),
  ]),
];

const named = <Name extends string>(
  names: readonly Name[],
  of: Readonly<Record<Name, string>>,
): readonly Choice[] => names.map((name) => [name, of[name]]);

/** Deals of chance for the numbered schemes, too. */
const anyNumber = (max: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (max + 1);

const dealForm = ({ deal }: OptionsSheet): TemplateResult => {
  const { options } = words;
  const sent = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const input = form.elements.namedItem('value') as HTMLInputElement;
    const scheme = (form.elements.namedItem('scheme') as HTMLSelectElement).value;
    const value = input.value.trim();
    const max = scheme === 'danie' ? DANIE_MAX : DANIE5_MAX;
    const wished: Wished =
      scheme === 'random'
        ? { ...(value !== '' && { seed: value }) }
        : { deal: scheme, number: value === '' ? anyNumber(max) : value };
    input.setCustomValidity(deal(wished) ? '' : options.badDeal);
    input.reportValidity();
  };
  const chosen = (event: Event): void => {
    const select = event.currentTarget as HTMLSelectElement;
    const input = select.form?.elements.namedItem('value') as HTMLInputElement;
    const isSeed = select.value === 'random';
    input.inputMode = isSeed ? 'text' : 'numeric';
    input.setCustomValidity('');
    const label = select.form?.querySelector('.value');
    const hint = select.form?.querySelector('.hint');
    if (label) label.textContent = isSeed ? options.seed : options.number;
    if (hint) hint.textContent = isSeed ? options.seedHint : options.numberHint;
  };
  return html`
    <form class="fields stacked" @submit=${sent}>
      <h3>${options.dealHeading}</h3>
      <label class="field">
        <span>${options.scheme}</span>
        <select name="scheme" @change=${chosen}>
          ${Object.entries(options.schemes).map(
            ([value, name]) => html`<option value=${value}>${name}</option>`,
          )}
        </select>
      </label>
      <div class="field">
        <label for="deal-value" class="value">${options.seed}</label>
        <div class="joined">
          <input
            id="deal-value"
            name="value"
            autocomplete="off"
            spellcheck="false"
            maxlength="64"
            aria-describedby="deal-hint"
            @input=${(event: Event) => {
              (event.currentTarget as HTMLInputElement).setCustomValidity('');
            }}
          />
          <button class="primary">${options.dealNow}</button>
        </div>
        <small id="deal-hint" class="hint">${options.seedHint}</small>
      </div>
    </form>
  `;
};

export const optionsSheet = (sheet: OptionsSheet): TemplateResult => {
  const { settings, isBegun, isPending, change, deal } = sheet;
  const { options } = words;
  const { options: effective, dropped } = fittedSettings(settings);
  const isSource = settings.rules === 'source';
  const select = (
    name: keyof Settings,
    label: string,
    choices: readonly Choice[],
    isFixed = false,
  ): TemplateResult => {
    const isDropped = (dropped as readonly string[]).includes(name);
    const shown = isDropped || isFixed ? String(effective[name as 'draw']) : settings[name];
    const note = isSource ? options.fixed : options.limited;
    return html`
      <label class="field">
        <span>${label}</span>
        <select
          name=${name}
          ?disabled=${isFixed}
          @change=${(event: Event) => {
            change({ ...settings, [name]: (event.currentTarget as HTMLSelectElement).value });
          }}
        >
          ${choices.map(
            ([value, text]) =>
              html`<option value=${value} .selected=${value === shown}>${text}</option>`,
          )}
        </select>
        ${isDropped && !isFixed ? html`<small>${note}</small>` : nothing}
      </label>
    `;
  };
  return html`
    ${dealForm(sheet)}
    <div class="fields">
      <h3>${options.rulesHeading}</h3>
      ${select('rules', options.rules, named(RULE_SETS, options.rulesNames))}
      ${isSource ? html`<p class="note">${options.fixed}</p>` : nothing}
      ${select('draw', options.draw, DRAWS, isSource)}
      ${select('redeals', options.redeals, REDEALS, isSource)}
      ${select('spaces', options.spaces, named(SPACES, options.spacesNames), isSource)}
      ${select('scoring', options.scoring, named(SCORINGS, options.scoringNames), isSource)}
      ${
        effective.scoring === 'vegas'
          ? html`<label class="check">
              <input
                type="checkbox"
                .checked=${settings.total}
                @change=${(event: Event) => {
                  change({ ...settings, total: (event.currentTarget as HTMLInputElement).checked });
                }}
              />
              ${options.total}
            </label>`
          : nothing
      }
      ${
        isBegun && isPending
          ? html`<p class="note">${options.rulesNote}</p>
              <button
                type="button"
                @click=${() => {
                  deal({});
                }}
              >
                ${options.apply}
              </button>`
          : nothing
      }
    </div>
    <div class="fields">
      <h3>${options.looksHeading}</h3>
      ${select('deck', options.deck, Object.entries(options.deckNames))}
      ${select('hand', options.hand, Object.entries(options.handNames))}
      ${select('animation', options.animation, Object.entries(options.animationNames))}
    </div>
  `;
};
