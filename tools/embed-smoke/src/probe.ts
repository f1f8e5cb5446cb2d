// Runs in the page, before all else: keeps count of what an element takes from the page that it
// stands on, and gives the checks their eyes and hands there. It is served compiled, as a module of
// its own.

/* eslint-disable @typescript-eslint/unbound-method -- What the page has is kept, and called on what it belongs to. */

/** The element under trial, as far as the checks know it. */
interface Trial extends HTMLElement {
  readonly updateComplete?: Promise<unknown>;
  readonly state: unknown;
  record: unknown;
  moves(): readonly unknown[];
  play(move: unknown): unknown;
  undo(): unknown;
  redo(): unknown;
  restart(): unknown;
  newGame(options?: object): unknown;
  hint(): unknown;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One listener outside of elements. */
interface Held {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

const reports: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => {
  reports.push(`${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`);
});
const errors: string[] = [];
addEventListener('error', (event) => errors.push(event.message));
addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));

// --- what is taken from the page ------------------------------------------------------------------

const held = new Set<Held>();
const isOutside = (target: EventTarget): boolean =>
  !(target instanceof Element) || target === document.documentElement || target === document.body
    ? !(target instanceof ShadowRoot) && !(target instanceof AbortSignal)
    : false;

/** Media queries, windows, documents outlive an element; workers and requests end by themselves. */
const isLasting = (target: EventTarget): boolean =>
  isOutside(target) &&
  [Window, Document, Element, MediaQueryList, Screen, VisualViewport].some(
    (kind) => target instanceof kind,
  );

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
  [...held].find(
    (one) =>
      one.target === target &&
      one.type === type &&
      one.listener === listener &&
      one.capture === capture,
  );
const captures = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options);

EventTarget.prototype.addEventListener = function (type, listener, options) {
  const target = (this as EventTarget | undefined) ?? window;
  if (isLasting(target) && listener && !find(target, type, listener, captures(options))) {
    const { signal, once } = typeof options === 'object' ? options : {};
    const one: Held = { target, type, listener, capture: captures(options) };
    if (!signal?.aborted) {
      held.add(one);
      const forget = () => held.delete(one);
      if (signal) add.call(signal, 'abort', forget);
      if (once) add.call(target, type, forget, { once: true });
    }
  }
  add.call(target, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  const target = (this as EventTarget | undefined) ?? window;
  const one = find(target, type, listener, captures(options));
  if (one) held.delete(one);
  remove.call(target, type, listener, options);
};

const { setTimeout: later } = window;
const timers = new Map<string, number>();
const drawing = new Set<number>();
{
  const { clearTimeout: never, setInterval: often, clearInterval: stop } = window;
  window.setTimeout = ((act: TimerHandler, delay?: number, ...args: unknown[]) => {
    const id = later(() => {
      timers.delete(`timeout ${id}`);
      if (typeof act === 'function') (act as (...all: unknown[]) => void)(...args);
    }, delay);
    timers.set(`timeout ${id}`, delay ?? 0);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(`timeout ${String(id)}`);
    never(id);
  };
  window.setInterval = ((act: TimerHandler, delay?: number, ...args: unknown[]) => {
    const id = often(act, delay, ...args);
    timers.set(`interval ${id}`, delay ?? 0);
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    timers.delete(`interval ${String(id)}`);
    stop(id);
  };
  const { requestAnimationFrame: draw, cancelAnimationFrame: drop } = window;
  window.requestAnimationFrame = (act) => {
    const id = draw((time) => {
      drawing.delete(id);
      act(time);
    });
    drawing.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    drawing.delete(id);
    drop(id);
  };
}

/** Observers at work, by kind, each with what it observes. */
const watching = new Map<string, Map<object, Set<unknown>>>();
for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const) {
  const active = new Map<object, Set<unknown>>();
  watching.set(name, active);
  const proto = window[name].prototype as unknown as Record<string, (...args: unknown[]) => void>;
  const { observe, unobserve, disconnect } = proto;
  proto['observe'] = function (this: object, ...args) {
    active.set(this, (active.get(this) ?? new Set()).add(args[0]));
    observe?.apply(this, args);
  };
  if (unobserve) {
    proto['unobserve'] = function (this: object, ...args) {
      active.get(this)?.delete(args[0]);
      unobserve.apply(this, args);
    };
  }
  proto['disconnect'] = function (this: object) {
    active.delete(this);
    disconnect?.apply(this);
  };
}
const workers = new Set<Worker>();
window.Worker = class extends Worker {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    workers.add(this);
  }
  override terminate(): void {
    workers.delete(this);
    super.terminate();
  }
};

const nameOf = (target: EventTarget): string => target.constructor.name;
const globalNames = () => Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));

