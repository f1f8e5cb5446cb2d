import { clock } from '@parlour/element-core';
import { html, nothing, type TemplateResult } from 'lit';
import { faultyNote, figures, figureTable, resetPart } from '../figures.ts';
import { type ModeStatistics, readPlayed, statisticsOf, vegasTotal } from '../statistics.ts';
import { words } from '../words.ts';

export interface StatisticsSheet {
  /** `undefined`: there is no database. */
  readonly entries: ReadonlyMap<string, unknown> | undefined;
  readonly reset: () => void;
}

const modesTable = (modes: readonly ModeStatistics[]): TemplateResult => {
  const text = words.statistics;
  const hasScores = modes.some(({ bestScore }) => bestScore !== undefined);
  return figureTable({
    label: text.title,
    heads: [text.mode, text.wins, text.best, text.fewest, ...(hasScores ? [text.bestScore] : [])],
    rows: modes.map(({ mode, wins, games, bestSeconds, fewestMoves, bestScore }) => [
      text.modeName(mode),
      `${wins}/${games}`,
      bestSeconds === undefined ? text.dash : clock(bestSeconds),
      fewestMoves ?? text.dash,
      ...(hasScores ? [bestScore ?? text.dash] : []),
    ]),
  });
};

export const statisticsSheet = ({ entries, reset }: StatisticsSheet): TemplateResult => {
  const text = words.statistics;
  if (!entries) return html`<p>${text.unavailable}</p>`;
  const all = [...entries.values()];
  const { games, wins, streak, bestStreak, modes } = statisticsOf(all);
  const hasVegas = all.some((entry) => readPlayed(entry)?.scoring === 'vegas');
  return html`
    ${figures([
      [text.games, games],
      [text.wins, wins],
      [text.rate, games > 0 ? words.percent(wins / games) : text.dash],
      [text.streak, streak],
      [text.bestStreak, bestStreak],
      ...(hasVegas ? [[text.vegas, words.money(vegasTotal(all))] as const] : []),
    ])}
    ${
      games === 0
        ? html`<p class="note">${text.none}</p>`
        : html`${modesTable(modes)}
            <p class="note">${text.explained}</p>`
    }
    ${faultyNote(all.filter((entry) => readPlayed(entry) === undefined).length)}
    ${all.length > 0 ? resetPart(reset) : nothing}
  `;
};
