// @ts-check
// Packs the package in the folder where it is started, and judges it as its users get it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { layOut } from '../lib/bare.js';
import { root } from '../lib/house.js';
import { faultsOfPackage } from '../lib/package.js';

const bare = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
try {
  const all = layOut(relative(root, process.cwd()).replaceAll('\\', '/'), bare);
  const faults = await faultsOfPackage(all, bare);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const verdict = faults.length === 0 ? 'is sound' : `has ${faults.length} faults`;
  process.stdout.write(`${all[0]?.name ?? 'The package'} as packed ${verdict}.\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(bare, { recursive: true, force: true });
}
