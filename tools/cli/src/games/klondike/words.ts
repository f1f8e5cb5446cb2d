import { makeUnicodeCard, topCards } from '@parlour/cards-core';
import {
  faceUp,
  type Hint,
  type KlondikeEvent,
  type KlondikeMove,
  type KlondikeState,
  pileName,
  type Scoring,
} from '@parlour/klondike';
import { counted } from '../../core/words.ts';
import { cardWords, dollars, leftWords, wayWords } from '../cards/words.ts';

/** An event in words; the board shows the score. */
export const describeEvent = (event: KlondikeEvent): string | undefined => {
  switch (event.type) {
    case 'drawn':
      return `turned ${cardWords(event.cards)}`;
    case 'redealt':
      return `turned the waste over${leftWords(event.left)}`;
    case 'moved':
      return `${cardWords(event.cards)} ${wayWords(event.from, event.to)}`;
    case 'revealed':
      return `${pileName(event.pile)} shows ${makeUnicodeCard(event.card)}`;
    case 'scored':
    case 'won':
      return undefined;
  }
};

/** A move in words: "9♠ 8♦ from tableau 5 to tableau 2". */
export const describeMove = (move: KlondikeMove, state: KlondikeState): string => {
  switch (move.type) {
    case 'draw':
      return `turn ${counted(Math.min(state.rules.draw, state.stock.length), 'card')}`;
    case 'redeal':
      return 'turn the waste over';
    case 'move': {
      const cards = topCards(faceUp(state, move.from), move.count);
      return `${cardWords(cards)} ${wayWords(move.from, move.to)}`;
    }
  }
};

const REASONS: Readonly<Record<Hint['reason'], string>> = {
  reveal: 'it turns up a hidden card',
  build: 'it builds the foundations',
  'free-space': 'it frees a space',
  'play-waste': 'it brings a card into play',
  prepare: 'it prepares the next move',
  deal: 'turning cards is all that is left to do',
};

/** What advice is good for. */
export const describeReason = (reason: Hint['reason']): string => REASONS[reason];

/** "score 520", "$-47"; `undefined` where nothing is scored. */
export const scoreWords = (score: number, scoring: Scoring): string | undefined => {
  if (scoring === 'none') return undefined;
  return scoring === 'vegas' ? dollars(score) : `score ${score}`;
};
