// What a table of piles looks like, in words that every patience shares. A game makes one from its
// state; views draw it, keys walk over it, pointers reach into it. No rules are in here.
import type { PlaceKind } from '../cards/index.ts';
import type { Spot } from '../spot.ts';

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
