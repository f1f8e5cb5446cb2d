// One element is not another, and stays what it is wherever it goes.
import { type Check, unless } from '../check.ts';
import { drag, states, style } from '../hand.ts';
import { defined, type Scene } from '../stage.ts';

/** Two games on one page know nothing of each other. */
export const twoInstances: Check = async (stage) => {
  /** Both are in view. */
  const show = (act: (scene: Scene) => Promise<string[]>): Promise<string[]> =>
    stage.show(
      stage.markup() + stage.markup(),
      async (scene) => {
        await style(scene.page, '[data-trial]', { width: '480px' });
        await scene.ready();
        return act(scene);
      },
      { viewport: { width: 800, height: 1600 } },
    );
  const apart = await show(async ({ page, faults }) => {
    const start = await states(page);
    await drag(page, stage.subject, 0);
    const afterFirst = await states(page);
    await drag(page, stage.subject, 1);
    const afterSecond = await states(page);
    return [
      ...unless(start[0] === start[1], 'the same attributes deal two games'),
      ...unless(afterFirst[0] !== start[0], 'the first cannot be played beside the second'),
      ...unless(afterFirst[1] === start[1], 'a move in the first changes the second'),
      ...unless(afterSecond[1] === afterFirst[0], 'the second does not play as the first'),
      ...unless(afterSecond[0] === afterFirst[0], 'a move in the second changes the first'),
      ...(await faults()),
    ];
  });
  const across = await show(async ({ page, faults }) => {
    const before = await states(page);
    await drag(page, stage.subject, 0, 1);
    const after = await states(page);
    // What is held to its ways may well go on in its own game, wherever it is let go.
    const isStill = stage.subject.countsOutside === true || before[0] === after[0];
    return [
      ...unless(before[1] === after[1], 'a piece dropped on the other game is played there'),
      ...unless(isStill, 'a piece dropped on the other game is played'),
      ...(await faults()),
    ];
  });
  return [...apart, ...across];
};

const again = (script: string): string => `${script}${script.includes('?') ? '&' : '?'}again`;

/** A page that loads the script twice, or two versions of it, keeps the first. */
export const twice: Check = async (stage) => {
  const { tag } = stage.subject;
  const same = await stage.show(
    stage.markup(),
    async ({ page, ready, faults, warnings }) => {
      await ready();
      const [state] = await states(page);
      return [
        ...unless(Boolean(state), 'loaded twice, it deals no game'),
        ...unless(warnings.length === 0, `loaded twice, it warns: ${String(warnings)}`),
        ...(await faults()),
      ];
    },
    { scripts: [stage.script, again(stage.script)] },
  );
  const other = await stage.show(
    stage.markup(),
    async ({ page, faults, warnings }) => {
      await defined(page, tag);
      const first = await page.evaluate(async (name) => {
        await window.probe.sleep(200);
        return String(Reflect.get(customElements.get(name) ?? {}, 'parlourVersion'));
      }, tag);
      return [
        ...unless(first === '0.0.0-first', 'another version that came first is not kept'),
        ...unless(
          warnings.filter((text) => text.includes(tag)).length === 1,
          `another version is not warned of once: ${String(warnings)}`,
        ),
        ...(await faults()),
      ];
    },
    { scripts: [`/fixture/first.js?tag=${tag}`, stage.script] },
  );
  return [...same, ...other];
};

/** What a page sets before the script has come is not lost, nor does it hide the real property. */
export const upgrade: Check = async (stage) => {
  const { property, tag } = stage.subject;
  const wanted = await stage.show(
    stage.markup({ [property.attribute]: String(property.value) }),
    async ({ page, ready }) => {
      await ready();
      const [dealt] = await states(page);
      const record = await page.evaluate(async () => {
        const element = window.probe.trial();
        element.play(element.moves()[0]);
        await window.probe.settled(element);
        return JSON.stringify(element.record);
      });
      const [played] = await states(page);
      return { dealt, record, played };
    },
  );
  return stage.show(
    '',
    async ({ page, ready, faults }) => {
      const script = stage.script;
      await page.evaluate(
        async (given) => {
          const one = document.createElement(given.tag);
          const other = document.createElement(given.tag);
          for (const element of [one, other]) {
            for (const [name, value] of Object.entries(given.attributes)) {
              element.setAttribute(name, value);
            }
            element.dataset['trial'] = '';
          }
          Object.assign(one, { [given.property.name]: given.property.value });
          Object.assign(other, { record: JSON.parse(given.record) as unknown });
          document.body.append(one, other);
          await window.probe.load(given.script);
        },
        { ...stage.subject, script, record: wanted.record },
      );
      await defined(page, tag);
      await ready();
      const [dealt, replayed] = await states(page);
      const kept = await page.evaluate((name) => {
        const element = window.probe.trial();
        return { value: Reflect.get(element, name) as unknown, own: Object.hasOwn(element, name) };
      }, property.name);
      return [
        ...unless(
          String(kept.value) === String(property.value) && dealt === wanted.dealt,
          `the property ${property.name}, set early, is lost`,
        ),
        ...unless(!kept.own, `the property ${property.name}, set early, hides the real one`),
        ...unless(replayed === wanted.played, 'a record that is set early is not shown'),
        ...(await faults()),
      ];
    },
    { scripts: [] },
  );
};

/** Put elsewhere in the document in the middle of a game, it goes on with that game. */
export const moved: Check = async (stage) => {
  const faults: string[] = [];
  for (const how of ['appendChild', 'moveBefore'] as const) {
    const body = `<div id="a">${stage.markup()}</div><div id="b"></div>`;
    const found = await stage.show(body, async ({ page, ready, faults: seen }) => {
      await ready();
      await drag(page, stage.subject);
      const deals = await page.evaluate(async (way) => {
        const element = window.probe.trial();
        const record = JSON.stringify(element.record);
        let count = 0;
        element.addEventListener('parlour-deal', () => count++);
        const place = document.querySelector('#b') as Element;
        if (way === 'moveBefore' && way in place) place.moveBefore(element, null);
        else place.append(element);
        await window.probe.settled(element);
        return { count, same: record === JSON.stringify(element.record) };
      }, how);
      const [before] = await states(page);
      const isPlayed = await page.evaluate(async () => {
        const element = window.probe.trial();
        element.undo();
        await window.probe.settled(element);
        return JSON.stringify(element.state);
      });
      await drag(page, stage.subject);
      const [after] = await states(page);
      return [
        ...unless(deals.same, `moved by ${how}, it loses its game`),
        ...unless(deals.count === 0, `moved by ${how}, it deals anew`),
        ...unless(isPlayed !== before, `moved by ${how}, it undoes nothing`),
        ...unless(after === before, `moved by ${how}, it cannot be played by hand`),
        ...(await seen()),
      ];
    });
    faults.push(...found);
  }
  return faults;
};
