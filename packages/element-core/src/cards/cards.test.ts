import { html, render, type TemplateResult } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { cardBack, cardFace, cardStyles, placeSign, suitSign, type PlaceKind } from './index.ts';

const deck = Array.from({ length: 52 }, (_, card) => card);
const hosts: HTMLElement[] = [];

/** A card on a page, in a shadow root with the styles. */
const show = (content: unknown, width = 100, classes = 'card'): HTMLElement => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [cardStyles.styleSheet as CSSStyleSheet];
  host.style.setProperty('--w', `${width}px`);
  render(html`<div class=${classes}>${content}</div>`, root);
  document.body.append(host);
  hosts.push(host);
  return root.firstElementChild as HTMLElement;
};

afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
});

// `checkVisibility` is wrong about paths that a container query hides.
const seen = (card: HTMLElement, selector = 'path'): SVGPathElement[] =>
  [...card.querySelectorAll<SVGPathElement>(selector)].filter(
    (path) =>
      getComputedStyle(path.parentElement as Element).display !== 'none' &&
      path.getAttribute('d') !== '',
  );

/** The placed shapes of a path, each from its `M`. */
const shapes = (path: SVGPathElement | undefined): string[] =>
  (path?.getAttribute('d') ?? '').split('M').slice(1);

const boxes = (path: SVGPathElement): DOMRect[] =>
  shapes(path).map((shape) => {
    const part = path.cloneNode() as SVGPathElement;
    part.setAttribute('d', `M${shape}`);
    path.after(part);
    const box = part.getBoundingClientRect();
    part.remove();
    return box;
  });

describe('faces', () => {
  it('differ for each of the 52 cards, at every size', () => {
    for (const width of [30, 50, 100]) {
      const drawn = deck.map((card) =>
        seen(show(cardFace(card), width))
          .map((path) => path.getAttribute('d'))
          .join('|'),
      );
      expect(new Set(drawn).size).toBe(52);
    }
  });

  it('have as many pips as their rank, above four small suits', () => {
    for (const card of deck) {
      const rank = (card % 13) + 1;
      const [suits] = seen(show(cardFace(card)), '.large path:not(.rank, .brass)');
      if (rank <= 10) expect(shapes(suits)).toHaveLength(4 + rank);
    }
  });

  it('have one big pip between 43 and 70 px, and none below', () => {
    const count = (width: number): number => shapes(seen(show(cardFace(9), width))[1]).length - 4;
    expect([70, 69, 43].map(count)).toEqual([10, 1, 1]);
    expect(shapes(seen(show(cardFace(9), 42))[1])).toHaveLength(2);
  });

  it('show one drawing at a time', () => {
    for (const width of [27, 30, 42, 43, 50, 69, 70, 200])
      expect(seen(show(cardFace(12), width), '.rank')).toHaveLength(1);
  });

  it.each([30, 42.9, 43, 50, 69.9, 70, 100, 200])(
    'have an index of 12 px or more, twice and inside a card of %s px',
    (width) => {
      for (const card of deck) {
        const box = show(cardFace(card), width);
        const [rank] = seen(box, '.rank') as [SVGPathElement];
        const outer = box.getBoundingClientRect();
        const [first, second, ...others] = boxes(rank) as [DOMRect, DOMRect];
        expect(others).toEqual([]);
        // The box of the skeleton; the stroke adds to it.
        const height = first.height * (98 / 88);
        expect(height).toBeGreaterThanOrEqual(11.95);
        expect(first.left).toBeGreaterThan(outer.left);
        expect(first.left - outer.left).toBeCloseTo(outer.right - second.right, 1);
        expect(first.top - outer.top).toBeCloseTo(outer.bottom - second.bottom, 1);
      }
    },
  );

  it('are the same upside down, but for the middle row and the seventh pip', () => {
    for (const card of deck) {
      for (const width of [30, 100]) {
        const box = show(cardFace(card), width);
        const outer = box.getBoundingClientRect();
        const [x, y] = [outer.left + outer.width / 2, outer.top + outer.height / 2];
        const all = seen(box).flatMap(boxes);
        const odd = all.filter((one) => {
          const [dx, dy] = [one.left + one.right - 2 * x, one.top + one.bottom - 2 * y].map(
            (d) => Math.abs(d) / width,
          ) as [number, number];
          // Upright: pips of the middle row, and the one thing in the middle of the card.
          return dy > 0.05 && (dx > 0.1 || dy > 0.4);
        });
        const alone = odd.filter(
          (one) =>
            !odd.some(
              (other) =>
                Math.abs(one.left + other.right - 2 * x) < 0.5 &&
                Math.abs(one.top + other.bottom - 2 * y) < 0.5,
            ),
        );
        const seventh = card % 13 === 6 && width === 100 ? 1 : 0;
        expect(alone.length, `card ${card} at ${width} px`).toBe(seventh);
      }
    }
  });

  it('are made once', () => {
    expect(cardFace(17)).toBe(cardFace(17));
  });
});

