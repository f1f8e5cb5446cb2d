// @ts-check
// Where things stand in the house. Used before anything is installed: Node's own modules only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the workspace. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** All that is run for a project. */
export const TARGETS = ['lint', 'typecheck', 'test', 'build', 'package', 'e2e'];

/**
 * @typedef {object} Project
 * @property {string} name what Nx calls it
 * @property {string} packageName what npm calls it
 * @property {string} folder relative to the root, with slashes
 * @property {readonly string[]} tags
 * @property {readonly string[]} dependencies names of packages, of the house and from outside
 */

/**
 * The projects of the house, as their manifests tell.
 *
 * @param {string} [house] the root folder
 * @returns {Project[]}
 */
export function projects(house = root) {
  return ['packages', 'apps', 'tools']
    .filter((shelf) => existsSync(join(house, shelf)))
    .flatMap((shelf) => readdirSync(join(house, shelf)).map((name) => `${shelf}/${name}`))
    .filter((folder) => existsSync(join(house, folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(house, folder, 'package.json'), 'utf8'));
      return {
        name: manifest.nx?.name ?? manifest.name,
        packageName: manifest.name,
        folder,
        tags: manifest.nx?.tags ?? [],
        dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
      };
    });
}

/**
 * A project and all of the house that it is built from.
 *
 * @param {string} folder
 * @param {readonly Project[]} all
 * @returns {Project[]} the project itself first
 */
export function withDependencies(folder, all) {
  const found = new Set(all.filter((project) => project.folder === folder));
  for (const project of found) {
    for (const other of all) {
      if (project.dependencies.includes(other.packageName)) found.add(other);
    }
  }
  return [...found];
}

/**
 * @param {Project} project
 * @returns {boolean} whether any of its tests run in a browser
 */
export const needsBrowser = ({ folder, tags }) =>
  tags.some((tag) => tag === 'type:element' || tag === 'type:app') ||
  existsSync(join(root, folder, 'vitest.e2e.ts'));
