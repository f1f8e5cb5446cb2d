import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from './serve.js';

let folder = '';
let taken: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-app-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'index.html'), '<title>Source</title>');
  writeFileSync(join(folder, 'dist/index.html'), '<title>Built</title>');
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['what was built', false, '<title>Built'],
  ['the sources', true, '<title>Source'],
])('serves %s here only, on the next port where one is taken', async (_, dev, title) => {
  const { port } = taken.address() as AddressInfo;
  const [served] = await serve([{ name: 'app', folder }], { dev, port });
  const address = new URL(served?.address ?? '');
  expect(served?.name).toBe('app');
  expect(address.hostname).toBe('127.0.0.1');
  expect(Number(address.port)).toBeGreaterThan(port);
  expect(await (await fetch(address)).text()).toContain(title);
  await served?.close();
  await expect(fetch(address)).rejects.toThrow();
});
