import { describe, expect, it } from 'vitest';
import { type KlondikeElement } from './element.ts';
import { klondikeWords } from './element.ts';
import { en } from './messages/en.ts';
import { enActs } from './messages/en-acts.ts';
import {
  type Attributes,
  enter,
  find,
  hear,
  NEARLY_STUCK,
  NEARLY_WON,
  optionsOf,
  place,
  playAll,
  press,
  pressAll,
  settled,
  show,
  showRecord,
} from './page.test-support.ts';

/** What is said last of an act. */
const saidOf = async (element: KlondikeElement, act: () => unknown): Promise<string> => {
  const said = hear(element);
  await act();
  await settled(element);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  return said.at(-1) ?? '';
};
const quiet = async (element: KlondikeElement, act: () => unknown): Promise<readonly string[]> => {
  const said = hear(element);
  await act();
  await new Promise((resolve) => setTimeout(resolve, 250));
  return said;
};
const entered = async (attributes: Attributes = {}): Promise<KlondikeElement> => {
  const element = await show(attributes);
  enter(element);
  return element;
};

describe('an act is said:', () => {
  it('turning the stock', async () => {
    const element = await entered();
    expect(await saidOf(element, () => press(element, 'd'))).toBe(
      '2 of spades, jack of spades, 5 of clubs on top, 21 left',
    );
  });

  it('turning one card', async () => {
    const element = await entered({ draw: 1 });
    expect(await saidOf(element, () => press(element, 'd'))).toBe('2 of spades, 23 left');
  });

  it('turning the waste over', async () => {
    const element = await entered();
    playAll(element, ...Array<string>(8).fill('d'));
    expect(await saidOf(element, () => press(element, 'd'))).toBe(
      'Waste turned over, 24 cards in the stock',
    );
  });

  it('turning the waste over where that has an end', async () => {
    const element = await entered({ redeals: 2 });
    playAll(element, ...Array<string>(8).fill('d'));
    expect(await saidOf(element, () => element.play('r'))).toBe(
      'Waste turned over, 24 cards in the stock, 1 redeal left',
    );
  });

  it('picking up', async () => {
    const element = await entered();
    expect(await saidOf(element, () => pressAll(element, '6', 'Enter'))).toBe(
      'Picked up ace of clubs',
    );
  });

  it('picking up a run', async () => {
    const element = await entered();
    playAll(element, 't5-t7');
    await settled(element);
    expect(await saidOf(element, () => pressAll(element, '7', 'ArrowUp', 'Enter'))).toBe(
      'Picked up 10 of hearts and 1 more',
    );
  });

  it('a move', async () => {
    const element = await entered();
    playAll(element, 'd');
    expect(await saidOf(element, () => element.play('w-t1'))).toBe('5 of clubs to tableau 1');
  });

  it('a move that turns a card over', async () => {
    const element = await entered();
    expect(await saidOf(element, () => element.play('t6-f3'))).toBe(
      'Ace of clubs to foundation 3. Revealed 7 of hearts, tableau 6',
    );
  });

  it('a move of several', async () => {
    const element = await entered();
    playAll(element, 't6-f3', 't5-t7', 't2-t4', 'd', 'w-t1', 'w-t4');
    expect(await saidOf(element, () => element.play('t7-t4-2'))).toBe(
      '10 of hearts and 1 more to tableau 4. Revealed 9 of diamonds, tableau 7',
    );
  });

  it('undo, redo and restart', async () => {
    const element = await entered();
    playAll(element, 't6-f3');
    expect(await saidOf(element, () => press(element, 'u'))).toBe('Undone');
    expect(await saidOf(element, () => press(element, 'Shift+u'))).toMatch(
      'Ace of clubs to foundation 3',
    );
    expect(await saidOf(element, () => element.restart())).toBe('Back to the deal');
  });

  it('a win', async () => {
    const element = await showRecord(NEARLY_WON);
    expect(await saidOf(element, () => element.play('t1-f4'))).toBe(
      'Ace of diamonds to foundation 4. Won in 1 move',
    );
  });

  it('collecting, once for all cards', async () => {
    const element = await showRecord(NEARLY_WON);
    enter(element);
    expect(await saidOf(element, () => press(element, 'a'))).toBe(
      'Auto-played 1 card to foundations. Won in 1 move',
    );
  });

  it('the same again, so that it is heard again', async () => {
    const element = await entered();
    const said = hear(element);
    playAll(element, 't6-f3', 't5-t7');
    await pressAll(element, 'u');
    await expect.poll(() => said.length).toBe(1);
    await pressAll(element, 'u');
    await expect.poll(() => said).toEqual(['Undone', 'Undone\u00A0']);
  });

  it('several in haste as the last', async () => {
    const element = await entered();
    expect(await saidOf(element, () => pressAll(element, 'd', 'd', 'd'))).toMatch('15 left');
  });
});

