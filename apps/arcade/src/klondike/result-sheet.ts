import { clock } from '@parlour/element-core';
import { html, nothing, type TemplateResult } from 'lit';
import { words } from '../words.ts';
import { type Won } from './game.ts';

export interface ResultSheet {
  readonly won: Won;
  /** The running total, where Vegas dollars are carried on. */
  readonly total: number | undefined;
  readonly deal: () => void;
  readonly again: () => void;
  readonly share: () => void;
}

/** What is remarkable about the win. */
const praise = ({ before, moves, seconds, isCounted }: Won): readonly string[] => {
  const { result } = words;
  if (isCounted === 'before') return [result.alreadyCounted];
  if (isCounted === 'never') return [result.seen];
  if (!before || before.wins === 0) return [result.first];
  return [
    ...(Math.floor(seconds) < (before.bestSeconds ?? Infinity) ? [result.bestTime] : []),
    ...(moves < (before.fewestMoves ?? Infinity) ? [result.fewest] : []),
  ];
};

export const resultSheet = ({ won, total, deal, again, share }: ResultSheet): TemplateResult => {
  const { result, statistics } = words;
  const { outcome, moves, seconds, streak } = won;
  const rows: readonly (readonly [string, string])[] = [
    [result.moves, String(moves)],
    [result.time, clock(seconds)],
    ...(outcome.score === undefined
      ? []
      : [
          [
            result.score,
            total === undefined ? String(outcome.score) : words.money(outcome.score),
          ] as const,
        ]),
    ...(total === undefined ? [] : [[statistics.vegas, words.money(total)] as const]),
    [result.streak, String(streak)],
  ];
  const said = praise(won);
  return html`
    <dl class="figures">
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${said.length > 0 ? html`<p class="praise">${said.join(', ')}</p>` : nothing}
    <div class="buttons">
      <button type="button" class="primary" @click=${deal}>${result.new}</button>
      <button type="button" @click=${again}>${result.again}</button>
      <button type="button" @click=${share}>${result.share}</button>
    </div>
  `;
};
