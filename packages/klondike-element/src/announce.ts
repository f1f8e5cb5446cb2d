// Events of the engine in words: one message for each act.
import type { KlondikeEvent } from '@parlour/klondike';
import type { KlondikeActs } from './messages/words.ts';

const said = (event: KlondikeEvent, words: KlondikeActs, moves: number): string | undefined => {
  switch (event.type) {
    case 'drawn':
      return words.drawn(event.cards, event.left);
    case 'redealt':
      return words.redealt(event.count, event.left);
    case 'moved':
      return words.moved(event.cards[0] ?? 0, event.cards.length - 1, event.to);
    case 'revealed':
      return words.revealed(event.card, event.pile);
    case 'scored':
      return undefined;
    case 'won':
      return words.won(moves);
  }
};

/** "8 of hearts to tableau 4. Revealed queen of clubs, tableau 2" */
export const announcement = (
  events: readonly KlondikeEvent[],
  words: KlondikeActs,
  moves: number,
): string =>
  events
    .map((event) => said(event, words, moves))
    .filter((text) => text !== undefined)
    .join(words.stop);
