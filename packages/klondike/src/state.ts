// What is read off a state, without the rules: for what is loaded beside a table.
export { scoreAt } from './clock-score.ts';
export { faceUp } from './legal.ts';
