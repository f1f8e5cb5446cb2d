import { parse1 } from '@parlour/klotski/formats';
import { describe, expect, it } from 'vitest';
import { asSvg, sceneOf } from './scene.ts';
import { snippetOf } from './snippet.ts';

const read = parse1('24422442233221121001');
const blocks = read.ok ? read.value.blocks : [];

describe('a picture', () => {
  it('has a rectangle for every block and a letter for every sign of a name', () => {
    const { rectangles, letters } = sceneOf(blocks, true);
    expect(rectangles).toHaveLength(3 + blocks.length);
    expect(letters.map(({ text }) => text).join('')).toBe('张飞曹操马超黄忠关羽赵云兵丁士勇');
    expect(sceneOf(blocks, false).letters).toEqual([]);
  });

  it('stands the names of verticals on end', () => {
    const [first, second] = sceneOf(blocks, true).letters;
    expect(first?.x).toBe(second?.x);
    expect((second?.y ?? 0) > (first?.y ?? 0)).toBe(true);
  });

  it('is a document of its own', () => {
    const svg = asSvg(sceneOf(blocks, true), 100);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="448" height="548" /);
    expect(svg.match(/<rect /g)).toHaveLength(3 + blocks.length);
  });
});

describe('a snippet', () => {
  it('is the file and the element', () => {
    expect(snippetOf('24422442233221121001', true)).toBe(
      '<script type="module" src="parlour-klotski.js"></script>\n<parlour-klotski layout="24422442233221121001" controls></parlour-klotski>',
    );
  });
});
