// The saved games of the arcade, looked at from outside; `<parlour-klondike autosave>` keeps them, as
// `SavedGame` under `parlour:` and the name of the save.
import type { SavedGame } from '@parlour/element-core';
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

const keyOf = (slot: Slot): string => `parlour:${saveName(slot)}`;

/** What is kept in a slot; `undefined`: nothing, or nothing that can be read. */
const kept = (slot: Slot): SavedGame | undefined => {
  try {
    const value = JSON.parse(
      localStorage.getItem(keyOf(slot)) ?? 'null',
    ) as Partial<SavedGame> | null;
    if (value?.format !== 'parlour-save' || value.version !== 1) return undefined;
    const { record, seconds } = value;
    return {
      format: 'parlour-save',
      version: 1,
      record,
      seconds: Math.max(Number(seconds), 0) || 0,
    };
  } catch {
    return undefined;
  }
};

/** Puts a game into a slot, for the element to find. Whether that could be done. */
export const keep = (slot: Slot, record: GameRecord): boolean => {
  const save: SavedGame = { format: 'parlour-save', version: 1, record, seconds: 0 };
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify(save));
    return true;
  } catch {
    return false;
  }
};

/** Is there a save that cannot be read? */
export const isBadSave = (slot: Slot): boolean => {
  try {
    return localStorage.getItem(keyOf(slot)) !== null && kept(slot) === undefined;
  } catch {
    return false;
  }
};

/** The game saved in a slot, if there is one that can be played on. */
export const savedIn = (slot: Slot): Saved | undefined => {
  const save = kept(slot);
  if (!save) return undefined;
  const record = checkRecord(save.record);
  if (!record.ok) return undefined;
  const played = replay(klondike, record.value);
  if (!played.ok) return undefined;
  const { options, index, state } = played.value;
  const isWon = klondike.outcome(state)?.result === 'won';
  const { seconds } = save;
  return { slot, record: record.value, options, moves: index, seconds, score: state.score, isWon };
};

/** Games that were begun and are not over. */
export const unfinished = (): readonly Saved[] =>
  SLOTS.map(savedIn).filter(
    (saved): saved is Saved => saved !== undefined && saved.moves > 0 && !saved.isWon,
  );
