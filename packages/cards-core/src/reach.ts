import { type Card } from './card.ts';
import { type Hand, redealsLeft } from './patience.ts';

/** A card beside the tableau that can come to the top, and after how many draws and redeals. */
export interface Reachable {
  readonly card: Card;
  readonly turns: number;
  readonly from: 'stock' | 'waste' | 'reserve';
}

/**
 * The cards that turning the stock brings to the top, soonest first. Where the stock is open, its own
 * top can be taken as well.
 */
export const reachableCards = (
  hand: Hand,
  { openStock = false }: { readonly openStock?: boolean } = {},
): readonly Reachable[] => {
  const found = new Map<Card, Reachable>();
  let stock = hand.stock.length;
  // Cards in the order in which they are turned: what lies in the waste, then the stock.
  const line = [...hand.waste, ...[...hand.stock].reverse()];
  const note = (turns: number): void => {
    const place = line.length - stock;
    const shown: readonly (readonly [Card | undefined, 'stock' | 'waste'])[] = [
      [line[place - 1], 'waste'],
      [openStock ? line[place] : undefined, 'stock'],
    ];
    for (const [card, from] of shown) {
      if (card !== undefined && !found.has(card)) found.set(card, { card, turns, from });
    }
  };
  let turns = 0;
  note(turns);
  for (let passes = redealsLeft(hand) === 0 ? 1 : 2; passes > 0; passes--) {
    while (stock > 0) {
      stock = Math.max(stock - hand.rules.draw, 0);
      note(++turns);
    }
    stock = line.length;
    note(++turns);
  }
  return [...found.values()];
};
