// A card is a number: thirteen ranks of ♠, then of ♥, ♣ and ♦.

/** 0 is the ace, 12 the king. */
export const rankIndex = (card: number): number => card % 13;
/** ♠ ♥ ♣ ♦ */
export const suitIndex = (card: number): number => Math.floor(card / 13);
export const isRed = (card: number): boolean => suitIndex(card) % 2 === 1;
