// What a table of piles looks like, in words that every patience shares. A game makes one from its
// state; views draw it, keys walk over it, pointers reach into it. No rules are in here.
import type { PlaceKind } from '../cards/index.ts';
import type { Spot } from '../interaction.ts';

export interface PileModel {
  readonly id: string;
  readonly kind: 'stock' | 'waste' | 'foundation' | 'tableau' | 'reserve';
  /** What a screen reader calls it: "Tableau 3". */
  readonly name: string;
  /** How its cards lie: on one another, down the table, or a few to the side. */
  readonly fan: 'none' | 'down' | 'side';
  /** Face-down cards that are drawn, the deepest first; they are one stop. */
  readonly down: readonly number[];
  /** What that stop says: "4 face-down cards". */
  readonly downName: string;
  /** Face-up cards that are drawn, the deepest first. */
  readonly up: readonly number[];
  /** How many of `up`, from the top, can be stopped at; the others are drawn only. */
  readonly reach: number;
  /** What an empty place shows (`placeSign`) and says. */
  readonly sign: PlaceKind;
  readonly emptyName: string;
}

export interface TableModel {
  readonly piles: readonly PileModel[];
  /** Pile ids row by row, in the order in which they are seen; an empty one is a gap. */
  readonly rows: readonly (readonly string[])[];
}

/** Index of the stop that is no face-up card: the face-down run, or the empty place. */
export const BASE = -1;

/** The pile as a target: none of its cards is meant. */
export const WHOLE = -2;

/** Where one can stop in a pile, from the deepest. */
export const stopsOf = ({ down, up, reach }: PileModel): readonly number[] => {
  const first = up.length - Math.min(reach, up.length);
  const cards = up.map((_, index) => index).slice(first);
  return down.length > 0 || cards.length === 0 ? [BASE, ...cards] : cards;
};

export const pileOf = (table: TableModel, id: string): PileModel | undefined =>
  table.piles.find((pile) => pile.id === id);

/** The stop on top of a pile. */
export const topStop = (pile: PileModel): Spot => ({
  pile: pile.id,
  index: stopsOf(pile).at(-1) ?? BASE,
});

/** A spot that exists: the same, or else the nearest one of its pile. */
export const heldTo = (table: TableModel, spot: Spot): Spot => {
  const pile = pileOf(table, spot.pile) ?? table.piles[0];
  if (!pile) return spot;
  const stops = stopsOf(pile);
  return pile.id === spot.pile && stops.includes(spot.index) ? spot : topStop(pile);
};

export type Step =
  'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'other-row' | 'first' | 'last';

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
