// The deals of da-nie's "Patience" (PSP and Windows, March 2019), bit for bit: Microsoft's C
// generator, and cards taken from a pack that is turned over and over. The stock is never shuffled.
import { type Card, deckOf } from '@parlour/cards-core';
import { microsoftRand } from '@parlour/cards-core/generators';
import { type Layout } from './deal.ts';

/** The program's `RND(100)`: 0–100, the last only for the one output 32,767. */
const percentOf = (output: number): number => Math.floor((100 * output) / 32_767);

const deal = (srand: number): Layout => {
  const rand = microsoftRand(srand);
  let pack = [...deckOf()];
  let turned: Card[] = [];
  const rotate = (): void => {
    const top = pack.pop();
    if (top !== undefined) {
      turned.push(top);
      return;
    }
    pack = turned.reverse();
    turned = [];
  };
  const take = (): Card => {
    for (;;) {
      for (let turns = percentOf(rand()); turns >= 0; turns--) rotate();
      const card = pack.pop();
      if (card !== undefined) return card;
    }
  };
  const tableau = Array.from({ length: 7 }, (_, column) =>
    Array.from({ length: column + 1 }, take),
  );
  while (turned.length > 0) rotate();
  return { tableau, stock: pack };
};

/** Deal 0 … 99,999,999 of the current program. */
export const danieDeal = (number: number): Layout => deal(number);

/** Deal 0 … 99,999 of the article's program: 12345 as one reads it seeds the generator with 54321. */
export const danie5Deal = (number: number): Layout =>
  deal(
    [1, 10, 100, 1000, 10_000].reduce(
      (sum, place) => sum + (Math.floor(number / place) % 10) * (10_000 / place),
      0,
    ),
  );
