import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseBase } from './base.js';

const outside = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);
const env = {
  ...outside,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: join(tmpdir(), 'no-such-git-config'),
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'parlour-git-'));
  folders.push(made);
  return made;
};

const gitIn = (cwd: string) => (args: readonly string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

type Git = ReturnType<typeof gitIn>;

/** Runs git commands written as one line each; a failing one fails the test. */
const act = (git: Git, ...lines: string[]): void => {
  for (const line of lines) expect(git(line.split(' ')), line).toBeDefined();
};
const commit = (name: string): string => `commit --allow-empty -q -m ${name}`;
const at = (git: Git, name: string): string | undefined => git(['rev-parse', name]);

const repository = (...lines: string[]): Git => {
  const git = gitIn(folder());
  act(git, 'init -q -b main', ...lines);
  return git;
};

const clone = (from: Git, ...flags: string[]): Git => {
  const path = folder();
  const source = `file://${String(at(from, '--show-toplevel'))}`;
  act(from, ['clone', '-q', ...flags, source, path].join(' '));
  return gitIn(path);
};

const hasGit = spawnSync('git', ['--version']).status === 0;

describe.skipIf(!hasGit)('the base of npm run affected', () => {
  it('is the commit before on main', () => {
    const git = repository(commit('one'), commit('two'));
    expect(chooseBase(git).commit).toBe(at(git, 'HEAD~1'));
  });

  it('is the first parent where main merged a branch', () => {
    const git = repository(commit('one'), 'checkout -q -b side', commit('side'));
    act(git, 'checkout -q main', commit('two'), 'merge -q --no-ff -m merge side');
    expect(chooseBase(git).commit).toBe(at(git, 'main^1'));
  });

  it('is where a branch left main, however far main went on', () => {
    const git = repository(commit('one'), 'tag fork', 'checkout -q -b work');
    act(git, commit('two'), commit('three'), 'checkout -q main', commit('four'));
    act(git, 'checkout -q work');
    expect(chooseBase(git).commit).toBe(at(git, 'fork'));
  });

  it('is the tip of main on a branch without commits', () => {
    const git = repository(commit('one'), commit('two'), 'checkout -q -b work');
    expect(chooseBase(git).commit).toBe(at(git, 'main'));
  });

  it('is found from origin/main where main is not checked out, on a branch or detached', () => {
    const origin = repository(commit('one'), 'tag fork', 'checkout -q -b work', commit('two'));
    const git = clone(origin);
    expect(git(['rev-parse', '--verify', '-q', 'refs/heads/main'])).toBeUndefined();
    const expected = { commit: at(origin, 'fork'), why: 'where this branch left origin/main' };
    expect(chooseBase(git)).toEqual(expected);
    act(git, 'checkout -q --detach');
    expect(chooseBase(git)).toEqual(expected);
  });

  it('is the commit before on a detached commit of main', () => {
    const git = repository(commit('one'), commit('two'), 'checkout -q --detach');
    expect(chooseBase(git).commit).toBe(at(git, 'HEAD~1'));
  });

  it('is NX_BASE where that is a commit', () => {
    const git = repository(commit('one'), 'tag mine', commit('two'), commit('three'));
    expect(chooseBase(git, 'mine').commit).toBe(at(git, 'mine'));
    const zeros = '0'.repeat(40);
    expect(chooseBase(git, zeros)).toEqual({
      commit: undefined,
      why: `NX_BASE (${zeros}) is not a commit here`,
    });
  });

  it.each([
    ['no repository', () => gitIn(folder())],
    ['no commit yet', () => repository()],
    ['the first commit', () => repository(commit('one'))],
    ['a shallow clone of main', () => clone(repository(commit('1'), commit('2')), '--depth=1')],
    ['no main at all', () => repository('checkout -q -b trunk', commit('1'), commit('2'))],
    [
      'a shallow clone of a branch',
      () => {
        const origin = repository(commit('1'), 'checkout -q -b work', commit('2'));
        return clone(origin, '--depth=1', '--no-single-branch');
      },
    ],
  ])('is nothing, so that all is affected, with %s', (_, make) => {
    expect(chooseBase(make()).commit).toBeUndefined();
  });
});
