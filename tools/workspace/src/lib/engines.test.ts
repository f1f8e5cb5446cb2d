import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOfNode, rangeWords, wantedNode } from './engines.js';
import { root } from './house.js';

const RANGE = '^20.19.0 || ^22.13.0 || >=24.0.0';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.13.1', true],
  ['24.0.0', true],
  ['25.1.0', true],
  ['18.20.0', false],
  ['20.18.9', false],
  ['21.7.3', false],
  ['22.12.0', false],
  ['23.11.0', false],
])('Node %s will do: %s', (version, does) => {
  const fault = `Parlour needs Node 20.19+, 22.13+ or 24+; this is ${version}.`;
  expect(faultOfNode(version, RANGE)).toBe(does ? undefined : fault);
});

it('reads no range that it does not understand', () => {
  expect(() => faultOfNode('20.19.0', '20 - 22')).toThrow('cannot be read');
});

it('is the same wherever it is said', () => {
  const words = rangeWords(wantedNode());
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, file).toContain(`Node ${words}`);
    expect(text, file).not.toMatch(/Node ≥|Node 20\.19 or/);
  }
});

it('is enough for all that the house is made with', () => {
  const lowest = [...wantedNode().matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
  for (const name of ['vite', 'vitest', 'eslint']) {
    const path = join(root, 'node_modules', name, 'package.json');
    const { engines } = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    const range = engines.node.replace(/>=(\d+)$/, '>=$1.0.0');
    for (const version of lowest) {
      expect(faultOfNode(version, range), `${name} ${engines.node}`).toBeUndefined();
    }
  }
});
