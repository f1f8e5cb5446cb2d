import { expect, it } from 'vitest';
import { open } from './table.test-support.ts';

it('the element has the name of the game, where the page gives none', async () => {
  const page = await open();
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const query = { nodeId: root.nodeId, role: 'group' };
  const { nodes } = await session.send('Accessibility.queryAXTree', query);
  expect(nodes.map(({ name }) => name?.value as unknown)).toEqual(['Klondike']);
});
