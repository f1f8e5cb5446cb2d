import { expect, it } from 'vitest';
import { groupsOn, open } from './table.test-support.ts';

it('the element has the name of the game, where the page gives none', async () => {
  const page = await open();
  expect(await groupsOn(page)).toEqual(['Canfield']);
});
