// A hand on the mouse, in the element's own terms.
import { type Page } from 'playwright';
import { type Subject } from './subject.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where to take the piece and where to drop it, in pixels of the window. */
const spots = (page: Page, subject: Subject, from: number, to: number): Promise<[Spot, Spot]> =>
  page.evaluate(
    ({ drag, piece, source, destination }) => {
      const middle = (node: Element): Spot => {
        const { x, y, width, height } = window.probe.boxOf(node);
        return { x: x + width / 2, y: y + height / 2 };
      };
      const one = (selector: string, index: number): Element => {
        const [node] = window.probe.all(selector, window.probe.trial(index));
        if (!node) throw new Error(`There is no ${selector} in element ${index}.`);
        return node;
      };
      const target = one(drag.target, destination);
      const last = [...target.querySelectorAll(piece)].at(-1);
      return [middle(one(drag.piece, source)), middle(last ?? target)];
    },
    { drag: subject.drag, piece: subject.piece, source: from, destination: to },
  );

/** How far the middle of the piece is from a spot. */
const distance = (page: Page, subject: Subject, { x, y }: Spot, index: number): Promise<number> =>
  page.evaluate(
    ({ selector, place, element }) => {
      const [box] = window.probe.boxes(selector, element);
      if (!box) return Number.POSITIVE_INFINITY;
      return Math.hypot(box.x + box.width / 2 - place.x, box.y + box.height / 2 - place.y);
    },
    { selector: subject.drag.piece, place: { x, y }, element: index },
  );

/**
 * Takes the piece of the known move and carries it towards its target, and holds it there.
 *
 * @returns how far the piece was from the pointer half way, in pixels
 */
export const lift = async (page: Page, subject: Subject, from = 0, to = from): Promise<number> => {
  const [start, end] = await spots(page, subject, from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  await page.mouse.move(half.x, half.y, { steps: 5 });
  // The picture follows in the next frame.
  await page.evaluate(() => window.probe.sleep(50));
  const away = await distance(page, subject, half, from);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  return away;
};

/** Makes the known move by hand. */
export const drag = async (page: Page, subject: Subject, from = 0, to = from): Promise<number> => {
  const away = await lift(page, subject, from, to);
  await page.mouse.up();
  await page.evaluate((index) => window.probe.settled(window.probe.trial(index)), from);
  return away;
};

/** The states of all elements on the page, as texts. */
export const states = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.probe.trials().map(({ state }) => JSON.stringify(state)));

/** The policy forbids styles in the page's text; a script may set them. */
export const style = (page: Page, selector: string, styles: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([where, all]) => {
      for (const node of document.querySelectorAll<HTMLElement>(where)) {
        for (const [name, value] of Object.entries(all)) node.style.setProperty(name, value);
      }
    },
    [selector, styles] as const,
  );
