// Wherever a page shows the element, and whenever: it fits, and can be played there.
import { type Page } from 'playwright';
import { type Check, unless } from '../check.ts';
import { drag, states, style } from '../hand.ts';
import { type Scene } from '../stage.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pieces are on the element. */
const layout = (page: Page, piece: string): Promise<Box[]> =>
  page.evaluate((selector) => {
    const host = window.probe.boxOf(window.probe.trial());
    return window.probe
      .boxes(selector)
      .map(({ x, y, ...size }) => ({ x: x - host.x, y: y - host.y, ...size }));
  }, piece);

const isNear = (one: Box, other: Box | undefined): boolean =>
  other !== undefined &&
  Math.max(
    Math.abs(one.x - other.x),
    Math.abs(one.y - other.y),
    Math.abs(one.width - other.width),
    Math.abs(one.height - other.height),
  ) <= 1;

const HIDINGS: Readonly<Record<string, (markup: (more?: object) => string) => string>> = {
  'with the attribute hidden': (markup) => markup({ hidden: '' }),
  'in a parent that is not displayed': (markup) => `<div hidden>${markup()}</div>`,
  'in closed details': (markup) => `<details><summary>More</summary>${markup()}</details>`,
  'in a closed dialog': (markup) => `<dialog>${markup()}</dialog>`,
};

/** What is hidden at first looks and plays as if it had never been. */
export const hidden: Check = async (stage) => {
  const { piece } = stage.subject;
  const expected = await stage.show(`<main>${stage.markup()}</main>`, async ({ page, ready }) => {
    await style(page, '[data-trial]', { width: '600px' });
    await ready();
    return layout(page, piece);
  });
  const faults = unless(expected.length > 0, 'there are no pieces to see');
  for (const [how, body] of Object.entries(HIDINGS)) {
    const markup = (more = {}): string => stage.markup(more);
    faults.push(
      ...(await stage.show(body(markup), async ({ page, ready, faults: seen }) => {
        await style(page, '[data-trial]', { width: '600px' });
        await ready();
        await page.evaluate(() => {
          for (const node of document.querySelectorAll('[hidden]')) node.removeAttribute('hidden');
          document.querySelector('details')?.setAttribute('open', '');
          document.querySelector('dialog')?.showModal();
        });
        await ready();
        const found = await layout(page, piece);
        const [before] = await states(page);
        await drag(page, stage.subject);
        const [after] = await states(page);
        return [
          ...unless(
            found.length === expected.length &&
              found.every((box, index) => isNear(box, expected[index])),
            `${how} and then shown, it looks different`,
          ),
          ...unless(before !== after, `${how} and then shown, it cannot be played by hand`),
          ...(await seen()),
        ];
      })),
    );
  }
  return faults;
};

const WIDTHS = [280, 320, 390, 540, 768, 1024, 1200];

const fits =
  ({ page, ready }: Scene, piece: string, smallest: number) =>
  async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await ready();
    const { outside, narrow, wide, host } = await page.evaluate(
      ([selector, least]) => {
        const { probe } = window;
        const frame = probe.boxOf(probe.trial());
        const isOut = ({ x, y, width: across, height: down }: Box): boolean =>
          x < frame.x - 1 ||
          y < frame.y - 1 ||
          x + across > frame.x + frame.width + 1 ||
          y + down > frame.y + frame.height + 1;
        const controls = probe.all('button').filter((node) => node.checkVisibility());
        return {
          outside: [...probe.all(selector), ...controls]
            .filter((node) => isOut(probe.boxOf(node)))
            .map((node) => node.outerHTML.slice(0, 80)),
          narrow: Math.min(least, ...probe.boxes(selector).map((box) => box.width)),
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          host: frame.width - document.documentElement.clientWidth,
        };
      },
      [piece, smallest] as const,
    );
    return [
      ...outside.map((node) => `at ${width} px, outside of the element: ${node}`),
      ...unless(narrow >= smallest, `at ${width} px, pieces are ${narrow} px wide`),
      ...unless(wide <= 0, `at ${width} px, the page is ${wide} px too wide`),
      ...unless(
        Math.abs(host) <= 1,
        `at ${width} px, the element does not fill its place: ${host}`,
      ),
    ];
  };

/** From the narrowest telephone to a wide page, nothing sticks out and nothing gets too small. */
export const widths: Check = (stage) =>
  stage.show(stage.markup({ controls: '' }), async (scene) => {
    await style(scene.page, 'body', { margin: '0' });
    const check = fits(scene, stage.subject.piece, stage.subject.smallest);
    const faults: string[] = [];
    for (const width of WIDTHS) faults.push(...(await check(width)));
    return [...faults, ...(await scene.faults())];
  });

const SCALES = [0.5, 1, 1.5];

/** In a scaled ancestor, on a scrolled page, in a scrolled box: the pointer hits what it points at. */
export const scaled: Check = async (stage) => {
  const faults: string[] = [];
  for (const scale of SCALES) {
    const body = `<div id="above"></div><div id="box"><div id="inner"><div id="scaled">${stage.markup()}</div></div></div><div id="below"></div>`;
    const found = await stage.show(body, async ({ page, ready, faults: seen }) => {
      await style(page, '#above', { height: '400px' });
      await style(page, '#below', { height: '2000px' });
      await style(page, '#box', { overflow: 'auto', width: '1000px', height: '800px' });
      await style(page, '#inner', { padding: '300px', width: '2000px', height: '3000px' });
      await style(page, '#scaled', {
        transform: `scale(${scale})`,
        'transform-origin': '0 0',
        width: '480px',
      });
      await ready();
      await page.evaluate(async () => {
        scrollTo(0, 400);
        document.querySelector('#box')?.scrollTo(280, 280);
        await window.probe.sleep(50);
      });
      const [before] = await states(page);
      const away = await drag(page, stage.subject);
      const [after] = await states(page);
      return [
        ...unless(away <= 4, `at scale ${scale}, a piece is ${away} px from the pointer`),
        ...unless(before !== after, `at scale ${scale}, a drag misses its target`),
        ...(await seen()),
      ];
    });
    faults.push(...found);
  }
  return faults;
};
