import fc from 'fast-check';
import { laying } from './decode.ts';
import { type Placed } from './ids.ts';
import { BIG, type BlockCode, CELLS } from './types.ts';

/** Fills the board in scan order; a block that does not fit is left out. */
const filled = (codes: readonly number[]): readonly Placed[] => {
  const { isCovered, lay } = laying();
  const placed: Placed[] = [];
  let next = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (isCovered(cell)) continue;
    const code = (codes[next++] ?? 0) as 0 | BlockCode;
    if (code !== 0 && lay(code, cell, 0).ok) placed.push({ code, cell });
  }
  return placed;
};

/** Any filled board: with any number of big blocks and of empty cells. */
export const boards = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 20, maxLength: 20 })
  .map(filled);

/** Boards with one big block and at least two empty cells. */
export const playableBoards = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 20, maxLength: 20 }),
    fc.constantFrom(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14),
    fc.array(fc.nat(19), { minLength: 2, maxLength: 6 }),
  )
  .map(([codes, big, spared]) => {
    const own = [big, big + 1, big + 4, big + 5];
    const others = filled(codes).filter(({ code, cell }) => {
      const [width, height] = [code >= 3 ? 2 : 1, code === 2 || code === BIG ? 2 : 1];
      const cells = [cell, cell + width - 1, cell + 4 * (height - 1)];
      return !cells.some((covered) => own.includes(covered) || spared.includes(covered));
    });
    return [...others, { code: BIG as BlockCode, cell: big }].sort((a, b) => a.cell - b.cell);
  })
  .filter((placed) => {
    const covered = placed.reduce((sum, { code }) => sum + ([0, 1, 2, 2, 4][code] ?? 0), 0);
    return covered <= 18;
  });

/** Texts of which many come near to a board. */
export const signs = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.stringMatching(/^[0-5*]{0,45}$/),
  fc.stringMatching(/^[0-4]{20}$/),
  fc.stringMatching(/^[0-4*]{20}$/),
  fc.stringMatching(/^(?:0[0-9]|1[0-6]|\*\*){20}$/),
  fc.stringMatching(/^[0-9A-Fa-f]{1,10}$/),
  fc.stringMatching(/^[1-9A-Z]{5}$/),
  fc
    .array(fc.constantFrom('0', '1', '2', '3', '4', '*', ' ', '\n', '，', '２', '“', '😀'), {
      maxLength: 45,
    })
    .map((parts) => parts.join('')),
);
