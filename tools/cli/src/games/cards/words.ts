import { type Card, makeUnicodeCard } from '@parlour/cards-core';
import { pileName } from '@parlour/cards-core/patience-text';
import { counted } from '../../core/words.ts';

/** "10♥ 9♠". */
export const cardWords = (cards: readonly Card[]): string => cards.map(makeUnicodeCard).join(' ');

/** Which foundation it is goes without saying, but between two of them. */
export const wayWords = (from: string, to: string): string => {
  const isNamed = !to.startsWith('f') || from.startsWith('f');
  return `from ${pileName(from)} to ${isNamed ? pileName(to) : 'the foundation'}`;
};

/** ", 2 redeals left"; nothing where they are without limit. */
export const leftWords = (left: number | 'unlimited'): string =>
  left === 'unlimited' ? '' : `, ${counted(left, 'redeal')} left`;

/** "$210", "−$45". */
export const dollars = (amount: number): string => `${amount < 0 ? '−' : ''}$${Math.abs(amount)}`;
