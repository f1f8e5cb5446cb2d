import { gallery } from '@parlour/klotski/gallery';
import { describe, expect, it } from 'vitest';
import { KlotskiElement } from './element.ts';
import {
  at,
  detailsOf,
  findAll,
  listen,
  make,
  NEARLY_WON,
  picture,
  place,
  PLAIN,
  playAll,
  record,
  settled,
  show,
  showRecord,
  typesOf,
  written,
} from './page.test-support.ts';

const valueOf = (element: KlotskiElement, name: string): unknown =>
  (element as unknown as Readonly<Record<string, unknown>>)[name];
const START = '11 10 10 12 11 10 10 12 13 1 1 14 13 6 7 14 8 . . 9';

describe('attributes and properties', () => {
  it.each<[string, string, string]>([
    ['layout', 'layout', NEARLY_WON],
    ['metric', 'metric', 'unit'],
    ['faces', 'faces', 'numbers'],
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
    ['distance', 'distance'],
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

  it('at their defaults add no attributes', async () => {
    const element = place(make({}));
    await settled(element);
    expect(element.getAttributeNames()).toEqual([]);
  });

  it('never show the game, nor touch what belongs to the page', async () => {
    const element = await show({ controls: true });
    const before = element.outerHTML;
    playAll(element, 'b4b5', 'c4c5');
    element.undo();
    await settled(element);
    expect(element.outerHTML).toBe(before);
    for (const name of ['role', 'class', 'style', 'tabindex', 'aria-label', 'state', 'record'])
      expect(element.hasAttribute(name), name).toBe(false);
  });

  it('that were set before the definition are kept', async () => {
    const early = document.createElement('late-klotski' as 'parlour-klotski');
    Object.assign(early, { layout: NEARLY_WON, metric: 'unit', controls: true });
    const later = document.createElement('late-klotski' as 'parlour-klotski');
    Object.assign(later, { record: record(NEARLY_WON, 'b3b4') });
    place(early);
    place(later);
    customElements.define('late-klotski', class extends KlotskiElement {});
    await settled(early);
    await settled(later);
    expect(early.playthrough?.options).toEqual({ layout: NEARLY_WON, metric: 'unit' });
    expect(early.hasAttribute('controls')).toBe(true);
    expect(later.outcome?.result).toBe('won');
  });
});

describe('layout', () => {
  it('is 横刀立马 where none is given', async () => {
    const element = place(make({}));
    await settled(element);
    expect(element.playthrough?.options).toEqual({
      layout: '24422442233221121001',
      metric: 'corner',
    });
    expect(picture(element)).toBe(START);
  });

  it.each([
    ['format 1', '24422442233221121001'],
    ['format 1 with spaces', '2442 2442 2332 2112 1001'],
    ['format 2', '24*2****23*2*11*1001'],
    ['format 3', '242232111001'],
    ['format 4', '1110**12********1301**14**0607**08000009'],
    ['its Chinese name', '横刀立马'],
    ['its traditional name', '橫刀立馬'],
    ['its English name', gallery().find(({ number }) => number === 1)?.names.en ?? '横刀立马'],
  ])('is read in %s', async (_, layout) => {
    const element = await show({ layout });
    const dealt = element.playthrough?.options.layout;
    expect(dealt).toBe(dealt?.length === 40 ? layout : '24422442233221121001');
    expect(picture(element)).toBe(START);
    expect(element.getAttribute('layout')).toBe(layout);
  });

  it.each(
    gallery()
      .filter((entry) => entry.names.en !== undefined)
      .slice(0, 6)
      .map(({ names, layout }) => [names.en ?? '', names['zh-Hans'], layout] as const),
  )('has names in English and in Chinese: %s', async (en, zh, layout) => {
    const [one, other] = [await show({ layout: en }), await show({ layout: zh })];
    expect(one.playthrough?.options.layout).toBe(layout);
    expect(other.playthrough?.options.layout).toBe(layout);
  });

  it('keeps the identities that format 4 gives', async () => {
    const element = await show({ layout: '1510**11********1401**12**0906**07000008' });
    expect(picture(element)).toBe('15 10 10 11 15 10 10 11 14 1 1 12 14 9 6 12 7 . . 8');
  });

  it('deals anew when it changes, once for several changes', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    element.layout = NEARLY_WON;
    element.metric = 'straight';
    await settled(element);
    expect(element.playthrough).toMatchObject({
      index: 0,
      options: { layout: NEARLY_WON, metric: 'straight' },
    });
  });

  it.each([
    ['no name', 'nobody knows this'],
    ['a board with two big blocks', '44444444000000000000'],
    ['a board with one gap only', '24422442233221121011'],
    ['a torn block', '24422442233221131001'],
    ['too short', '2442244223322112100'],
    ['too long a text', '2'.repeat(300)],
  ])('that cannot be used is told, and the game before stays: %s', async (_, layout) => {
    const element = await show();
    playAll(element, 'b4b5');
    await settled(element);
    const { playthrough, state } = element;
    const before = picture(element);
    const heard = listen(element);
    element.layout = layout;
    await settled(element);
    expect(typesOf(heard)).toEqual(['error']);
    expect(heard[0]?.detail).toMatchObject({
      code: 'bad-value',
      message: expect.stringMatching(/./) as string,
      cause: { option: 'layout' },
    });
    expect(element.playthrough).toBe(playthrough);
    expect(element.state).toBe(state);
    expect(picture(element)).toBe(before);
  });

  it('that cannot be used from the start leaves an empty board, which a better one fills', async () => {
    const element = make({ ...PLAIN, layout: 'nobody knows this' });
    const heard = listen(element);
    place(element);
    await settled(element);
    expect(detailsOf(heard, 'parlour-error')[0]?.code).toBe('bad-value');
    expect(element.state).toBeUndefined();
    expect(findAll(element, '.block')).toEqual([]);
    expect(findAll(element, '.exit')).toHaveLength(1);
    element.layout = '横刀立马';
    await settled(element);
    expect(picture(element)).toBe(START);
  });
});

describe('metric', () => {
  it.each([
    ['corner', 1],
    ['straight', 2],
    ['unit', 4],
  ])('%s counts what is one move', async (metric, count) => {
    const element = await show({ layout: '44104400000000000000', metric });
    const moves = {
      corner: ['a1b4'],
      straight: ['a1a4', 'a4b4'],
      unit: ['a1a2', 'a2a3', 'a3a4', 'a4b4'],
    };
    playAll(element, ...moves[metric as keyof typeof moves]);
    expect([element.count, element.outcome?.result]).toEqual([count, 'won']);
  });

  it('that is none is told, and the game stays', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    const { playthrough } = element;
    const heard = listen(element);
    element.metric = 'miles';
    await settled(element);
    expect(detailsOf(heard, 'parlour-error')[0]).toMatchObject({
      code: 'bad-value',
      cause: { option: 'metric' },
    });
    expect(element.playthrough).toBe(playthrough);
  });
});

