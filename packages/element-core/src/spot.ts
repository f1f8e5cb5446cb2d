/** Something that can be pointed at: a card of a pile, a tile, an empty place. */
export interface Spot {
  readonly pile: string;
  /** Index of the card in its pile, from the deepest; −1 for the pile itself. */
  readonly index: number;
}

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a !== undefined && a.pile === b?.pile && a.index === b.index;
