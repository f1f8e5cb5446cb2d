// Klondike's table on a page in a real browser, and where to touch it.
import { join } from 'node:path';
import { type Page } from 'playwright';
import { stageOf } from '../../../e2e.stage.ts';
import { DEAL } from './won.test-support.ts';

export {
  axe,
  complaintsOf,
  crash,
  ELSEWHERE,
  faultsOf,
  fillStorage,
  groupsOn,
  indexOf,
  picture,
  type Setting,
  settled,
} from '../../../e2e.stage.ts';

export { type Point, pointsOf } from '../../../e2e.piles.ts';

export const { documentOf, keep, open, openIn, reload, tagOf, visit, watch } = stageOf({
  tag: 'parlour-klondike',
  attributes: DEAL,
  files: join(import.meta.dirname, '../dist/cdn'),
});

/** Shows a record. */
export const showRecord = (page: Page, position: string): Promise<void> =>
  page.evaluate(async (text) => {
    const { game } = window.kept;
    const options = { deal: 'custom', position: text };
    game.record = { format: 'parlour-record', version: 1, game: 'klondike', options, moves: [] };
    do await game.updateComplete;
    while (game.isUpdatePending);
  }, position);
