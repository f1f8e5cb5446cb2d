import { clock } from '@parlour/element-core';
import { html, type TemplateResult } from 'lit';
import { resultPart } from '../figures.ts';
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
  const { score } = outcome;
  return resultPart({
    figures: [
      [result.moves, moves],
      [result.time, clock(seconds)],
      ...(score === undefined
        ? []
        : [[result.score, total === undefined ? score : words.money(score)] as const]),
      ...(total === undefined ? [] : [[statistics.vegas, words.money(total)] as const]),
      [result.streak, streak],
    ],
    praise: praise(won),
    actions: [
      html`<button type="button" class="primary" @click=${deal}>${result.new}</button>`,
      html`<button type="button" @click=${again}>${result.again}</button>`,
      html`<button type="button" @click=${share}>${result.share}</button>`,
    ],
  });
};