describe('faces', () => {
  it.each([
    ['names', '张飞 Zhang Fei', '曹操 Cao Cao', '关羽 Guan Yu', '兵 Soldier'],
    ['numbers', '11', '10', '1', '6'],
    ['colours', '', '', '', ''],
  ])('%s are written on the blocks', async (faces, vertical, big, horizontal, soldier) => {
    const element = await show({ faces });
    const texts = findAll(element, '.block').map(written);
    expect([texts[0], texts[1], texts[4], texts[6]]).toEqual([vertical, big, horizontal, soldier]);
  });

  it('change nothing of the game', async () => {
    const element = await show();
    playAll(element, 'b4b5');
    const { playthrough } = element;
    for (const faces of ['numbers', 'colours', 'names', 'none such']) {
      element.faces = faces;
      await settled(element);
      expect(element.playthrough).toBe(playthrough);
    }
    expect(written(at(element, 0))).toBe('张飞 Zhang Fei');
  });

  it('are called so', async () => {
    const element = await show();
    const name = (): string | null => findAll(element, '.soldier')[0]?.ariaLabel ?? null;
    expect(name()).toBe('Soldier, 1 by 1, row 4, column 2. Can go down');
    element.faces = 'numbers';
    await settled(element);
    expect(name()).toBe('Block 6, 1 by 1, row 4, column 2. Can go down');
    element.faces = 'colours';
    await settled(element);
    expect(name()).toBe('Sand soldier, 1 by 1, row 4, column 2. Can go down');
  });

  it('go with the block, wherever it is', async () => {
    const element = await show();
    playAll(element, 'b4c5');
    await settled(element);
    const soldier = findAll(element, '[data-cell="18"]')[0];
    expect(soldier?.dataset['key']).toBe('6');
    expect(soldier && written(soldier)).toBe('兵 Soldier');
  });

  it('of a fifth soldier are its number, in its own colour', async () => {
    const element = await show({ layout: '33332144214421112001' });
    const numbers = findAll(element, '.block').filter((node) => /^\d+$/.test(written(node)));
    expect(numbers.map(written)).toEqual(['16', '17']);
    expect(numbers.every((node) => node.classList.contains('soldier'))).toBe(true);
  });
});

