// Standard: "Solitaire scoring systems" of Microsoft's Pocket PC help (+10 to a suit stack, +5 deck
// to row, +5 turned up, +3 for each card from row to row, −15 suit stack to row, −20 a pass after
// four with draw three, −100 a pass after one with draw one, −2 for each 10 seconds, a bonus for a
// short timed game). The help gives no formula for the bonus; 700,000 / seconds from half a minute
// on is what later Windows versions are reported to use. Other draw counts follow draw three.
// Vegas, same help: an ante of $52, $5 for each card on a suit stack.
import { type PileKind, placeOf } from '@parlour/cards-core/patience';
import { type KlondikeMove, type KlondikeState, type Rules } from './types.ts';

const VEGAS_ANTE = 52;
const VEGAS_CARD = 5;

/** What a game starts with: points or dollars. */
export const openingScore = (rules: Rules): number =>
  rules.scoring === 'vegas' ? rules.bank - VEGAS_ANTE : 0;

const standardMove = (from: PileKind, to: PileKind, count: number): number => {
  if (to === 'foundation') return from === 'foundation' ? 0 : 10;
  if (from === 'foundation') return -15;
  return from === 'tableau' ? 3 * count : 5;
};

const vegasMove = (from: PileKind, to: PileKind): number => {
  const up = to === 'foundation' ? VEGAS_CARD : 0;
  return from === 'foundation' ? up - VEGAS_CARD : up;
};

const standardRedeal = ({ rules, redealt }: KlondikeState): number => {
  const [freePasses, penalty] = rules.draw === 1 ? [1, 100] : [4, 20];
  return redealt + 1 >= freePasses ? -penalty : 0;
};

/** What a legal move in this state earns, a card turned by it included. */
export const pointsFor = (state: KlondikeState, move: KlondikeMove, reveals: boolean): number => {
  const { scoring } = state.rules;
  if (scoring === 'none' || move.type === 'draw') return 0;
  if (move.type === 'redeal') return scoring === 'standard' ? standardRedeal(state) : 0;
  const [from, to] = [placeOf(move.from).kind, placeOf(move.to).kind];
  if (scoring === 'vegas') return vegasMove(from, to);
  return standardMove(from, to, move.count) + (reveals ? 5 : 0);
};
