export { type Solution, solve, type SolveOptions } from './solve.ts';
