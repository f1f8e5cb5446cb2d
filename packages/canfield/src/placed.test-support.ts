import {
  type Card,
  makeCard,
  parseCard,
  type Pile,
  rankOf,
  suitIndexOf,
} from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import { canfield } from './game.ts';
import { type CanfieldState } from './types.ts';

const cardsIn = (text: string): Pile =>
  (text.match(/../g) ?? []).map((name) => unwrap(parseCard(name)));

/**
 * A position of which only some piles are told, as `makeState` writes them: all other cards are in
 * the stock, in factory order.
 */
export const placed = (line: string): CanfieldState => {
  const words = new Map(line.split(' ').map((word) => word.split('=') as [string, string]));
  const base = Number(words.get('base') ?? 0);
  const step = (card: Card): number => (rankOf(card) - base + 13) % 13;
  const tops = (words.get('foundations') ?? '').split(',').flatMap(cardsIn);
  const seen = ['reserve', 'waste', 'tableau'].flatMap((key) =>
    (words.get(key) ?? '').split(',').flatMap(cardsIn),
  );
  const isHome = (card: Card): boolean =>
    tops.some((top) => suitIndexOf(top) === suitIndexOf(card) && step(card) <= step(top));
  const stock = [...Array(52).keys()].filter((card) => !seen.includes(card) && !isHome(card));
  const more = stock.length > 0 ? ` stock=${stock.map(makeCard).join('')}` : '';
  return unwrap(canfield.parseState(`canfield/1 ${line}${more}`));
};
