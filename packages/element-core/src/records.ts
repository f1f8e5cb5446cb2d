// Records from outside and saved games: loaded when one is set, or `autosave` is.
import {
  checkRecord,
  type Game,
  type GameRecord,
  type OptionValues,
  parseRecord,
  type Playthrough,
  replay,
} from '@parlour/game-core';
import { load, save } from './storage.ts';

/** What is needed of the element that the games are for. */
export interface RecordHost<State, Move, Event, Options extends OptionValues> {
  readonly seconds: number;
  /** The game with all that records may hold. */
  wholeGame(): Promise<Game<State, Move, Event, Options>>;
  /** Awaits a module; `undefined`: it cannot be had, and the page was told. */
  loaded<Part>(part: Promise<Part>): Promise<Part | undefined>;
  /** Tells the page. */
  fail(error: { readonly code: string; readonly message: string }): void;
  lay(playthrough: Playthrough<State, Move, Event, Options>, seconds: number): void;
  /** The deal of the attributes, where nothing else lies on the table. */
  dealFirst(): void;
}

/** Plays a record, or its text, again and shows it; where that cannot be, the deal of the attributes. */
const shown = <State, Move, Event, Options extends OptionValues>(
  host: RecordHost<State, Move, Event, Options>,
  game: Game<State, Move, Event, Options> | undefined,
  value: unknown,
  seconds: number,
): boolean => {
  const record = typeof value === 'string' ? parseRecord(value) : checkRecord(value);
  const played = game && (record.ok ? replay(game, record.value) : record);
  if (played?.ok) host.lay(played.value, seconds);
  else {
    if (played) host.fail(played.error);
    host.dealFirst();
  }
  return played?.ok === true;
};

/** Shows a record, or its text. Whether it could be shown. */
export const show = async <State, Move, Event, Options extends OptionValues>(
  host: RecordHost<State, Move, Event, Options>,
  value: unknown,
): Promise<boolean> => shown(host, await host.loaded(host.wholeGame()), value, 0);

/**
 * Shows the saved game; where there is none or it cannot be used, the deal of the attributes. Whether
 * there was a look at it, so that another game may be saved in its place.
 */
export const restore = async <State, Move, Event, Options extends OptionValues>(
  host: RecordHost<State, Move, Event, Options>,
  key: string,
): Promise<boolean> => {
  const saved = load(key);
  if (typeof saved === 'string') host.fail({ code: 'bad-save', message: saved });
  if (typeof saved !== 'object') {
    host.dealFirst();
    return true;
  }
  const game = await host.loaded(host.wholeGame());
  shown(host, game, saved.record, saved.seconds);
  return game !== undefined;
};

/** Saves a game. */
export const keep = (
  host: Pick<RecordHost<unknown, unknown, unknown, OptionValues>, 'seconds' | 'fail'>,
  key: string,
  record: GameRecord,
): void => {
  const problem = save(key, record, host.seconds);
  if (problem) host.fail({ code: 'not-saved', message: problem });
};
