import { type Io } from './verb.ts';
import { plain } from './words.ts';

/**
 * How whoever reads this calls the command. Where it was not started as `parlour`, these variables
 * say how: `PARLOUR_CALL` for the command, `PARLOUR_PLAY` where playing has a name of its own.
 */
export const callOf = (env: Io['env'], game?: string, verb?: string): string => {
  const { PARLOUR_CALL: command, PARLOUR_PLAY: play } = env;
  if (verb === 'play' && play !== undefined) return plain(play);
  const words = [game, verb].filter((word) => word !== undefined);
  return plain([command ?? 'parlour', ...words].join(' '));
};

/** What a page of help adds where `parlour` cannot be typed. */
export const callNote = ({ PARLOUR_CALL: command }: Io['env']): string =>
  command !== undefined ? `\n\nHere “parlour” is typed as “${plain(command)}”.` : '';
