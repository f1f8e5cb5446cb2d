import type { Outcome } from '@parlour/game-core';
import type { ParlourEventMap } from './events.ts';
import type { GameClock } from './game-clock.ts';
import type { CoreWords } from './messages/words.ts';

/** What `Play` needs of the element that it plays on. */
export interface PlayHost<State, Move> extends HTMLElement {
  readonly state: State | undefined;
  readonly game: { readonly play: (state: State, move: Move) => { readonly ok: boolean } };
  readonly playthrough: { readonly index: number; readonly canUndo: boolean } | undefined;
  readonly outcome: Outcome | undefined;
  readonly seconds: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly controls: boolean;
  readonly readonly: boolean;
  readonly noShortcuts: boolean;
  readonly animation: 'auto' | 'none';
  readonly touch: 'auto' | 'drag' | 'tap';
  readonly hasUpdated: boolean;
  readonly words: CoreWords;
  readonly connection: AbortController;
  readonly clock: GameClock;
  requestUpdate(): void;
  newGame(): boolean;
  undo(): boolean;
  redo(): boolean;
  restart(): boolean;
  moves(): readonly Move[];
  act(move: Move | string, by: 'player' | 'program'): boolean;
  actAll(moves: readonly Move[], by: 'player' | 'program'): void;
  emit<Type extends keyof ParlourEventMap>(
    type: Type,
    detail: ParlourEventMap[Type]['detail'],
  ): boolean;
  mark(state: string, isOn: boolean): void;
  /** Awaits a module; `undefined`: it cannot be had, and the page was told. */
  loaded<Part>(part: Promise<Part>): Promise<Part | undefined>;
}
