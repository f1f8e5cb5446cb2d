import { card, place } from '@parlour/element-core/piles/messages/en';
import { enActs as shared } from '@parlour/element-core/piles/messages/en-acts';
import type { CanfieldActs } from './words.ts';

export const enActs: CanfieldActs = {
  ...shared,
  filled: (id, pile, left) => `Reserve filled ${place(pile)}: ${card(id)}, ${left} left`,
  reserve: (count, top) =>
    top === undefined ? 'Reserve empty' : `Reserve ${count}, top ${card(top)}`,
  wrapped: (isHome) => (isHome ? 'ace on king allowed' : 'king on ace allowed'),
  choose: 'Choose the base rank: play the reserve or a tableau card to a foundation',
  base: 'Base',
  profit: 'Profit',
};
