// One machine for mouse, touch, pen and keyboard, so that "Enter while dragging" has an answer.
// Pure: it knows no DOM. The element feeds it inputs, carries out the effects it returns, and draws
// what it says.
import { sameSpot, type Spot } from './spot.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Interaction =
  /** Nothing is held. */
  | { readonly kind: 'idle' }
  /** A pointer is down, not yet moved far enough to drag. `held` was picked before. */
  | {
      readonly kind: 'pressed';
      readonly spot: Spot | undefined;
      readonly start: Point;
      readonly threshold: number;
      readonly held: Held | undefined;
    }
  /** Cards follow the pointer. */
  | { readonly kind: 'dragging'; readonly spot: Spot; readonly by: Point }
  /** Cards are picked up and wait for a target. */
  | ({ readonly kind: 'picked' } & Held);

/** What was picked up, and when (milliseconds): a second tap within `DOUBLE_TAP` is a double tap. */
interface Held {
  readonly spot: Spot;
  readonly since: number;
}

export const IDLE: Interaction = { kind: 'idle' };
export const DOUBLE_TAP = 400;

export type Input =
  /** A primary pointer goes down; `spot` is what lies there. */
  | {
      readonly type: 'down';
      readonly spot: Spot | undefined;
      readonly at: Point;
      readonly threshold: number;
    }
  | { readonly type: 'move'; readonly at: Point }
  /** The pointer goes up; `target` is the pile dropped on, if a drag ended on one. */
  | { readonly type: 'up'; readonly time: number; readonly target: string | undefined }
  /** Enter or Space on a spot. */
  | { readonly type: 'activate'; readonly spot: Spot; readonly time: number }
  /** Escape, pointercancel, lost capture, blur, a second pointer, disconnection. */
  | { readonly type: 'cancel' };

export type Effect =
  | { readonly type: 'pick'; readonly spot: Spot }
  | { readonly type: 'put-back'; readonly spot: Spot }
  | { readonly type: 'drag-start'; readonly spot: Spot }
  /** Put what lies at `from` on a pile. */
  | { readonly type: 'place'; readonly from: Spot; readonly to: string; readonly dragged: boolean }
  /** The best move of what lies here: a double tap. */
  | { readonly type: 'best'; readonly spot: Spot }
  /** Act on a spot that cannot be picked up: turn the stock. */
  | { readonly type: 'act'; readonly spot: Spot };

/** What the machine must know of the game. */
export interface Table {
  /** Can this be picked up? */
  isMovable(spot: Spot): boolean;
  /** Does tapping it do something of its own (the stock)? */
  isAction(spot: Spot): boolean;
  /** Would this be a legal move? */
  accepts(from: Spot, to: string): boolean;
  /** May things be dragged? */
  readonly draggable: boolean;
  /** May a tap pick things up? Keys always may. */
  readonly tappable: boolean;
}

export interface Step {
  readonly next: Interaction;
  readonly effects: readonly Effect[];
}

const stay = (next: Interaction, ...effects: readonly Effect[]): Step => ({ next, effects });

/** A press that goes so many thresholds astray without a drag is given up. */
const ASTRAY = 3;

/** A tap, or Enter, on a spot, with or without something picked up before. */
const tapped = (
  spot: Spot | undefined,
  held: Held | undefined,
  time: number,
  table: Table,
  mayPick: boolean,
): Step => {
  if (spot === undefined) {
    return held ? stay(IDLE, { type: 'put-back', spot: held.spot }) : stay(IDLE);
  }
  if (held === undefined) {
    if (table.isAction(spot)) return stay(IDLE, { type: 'act', spot });
    if (!mayPick || !table.isMovable(spot)) return stay(IDLE);
    return stay({ kind: 'picked', spot, since: time }, { type: 'pick', spot });
  }
  if (sameSpot(spot, held.spot)) {
    return time - held.since <= DOUBLE_TAP
      ? stay(IDLE, { type: 'best', spot })
      : stay(IDLE, { type: 'put-back', spot });
  }
  const isOther = spot.pile === held.spot.pile || !table.accepts(held.spot, spot.pile);
  if (isOther && table.isMovable(spot)) {
    return stay({ kind: 'picked', spot, since: time }, { type: 'pick', spot });
  }
  if (isOther && table.isAction(spot)) return stay(IDLE, { type: 'act', spot });
  return stay(IDLE, { type: 'place', from: held.spot, to: spot.pile, dragged: false });
};

const cancelled = (now: Interaction): Step => {
  switch (now.kind) {
    case 'idle':
      return stay(now);
    case 'pressed':
      return now.held ? stay({ kind: 'picked', ...now.held }) : stay(IDLE);
    case 'dragging':
    case 'picked':
      return stay(IDLE, { type: 'put-back', spot: now.spot });
  }
};

const moved = (now: Interaction, at: Point, table: Table): Step => {
  if (now.kind === 'dragging') return stay({ ...now, by: at });
  if (now.kind !== 'pressed') return stay(now);
  const { spot, start, threshold, held } = now;
  const distance = Math.hypot(at.x - start.x, at.y - start.y);
  if (distance < threshold) return stay(now);
  if (table.draggable && spot !== undefined && table.isMovable(spot)) {
    return stay({ kind: 'dragging', spot, by: at }, { type: 'drag-start', spot });
  }
  if (distance < ASTRAY * threshold) return stay(now);
  return stay(held ? { kind: 'picked', ...held } : IDLE);
};

/** One step of the machine. */
export const interact = (now: Interaction, input: Input, table: Table): Step => {
  switch (input.type) {
    case 'down': {
      // A second pointer takes nothing away from the first: both let go.
      if (now.kind === 'pressed' || now.kind === 'dragging') return cancelled(now);
      const held = now.kind === 'picked' ? { spot: now.spot, since: now.since } : undefined;
      const { spot, at, threshold } = input;
      return stay({ kind: 'pressed', spot, start: at, threshold, held });
    }
    case 'move':
      return moved(now, input.at, table);
    case 'up':
      if (now.kind === 'pressed')
        return tapped(now.spot, now.held, input.time, table, table.tappable);
      if (now.kind !== 'dragging') return stay(now);
      return input.target === undefined
        ? stay(IDLE, { type: 'put-back', spot: now.spot })
        : stay(IDLE, { type: 'place', from: now.spot, to: input.target, dragged: true });
    case 'activate': {
      if (now.kind === 'pressed' || now.kind === 'dragging') return cancelled(now);
      // Keys have no double tap: picked up by a key, `since` lies far back.
      const held = now.kind === 'picked' ? { spot: now.spot, since: -DOUBLE_TAP - 1 } : undefined;
      return tapped(input.spot, held, input.time, table, true);
    }
    case 'cancel':
      return cancelled(now);
  }
};
