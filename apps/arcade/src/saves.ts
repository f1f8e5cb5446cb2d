// The saved games of the arcade, looked at from outside; `<parlour-klondike autosave>` keeps them.
import { load, save } from '@parlour/element-core/storage';
import { checkRecord, type GameRecord, replay } from '@parlour/game-core';
import { klondike, type KlondikeOptions } from '@parlour/klondike';
import { type Slot, SLOTS } from './url.ts';

export interface Saved {
  readonly slot: Slot;
  readonly record: GameRecord;
  readonly options: KlondikeOptions;
  /** Moves played. */
  readonly moves: number;
  readonly seconds: number;
  readonly score: number;
  readonly isWon: boolean;
}

/** The name under which the element keeps the game of a slot. */
export const saveName = (slot: Slot): string =>
  slot === 'own' ? 'arcade-klondike' : `arcade-klondike-${slot}`;

/** Puts a game into a slot, for the element to find. Whether that could be done. */
export const keep = (slot: Slot, record: GameRecord): boolean =>
  save(saveName(slot), record, 0) === undefined;

/** Is there a save that cannot be read? */
export const isBadSave = (slot: Slot): boolean => typeof load(saveName(slot)) === 'string';

/** The game saved in a slot, if there is one that can be played on. */
export const savedIn = (slot: Slot): Saved | undefined => {
  const kept = load(saveName(slot));
  if (typeof kept !== 'object') return undefined;
  const record = checkRecord(kept.record);
  if (!record.ok) return undefined;
  const played = replay(klondike, record.value);
  if (!played.ok) return undefined;
  const { options, index, state } = played.value;
  const isWon = klondike.outcome(state)?.result === 'won';
  const { seconds } = kept;
  return { slot, record: record.value, options, moves: index, seconds, score: state.score, isWon };
};

/** Games that were begun and are not over. */
export const unfinished = (): readonly Saved[] =>
  SLOTS.map(savedIn).filter(
    (saved): saved is Saved => saved !== undefined && saved.moves > 0 && !saved.isWon,
  );
