import { ok } from '@parlour/game-core';
import { expect, it } from 'vitest';
import { runBatch } from './batch.ts';
import { lineEntries } from './lines.ts';
import { type Io } from './verb.ts';

it('counts on stderr, where that is a terminal and the answers go elsewhere', async () => {
  let [out, err, time] = ['', '', 0];
  const io: Io = {
    stdin: (async function* () {
      yield await Promise.resolve('a\nb\nc\n');
    })(),
    stdout: { write: (text) => (out += text) },
    stderr: { isTTY: true, write: (text) => (err += text) },
    env: {},
    signal: new AbortController().signal,
    random: () => 0,
    now: () => (time += 400),
  };
  const answer = ({ text }: { readonly text: string }) => ok({ text, json: {} });
  const batch = { files: ['-'], json: false, entries: lineEntries, answer };
  expect(await runBatch(batch, io)).toBe(0);
  expect(out).toBe('a\nb\nc\n');
  expect(err).toBe('\r2 done\r\u001b[K');
});
