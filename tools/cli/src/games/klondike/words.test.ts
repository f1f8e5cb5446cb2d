import { parseCard } from '@parlour/cards-core';
import { unwrap } from '@parlour/game-core';
import { klondike as game, type KlondikeEvent } from '@parlour/klondike';
import { expect, it } from 'vitest';
import { describeEvent, describeMove, describeReason, scoreWords } from './words.ts';

const card = (name: string) => unwrap(parseCard(name));

it.each<[KlondikeEvent, string | undefined]>([
  [{ type: 'drawn', cards: [card('QH'), card('TD')], left: 3 }, 'turned Q♥ 10♦'],
  [{ type: 'redealt', count: 5, left: 'unlimited' }, 'turned the waste over'],
  [{ type: 'redealt', count: 5, left: 1 }, 'turned the waste over, 1 redeal left'],
  [
    { type: 'moved', cards: [card('9S'), card('8D')], from: 't5', to: 't2' },
    '9♠ 8♦ from tableau 5 to tableau 2',
  ],
  [
    { type: 'moved', cards: [card('AS')], from: 'waste', to: 'f1' },
    'A♠ from the waste to the foundation',
  ],
  [
    { type: 'moved', cards: [card('AS')], from: 'f1', to: 'f3' },
    'A♠ from foundation 1 to foundation 3',
  ],
  [{ type: 'revealed', card: card('2C'), pile: 't4' }, 'tableau 4 shows 2♣'],
  [{ type: 'scored', points: 5, score: 5 }, undefined],
  [{ type: 'won' }, undefined],
])('%j', (event, words) => {
  expect(describeEvent(event)).toBe(words);
});

it('tells moves and what they are good for', () => {
  const state = game.deal(unwrap(game.parseOptions({ seed: 7, draw: 3 })));
  expect(describeMove({ type: 'draw' }, state)).toBe('turn 3 cards');
  expect(describeMove({ type: 'draw' }, { ...state, stock: [0] })).toBe('turn 1 card');
  expect(describeMove({ type: 'redeal' }, state)).toBe('turn the waste over');
  const move = { type: 'move', from: 't4', to: 't1', count: 1 } as const;
  expect(describeMove(move, state)).toBe('5♣ from tableau 4 to tableau 1');
  expect(describeReason('reveal')).toBe('it turns up a hidden card');
});

it('tells the score', () => {
  expect(scoreWords(5, 'none')).toBeUndefined();
  expect(scoreWords(-5, 'standard')).toBe('score -5');
  expect(scoreWords(-47, 'vegas')).toBe('−$47');
});
