export { BASE, pileOf, type PileModel, stopsOf, type TableModel, topStop } from './model.ts';
export { PileElement } from './pile-element.ts';
export { pileStyles } from './styles.ts';
