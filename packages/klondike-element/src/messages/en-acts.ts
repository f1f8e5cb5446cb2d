import { andMore, capital, card, cards, list, place, redeals } from './en.ts';
import type { KlondikeActs } from './words.ts';

export const enActs: KlondikeActs = {
  stop: '. ',
  picked: (id, more) => `Picked up ${card(id)}${andMore(more)}`,
  moved: (id, more, to) => `${capital(card(id))}${andMore(more)} to ${place(to)}`,
  revealed: (id, pile) => `Revealed ${card(id)}, ${place(pile)}`,
  drawn: (ids, left) => {
    const [top = 0, ...below] = [...ids].reverse();
    const shown =
      below.length > 0 ? `${list(below.reverse().map(card))}, ${card(top)} on top` : card(top);
    return `${capital(shown)}, ${left} left`;
  },
  redealt: (count, left) =>
    `Waste turned over, ${cards(count)} in the stock${left === 'unlimited' ? '' : `, ${redeals(left)}`}`,
  won: (moves) => (moves === 1 ? 'Won in 1 move' : `Won in ${moves} moves`),
  undone: 'Undone',
  redone: 'Redone',
  restarted: 'Back to the deal',
  dealt: 'New game',
};
