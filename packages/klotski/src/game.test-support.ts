import { Playthrough, unwrap } from '@parlour/game-core';
import fc from 'fast-check';
import { playableBoards } from './boards.test-support.ts';
import { numbered } from './ids.ts';
import { make1 } from './formats.ts';
import { klotski } from './game.ts';
import { type KlotskiOptions, type KlotskiState, METRICS } from './types.ts';

/** The state at the start with these options, which must be right. */
export const dealt = (options: Partial<KlotskiOptions> = {}): KlotskiState =>
  klotski.deal(unwrap(klotski.parseOptions(options)));

/** Plays moves in text, parted by blanks. */
export const after = (state: KlotskiState, line: string): KlotskiState =>
  line
    .split(' ')
    .filter((text) => text !== '')
    .reduce((now, text) => unwrap(klotski.play(now, unwrap(klotski.parseMove(text)))).state, state);

/** A game played by choices: of the legal moves, the one that each number falls on. */
export const played = (options: Partial<KlotskiOptions>, choices: readonly number[]) => {
  const playthrough = new Playthrough(klotski, unwrap(klotski.parseOptions(options)));
  for (const choice of choices) {
    const legal = klotski.moves(playthrough.state);
    const move = legal[choice % legal.length];
    if (move) unwrap(playthrough.play(move));
  }
  return playthrough;
};

/** Boards to play on: the best known one, and any. */
export const layouts = fc.oneof(
  fc.constant('24422442233221121001'),
  playableBoards.map((placed) => make1(numbered(placed))),
);

/** Games on any board in any metric, of up to 60 slides. */
export const playthroughs = fc
  .tuple(layouts, fc.constantFrom(...METRICS), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([layout, metric, choices]) => played({ layout, metric }, choices));
