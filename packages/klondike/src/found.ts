import { cardsIn, type FoundCard } from '@parlour/cards-core/patience-text';
import { err, ok, type Result } from '@parlour/game-core';
import { type Column } from './types.ts';

/** Parts a tableau pile into face-down and face-up cards; the fault is one face down on one face up. */
export const columnIn = (pile: readonly FoundCard[]): Result<Column, FoundCard> => {
  const firstUp = pile.findIndex(({ isDown }) => !isDown);
  const split = firstUp < 0 ? pile.length : firstUp;
  const buried = pile.slice(split).find(({ isDown }) => isDown);
  return buried
    ? err(buried)
    : ok({ down: cardsIn(pile.slice(0, split)), up: cardsIn(pile.slice(split)) });
};