describe('life in a document', () => {
  it('begins before the page is touched', () => {
    const element = document.createElement('parlour-klotski');
    expect(element.getAttributeNames()).toEqual([]);
    expect(element.state).toBeUndefined();
    expect([element.moves(), element.canUndo, element.canRedo, element.count]).toEqual([
      [],
      false,
      false,
      0,
    ]);
    for (const act of [
      () => element.undo(),
      () => element.redo(),
      () => element.restart(),
      () => element.play('b4b5'),
    ])
      expect(act()).toBe(false);
  });

  it('deals and plays outside of it', () => {
    const element = document.createElement('parlour-klotski');
    expect(element.newGame()).toBe(true);
    expect(element.play('b4b5')).toBe(true);
    expect(element.undo()).toBe(true);
  });

  it('keeps the game when it is taken out and put elsewhere', async () => {
    const element = await show();
    playAll(element, 'b4b5', 'c4c5');
    const { state } = element;
    place(document.createElement('section')).append(element);
    await settled(element);
    expect(element.state).toBe(state);
    expect(element.undo()).toBe(true);
  });

  it('is drawn when it comes back after a change outside', async () => {
    const element = await show();
    element.remove();
    playAll(element, 'b4b5');
    place(element);
    await settled(element);
    expect(picture(element)).toBe('11 10 10 12 11 10 10 12 13 1 1 14 13 . 7 14 8 6 . 9');
  });

  it('is the same by cloning, from markup and by its class', async () => {
    class Other extends KlotskiElement {}
    customElements.define('other-klotski', Other);
    const host = place(document.createElement('div'));
    host.append(
      Object.assign(new Other(), { layout: NEARLY_WON }),
      make({ layout: NEARLY_WON }).cloneNode(true),
    );
    host.insertAdjacentHTML(
      'beforeend',
      `<parlour-klotski layout="${NEARLY_WON}"></parlour-klotski>`,
    );
    const pictures = [];
    for (const element of [...host.children] as KlotskiElement[]) {
      await settled(element);
      pictures.push(picture(element));
    }
    expect(new Set(pictures).size).toBe(1);
    expect(pictures[0]).toMatch(/^11 6 7 12 /);
  });

  it('shows a record that belongs to no attribute', async () => {
    const element = await showRecord(record(NEARLY_WON));
    expect(element.playthrough?.options.layout).toBe(NEARLY_WON);
    expect(element.getAttribute('layout')).toBe('24422442233221121001');
  });
});
