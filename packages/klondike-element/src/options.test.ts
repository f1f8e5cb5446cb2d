import { describe, expect, it } from 'vitest';
import { KlondikeElement } from './element.ts';
import {
  type Attributes,
  detailsOf,
  findAll,
  listen,
  make,
  optionsOf,
  place,
  PLAIN,
  playAll,
  settled,
  show,
  showRecord,
  NEARLY_WON,
  typesOf,
} from './page.test-support.ts';

const valueOf = (element: KlondikeElement, name: string): unknown =>
  (element as unknown as Readonly<Record<string, unknown>>)[name];

describe('attributes and properties', () => {
  it.each<[string, string, string]>([
    ['seed', 'seed', '12'],
    ['deal', 'deal', 'danie'],
    ['number', 'number', '5'],
    ['draw', 'draw', '2'],
    ['redeals', 'redeals', '4'],
    ['spaces', 'spaces', 'any'],
    ['scoring', 'scoring', 'vegas'],
    ['rules', 'rules', 'source'],
    ['deck', 'deck', 'four-color'],
    ['hand', 'hand', 'left'],
    ['autosave', 'autosave', 'options-test'],
    ['animation', 'animation', 'none'],
    ['touch', 'touch', 'tap'],
  ])('%s is read and written', async (attribute, property, value) => {
    const element = make({});
    element.setAttribute(attribute, value);
    expect(valueOf(element, property)).toBe(value);

    const other = make({});
    Object.assign(other, { [property]: value });
    place(other);
    await settled(other);
    expect(other.getAttribute(attribute)).toBe(value);
    localStorage.clear();
  });

  it.each<[string, string]>([
    ['controls', 'controls'],
    ['readonly', 'readonly'],
    ['no-shortcuts', 'noShortcuts'],
  ])('%s is there or not', async (attribute, property) => {
    const element = await show();
    expect(valueOf(element, property)).toBe(false);
    element.setAttribute(attribute, '');
    expect(valueOf(element, property)).toBe(true);
    Object.assign(element, { [property]: false });
    await settled(element);
    expect(element.hasAttribute(attribute)).toBe(false);
  });

  it('takes numbers for what is a number', async () => {
    const element = make({});
    Object.assign(element, { seed: 4, draw: 3 });
    place(element);
    await settled(element);
    expect(element.playthrough?.options).toMatchObject({ seed: 4, draw: 3 });
    expect([element.getAttribute('seed'), element.getAttribute('draw')]).toEqual(['4', '3']);
  });

  it('never shows the game, nor touches what belongs to the page', async () => {
    const element = await show({ controls: true });
    const before = element.outerHTML;
    playAll(element, 'd', 't6-f3');
    element.undo();
    await settled(element);
    expect(element.outerHTML).toBe(before);
    for (const name of ['role', 'class', 'style', 'tabindex', 'aria-label', 'state', 'record']) {
      expect(element.hasAttribute(name), name).toBe(false);
    }
  });
});

describe('options from attributes', () => {
  const dealt = async (attributes: Attributes) => {
    const element = place(make(attributes));
    await settled(element);
    return element.playthrough?.options;
  };

  it.each<[Attributes, object]>([
    [{ seed: 4 }, { seed: 4, draw: 1, redeals: 'unlimited', spaces: 'kings', scoring: 'none' }],
    [{ seed: 'tuesday' }, { seed: 'tuesday' }],
    [
      { seed: 4, draw: 3, redeals: 2 },
      { draw: 3, redeals: 2 },
    ],
    [{ seed: 4, spaces: 'any', redeals: 'unlimited' }, { spaces: 'any' }],
    [
      { seed: 4, scoring: 'vegas', draw: 3 },
      { scoring: 'vegas', redeals: 2 },
    ],
    [{ seed: 4, rules: 'source' }, { rules: 'source' }],
    [
      { deal: 'danie', number: 123 },
      { deal: 'danie', number: 123 },
    ],
    [
      { deal: 'danie5', number: 99_999 },
      { deal: 'danie5', number: 99_999 },
    ],
  ])('%j', async (attributes, options) => {
    expect(await dealt(attributes)).toMatchObject(options);
  });

  it('the same seed deals the same cards', async () => {
    const [one, two] = [await show(), await show()];
    expect(one.state).toEqual(two.state);
  });

  it('no seed deals others each time', async () => {
    const seeds = await Promise.all([1, 2, 3].map(async () => (await dealt({}))?.seed));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  it('an empty attribute is as good as none', async () => {
    expect(await dealt({ seed: 4, draw: '', scoring: '' })).toMatchObject({ draw: 1 });
  });
});

describe('a changed attribute', () => {
  it('deals anew', async () => {
    const element = await show();
    playAll(element, 'd');
    element.setAttribute('seed', '5');
    await settled(element);
    expect(element.playthrough).toMatchObject({ index: 0, options: { seed: 5, draw: 3 } });
    expect(element.state).toEqual((await show({ seed: 5 })).state);
  });

  it('deals once for several', async () => {
    const element = await show();
    element.seed = 5;
    element.draw = 1;
    await settled(element);
    expect(element.playthrough?.options).toMatchObject({ seed: 5, draw: 1 });
  });

  it('that is only about the looks keeps the game', async () => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    const { playthrough } = element;
    for (const [name, value] of [
      ['deck', 'four-color'],
      ['hand', 'left'],
      ['controls', ''],
      ['touch', 'tap'],
      ['animation', 'auto'],
      ['readonly', ''],
    ] as const) {
      element.setAttribute(name, value);
      await settled(element);
    }
    expect(element.playthrough).toBe(playthrough);
    expect(element.playthrough?.index).toBe(2);
  });

  it.each<[string, string]>([
    ['draw', '9'],
    ['draw', 'three'],
    ['redeals', '-1'],
    ['spaces', 'queens'],
    ['scoring', 'VEGAS'],
    ['rules', 'mine'],
    ['deal', 'other'],
    // Each fine, but not together.
    ['rules', 'source'],
  ])('%s="%s" that cannot be used is told, and nothing is lost', async (name, value) => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    await settled(element);
    const { playthrough, state } = element;
    const heard = listen(element);
    element.setAttribute(name, value);
    await settled(element);
    expect(typesOf(heard)).toEqual(['error']);
    expect(heard[0]?.detail).toMatchObject({
      code: expect.stringMatching(/^(bad-value|conflict)$/) as string,
      message: expect.stringMatching(/./) as string,
      cause: { option: expect.any(String) as string },
    });
    expect(element.playthrough).toBe(playthrough);
    expect(element.state).toBe(state);
    expect(optionsOf(element, 'f3')).toEqual(['ace of clubs']);
  });

  it('that cannot be used from the start leaves an empty table, which a better one fills', async () => {
    const element = make({ ...PLAIN, draw: 9 });
    const heard = listen(element);
    place(element);
    await settled(element);
    expect(detailsOf(heard, 'parlour-error')[0]?.code).toBe('bad-value');
    expect(element.state).toBeUndefined();
    element.draw = 1;
    await settled(element);
    expect(element.playthrough?.options.draw).toBe(1);
    expect(findAll(element, '[data-pile=t7] .card')).toHaveLength(7);
  });
});

