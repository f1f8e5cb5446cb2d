// A copy of the workspace in a temporary folder, for tests that write into it: sources are copied,
// installed packages are linked, and the house's own packages are linked to the copy.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projects, root } from '../lib/house.js';

/** What a program said and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, as they came. */
  readonly output: string;
}

const MADE = new Set(['node_modules', 'dist', 'types', 'coverage', 'test-results', '.nx', '.git']);

const link = (target: string, path: string): void => {
  symlinkSync(target, path, 'junction');
};

const linkPackages = (house: string): void => {
  const modules = join(house, 'node_modules');
  mkdirSync(join(modules, '@parlour'), { recursive: true });
  const names = readdirSync(join(root, 'node_modules')).filter(
    // Notes and caches of npm, Vite and others stay behind; `.bin` is needed.
    (name) => name !== '@parlour' && (name === '.bin' || !name.startsWith('.')),
  );
  for (const name of names) link(join(root, 'node_modules', name), join(modules, name));
  // By this the commands see that all is installed.
  cpSync(join(root, 'node_modules/.package-lock.json'), join(modules, '.package-lock.json'));
  for (const { packageName, folder } of projects(house)) {
    link(join(house, folder), join(modules, packageName));
  }
};

/** The world outside, without what the Nx or npm that runs this test put into it. */
const cleanEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:NX_|npm_|VITEST|NODE_ENV$|INIT_CWD$)/.test(name),
    ),
  ),
  NX_DAEMON: 'false',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
});

export class WorkspaceCopy {
  readonly path: string;

  constructor() {
    this.path = realpathSync(mkdtempSync(join(tmpdir(), 'parlour-house-')));
    const tested = [join(root, 'packages'), join(root, 'tools/cli')];
    cpSync(root, this.path, {
      recursive: true,
      // The other projects' tests have their own say, and take their time.
      filter: (source) =>
        !MADE.has(basename(source)) &&
        !(source.endsWith('.test.ts') && tested.some((folder) => source.startsWith(folder))),
    });
    linkPackages(this.path);
  }

  /** Links a package that came after the copy was made. */
  linkPackage(name: string): void {
    link(join(this.path, 'packages', name), join(this.path, 'node_modules/@parlour', name));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  /** Runs a JavaScript file of the copy; both paths are relative to its root. */
  run(
    file: string,
    args: readonly string[],
    cwd = '.',
    env: NodeJS.ProcessEnv = {},
  ): Promise<Ended> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(this.path, file), ...args], {
        cwd: join(this.path, cwd),
        env: { ...cleanEnv(), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let stdout = '';
      let stderr = '';
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (piece: string) => {
        stdout += piece;
        output += piece;
      });
      child.stderr.setEncoding('utf8').on('data', (piece: string) => {
        stderr += piece;
        output += piece;
      });
      child.on('error', reject);
      child.on('close', (code) => {
        resolve({ code, stdout, stderr, output });
      });
    });
  }

  nx(...args: readonly string[]): Promise<Ended> {
    return this.run('node_modules/nx/dist/bin/nx.js', args);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
