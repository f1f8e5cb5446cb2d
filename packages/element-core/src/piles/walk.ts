// Walking over a table of piles by arrow keys.
import type { Spot } from '../spot.ts';
import { BASE, pileOf, type PileModel, stopsOf, type TableModel, topStop } from './model.ts';

export type Step =
  'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'other-row' | 'first' | 'last';

/** What keys step where. */
export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  'Control+ArrowLeft': 'row-start',
  'Control+ArrowRight': 'row-end',
  PageUp: 'other-row',
  PageDown: 'other-row',
  Home: 'first',
  End: 'last',
};

const rowAt = (table: TableModel, id: string): number =>
  table.rows.findIndex((row) => row.includes(id));

/** The piles of the row that a pile is in, without gaps. */
const rowOf = (table: TableModel, id: string): readonly string[] =>
  (table.rows[rowAt(table, id)] ?? []).filter((other) => other !== '');

const across = (table: TableModel, spot: Spot, by: number): Spot => {
  const row = rowOf(table, spot.pile);
  const next = pileOf(table, row[row.indexOf(spot.pile) + by] ?? '');
  if (!next) return spot;
  const stops = stopsOf(next);
  // Along a row one stays at the same height where there is something, else on the top card.
  return stops.includes(spot.index) &&
    spot.index !== topStop(pileOf(table, spot.pile) as PileModel).index
    ? { pile: next.id, index: spot.index }
    : topStop(next);
};

/** The pile of another row that lies nearest above or below. */
const overTo = (table: TableModel, spot: Spot, by: number): PileModel | undefined => {
  const from = rowAt(table, spot.pile);
  const row = table.rows[from] ?? [];
  const target = table.rows[from + by] ?? [];
  const share = (row.indexOf(spot.pile) + 0.5) / row.length;
  const at = Math.min(Math.floor(share * target.length), target.length - 1);
  const near = [at, at + 1, at - 1].map((place) => pileOf(table, target[place] ?? ''));
  return near.find((pile) => pile !== undefined);
};

const within = (table: TableModel, spot: Spot, by: number): Spot => {
  const pile = pileOf(table, spot.pile);
  if (!pile) return spot;
  const stops = stopsOf(pile);
  const index = stops[stops.indexOf(spot.index) + by];
  if (index !== undefined && pile.fan === 'down') return { pile: pile.id, index };
  const next = overTo(table, spot, by);
  if (!next) return spot;
  return by > 0 ? { pile: next.id, index: stopsOf(next)[0] ?? BASE } : topStop(next);
};

/** Where a step of the arrow keys leads; the same spot where there is nothing more. */
export const stepFrom = (table: TableModel, spot: Spot, step: Step): Spot => {
  const row = rowOf(table, spot.pile);
  const pile = pileOf(table, spot.pile);
  const end = (id: string | undefined): Spot => {
    const found = pileOf(table, id ?? '');
    return found ? topStop(found) : spot;
  };
  switch (step) {
    case 'left':
      return across(table, spot, -1);
    case 'right':
      return across(table, spot, 1);
    case 'up':
      return within(table, spot, -1);
    case 'down':
      return within(table, spot, 1);
    case 'row-start':
      return end(row[0]);
    case 'row-end':
      return end(row.at(-1));
    case 'other-row':
      return end((overTo(table, spot, 1) ?? overTo(table, spot, -1))?.id);
    case 'first':
      return pile ? { pile: pile.id, index: stopsOf(pile)[0] ?? BASE } : spot;
    case 'last':
      return pile ? topStop(pile) : spot;
  }
};

/** Cards are numbered suit by suit, the ranks of a suit in order. */
const RANKS = 13;

/** The next stop, in reading order and round again, with a card of the same rank; else the same spot. */
export const nextOfRank = (table: TableModel, spot: Spot): Spot => {
  const card = pileOf(table, spot.pile)?.up[spot.index];
  if (card === undefined) return spot;
  const stops = table.rows.flat().flatMap((id) => {
    const pile = pileOf(table, id);
    if (!pile) return [];
    return stopsOf(pile).map((index) => ({ pile: id, index, card: pile.up[index] }));
  });
  const at = stops.findIndex(({ pile, index }) => pile === spot.pile && index === spot.index);
  const round = [...stops.slice(at + 1), ...stops.slice(0, at)];
  const next = round.find((stop) => stop.card !== undefined && stop.card % RANKS === card % RANKS);
  return next ? { pile: next.pile, index: next.index } : spot;
};
