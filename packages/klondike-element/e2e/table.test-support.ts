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

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PILES: Readonly<Record<string, string>> = { w: 'waste', s: 'stock' };

/** Where to touch for a move: the card that is taken, by its upper edge, and what it goes onto. */
export const pointsOf = async (page: Page, move: string): Promise<readonly [Point, Point]> => {
  const [from = '', to = '', count = '1'] =
    move === 'd' || move === 'r' ? ['s', 's'] : move.split('-');
  const piles = [from, to].map((name) => PILES[name] ?? name);
  return page.evaluate(
    ([source, target, taken]) => {
      const pile = (name: string): Element => {
        const node = window.kept.game.shadowRoot?.querySelector(`[data-pile=${name}]`);
        if (!node) throw new Error(`There is no pile ${name}.`);
        return node;
      };
      const cardsOf = (node: Element): Element[] => [
        ...node.querySelectorAll(':scope > .card[data-index]'),
      ];
      const upper = (node: Element): Point => {
        const { x, y, width } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + 6 };
      };
      const middle = (node: Element): Point => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const card = cardsOf(pile(source)).at(-taken) ?? pile(source);
      const goal = pile(target);
      const place = goal.querySelector(':scope > .place') ?? goal;
      return [upper(card), middle(cardsOf(goal).at(-1) ?? place)] as const;
    },
    [piles[0] ?? '', piles[1] ?? '', Number(count)] as const,
  );
};
