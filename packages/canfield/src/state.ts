// What is read off a state, without the rules: for what is loaded beside a table.
export { cardsAt, mayMoveTogether, nextRank, profitOf } from './piles.ts';
