// Which layouts of a set are shown, and in which order: numbers within the set.
import { filterOptima, type Optima, type OptimaFilter, UNSOLVABLE } from '@parlour/klotski/census';
import { type Filter, isFiltered, type Sort, type Wanted } from './choice.ts';

const asked = (wanted: Wanted): boolean | undefined =>
  wanted === 'all' ? undefined : wanted === 'yes';

/** The filter as the engine has it. */
const engineFilter = ({ least, most, solvable, symmetric }: Filter): OptimaFilter => {
  const [isSolvable, isSymmetric] = [asked(solvable), asked(symmetric)];
  return {
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(isSolvable !== undefined && { solvable: isSolvable }),
    ...(isSymmetric !== undefined && { symmetric: isSymmetric }),
  };
};

/** By optimum, those of one optimum by number; what cannot be solved comes last either way. */
const sorted = (
  numbers: Int32Array<ArrayBuffer>,
  optima: Uint8Array,
  isDown: boolean,
): Int32Array<ArrayBuffer> => {
  const slotOf = (number: number): number => {
    const optimum = optima[number] ?? UNSOLVABLE;
    return isDown && optimum !== UNSOLVABLE ? UNSOLVABLE - 1 - optimum : optimum;
  };
  const starts = new Int32Array(UNSOLVABLE + 2);
  for (const number of numbers) {
    const slot = slotOf(number) + 1;
    starts[slot] = (starts[slot] ?? 0) + 1;
  }
  for (let slot = 1; slot < starts.length; slot++)
    starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
  const order = new Int32Array(numbers.length);
  for (const number of numbers) {
    const slot = slotOf(number);
    const at = starts[slot] ?? 0;
    order[at] = number;
    starts[slot] = at + 1;
  }
  return order;
};

/** The numbers that are wanted, in order; `undefined` where these are all, by number. */
export const orderOf = (
  optima: Optima,
  filter: Filter,
  sort: Sort,
): Int32Array<ArrayBuffer> | undefined => {
  if (sort === 'number' && !isFiltered(filter)) return undefined;
  const numbers = filterOptima(optima, engineFilter(filter));
  return sort === 'number' ? numbers : sorted(numbers, optima.optima, sort === 'hardest');
};
