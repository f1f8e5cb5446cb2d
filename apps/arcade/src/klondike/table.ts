// Making the `<parlour-klondike>` of a page.
import '@parlour/klondike-element';
import { type KlondikeElement } from '@parlour/klondike-element';
import { type OptionValues, RECORD_FORMAT, RECORD_VERSION } from '@parlour/game-core';
import { fittedSettings, type Settings } from '../settings.ts';

type Looks = Pick<Settings, 'deck' | 'hand' | 'animation'>;

/** Cards, side and motion: these change at once. */
export const dress = (table: KlondikeElement, { deck, hand, animation }: Looks): void => {
  table.deck = deck === 'four-color' ? deck : undefined;
  table.hand = hand === 'left' ? 'left' : undefined;
  table.animation = animation === 'none' ? 'none' : 'auto';
};

const undressed = (looks: Looks): KlondikeElement => {
  const table = document.createElement('parlour-klondike');
  dress(table, looks);
  return table;
};

/** A table whose own "new game" deals by the settings; it has no game on it yet. */
export const newTable = (settings: Settings, autosave: string): KlondikeElement => {
  const table = undressed(settings);
  const { kept } = fittedSettings(settings);
  table.controls = true;
  table.autosave = autosave;
  table.draw = kept.draw;
  table.redeals = kept.redeals;
  table.spaces = kept.spaces as string | undefined;
  table.scoring = kept.scoring as string | undefined;
  table.rules = kept.rules as string | undefined;
  return table;
};

/** Puts a deal on a table that is not in the document yet: a record without moves. */
export const lay = (table: KlondikeElement, options: OptionValues): void => {
  table.record = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: 'klondike',
    options,
    moves: [],
  };
};

/** A table to look at: nothing can be played by hand. */
export const shownTable = (looks: Looks): KlondikeElement => {
  const table = undressed(looks);
  table.readonly = true;
  table.noShortcuts = true;
  return table;
};
