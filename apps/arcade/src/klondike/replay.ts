// Replays of Klondike. A game that is begun from one is never counted.
import { type GameRecord } from '@parlour/game-core';
import { klondike } from '@parlour/klondike';
import { type KlondikeElement } from '@parlour/klondike-element';
import { dealKey } from '../options.ts';
import { Replay } from '../replay.ts';
import { showReplay } from '../replay-view.ts';
import { keep } from '../saves.ts';
import { loadSettings } from '../settings.ts';
import { merged, modeOf, STORE } from '../statistics.ts';
import { StatisticsStore } from '../statistics-store.ts';
import { placeOf } from '../url.ts';
import { words } from '../words.ts';
import { dealName, rulesName } from './names.ts';
import { shownTable } from './table.ts';

const takeOver = async ({ playthrough }: KlondikeElement): Promise<string | undefined> => {
  if (!playthrough) return undefined;
  const { rules, draw, scoring } = playthrough.options;
  if (playthrough.index > 0) {
    await new StatisticsStore(STORE, merged).count(dealKey(playthrough.options), {
      version: 1,
      result: 'seen',
      mode: modeOf({ rules, draw }),
      moves: playthrough.index,
      seconds: 0,
      scoring,
      score: 0,
      at: Date.now(),
    });
  }
  return keep('shared', playthrough.record()) ? placeOf(playthrough.options, 'shared') : undefined;
};

const lineOf = ({ options }: GameRecord): string => {
  const read = klondike.parseOptions(options);
  return read.ok ? words.game.dealLine(dealName(read.value), rulesName(read.value)) : '\u00a0';
};

/** Shows a game of Klondike from an address. */
export const showGameAgain = (text: string): void => {
  showReplay(text, {
    game: words.game.title,
    page: './klondike.html',
    line: lineOf,
    replay: (record) => {
      const table = shownTable(loadSettings());
      return new Replay(record, { table, takeOver: () => takeOver(table) });
    },
  });
};
