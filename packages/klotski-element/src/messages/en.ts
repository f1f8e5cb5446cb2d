import { en as core } from '@parlour/element-core';
import { blockName } from '@parlour/klotski/names';
import type { Block } from '@parlour/klotski/play';
import { lying, span } from './place.ts';
import type { KlotskiWords } from './words.ts';

const SHAPES = [
  '',
  'sand soldier',
  'blue vertical block',
  'green horizontal block',
  'red big block',
];

const SIZES = ['', '1 by 1', '1 by 2', '2 by 1', '2 by 2'];

/** The four ways, by the difference of cells. */
const WAYS: Readonly<Record<number, string>> = { 1: 'right', 4: 'down', [-1]: 'left', [-4]: 'up' };

export const wayName = (way: number): string => WAYS[way] ?? '';
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => items.join(', ');

/** What a block is called: by its name, its colour or its number. */
export const called = ({ id, code }: Block, faces: string): string => {
  const name = faces === 'names' ? blockName(id, 'en') : undefined;
  return name ?? (faces === 'colours' ? (SHAPES[code] ?? '') : `block ${id}`);
};

const placed = (name: string, at: readonly [number, number]): string =>
  `${name}${at[0] === at[1] ? '' : 's'} ${span(at, ' to ')}`;

export const en: KlotskiWords = {
  ...core,
  gameName: 'Klotski',
  board: 'Board',
  empty: 'Empty',
  face: (id) => {
    const text = blockName(id, 'zh-Hans');
    return text === undefined
      ? { text: String(id), lang: '', gloss: '' }
      : { text, lang: 'zh-Hans', gloss: blockName(id, 'en') ?? '' };
  },
  block: (block, faces, ways) => {
    const { rows, columns } = lying(block);
    const place = `${placed('row', rows)}, ${placed('column', columns)}`;
    const can = ways.length > 0 ? `. Can go ${list(ways.map(wayName))}` : '';
    return `${capital(called(block, faces))}, ${SIZES[block.code] ?? ''}, ${place}${can}`;
  },
};
