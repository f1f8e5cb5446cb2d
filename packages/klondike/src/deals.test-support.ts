import { unwrap } from '@parlour/game-core';
import { klondike } from './game.ts';
import { type KlondikeMove, type KlondikeState } from './types.ts';

/** The deal of these options, which must be right. */
export const dealt = (options: Readonly<Record<string, unknown>> = {}): KlondikeState =>
  klondike.deal(unwrap(klondike.parseOptions(options)));

export const stateOf = (text: string): KlondikeState => unwrap(klondike.parseState(text));

export const moveOf = (text: string): KlondikeMove => unwrap(klondike.parseMove(text));

/** Plays moves in text, parted by blanks. */
export const played = (state: KlondikeState, line: string): KlondikeState =>
  line.split(' ').reduce((now, text) => unwrap(klondike.play(now, moveOf(text))).state, state);
