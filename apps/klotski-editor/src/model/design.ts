// What is designed: blocks on the board, never outside it and never on one another. Everything else
// may be wrong with it.
import { BLOCK_NAMES, type Block, type BlockCode, blockName, CELLS } from '@parlour/klotski';
import { canonical } from '@parlour/klotski/formats';

export interface Design {
  /** In scan order. */
  readonly blocks: readonly Block[];
  /** Are identities kept as they are? Otherwise they count up in scan order, whatever is done. */
  readonly keepsIds: boolean;
}

export const EMPTY_DESIGN: Design = { blocks: [], keepsIds: false };

/** Identities from here on have no place in format 4. */
const FIRST_SPARE = BLOCK_NAMES.length + 1;

export const isSpare = ({ id }: Block): boolean => id >= FIRST_SPARE;

/** The identities that a block of a shape may have, in the engine's own order. */
export const idsFor = (code: BlockCode): readonly number[] =>
  canonical(Array.from({ length: CELLS }, (_, cell) => ({ id: 0, code, cell }))).map(
    ({ id }) => id,
  );

const inScanOrder = (blocks: readonly Block[]): readonly Block[] =>
  [...blocks].sort((a, b) => a.cell - b.cell);

/** The first identity for a shape that nobody has; of the same name as another one, if that is free. */
export const freeId = (blocks: readonly Block[], code: BlockCode, namesake = 0): number => {
  const taken = new Set(blocks.map(({ id }) => id));
  const free = idsFor(code).filter((id) => !taken.has(id));
  const name = blockName(namesake, 'zh-Hans');
  const same = free.find((id) => name !== undefined && blockName(id, 'zh-Hans') === name);
  return same ?? free[0] ?? FIRST_SPARE;
};

/** Blocks beyond format 4 move up where an identity has become free. */
const settled = (blocks: readonly Block[]): readonly Block[] =>
  blocks.reduce<readonly Block[]>((all, block) => {
    if (!isSpare(block)) return all;
    const others = all.filter((other) => other !== block);
    const id = freeId(others, block.code);
    return all.map((one) => (one === block ? { ...block, id } : one));
  }, blocks);

/** A design of these blocks, in order, with the identities that it shall have. */
export const designed = (blocks: readonly Block[], keepsIds: boolean): Design => ({
  blocks: keepsIds ? settled(inScanOrder(blocks)) : canonical(blocks),
  keepsIds,
});

/** Are both the same, identities included? */
export const isSame = (one: Design, other: Design): boolean =>
  one.keepsIds === other.keepsIds &&
  one.blocks.length === other.blocks.length &&
  one.blocks.every(({ id, code, cell }, index) => {
    const block = other.blocks[index];
    return block?.id === id && block.code === code && block.cell === cell;
  });

/** Do the identities differ from those that scan order would give? */
export const hasOwnIds = ({ blocks }: Design): boolean => {
  const usual = canonical(blocks);
  return blocks.some(({ id }, index) => usual[index]?.id !== id);
};

/**
 * Blocks that were read without identities: those that lie where one of their shape lay before keep
 * its identity, the others get free ones.
 */
export const inherited = (before: readonly Block[], read: readonly Block[]): readonly Block[] => {
  const known = read.map(({ code, cell }) =>
    before.find((block) => block.code === code && block.cell === cell),
  );
  const all = known.filter((block) => block !== undefined);
  read.forEach(({ code, cell }, index) => {
    if (!known[index]) all.push({ id: freeId(all, code), code, cell });
  });
  return all;
};
