// @ts-check
// What Nx cannot know by itself: every package is packed and judged as its users get it, and a
// project with a `vitest.e2e.ts` has end-to-end tests of what was built.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodesFromFiles } from '@nx/devkit';

const HERE = '{workspaceRoot}/tools/workspace/src';
/** Files of the house that a check of a package reads. */
const PACKING = `${HERE}/{commands,lib}/{bare,manifest,package}*.js`;
const SUITE = '{workspaceRoot}/tools/embed-smoke/src/**/*';

/** What must be built of a project to be used from outside, and of all that it needs. */
const built = ['build', 'typecheck', '^build', '^typecheck'];

/** @type {import('@nx/devkit').TargetConfiguration} */
const packageTarget = {
  command: 'node ../../tools/workspace/src/commands/package.js',
  options: { cwd: '{projectRoot}' },
  metadata: { description: 'Packs the package and judges it as its users get it' },
  cache: true,
  inputs: [
    'default',
    '^production',
    PACKING,
    { externalDependencies: ['publint', '@arethetypeswrong/cli', 'typescript'] },
  ],
  outputs: [],
};

/** @type {import('@nx/devkit').TargetConfiguration} */
const manifestTarget = {
  command: 'node ../../tools/workspace/src/commands/manifest.js',
  options: { cwd: '{projectRoot}' },
  metadata: { description: 'Writes custom-elements.json' },
  cache: true,
  inputs: [
    'production',
    '^production',
    `${HERE}/{commands,lib}/manifest.js`,
    { externalDependencies: ['@custom-elements-manifest/analyzer'] },
  ],
  outputs: ['{projectRoot}/custom-elements.json'],
};

/** @type {import('@nx/devkit').TargetConfiguration} */
const e2eTarget = {
  command: 'vitest run --config vitest.e2e.ts',
  options: { cwd: '{projectRoot}' },
  metadata: { description: 'End-to-end tests of what was built, in a browser' },
  cache: true,
  outputs: ['{projectRoot}/test-results'],
};

const tests = {
  externalDependencies: ['vitest', 'playwright', 'vite'],
};

/**
 * @param {string} folder of the project, relative to the workspace
 * @param {string} house the root of the workspace
 * @returns {Record<string, import('@nx/devkit').TargetConfiguration>}
 */
function targetsOf(folder, house) {
  const manifest = JSON.parse(readFileSync(join(house, folder, 'package.json'), 'utf8'));
  const isElement = manifest.customElements !== undefined;
  const dependsOn = isElement ? ['manifest', ...built] : built;
  /** @type {Record<string, import('@nx/devkit').TargetConfiguration>} */
  const targets = {};
  if (isElement) targets['manifest'] = manifestTarget;
  if (folder.startsWith('packages/')) targets['package'] = { ...packageTarget, dependsOn };
  if (existsSync(join(house, folder, 'vitest.e2e.ts'))) {
    targets['e2e'] = isElement
      ? { ...e2eTarget, dependsOn, inputs: ['default', '^production', SUITE, PACKING, tests] }
      : { ...e2eTarget, dependsOn: ['build'], inputs: ['default', '^production', tests] };
  }
  return targets;
}

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  '{packages,apps,tools}/*/package.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const folder = dirname(file);
        return { projects: { [folder]: { targets: targetsOf(folder, context.workspaceRoot) } } };
      },
      files,
      options,
      context,
    ),
];
