import type { GameRecord, IllegalMove, Outcome } from '@parlour/game-core';

/** All that a game element says to its page: bubbling, composed, with plain JSON as its detail. */
export class ParlourEvent<Detail = unknown> extends Event {
  readonly detail: Detail;

  constructor(type: keyof ParlourEventMap, detail: Detail, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
    this.detail = detail;
  }
}

export interface MoveDetail {
  /** The move as the game writes it in records; absent for undo, redo and restart. */
  readonly move?: string;
  readonly by: 'player' | 'program' | 'undo' | 'redo' | 'restart';
  /** What happened, in order; empty for undo. */
  readonly events: readonly unknown[];
  /** Moves played so far. */
  readonly index: number;
}

export interface DealDetail {
  readonly options: Readonly<Record<string, unknown>>;
}

export interface EndDetail {
  readonly outcome: Outcome;
  readonly moves: number;
  /** Seconds played. */
  readonly seconds: number;
  readonly record: GameRecord;
}

export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
  /** What the game said of it. */
  readonly cause?: unknown;
}

export interface BeforeMoveDetail {
  readonly move: string;
  readonly by: 'player' | 'program';
}

export interface HintDetail {
  /** The next move alone, or a whole solution that is played before the player's eyes. */
  readonly kind: 'move' | 'solution';
}

export interface RefusedDetail {
  readonly move: string;
  readonly error: IllegalMove;
}

/** The events in the order in which one act fires them. */
export interface ParlourEventMap {
  /** Before a move; `preventDefault` keeps it from being played. */
  'parlour-before-move': ParlourEvent<BeforeMoveDetail>;
  /** The state has changed. */
  'parlour-move': ParlourEvent<MoveDetail>;
  /** A move was asked for that the rules do not allow; nothing has changed. */
  'parlour-refused': ParlourEvent<RefusedDetail>;
  /** The player is being helped: from now on the game is not all their own. */
  'parlour-hint': ParlourEvent<HintDetail>;
  /** A new game lies on the table. */
  'parlour-deal': ParlourEvent<DealDetail>;
  'parlour-win': ParlourEvent<EndDetail>;
  'parlour-loss': ParlourEvent<EndDetail>;
  /** The game cannot be won any more. */
  'parlour-stuck': ParlourEvent<EndDetail>;
  /** The picture has caught up with the state. */
  'parlour-settled': ParlourEvent<Record<string, never>>;
  /** Options, a record or saved data could not be used. */
  'parlour-error': ParlourEvent<ErrorDetail>;
}

declare global {
  // Declared by name, so that listeners are typed wherever the element is imported.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is all inherited
  interface GlobalEventHandlersEventMap extends ParlourEventMap {}
}