describe('life in a document', () => {
  it('begins before the page is touched', () => {
    const element = document.createElement('parlour-klondike');
    expect(element.getAttributeNames()).toEqual([]);
    expect(element.state).toBeUndefined();
    expect([element.moves(), element.canUndo, element.canRedo]).toEqual([[], false, false]);
    for (const act of [
      () => element.undo(),
      () => element.redo(),
      () => element.restart(),
      () => element.play('d'),
    ]) {
      expect(act()).toBe(false);
    }
  });

  it('keeps the game when it is taken out and put elsewhere', async () => {
    const element = await show();
    playAll(element, 'd', 't6-f3');
    const { state } = element;
    const elsewhere = place(document.createElement('section'));
    elsewhere.append(element);
    await settled(element);
    expect(element.state).toBe(state);
    expect(element.play('t5-t7')).toBe(true);
  });

  it('is drawn when it comes back after a change outside', async () => {
    const element = await show();
    element.remove();
    playAll(element, 't6-f3');
    place(element);
    await settled(element);
    expect(optionsOf(element, 'f3')).toEqual(['ace of clubs']);
  });

  it('is the same by cloning, from markup and by its class', async () => {
    class Other extends KlondikeElement {}
    customElements.define('other-klondike', Other);
    const host = place(document.createElement('div'));
    host.append(Object.assign(new Other(), { seed: 4, draw: 3 }), make(PLAIN).cloneNode(true));
    host.insertAdjacentHTML('beforeend', '<parlour-klondike seed="4" draw="3"></parlour-klondike>');
    const elements = [...host.children] as KlondikeElement[];
    for (const element of elements) await settled(element);
    const { state } = await show();
    expect(elements.map((element) => element.state)).toEqual([state, state, state]);
  });

  it('shows a record that belongs to no attribute', async () => {
    const element = await showRecord(NEARLY_WON);
    expect(element.playthrough?.options.deal).toBe('custom');
    expect(element.getAttribute('seed')).toBe('4');
  });
});

describe('the hand', () => {
  it.each([
    ['right', ['stock', 'waste', 'f1', 'f2', 'f3', 'f4']],
    ['left', ['f1', 'f2', 'f3', 'f4', 'waste', 'stock']],
  ])('%s lays the top row so', async (hand, order) => {
    const element = await show({ hand });
    const piles = findAll(element, '.row:first-child [data-pile]');
    expect(piles.map((node) => node.dataset['pile'])).toEqual(order);
    const left = piles.map((node) => node.getBoundingClientRect().left);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
  });
});

describe('the back of the cards', () => {
  it('is that of the page, on every card that lies face down', async () => {
    const element = make();
    const back = document.createElement('i');
    back.slot = 'card-back';
    element.append(back);
    place(element);
    await settled(element);
    const down = findAll(element, '.card.back');
    expect(down.length).toBeGreaterThan(21);
    expect(down.map((card) => card.querySelectorAll('i').length)).toEqual(down.map(() => 1));
    playAll(element, 't6-f3', 'd');
    await settled(element);
    const left = findAll(element, '.card.back');
    expect(left.every((card) => card.querySelector('i'))).toBe(true);
  });
});
