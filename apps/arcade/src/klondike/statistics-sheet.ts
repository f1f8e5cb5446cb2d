import { clock } from '@parlour/element-core';
import { html, nothing, type TemplateResult } from 'lit';
import { type ModeStatistics, readPlayed, statisticsOf, vegasTotal } from '../statistics.ts';
import { words } from '../words.ts';

export interface StatisticsSheet {
  /** `undefined`: there is no database. */
  readonly entries: ReadonlyMap<string, unknown> | undefined;
  readonly reset: () => void;
}

const figure = (name: string, value: string | number): TemplateResult => html`
  <div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>
`;

const row = (mode: ModeStatistics, hasScores: boolean): TemplateResult => {
  const { dash, modeName } = words.statistics;
  return html`
    <tr>
      <th scope="row">${modeName(mode.mode)}</th>
      <td>${mode.wins}/${mode.games}</td>
      <td>${mode.bestSeconds === undefined ? dash : clock(mode.bestSeconds)}</td>
      <td>${mode.fewestMoves ?? dash}</td>
      ${hasScores ? html`<td>${mode.bestScore ?? dash}</td>` : nothing}
    </tr>
  `;
};

const ask = (event: Event): void => {
  const button = event.currentTarget as HTMLElement;
  const question = button.nextElementSibling;
  if (question instanceof HTMLElement) {
    question.hidden = false;
    question.querySelector('button')?.focus();
  }
  button.hidden = true;
};

const asked = (event: Event, act?: () => void): void => {
  const question = (event.currentTarget as HTMLElement).closest<HTMLElement>('.question');
  const button = question?.previousElementSibling;
  if (question) question.hidden = true;
  if (button instanceof HTMLElement) {
    button.hidden = false;
    button.focus();
  }
  act?.();
};

export const statisticsSheet = ({ entries, reset }: StatisticsSheet): TemplateResult => {
  const text = words.statistics;
  if (!entries) return html`<p>${text.unavailable}</p>`;
  const all = [...entries.values()];
  const { games, wins, streak, bestStreak, modes } = statisticsOf(all);
  const faulty = all.filter((entry) => readPlayed(entry) === undefined).length;
  const hasScores = modes.some(({ bestScore }) => bestScore !== undefined);
  const hasVegas = all.some((entry) => readPlayed(entry)?.scoring === 'vegas');
  return html`
    <dl class="figures">
      ${figure(text.games, games)} ${figure(text.wins, wins)}
      ${figure(text.rate, games > 0 ? words.percent(wins / games) : text.dash)}
      ${figure(text.streak, streak)} ${figure(text.bestStreak, bestStreak)}
      ${hasVegas ? figure(text.vegas, words.money(vegasTotal(all))) : nothing}
    </dl>
    ${
      games === 0
        ? html`<p class="note">${text.none}</p>`
        : html`
            <div class="scroll" tabindex="0" role="region" aria-label=${text.title}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">${text.mode}</th>
                    <th scope="col">${text.wins}</th>
                    <th scope="col">${text.best}</th>
                    <th scope="col">${text.fewest}</th>
                    ${hasScores ? html`<th scope="col">${text.bestScore}</th>` : nothing}
                  </tr>
                </thead>
                <tbody>
                  ${modes.map((mode) => row(mode, hasScores))}
                </tbody>
              </table>
            </div>
            <p class="note">${text.explained}</p>
          `
    }
    ${faulty > 0 ? html`<p class="note">${text.unreadable(faulty)}</p>` : nothing}
    ${
      all.length > 0
        ? html`
            <button type="button" class="plain-button" @click=${ask}>${text.reset}</button>
            <div class="question" hidden>
              <p>${text.resetQuestion}</p>
              <div class="buttons">
                <button
                  type="button"
                  @click=${(event: Event) => {
                    asked(event);
                  }}
                >
                  ${text.resetNo}
                </button>
                <button
                  type="button"
                  class="warn"
                  @click=${(event: Event) => {
                    asked(event, reset);
                  }}
                >
                  ${text.resetYes}
                </button>
              </div>
            </div>
          `
        : nothing
    }
  `;
};
