// What Canfield has of its own: base rank, reserve, profit, its keys and its words.
import { describe, expect, it } from 'vitest';
import {
  button,
  enter,
  find,
  findAll,
  focused,
  hear,
  NEARLY_WON,
  optionsOf,
  playAll,
  pileNode,
  press,
  pressAll,
  record,
  rootOf,
  settled,
  show,
  showRecord,
  topOf,
} from './page.test-support.ts';

const said = async (element: Parameters<typeof hear>[0], act: () => Promise<unknown>) => {
  const heard = hear(element);
  await act();
  await expect.poll(() => heard.at(-1)).toBeTruthy();
  return heard.at(-1);
};

describe('the table', () => {
  it('has a reserve with its count, and the base rank beside the foundations', async () => {
    const element = await show();
    expect(optionsOf(element, 'reserve')).toEqual(['12 face-down cards', '4 of diamonds']);
    expect(find(element, '.count').textContent).toBe('13');
    expect(find(element, '[role=img].base').ariaLabel).toBe('Base rank jack');
    expect(optionsOf(element, 'f2')).toEqual(['Empty, base rank jack']);
    expect(pileNode(element, 'f2').querySelector('.place svg')).not.toBeNull();
  });

  it('shows all of an open reserve, of which only the top card can be taken', async () => {
    const element = await show({ preset: 'strict' });
    expect(optionsOf(element, 'reserve')).toHaveLength(13);
    expect(pileNode(element, 'reserve').querySelectorAll('.movable')).toHaveLength(1);
    expect(topOf(element, 'reserve').classList).toContain('movable');
  });

  it.each([1, 3, 4, 6, 7])('has %i columns, all in one row with the reserve', async (columns) => {
    const element = await show({ columns });
    const lists = findAll(element, '.row:last-of-type [role=listbox]');
    expect(lists).toHaveLength(columns + 1);
    const tops = lists.map((node) => node.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    const { right } = element.getBoundingClientRect();
    expect(lists.at(-1)?.getBoundingClientRect().right).toBeLessThan(right);
  });

  it('has the reserve on the right for a left hand', async () => {
    const element = await show({ hand: 'left' });
    const x = (id: string): number => pileNode(element, id).getBoundingClientRect().left;
    expect(x('reserve')).toBe(x('stock'));
    expect(x('reserve')).toBeGreaterThan(x('t4'));
  });

  it('takes the single switches as attributes', async () => {
    const element = await show({ 'open-reserve': 'true', 'worry-back': 'false', building: 'any' });
    expect(element.state?.rules).toMatchObject({
      openReserve: true,
      worryBack: false,
      building: 'any',
    });
  });

  it('shows base rank and profit in the status', async () => {
    const element = await show({ controls: true });
    expect(find(element, '.status').textContent).toMatch(/Base\s*J\s*Profit\s*−\$45/);
    const won = await showRecord(NEARLY_WON, { controls: true });
    playAll(won, 't1-f4');
    await settled(won);
    expect(find(won, '.status').textContent).toContain('$210');
  });
});

describe('what is said', () => {
  it('of a deal', async () => {
    const element = await show();
    expect(
      await said(element, async () => {
        element.newGame();
        await settled(element);
      }),
    ).toBe('Base rank jack. Reserve 13, top 4 of diamonds');
  });

  it('of a deal whose base rank is to be chosen, and of the choice', async () => {
    const element = await show({ preset: 'selective' });
    expect(
      await said(element, async () => {
        element.newGame();
        await settled(element);
      }),
    ).toMatch(/^Choose the base rank: .*\. Reserve 14, top /);
    const { state } = element;
    element.play('t1-f1');
    await settled(element);
    expect(state?.base).toBe(0);
    await expect.poll(() => find(element, '#polite').textContent).toContain('. Base rank ');
  });

  it('of a space that the reserve fills', async () => {
    const element = await show();
    expect(
      await said(element, async () => {
        element.play('t3-t1');
        await settled(element);
      }),
    ).toBe(
      'Ace of spades to tableau 1. Reserve filled tableau 3: 4 of diamonds, 12 left. Revealed 4 of clubs, reserve',
    );
  });

  it.each([
    [
      'canfield/1 base=13 foundations=KS,QH,QC,QD tableau=AS waste=2S3S4S5S6S7S8S9STSJSQS',
      't1-f1',
      ', ace on king allowed',
    ],
    [
      'canfield/1 base=5 foundations=KS,QH,4C,4D tableau=AS,KH waste=2S3S4SAH2H3H4H',
      't2-t1',
      ', king on ace allowed',
    ],
  ])('where the ranks begin again: %s', async (position, move, text) => {
    const element = await showRecord(record(position));
    expect(element.state).toBeDefined();
    expect(
      await said(element, async () => {
        element.play(move);
        await settled(element);
      }),
    ).toContain(text);
  });
});

describe('keys', () => {
  it('R goes to the reserve, and B says the base rank', async () => {
    const element = await show();
    enter(element);
    await press(element, 'r');
    expect(focused(element)).toBe('Reserve: 4 of diamonds');
    expect(await said(element, () => press(element, 'b'))).toBe('Base rank jack');
  });

  it('W reads the reserve too', async () => {
    const element = await show();
    enter(element);
    expect(await said(element, () => press(element, 'w'))).toBe(
      'Stock 34; waste empty; reserve 13, top 4 of diamonds',
    );
  });

  it('a whole pile is picked up and put down', async () => {
    const element = await show();
    enter(element);
    await pressAll(element, '3', 'Enter', '1');
    expect(element.playthrough?.index).toBe(1);
    expect(element.state?.tableau[0]).toHaveLength(2);
  });

  it('arrows pass over the base rank', async () => {
    const element = await show();
    enter(element);
    await pressAll(element, '9', 'ArrowRight');
    expect(focused(element)).toBe('Foundation 1: jack of spades');
  });

  it('? tells of R and B', async () => {
    const element = await show({ controls: true });
    button(element, 'help').click();
    await expect.poll(() => rootOf(element).querySelector('dialog')?.open).toBe(true);
    const text = find(element, 'dialog').textContent;
    expect(text).toContain('say the base rank');
    expect(text).toContain('Base rank jack: the foundations begin');
  });
});