describe('a refusal is said at once, with the reason:', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['the wrong colour', ['6', 'Enter', '2'], /A♣ needs a red 2; tableau 2 has Q♦/],
    ['another foundation', ['6', 'Enter', 'Shift+1'], /A♣ goes to the foundation of clubs/],
    ['no ace', ['1', 'Enter', 'Shift+4'], /6♦ cannot start a foundation/],
  ])('%s', async (_, chords, text) => {
    const element = await entered();
    expect(await saidOf(element, () => pressAll(element, ...chords))).toMatch(text);
    expect(find(element, '#alert').textContent).toMatch(text);
    expect(element.playthrough?.index).toBe(0);
  });
});

describe('on request is said', () => {
  it.each<[string, string]>([
    [
      's',
      'Stock 24; waste empty; Foundations empty, empty, empty, empty; Tableau 1 6 of diamonds; ',
    ],
    ['w', 'Stock 24; waste empty'],
    ['t', 'Foundations empty, empty, empty, empty'],
    ['p', 'Tableau 1 6 of diamonds; Tableau 2 queen of diamonds, 1 face down; '],
    [
      'Shift+m',
      'Queen of diamonds can go to tableau 4; 9 of clubs can go to tableau 7; Ace of clubs can go to foundation 3',
    ],
  ])('%s: the table', async (chord, text) => {
    const element = await entered();
    expect(await saidOf(element, () => press(element, chord))).toContain(text);
  });

  it('M: where the card with focus can go', async () => {
    const element = await entered();
    expect(await saidOf(element, () => pressAll(element, '6', 'm'))).toBe(
      'Ace of clubs can go to foundation 3',
    );
    expect(await saidOf(element, () => pressAll(element, '3', 'm'))).toBe('No moves');
  });

  it('L: the last again', async () => {
    const element = await entered();
    const first = await saidOf(element, () => press(element, 'd'));
    expect(await saidOf(element, () => press(element, 'l'))).toBe(`${first}\u00A0`);
  });

  it('H: a hint', async () => {
    const element = await entered();
    expect(await saidOf(element, () => press(element, 'h'))).toMatch(
      /^Hint: .+ to (tableau|foundation) \d$/,
    );
  });

  it('H: that only the stock is left, or nothing', async () => {
    const position = 'ranks=2 draw=2 redeals=0 stock=2SASAC foundations=-,2H,-,2D tableau=2C';
    const open = await showRecord({
      ...NEARLY_STUCK,
      options: { deal: 'custom', position: `klondike/1 ${position}` },
    });
    enter(open);
    expect(await saidOf(open, () => press(open, 'h'))).toBe('Hint: turn the stock');

    const element = await showRecord(NEARLY_STUCK);
    enter(element);
    playAll(element, 'd');
    await expect.poll(() => element.outcome?.result).toBe('stuck');
    expect(await saidOf(element, () => press(element, 'h'))).toMatch(/No (hint|way)/);
  });
});

describe('nothing is said', () => {
  it('by walking: focus says it', async () => {
    const element = await entered();
    expect(await quiet(element, () => pressAll(element, 'ArrowDown', '5', '0', 'End'))).toEqual([]);
  });

  it('at the start, and of what the page sets', async () => {
    const element = await show();
    const said = await quiet(element, async () => {
      element.seed = 9;
      await settled(element);
      element.record = NEARLY_WON;
    });
    expect(said).toEqual([]);
  });
});

describe('the language', () => {
  const acts = { ...enActs, undone: '戻しました' };
  const ja = { ...en, pile: (id: string) => `山 ${id}`, acts, new: '新しいゲーム' };
  klondikeWords.add('ja', ja);

  it('is the one around the element', async () => {
    const outer = place(document.createElement('div'));
    outer.lang = 'ja';
    const element = await show({ controls: true }, outer);
    expect(find(element, '[data-pile=t1]').ariaLabel).toBe('山 t1');
    expect(find(element, '[data-action=new]').ariaLabel).toBe('新しいゲーム');
    playAll(element, 'd');
    expect(await saidOf(element, () => element.undo())).toBe('戻しました');
  });

  it('is its own before that, and English where nothing better is known', async () => {
    const outer = place(document.createElement('div'));
    outer.lang = 'ja';
    const element = await show({ lang: 'fr' }, outer);
    expect(find(element, '[data-pile=t1]').ariaLabel).toBe('Tableau 1');
    element.setAttribute('lang', 'ja');
    await settled(element);
    expect(find(element, '[data-pile=t1]').ariaLabel).toBe('山 t1');
  });

  it('that is added later is taken up', async () => {
    const element = await show({ lang: 'ru' });
    expect(find(element, '[data-pile=t1]').ariaLabel).toBe('Tableau 1');
    klondikeWords.add('ru', { ...en, pile: (id) => `стопка ${id}`, wasteEmpty: 'Пусто' });
    await settled(element);
    expect(find(element, '[data-pile=t1]').ariaLabel).toBe('стопка t1');
    expect(optionsOf(element, 'waste')).toEqual(['Пусто']);
  });
});
