import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Entry, jsonEntries, type Line, LINE_LIMIT, lineEntries, linesOf } from './lines.ts';

const source = async function* (chunks: readonly (string | Uint8Array)[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
};

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

const lines = (...chunks: readonly (string | Uint8Array)[]): Promise<Line[]> =>
  all(linesOf(source(chunks)));

const entries = (
  split: (lines: AsyncIterable<Line>) => AsyncIterable<Entry>,
  text: string,
): Promise<Entry[]> => all(split(linesOf(source([text]))));

it('ends lines at LF and CRLF', async () => {
  expect(await lines('a\r', '\nb\n', '\nc\rd')).toEqual([
    { number: 1, text: 'a' },
    { number: 2, text: 'b' },
    { number: 3, text: '' },
    { number: 4, text: 'c\rd' },
  ]);
  expect(await lines('')).toEqual([]);
  expect(await lines('a\n')).toHaveLength(1);
});

it('drops nothing else where lines are to be exact', async () => {
  const bytes = new TextEncoder().encode('\uFEFFa\r\n\nb\r');
  expect(await all(linesOf(source([bytes]), true))).toEqual([
    { number: 1, text: '\uFEFFa' },
    { number: 2, text: '' },
    { number: 3, text: 'b\r' },
  ]);
});

it('reads bytes that are split anywhere, and drops the byte order mark', async () => {
  const bytes = new TextEncoder().encode('\uFEFF10♥ é\n漢');
  const single = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await lines(...single)).toEqual([
    { number: 1, text: '10♥ é' },
    { number: 2, text: '漢' },
  ]);
});

it('does not keep a line without end', async () => {
  const [line] = await lines(...Array.from({ length: 110 }, () => 'x'.repeat(LINE_LIMIT / 100)));
  expect(line?.text.length).toBe(LINE_LIMIT);
});

it('is the same however the text is split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('a', '\r', '\n', '♥') })),
      async (chunks) => {
        const whole = chunks.join('');
        const parts = await lines(...chunks);
        expect(parts).toEqual(await lines(whole));
        const end = whole.endsWith('\n') || whole === '' ? 1 : 0;
        expect(parts.length).toBe(whole.split('\n').length - end);
      },
    ),
  );
});

it('leaves out empty lines and comments', async () => {
  expect(await entries(lineEntries, '# x\n\n 5\n  # y\n6')).toEqual([
    { line: 3, text: ' 5' },
    { line: 5, text: '6' },
  ]);
});

it('reads JSON over several lines, and a fault spoils only its own entry', async () => {
  const text = [
    ...['{"a":1}', '{', '  "b": "}"', '}', 'what', '{"c": [', '{"d":4}', '1.heap..'],
    ...['{"e": [', '1.heap..2', '{"f', '  "g"', '21.heap..'],
  ].join('\n');
  expect(await entries(jsonEntries, text)).toEqual([
    { line: 1, text: '{"a":1}' },
    { line: 2, text: '{\n  "b": "}"\n}' },
    { line: 5, text: 'what' },
    { line: 6, text: '{"c": [' },
    { line: 7, text: '{"d":4}' },
    { line: 8, text: '1.heap..' },
    { line: 9, text: '{"e": [' },
    { line: 10, text: '1.heap..2' },
    { line: 11, text: '{"f\n  "g"' },
    { line: 13, text: '21.heap..' },
  ]);
});
