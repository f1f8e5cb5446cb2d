import { makeUnicodeCard, topCards } from '@parlour/cards-core';
import { pileName, rankName } from '@parlour/cards-core/patience-text';
import {
  type CanfieldEvent,
  type CanfieldMove,
  type CanfieldState,
  cardsAt,
  type Hint,
} from '@parlour/canfield';
import { counted } from '../../core/words.ts';
import { cardWords, dollars, leftWords, wayWords } from '../cards/words.ts';

export { dollars };

/** "base queen". */
export const baseWords = ({ base }: CanfieldState): string =>
  base === 0 ? 'choose the base' : `base ${rankName(base)}`;

/** An event in words; the board shows the profit. */
export const describeEvent = (event: CanfieldEvent): string | undefined => {
  switch (event.type) {
    case 'drawn':
      return `turned ${cardWords(event.cards)}`;
    case 'redealt':
      return `turned the waste over${leftWords(event.left)}`;
    case 'moved':
      return `${cardWords(event.cards)} ${wayWords(event.from, event.to)}`;
    case 'based':
      return `foundations begin with the ${rankName(event.rank)}`;
    case 'filled':
      return `${makeUnicodeCard(event.card)} from the reserve fills ${pileName(event.pile)}`;
    case 'revealed':
      return `the reserve shows ${makeUnicodeCard(event.card)}`;
    case 'scored':
    case 'won':
      return undefined;
  }
};

/** A move in words: "9♠ 8♦ from tableau 3 to tableau 2". */
export const describeMove = (move: CanfieldMove, state: CanfieldState): string => {
  switch (move.type) {
    case 'draw':
      return `turn ${counted(Math.min(state.rules.draw, state.stock.length), 'card')}`;
    case 'redeal':
      return 'turn the waste over';
    case 'move': {
      const cards = topCards(cardsAt(state, move.from), move.count);
      return `${cardWords(cards)} ${wayWords(move.from, move.to)}`;
    }
  }
};

const REASONS: Readonly<Record<Hint['reason'], string>> = {
  choose: 'its followers are in sight',
  fill: 'it makes room for the reserve',
  build: 'it builds the foundations',
  'play-reserve': 'it plays from the reserve',
  'play-waste': 'it brings a card into play',
  'free-space': 'it frees a space',
  prepare: 'it prepares the next move',
  deal: 'turning cards is all that is left to do',
};

/** What advice is good for. */
export const describeReason = (reason: Hint['reason']): string => REASONS[reason];
