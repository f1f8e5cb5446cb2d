// Pointer Events for the one machine: mouse, touch and pen alike. Listeners sit on the field alone,
// rectangles are read when they are needed and never kept, so that any ancestor may scale, scroll or
// be a dialog.
import type { Input, Point } from './interaction.ts';
import type { Spot } from './spot.ts';

/** What pointers reach of an element. */
export interface Grip {
  /** The element itself, for its scale. */
  readonly host: HTMLElement;
  readonly input: (input: Input) => void;
  /** The spot under an event. */
  readonly spotOf: (event: Event) => Spot | undefined;
  /** The spot that follows the pointer now. */
  readonly dragged: () => Spot | undefined;
  /** Moves what is dragged so far from where it lay, in the element's own pixels. */
  readonly follow: (spot: Spot, by: Point) => void;
  /** Where what is dragged would be put down now. */
  readonly targetOf: (spot: Spot) => string | undefined;
}

/** So many pixels a pointer moves before it drags: a mouse; a finger or pen. */
export const MOUSE = 4;
const TOUCH = 8;

/** Feeds the machine from the pointers of a field until `signal` aborts. */
export const watchPointers = (field: HTMLElement, grip: Grip, signal: AbortSignal): void => {
  let pointer: number | undefined;
  let start: Point = { x: 0, y: 0 };

  const follow = (at: Point): void => {
    const spot = grip.dragged();
    if (!spot) return;
    const { width } = grip.host.getBoundingClientRect();
    const scale = grip.host.offsetWidth > 0 ? width / grip.host.offsetWidth : 1;
    grip.follow(spot, { x: (at.x - start.x) / scale, y: (at.y - start.y) / scale });
  };

  const release = (): void => {
    pointer = undefined;
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    field.addEventListener(type, listener, { signal });
  };

  on('pointerdown', (event) => {
    if (pointer !== undefined && pointer !== event.pointerId) {
      grip.input({ type: 'cancel' });
      release();
      return;
    }
    if (!event.isPrimary || event.button !== 0) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    const threshold = event.pointerType === 'mouse' ? MOUSE : TOUCH;
    grip.input({ type: 'down', spot: grip.spotOf(event), at: start, threshold });
    field.setPointerCapture(pointer);
  });
  on('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    grip.input({ type: 'move', at });
    follow(at);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pointer) return;
    release();
    const spot = grip.dragged();
    const target = spot && grip.targetOf(spot);
    grip.input({ type: 'up', time: event.timeStamp, target });
  });
  for (const type of ['pointercancel', 'lostpointercapture'] as const) {
    on(type, (event) => {
      if (event.pointerId !== pointer) return;
      release();
      grip.input({ type: 'cancel' });
    });
  }
};
