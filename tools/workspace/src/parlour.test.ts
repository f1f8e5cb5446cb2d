// The command that builds itself, in a house that cannot be written to.
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkspaceCopy } from './testing/workspace-copy.ts';

let house: WorkspaceCopy;
beforeAll(() => {
  house = new WorkspaceCopy();
  // Where a folder should be, so that nothing can be put there whoever we are.
  house.write('.nx', '');
});
afterAll(() => {
  house.remove();
});

const parlour = (TMPDIR: string, ...args: readonly string[]) =>
  house.run('tools/workspace/src/commands/parlour.js', args, '.', { TMPDIR, TEMP: TMPDIR });

it('goes to the folder for temporary files', async () => {
  const temporary = join(house.path, 'temporary');
  mkdirSync(temporary);
  const first = await parlour(temporary, '--version');
  expect(first, first.output).toMatchObject({
    code: 0,
    stderr: 'Building the parlour command …\n',
  });
  expect(first.stdout).toMatch(/^parlour \d/);
  expect(await parlour(temporary, '--version')).toMatchObject({
    code: 0,
    stdout: first.stdout,
    stderr: '',
  });
  // What it says to type is what was typed.
  const wrong = await parlour(temporary, 'x');
  expect(wrong.stderr).toContain('See npm run --silent parlour -- --help.\n');
});

it.skipIf(process.platform === 'win32')('runs nothing that others may have put there', async () => {
  const temporary = join(house.path, 'temporary');
  const [shelf = ''] = readdirSync(temporary);
  chmodSync(join(temporary, shelf), 0o777);
  const { code, stdout, stderr } = await parlour(temporary, '--version');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The parlour command must be built first, and neither .* can be used/);
});

it('says so in a sentence, where there is no such folder either', async () => {
  const { code, stdout, stderr } = await parlour(join(house.path, '.nx', 'none'), 'x');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The parlour command must be built first, [^\n]*\n$/);
});
