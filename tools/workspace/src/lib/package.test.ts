import { describe, expect, it } from 'vitest';
import { faultsOfManifest, type Manifest, namesInTables, shippedManifest } from './manifest.js';
import { entriesOf, faultsOfFiles } from './package.js';

const manifest = {
  name: '@p/heap-element',
  exports: {
    '.': {
      '@parlour/source': './src/define.ts',
      types: './types/define.d.ts',
      default: './dist/define.js',
    },
    './locale/*': { types: './types/locale/*.d.ts', default: './dist/locale/*.js' },
    './cdn': './dist/cdn/parlour-heap.js',
    './package.json': './package.json',
  },
  unpkg: './dist/cdn/parlour-heap.js',
};
const files = [
  'package.json',
  'types/define.d.ts',
  'types/locale/ja.d.ts',
  'dist/define.js',
  'dist/locale/ja.js',
  'dist/cdn/parlour-heap.js',
];

describe('the files of a package', () => {
  it('are in order where every path that it names is there', () => {
    expect(faultsOfFiles(manifest, files)).toEqual([]);
  });

  it.each([
    ['dist/define.js', ['.: ./dist/define.js is not shipped']],
    ['dist/locale/ja.js', ['./locale/*: ./dist/locale/*.js is not shipped']],
    [
      'dist/cdn/parlour-heap.js',
      [
        'unpkg: ./dist/cdn/parlour-heap.js is not shipped',
        './cdn: ./dist/cdn/parlour-heap.js is not shipped',
      ],
    ],
  ])('are not without %s', (missing, faults) => {
    const rest = files.filter((file) => file !== missing);
    expect(faultsOfFiles(manifest, rest)).toEqual(faults);
  });

  it.each(['dist/heap.test.js', 'types/a.test-support.d.ts', 'src/a.ts', 'types/.tsbuildinfo'])(
    'are not with %s',
    (extra) => {
      expect(faultsOfFiles(manifest, [...files, extra])).toEqual([`${extra} is shipped`]);
    },
  );

  it('name what programs import', () => {
    expect(entriesOf(manifest, files)).toEqual(['@p/heap-element', '@p/heap-element/locale/ja']);
  });
});

const item = (name: string, more: object = {}) => ({
  name,
  description: `What ${name} is.`,
  ...more,
});
const analyzed: Manifest = {
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'packages/heap-element/src/heap-element.ts',
      declarations: [
        {
          kind: 'class',
          name: 'HeapElement',
          tagName: 'parlour-heap',
          customElement: true,
          superclass: { name: 'GameElement', package: '/packages/core/src/game.ts' },
          attributes: [
            item('seed'),
            item('controls', { inheritedFrom: { name: 'GameElement', module: 'x' } }),
          ],
          events: [item('parlour-move'), { name: 'type' }],
          members: [
            item('play'),
            item('secret', { privacy: 'private' }),
            item('#hidden'),
            item('render'),
          ],
        },
        { kind: 'class', name: 'Helper' },
      ],
      exports: [],
    },
    {
      kind: 'javascript-module',
      path: 'packages/core/src/game.ts',
      declarations: [
        { kind: 'class', name: 'GameElement', tagName: 'no-such', customElement: true },
      ],
      exports: [],
    },
  ],
};
const shipped = shippedManifest(
  analyzed,
  'packages/heap-element',
  new Map([
    ['packages/heap-element', '@p/heap-element'],
    ['packages/core', '@p/core'],
  ]),
);

describe('the manifest of an element', () => {
  it('tells what a page can use, under the paths that are shipped', () => {
    expect(shipped.modules.map(({ path }) => path)).toEqual(['dist/element.js', 'dist/define.js']);
    const [element] = shipped.modules.flatMap(({ declarations }) => declarations);
    expect(element).toMatchObject({
      name: 'HeapElement',
      superclass: { name: 'GameElement', package: '@p/core' },
      attributes: [
        item('seed'),
        item('controls', { inheritedFrom: { name: 'GameElement', package: '@p/core' } }),
      ],
      events: [item('parlour-move')],
      members: [item('play')],
    });
    expect(shipped.modules[1]?.exports).toEqual([
      {
        kind: 'custom-element-definition',
        name: 'parlour-heap',
        declaration: { name: 'HeapElement', module: 'dist/element.js' },
      },
    ]);
  });

  const readme = [
    '| Attribute | what |',
    '| --- | --- |',
    '| `seed="…"` | a \\| b, `default` |',
    '| `controls` | |',
    '',
    '| key | does |',
    '| --- | --- |',
    '| `U` | undo |',
    '',
    '| Event | when |',
    '| --- | --- |',
    '| `parlour-move` | |',
  ].join('\n');
  const exists = (): boolean => true;

  it('agrees with the tables of the readme', () => {
    expect(namesInTables(readme, 'attribute')).toEqual(['seed', 'controls']);
    expect(faultsOfManifest(shipped, { readme, exists })).toEqual([]);
  });

  it('is faulty where it does not, or names what is not there', () => {
    const other = readme.replace('controls', 'hand').replace('parlour-move', 'parlour-win');
    expect(
      faultsOfManifest(shipped, { readme: other, exists: (path) => path.endsWith('element.js') }),
    ).toEqual([
      'dist/define.js is not shipped',
      'attribute hand is in the readme only',
      "attribute controls is not in the readme's table",
      'event parlour-win is in the readme only',
      "event parlour-move is not in the readme's table",
    ]);
    const none = { ...shipped, modules: [] };
    expect(faultsOfManifest(none, { readme, exists })).toEqual(['it holds no element']);
  });
});