/** All that lasts outside the elements, as lines that can be compared. */
const holdings = (): string[] => [
  ...[...held].map(({ target, type }) => `listener ${type} on ${nameOf(target)}`),
  ...[...timers].map(([name, delay]) => `${name.split(' ')[0] as string} of ${delay} ms`),
  ...[...drawing].map(() => 'animation frame'),
  ...[...watching].flatMap(([name, active]) =>
    [...active.values()].filter(({ size }) => size > 0).map(() => name),
  ),
  ...[...workers].map(() => 'worker'),
  ...globalNames().map((name) => `global ${name}`),
  ...[document.documentElement, document.head, document.body].flatMap((node) => [
    ...node.getAttributeNames().map((name) => `attribute ${name} of ${node.localName}`),
    ...[...node.children].map((child) => `${child.localName} in ${node.localName}`),
  ]),
  ...document.adoptedStyleSheets.map(() => 'style sheet of the document'),
  ...Object.keys(localStorage).map((key) => `stored ${key}`),
  ...Object.keys(sessionStorage).map((key) => `stored ${key} for the session`),
  `cookies ${document.cookie}`,
  `history of ${history.length}`,
  `address ${location.href}`,
  `title ${document.title}`,
];

/** What is in `now` and was not in `before`, each as often as it came. */
const added = (before: readonly string[], now: readonly string[]): string[] => {
  const left = [...before];
  return now.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

// --- eyes and hands -------------------------------------------------------------------------------

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    later(resolve, ms);
  });

const trials = (): Trial[] => [...document.querySelectorAll<Trial>('[data-trial]')];
const trial = (index = 0): Trial => {
  const element = trials()[index];
  if (!element) throw new Error(`There is no element ${index} on the page.`);
  return element;
};

/** Until the picture stands: rendered, and nothing in motion. */
const settled = async (element: Trial = trial()): Promise<void> => {
  for (let round = 0; round < 3; round++) {
    await element.updateComplete;
    await sleep(20);
    const root = element.shadowRoot;
    const moving = root && 'getAnimations' in root ? root.getAnimations() : [];
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
};

const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
};
const all = (selector: string, element: Trial = trial()): Element[] => [
  ...(element.shadowRoot?.querySelectorAll(selector) ?? []),
];
const boxes = (selector: string, index = 0): Box[] =>
  all(selector, trial(index)).map((node) => boxOf(node));

/** What a page script would do with a game, all of it. */
const exercise = async (element: Trial = trial()): Promise<void> => {
  for (let count = 0; count < 3; count++) {
    const [move] = element.moves();
    if (move !== undefined) element.play(move);
    await settled(element);
  }
  element.undo();
  await settled(element);
  element.redo();
  element.hint();
  await settled(element);
  element.restart();
  element.newGame();
  await settled(element);
};

/** Loads a module; written here, as test runners rewrite imports in their own files. */
const load = (address: string): Promise<unknown> => import(address);

const probe = {
  ...{ reports, errors, holdings, added, sleep, trial, trials, settled },
  ...{ boxOf, all, boxes, exercise, load },
};

export type Probe = typeof probe;

declare global {
  interface Window {
    probe: Probe;
  }
}
window.probe = probe;
