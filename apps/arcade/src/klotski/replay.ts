// Replays of Klotski: a move that counts is a step. A game that is begun from one is never counted.
import { type GameRecord } from '@parlour/game-core';
import { klotski, turnsOf } from '@parlour/klotski';
import { type KlotskiElement } from '@parlour/klotski-element';
import { html } from 'lit';
import { Replay } from '../replay.ts';
import { showReplay } from '../replay-view.ts';
import { words } from '../words.ts';
import { playPlace, type Slot } from './address.ts';
import { keepHelp, NO_HELP } from './help.ts';
import { entryOf, titleOf } from './names.ts';
import { keepShared, saveName } from './saves.ts';
import { loadSettings } from './settings.ts';
import { shownTable } from './table.ts';

/** At the start it is one's own game of the layout; further on it is one that is kept apart. */
const takeOver = ({ playthrough }: KlotskiElement): Promise<string | undefined> => {
  if (!playthrough) return Promise.resolve(undefined);
  const { options, index } = playthrough;
  const slot: Slot = index > 0 ? 'shared' : 'own';
  const place = playPlace(entryOf(options)?.number ?? options.layout, options.metric, slot);
  if (slot === 'own') return Promise.resolve(place);
  if (!keepShared(playthrough.record())) return Promise.resolve(undefined);
  keepHelp(saveName(options, slot), { ...NO_HELP, isSeen: true });
  return Promise.resolve(place);
};

const lineOf = ({ options }: GameRecord): unknown => {
  const read = klotski.parseOptions(options);
  if (!read.ok) return '\u00a0';
  const { metric } = read.value;
  return html`${titleOf(entryOf(read.value))} · ${words.klotski.options.metricsShort[metric]}`;
};

/** Shows a game of Klotski from an address. */
export const showGameAgain = (text: string): void => {
  document.body.classList.add('replaying');
  showReplay(text, {
    game: words.klotski.title,
    page: './klotski.html',
    line: lineOf,
    replay: (record) => {
      const table = shownTable({ ...loadSettings(), distance: false });
      return new Replay(record, {
        table,
        turns: () => {
          const game = table.playthrough;
          return game ? turnsOf(game.start, game.line) : [];
        },
        takeOver: () => takeOver(table),
      });
    },
  });
};
