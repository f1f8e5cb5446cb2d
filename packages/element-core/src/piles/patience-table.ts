// The piles that every patience has, as they look on the table.
import type { PlaceKind } from '../cards/index.ts';
import type { PileModel } from './model.ts';
import type { SharedWords } from './patience-words.ts';

/** The part of a state that is turned. */
interface Hand {
  readonly stock: readonly number[];
  readonly waste: readonly number[];
  readonly rules: { readonly draw: number };
}

/** So many cards of the waste are seen, and one beneath that shows when the top one is taken. */
const WASTE_SEEN = 3;

/** The stock; `isOpen`: its next card lies face up. */
export const stockPile = (
  { stock, waste, rules }: Hand,
  words: SharedWords,
  left: number | 'unlimited',
  isOpen = false,
): PileModel => {
  const cards = stock.slice(-Math.max(rules.draw, 2));
  const rounds = waste.length === 0 ? 0 : left;
  return {
    id: 'stock',
    kind: 'stock',
    name: words.pile('stock'),
    fan: 'none',
    down: isOpen ? cards.slice(0, -1) : cards,
    downName: words.stockCards(stock.length),
    up: isOpen ? cards.slice(-1) : [],
    reach: 1,
    sign: rounds === 0 ? 'closed' : 'redeal',
    emptyName: words.stockEmpty(rounds),
  };
};

/** The waste: a few cards to the side where several are turned at a time. */
export const wastePile = ({ waste, rules }: Hand, words: SharedWords): PileModel => ({
  id: 'waste',
  kind: 'waste',
  name: words.pile('waste'),
  fan: rules.draw > 1 ? 'side' : 'none',
  down: [],
  downName: '',
  up: waste.slice(-(rules.draw > 1 ? WASTE_SEEN : 2)),
  reach: 1,
  sign: 'none',
  emptyName: words.wasteEmpty,
});

/** A foundation, by its id; of its cards the top one, and the one beneath that shows when it is taken. */
export const foundationPile = (
  id: string,
  cards: readonly number[],
  words: SharedWords,
  sign: PlaceKind,
  emptyName: string,
): PileModel => ({
  id,
  kind: 'foundation',
  name: words.pile(id),
  fan: 'none',
  down: [],
  downName: '',
  up: cards.slice(-2),
  reach: 1,
  sign,
  emptyName,
});

/** Stock and waste, what stands between, and the foundations; the other way for the left-handed. */
export const topRow = (gap: readonly string[], isLeftHanded: boolean): readonly string[] => {
  const foundations = ['f1', 'f2', 'f3', 'f4'];
  return isLeftHanded
    ? [...foundations, ...gap.toReversed(), 'waste', 'stock']
    : ['stock', 'waste', ...gap, ...foundations];
};
