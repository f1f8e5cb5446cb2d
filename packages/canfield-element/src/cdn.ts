// What the one file for a script tag exports: the class, and where languages add their words.
export * from './define.ts';
export { canfieldWords } from './languages.ts';
