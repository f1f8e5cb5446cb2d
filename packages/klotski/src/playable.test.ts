import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boards, signs } from './boards.test-support.ts';
import { makeAll, parse1, parse4 } from './formats.ts';
import { numbered } from './ids.ts';
import { blocksOf, byId, playableBlocks } from './playable.ts';
import { judge } from './setup.ts';

it('reads what the readers of formats 1 and 4 read, if it is playable', () => {
  const texts = fc.oneof(
    signs,
    boards.chain((placed) => {
      const { f1, f4 } = makeAll(numbered(placed));
      return fc.constantFrom(f1, f4 ?? f1);
    }),
    fc
      .tuple(boards, fc.nat(40), fc.constantFrom('0', '1', '2', '3', '4', '*'))
      .map(([placed, place, sign]) => {
        const { f1, f4 } = makeAll(numbered(placed));
        const text = place % 2 === 0 ? f1 : (f4 ?? f1);
        return text.slice(0, place) + sign + text.slice(place + 1);
      }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const [one, four] = [parse1(text), parse4(text)];
      expect(blocksOf(text)).toEqual(one.ok ? one.value.blocks : undefined);
      const read = one.ok ? one : four;
      const blocks = read.ok ? read.value.blocks : undefined;
      const isPlayable = blocks !== undefined && judge({ blocks }).playable.holds;
      expect(playableBlocks(text)).toEqual(isPlayable ? byId(blocks) : undefined);
    }),
    { numRuns: 1000 },
  );
});
