// What the element takes from the page, and what it leaves there.
import { type Check, unless } from '../check.ts';
import { drag, lift } from '../hand.ts';
import { defined } from '../stage.ts';

/** Nothing that the element does needs more than files of the page's own origin. */
export const policy: Check = (stage) =>
  stage.show(stage.markup({ controls: '' }), async ({ page, ready, faults }) => {
    await ready();
    await drag(page, stage.subject);
    await page.evaluate(() => window.probe.exercise());
    for (const key of ['ArrowRight', 'h', '?', 'Escape']) await page.keyboard.press(key);
    await page.evaluate(() => window.probe.settled());
    return faults();
  });

/** Made, put in and taken out within one task, as frameworks do: nothing comes of it, ever. */
export const oneTask: Check = (stage) =>
  stage.show('', async ({ page, ready, faults }) => {
    await defined(page, stage.subject.tag);
    await page.evaluate(async ({ tag, attributes }) => {
      let last: HTMLElement | undefined;
      for (let count = 0; count < 20; count++) {
        last = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) last.setAttribute(name, value);
        document.body.append(last);
        last.remove();
      }
      await window.probe.sleep(300);
      if (!last) return;
      last.dataset['trial'] = '';
      const copy = last.cloneNode(true);
      document.body.append(last, copy);
    }, stage.subject);
    await ready();
    const [state, copied] = await page.evaluate(() =>
      window.probe.trials().map((element) => JSON.stringify(element.state)),
    );
    return [
      ...unless(state !== undefined, 'put in again, it deals no game'),
      ...unless(state === copied, 'a copy of the node deals another game'),
      ...(await faults()),
    ];
  });

/** Taken out in the middle of a game and of a drag, it leaves the page as it was. */
export const residue: Check = (stage) =>
  stage.show('', async ({ page, ready, faults }) => {
    const { tag, attributes } = stage.subject;
    await defined(page, tag);
    const before = await page.evaluate(() => window.probe.holdings());
    await page.evaluate(
      (all) => {
        const element = document.createElement(all.tag);
        for (const [name, value] of Object.entries(all.attributes)) {
          element.setAttribute(name, value);
        }
        document.body.append(element);
      },
      { tag, attributes: { ...attributes, controls: '', 'data-trial': '' } },
    );
    await ready();
    const since = (): Promise<string[]> =>
      page.evaluate((then) => window.probe.added(then, window.probe.holdings()), before);
    const listening = (await since()).filter((line) => line.startsWith('listener'));
    await page.evaluate(() => window.probe.exercise());
    // A second one takes its place: the known game, for a drag that never ends.
    await page.evaluate((name) => {
      const old = window.probe.trial();
      const element = document.createElement(name);
      for (const attribute of old.attributes) {
        element.setAttribute(attribute.name, attribute.value);
      }
      old.replaceWith(element);
    }, tag);
    await ready();
    await lift(page, stage.subject);
    await page.evaluate(() => {
      window.probe.trial().remove();
    });
    await page.mouse.up();
    await page.evaluate(() => window.probe.sleep(800));
    return [
      ...listening.map((line) => `at rest: ${line}`),
      ...(await since()).map((line) => `left behind: ${line}`),
      ...(await faults()),
    ];
  });
