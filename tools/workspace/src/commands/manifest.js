// @ts-check
// Writes custom-elements.json of the element package in the folder where it is started.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// @ts-expect-error The analyzer has no types.
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { projects, root, withDependencies } from '../lib/house.js';
import { shippedManifest } from '../lib/manifest.js';

const folder = relative(root, process.cwd()).replaceAll('\\', '/');
const all = projects();
const sources = withDependencies(folder, all).filter(({ tags }) => tags.includes('type:element'));
const analyzed = await cli({
  argv: [
    ...['analyze', '--litelement', '--quiet', '--globs'],
    ...sources.map((source) => `${source.folder}/src/**/*.ts`),
    ...['--exclude', '**/*.test.ts', '**/*.test-support.ts'],
  ],
  cwd: root,
  noWrite: true,
});
const packages = new Map(sources.map(({ folder: path, packageName }) => [path, packageName]));
const manifest = shippedManifest(analyzed, folder, packages);
writeFileSync(
  join(process.cwd(), 'custom-elements.json'),
  `${JSON.stringify(manifest, null, 2)}\n`,
);
