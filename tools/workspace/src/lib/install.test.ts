import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whyInstall } from './install.js';

let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'parlour-install-'));
});
afterEach(() => {
  rmSync(house, { recursive: true, force: true });
});

const lock = (file: string, packages: object): void => {
  mkdirSync(join(house, file, '..'), { recursive: true });
  writeFileSync(join(house, file), JSON.stringify({ lockfileVersion: 3, packages }));
};
const wanted = (packages: object): void => {
  lock('package-lock.json', { '': { name: 'house' }, 'packages/own': {}, ...packages });
};
const installed = (packages: object): void => {
  lock('node_modules/.package-lock.json', packages);
  for (const path of Object.keys(packages)) {
    mkdirSync(join(house, path), { recursive: true });
    writeFileSync(join(house, path, 'package.json'), '{}');
  }
};
const a = { version: '1.0.0', integrity: 'sha512-a' };
const own = { resolved: 'packages/own', link: true };

it('installs where there is nothing, or where npm was interrupted', () => {
  wanted({ 'node_modules/a': a });
  expect(whyInstall(house)).toBe('node_modules is missing');
  mkdirSync(join(house, 'node_modules/a'), { recursive: true });
  expect(whyInstall(house)).toBe('the installation in node_modules is not complete');
});

it('does not trust what was broken off while npm took the old packages away', () => {
  installed({ 'node_modules/a': a });
  wanted({ 'node_modules/a': a });
  expect(whyInstall(house)).toBeUndefined();
  rmSync(join(house, 'node_modules/a/package.json'));
  expect(whyInstall(house)).toBe('node_modules/a is missing');
  installed({ 'node_modules/a': a });
  mkdirSync(join(house, '.nx'));
  writeFileSync(join(house, '.nx/parlour-installing'), '');
  expect(whyInstall(house)).toBe('the last installation was broken off');
});

it('is content with what the lock file asks for, whatever the times of the files', () => {
  installed({ 'node_modules/a': { ...a, dev: true }, 'node_modules/own': own, 'packages/own': {} });
  wanted({ 'node_modules/a': a, 'node_modules/own': own });
  expect(whyInstall(house)).toBeUndefined();
});

it('does not miss optional packages for other machines', () => {
  installed({ 'node_modules/a': a });
  wanted({ 'node_modules/a': a, 'node_modules/a-win32': { ...a, optional: true } });
  expect(whyInstall(house)).toBeUndefined();
});

it('sees a changed, a new and a dropped package, and a new package of the house', () => {
  installed({ 'node_modules/a': a });
  wanted({ 'node_modules/a': { ...a, version: '1.0.1' } });
  expect(whyInstall(house)).toBe('node_modules/a is not what package-lock.json asks for');
  wanted({ 'node_modules/a': a, 'node_modules/b': a });
  expect(whyInstall(house)).toBe('node_modules/b is missing');
  wanted({ 'node_modules/a': a, 'node_modules/own': own });
  expect(whyInstall(house)).toBe('node_modules/own is missing');
  wanted({});
  expect(whyInstall(house)).toBe('node_modules/a is not in package-lock.json');
});
