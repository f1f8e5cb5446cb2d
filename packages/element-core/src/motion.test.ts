import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { fly, isStill, KEY, land, placesOf } from './motion.ts';

let host: HTMLElement;
const minute = { duration: 60_000, easing: 'linear' };
const blink = { duration: 1, easing: 'linear' };

beforeEach(() => {
  host = document.createElement('div');
  host.style.cssText = 'position: fixed; left: 0; top: 0; width: 400px; height: 300px';
  document.body.append(host);
});
afterEach(() => {
  host.remove();
});

const card = (key: string, x: number, y: number): HTMLElement => {
  const node = document.createElement('div');
  node.setAttribute(KEY, key);
  node.style.cssText = `position: absolute; width: 20px; height: 30px`;
  lay(node, x, y);
  host.append(node);
  return node;
};
const lay = (node: HTMLElement, x: number, y: number): void => {
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
};
const placeOf = (node: Element): readonly [number, number] => {
  const { left, top } = node.getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
};

describe('places', () => {
  it('are noted by key, for marked nodes only', () => {
    card('a', 10, 20);
    card('b', 30, 40);
    host.append(document.createElement('p'));
    const places = placesOf(host);
    expect([...places.keys()]).toEqual(['a', 'b']);
    expect(places.get('b')).toMatchObject({ left: 30, top: 40 });
  });
});

describe('a flight', () => {
  it('begins where the card lay', async () => {
    const node = card('a', 10, 20);
    const before = placesOf(host);
    lay(node, 200, 100);
    const landed = fly(host, host, before, minute);
    expect(placeOf(node)).toEqual([10, 20]);
    expect(node.classList.contains('flying')).toBe(true);
    land(host);
    await landed;
  });

  it('is not ended by one before it that was cut short', async () => {
    const node = card('a', 10, 20);
    const first = placesOf(host);
    lay(node, 200, 100);
    const cut = fly(host, host, first, minute);
    land(host);
    const second = placesOf(host);
    lay(node, 50, 60);
    const landed = fly(host, host, second, minute);
    await cut;
    expect(node.classList.contains('flying')).toBe(true);
    land(host);
    await landed;
    expect(node.classList.contains('flying')).toBe(false);
  });

  it('ends where the state says, and leaves nothing behind', async () => {
    const node = card('a', 10, 20);
    const before = placesOf(host);
    lay(node, 200, 100);
    await fly(host, host, before, blink);
    expect(placeOf(node)).toEqual([200, 100]);
    expect(node.getAnimations()).toEqual([]);
    expect([...node.classList]).toEqual([]);
    expect(node.style.translate).toBe('');
  });

  it('follows the key, though another node carries it now', async () => {
    card('a', 10, 20).remove();
    const old = card('a', 10, 20);
    const before = placesOf(host);
    old.remove();
    const node = card('a', 200, 100);
    const landed = fly(host, host, before, minute);
    expect(placeOf(node)).toEqual([10, 20]);
    land(host);
    await landed;
  });

  it('is not for what stays, nor for what is new', async () => {
    const [stays] = [card('a', 10, 20)];
    const before = placesOf(host);
    const fresh = card('b', 50, 50);
    await fly(host, host, before, minute);
    expect([stays, fresh].map((node) => node.getAnimations().length)).toEqual([0, 0]);
  });

  it('begins at the same place when an ancestor is scaled', async () => {
    host.style.transformOrigin = '0 0';
    host.style.transform = 'scale(0.5)';
    const node = card('a', 20, 40);
    const before = placesOf(host);
    lay(node, 200, 100);
    const landed = fly(host, host, before, minute);
    expect(placeOf(node)).toEqual([10, 20]);
    land(host);
    await landed;
    expect(placeOf(node)).toEqual([100, 50]);
  });

  it('waits its turn where cards follow one another, and waits where it lay', async () => {
    const nodes = [card('a', 0, 0), card('b', 0, 0)];
    const before = placesOf(host);
    for (const node of nodes) lay(node, 200, 100);
    const landed = fly(host, host, before, { ...minute, stagger: 30_000 });
    expect(nodes.map(placeOf)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    land(host);
    await landed;
    expect(nodes.map(placeOf)).toEqual([
      [200, 100],
      [200, 100],
    ]);
  });
});

describe('landing', () => {
  it('cuts flights short: all lies where it belongs at once', async () => {
    const node = card('a', 10, 20);
    const before = placesOf(host);
    lay(node, 200, 100);
    const landed = fly(host, host, before, minute);
    land(host);
    expect(placeOf(node)).toEqual([200, 100]);
    await landed;
    expect([...node.classList]).toEqual([]);
  });

  it('of a card that was taken away ends the flight too', async () => {
    const node = card('a', 10, 20);
    const before = placesOf(host);
    lay(node, 200, 100);
    const landed = fly(host, host, before, minute);
    for (const animation of node.getAnimations()) animation.cancel();
    await expect(landed).resolves.toBeUndefined();
  });

  it('where nothing flies does nothing', () => {
    card('a', 10, 20);
    expect(() => {
      land(host);
    }).not.toThrow();
  });
});

describe('who wants less motion', () => {
  /** The protocol of the browser; its types would bring those of Node along. */
  interface Session {
    send(method: string, parameters: object): Promise<unknown>;
  }
  const prefer = (value: string): Promise<unknown> =>
    (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  afterEach(() => prefer(''));

  it('is heard', async () => {
    await prefer('reduce');
    expect(isStill()).toBe(true);
    await prefer('no-preference');
    expect(isStill()).toBe(false);
  });
});
