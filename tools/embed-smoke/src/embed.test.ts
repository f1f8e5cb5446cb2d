// One element package, as it is built and packed: started from its own folder by its
// `vitest.e2e.ts`, and told which by `folder`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CheckName, checks } from './checks/index.ts';
import { type LaunchOptions, Stage } from './stage.ts';
import { type Built, builtOf } from './subject.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly launchOptions: LaunchOptions;
    /** Of the sources of the package. */
    readonly folder: string;
  }
}

const bare = realpathSync(mkdtempSync(join(tmpdir(), 'parlour-embed-')));
const sources = inject('folder');

const node = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: bare,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout.trim();
};

let built: Built;
let stage: Stage;
let name: string;
beforeAll(async () => {
  const layOut = join(import.meta.dirname, '../../workspace/src/commands/bare.js');
  const installed = node(layOut, sources, bare);
  built = builtOf(installed, sources);
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  ({ name } = JSON.parse(manifest) as { readonly name: string });
  stage = await Stage.open(built, inject('launchOptions'));
});
afterAll(async () => {
  await stage.close();
  rmSync(bare, { recursive: true, force: true });
});

describe.concurrent('in one file, by a script tag, the element', () => {
  it.each(Object.keys(checks) as CheckName[])('%s', async (check) => {
    expect(await checks[check](stage)).toEqual([]);
  });

  it('is within its budget', () => {
    const { length } = gzipSync(readFileSync(join(built.folder, built.file)), { level: 9 });
    expect(length).toBeLessThanOrEqual(built.subject.budget);
  });
});

describe('packed and installed in a bare project, the element', () => {
  it('is imported in Node, defined or not, and makes no document there', () => {
    const script = `
      await import('${name}');
      const all = await import('${name}/element');
      const classes = Object.values(all).filter((one) => /^class/.test(String(one)));
      console.log([classes.length, typeof document, typeof window].join(' '));
    `;
    expect(node('--input-type=module', '-e', script)).toMatch(/^[1-9]\d* undefined undefined$/);
  });

  it('is built into a page of its own, and keeps the strict policy there', async () => {
    writeFileSync(join(bare, 'main.js'), `import '${name}';\n`);
    await build({
      root: bare,
      base: '/bundle/',
      configFile: false,
      logLevel: 'error',
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(bare, 'main.js'), output: { entryFileNames: 'main.js' } },
      },
    });
    stage.serve('bundle', join(bare, 'dist'));
    const bundled = stage.with('/bundle/main.js');
    expect(await checks['keeps a strict policy'](bundled)).toEqual([]);
  });
});
