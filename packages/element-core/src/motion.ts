// Cards travel: before a change every marked node's place is noted, after it the nodes fly from
// there to where they lie now. Web Animations on `translate`, so that nothing of the layout moves
// and the last frame always is the state. Rectangles are read when needed and never kept.

import type { By } from './element-game.ts';

/** Marks a node that travels: the same key before and after is the same thing. */
export const KEY = 'data-key';

export type Places = ReadonlyMap<string, DOMRect>;

export const placesOf = (root: ParentNode): Places => {
  const places = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll(`[${KEY}]`)) {
    places.set(node.getAttribute(KEY) ?? '', node.getBoundingClientRect());
  }
  return places;
};

const STILL = '(prefers-reduced-motion: reduce)';

export const isStill = (): boolean => matchMedia(STILL).matches;

/** How much larger an ancestor's `transform` shows an element than its layout says. */
const scaleOf = (host: HTMLElement): number =>
  host.offsetWidth > 0 ? host.getBoundingClientRect().width / host.offsetWidth : 1;

export interface Flight {
  readonly duration: number;
  readonly easing: string;
  /** Milliseconds between one and the next, for a deal. */
  readonly stagger?: number;
}

/** The latest flight of a node: what was cut short must not end what flies now. */
const flights = new WeakMap<HTMLElement, Animation>();

/**
 * Lets a node travel to where it lies; `translate` says from where, and over what. Resolves when it
 * has landed or was cut short.
 */
export const travel = async (
  node: HTMLElement,
  translate: string[],
  timing: KeyframeAnimationOptions,
): Promise<void> => {
  node.classList.add('flying');
  const flight = node.animate({ translate }, timing);
  flights.set(node, flight);
  const land = (): void => {
    if (flights.get(node) === flight) node.classList.remove('flying');
  };
  await flight.finished.then(land, land);
};

/** Lets everything that has moved fly to its new place. Resolves when all have landed or were cut short. */
export const fly = async (
  host: HTMLElement,
  root: ParentNode,
  before: Places,
  flight: Flight,
): Promise<void> => {
  const scale = scaleOf(host);
  const landings: Promise<unknown>[] = [];
  let moved = 0;
  for (const node of root.querySelectorAll<HTMLElement>(`[${KEY}]`)) {
    const from = before.get(node.getAttribute(KEY) ?? '');
    if (!from) continue;
    const to = node.getBoundingClientRect();
    const x = (from.left - to.left) / scale;
    const y = (from.top - to.top) / scale;
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const timing = {
      duration: flight.duration,
      easing: flight.easing,
      delay: (flight.stagger ?? 0) * moved++,
      fill: 'backwards',
    } as const;
    landings.push(travel(node, [`${x}px ${y}px`, '0px 0px'], timing));
  }
  await Promise.all(landings);
};

/** Cuts all flights short: everything lies where it belongs. */
export const land = (root: DocumentFragment | Element): void => {
  for (const node of root.querySelectorAll('.flying')) {
    for (const animation of node.getAnimations()) animation.finish();
  }
};

/** What an act's picture settles on. */
interface Settled extends HTMLElement {
  readonly animation: 'auto' | 'none';
  emit(type: 'parlour-settled', detail: Record<string, never>): boolean;
}

/** After an act: lets everything fly to its place, unless nothing shall move, and tells the page. */
export const settle = async (
  host: Settled,
  root: ShadowRoot,
  places: Places,
  by: By,
): Promise<void> => {
  land(root);
  if (host.animation !== 'none' && !isStill()) {
    const isDeal = by === 'deal';
    await fly(host, root, places, {
      duration: isDeal ? 200 : 160,
      easing: by === 'player' ? 'ease-out' : 'ease-in-out',
      ...(isDeal && { stagger: 8 }),
    });
  }
  host.emit('parlour-settled', {});
};