describe('colours', () => {
  const colours = (deckName?: string): string[] =>
    [0, 13, 26, 39].map((card) => {
      const box = show(cardFace(card));
      const host = hosts.at(-1) as HTMLElement;
      if (deckName) host.setAttribute('deck', deckName);
      return getComputedStyle(box.querySelector('path') as SVGPathElement).stroke;
    });

  it('are two, or four on request', () => {
    expect(new Set(colours()).size).toBe(2);
    expect(new Set(colours('four-color')).size).toBe(4);
  });

  it('follow the tokens', () => {
    const box = show(cardFace(13));
    (hosts.at(-1) as HTMLElement).style.setProperty('--parlour-suit-2', 'rgb(1 2 3)');
    expect(getComputedStyle(box.querySelector('path') as SVGPathElement).stroke).toBe(
      'rgb(1, 2, 3)',
    );
  });
});

describe('boxes', () => {
  it('are 5:7 and as wide as --w', () => {
    for (const classes of ['card', 'card back', 'place', 'card selected']) {
      const { width, height } = show(cardBack(), 70, classes).getBoundingClientRect();
      expect([width, height]).toEqual([70, 98]);
    }
  });

  it('raise what is selected', () => {
    const plain = show(cardFace(0));
    const top = plain.getBoundingClientRect().top;
    plain.classList.add('selected');
    expect(plain.getBoundingClientRect().top).toBeCloseTo(top - 4.2, 1);
  });
});

describe('signs', () => {
  const kinds: PlaceKind[] = [
    ...([0, 1, 2, 3] as const).map((suit) => `suit-${suit}` as const),
    ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const).map(
      (rank) => `rank-${rank}` as const,
    ),
    'redeal',
    'closed',
  ];

  it('differ, and stay inside their place', () => {
    const drawn = kinds.map((kind) => {
      const place = show(placeSign(kind), 100, 'place');
      const outer = place.getBoundingClientRect();
      const path = place.querySelector('path') as SVGPathElement;
      const box = path.getBoundingClientRect();
      expect(box.left - outer.left).toBeGreaterThan(20);
      expect((box.left + box.right) / 2).toBeCloseTo((outer.left + outer.right) / 2, -1);
      expect((box.top + box.bottom) / 2).toBeCloseTo((outer.top + outer.bottom) / 2, -1);
      return path.getAttribute('d');
    });
    expect(new Set(drawn).size).toBe(kinds.length);
  });

  it('are absent where nothing may come', () => {
    expect(show(placeSign('none'), 100, 'place').querySelector('svg')).toBeNull();
  });

  it('take the colour of the text around them', () => {
    const box = show(suitSign(1), 100, 'text');
    box.style.color = 'rgb(1, 2, 3)';
    expect(getComputedStyle(box.querySelector('path') as SVGPathElement).fill).toBe('rgb(1, 2, 3)');
  });
});

it('no template has a style attribute, an id or what a screen reader would read', () => {
  const all: (TemplateResult | symbol)[] = [
    ...deck.map(cardFace),
    cardBack(),
    suitSign(2),
    placeSign('redeal'),
  ];
  for (const one of all) {
    const box = show(one);
    expect(box.querySelectorAll('[style], [id], style, title')).toHaveLength(0);
    expect(box.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    for (const path of box.querySelectorAll('path'))
      expect(path.getAttribute('d')).not.toMatch(/NaN|undefined|Infinity/);
  }
});
