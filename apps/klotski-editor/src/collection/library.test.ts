import { createStore, get, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { mirrorOf } from '../browse/mirror.ts';
import { keyOf } from './entry.ts';
import { Library } from './library.ts';

const FORWARD = '24422442233221121001';
const CAMP = '04402442222212213311';

const draft = (layout: string, more: object = {}) => ({
  layout,
  name: '',
  notes: '',
  tags: [],
  ...more,
});

const until = (holds: () => boolean): Promise<void> => expect.poll(holds).toBe(true);

const open = async (name: string): Promise<Library> => {
  const library = new Library(name);
  await until(() => library.status === 'ready');
  return library;
};

it('keeps layouts, each once up to its mirror image', async () => {
  const library = await open('test-once');
  const first = await library.add([draft(FORWARD, { name: 'one' }), draft(CAMP)], 1);
  expect([first.added.length, first.known.length]).toEqual([2, 0]);
  const again = await library.add(
    [draft(FORWARD, { name: 'two' }), draft(CAMP), draft(mirrorOf(CAMP))],
    2,
  );
  expect([again.added.length, again.known.length]).toEqual([0, 3]);
  expect(library.entries.size).toBe(2);
  expect(library.find(FORWARD)).toMatchObject({ name: 'one', added: 1 });
  expect(library.find(mirrorOf(CAMP))).toMatchObject({ layout: CAMP });
  const reopened = await open('test-once');
  expect(reopened.entries).toEqual(library.entries);
});

it('tells other pages, which do not overwrite one another', async () => {
  const [one, other] = [await open('test-tabs'), await open('test-tabs')];
  await one.add([draft(FORWARD)], 1);
  await until(() => other.find(FORWARD) !== undefined);
  const key = keyOf(FORWARD);
  await Promise.all([
    one.change(key, { name: 'name' }),
    other.change(key, { notes: 'notes' }),
    one.add([draft(CAMP)], 2),
    other.rate(new Map([[key, { status: 'unsolvable' }]])),
  ]);
  const wanted = { name: 'name', notes: 'notes', rating: { status: 'unsolvable' } };
  await until(() => one.find(FORWARD)?.rating !== undefined && other.find(CAMP) !== undefined);
  await expect.poll(() => one.find(FORWARD)).toMatchObject(wanted);
  await expect.poll(() => other.find(FORWARD)).toMatchObject(wanted);
});

it('brings back what was deleted, and text that was written to it elsewhere', async () => {
  const [one, other] = [await open('test-delete'), await open('test-delete')];
  const key = keyOf(CAMP);
  await one.add([draft(CAMP, { name: 'camp', tags: ['a'] })], 1);
  await until(() => other.find(CAMP) !== undefined);
  const gone = await one.remove([key]);
  expect(gone).toMatchObject([{ name: 'camp' }]);
  await until(() => other.entries.size === 0);
  await one.restore(gone);
  expect(one.find(CAMP)).toEqual(gone[0]);
  await one.remove([key]);
  // A rating does not bring it back.
  await one.rate(new Map([[key, { status: 'unsolvable' }]]));
  expect(one.find(CAMP)).toBeUndefined();
});

it('leaves alone what it cannot read', async () => {
  const raw = createStore('test-faulty', 'layouts');
  const newer = { version: 2, layout: FORWARD, secret: 'kept' };
  await set(FORWARD, newer, raw);
  await set('rubbish', 5, raw);
  const library = await open('test-faulty');
  expect([library.entries.size, library.unreadable]).toEqual([0, 2]);
  const { added } = await library.add([draft(FORWARD), draft(CAMP)], 1);
  expect(added).toEqual([keyOf(CAMP)]);
  await library.change(FORWARD, { name: 'mine' });
  expect(await get(FORWARD, raw)).toEqual(newer);
});
