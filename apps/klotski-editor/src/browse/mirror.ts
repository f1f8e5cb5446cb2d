import { COLUMNS, type Layout } from '@parlour/klotski';

const ROW = new RegExp(`.{${COLUMNS}}`, 'g');

/** Left becomes right: each row of the text backwards. */
export const mirrorOf = (layout: Layout): Layout =>
  layout.replace(ROW, (row) => Array.from(row).reverse().join(''));

export const isSymmetric = (layout: Layout): boolean => mirrorOf(layout) === layout;
