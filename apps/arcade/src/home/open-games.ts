// Games that were begun and are not over, of all kinds, the last played first.
import { clock } from '@parlour/element-core';
import { entryOf, plainTitleOf } from '../klotski/names.ts';
import { playPlace } from '../klotski/address.ts';
import { unfinished as unfinishedKlotski } from '../klotski/saves.ts';
import { loadSettings as loadKlotskiSettings } from '../klotski/settings.ts';
import { shownTable as shownBoard } from '../klotski/table.ts';
import { dealName, rulesName } from '../klondike/names.ts';
import { shownTable } from '../klondike/table.ts';
import { recent } from '../recent.ts';
import { saveName, unfinished } from '../saves.ts';
import { loadSettings } from '../settings.ts';
import { placeOf } from '../url.ts';
import { words } from '../words.ts';

export interface OpenGame {
  readonly kind: 'klondike' | 'klotski';
  /** The player's own game of its kind, which a new one would take the place of. */
  readonly isOwn: boolean;
  readonly href: string;
  readonly game: string;
  /** What is played. */
  readonly name: string;
  readonly details: string;
  /** When it was last played: milliseconds since 1970; 0, if that is not known. */
  readonly at: number;
  /** The table as it was left, to look at. */
  readonly table: () => HTMLElement;
}

/** So many are worth a look on the home page. */
const LIMIT = 6;

const ofKlondike = (): readonly OpenGame[] => {
  const times = recent();
  return unfinished().map(({ options, slot, moves, seconds, record }) => ({
    kind: 'klondike',
    isOwn: slot === 'own',
    href: `./klondike.html${placeOf(options, slot) || `#${slot}`}`,
    game: words.home.klondike,
    name: dealName(options),
    details: [rulesName(options), words.home.progress(moves, clock(seconds))].join(' · '),
    at: times.get(saveName(slot)) ?? 0,
    table: () => {
      const table = shownTable({ ...loadSettings(), animation: 'none' });
      table.record = record;
      return table;
    },
  }));
};

const ofKlotski = (): readonly OpenGame[] =>
  unfinishedKlotski(LIMIT).map(({ options, slot, moves, seconds, record, at }) => {
    const entry = entryOf(options);
    const { layout, metric } = options;
    return {
      kind: 'klotski',
      isOwn: false,
      href: `./klotski.html${playPlace(entry?.number ?? layout, metric, slot)}`,
      game: words.klotski.title,
      name: plainTitleOf(entry),
      details: words.home.progress(moves, clock(seconds)),
      at,
      table: () => {
        const table = shownBoard({
          ...loadKlotskiSettings(),
          animation: 'none',
          distance: false,
        });
        table.record = record;
        return table;
      },
    };
  });

export const openGames = (): readonly OpenGame[] =>
  [...ofKlondike(), ...ofKlotski()].sort((a, b) => b.at - a.at).slice(0, LIMIT);
