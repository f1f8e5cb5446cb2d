// Options as the arcade passes them around: read, fitted together and written by the engine, so that
// nothing here knows a rule of the game.
import { type OptionValues } from '@parlour/game-core';
import { klondike, type KlondikeOptions } from '@parlour/klondike';
import { KLONDIKE_OPTIONS } from '@parlour/klondike-element/element';

/** What may stand in an address and in the element's attributes. */
export const OPTION_NAMES = KLONDIKE_OPTIONS;
export type OptionName = (typeof OPTION_NAMES)[number];
export type Wished = Readonly<Partial<Record<OptionName, string | number>>>;

export interface Fitted {
  readonly options: KlondikeOptions;
  /** The wishes as they can be kept. */
  readonly kept: Wished;
  /** Wishes that contradict the others. */
  readonly dropped: readonly OptionName[];
}

/** Options from wishes; those that the engine says contradict the others are let go, one by one. */
export const fitted = (wished: Wished): Fitted | undefined => {
  const kept: Partial<Record<OptionName, string | number>> = { ...wished };
  const dropped: OptionName[] = [];
  for (;;) {
    const read = klondike.parseOptions(kept);
    if (read.ok) return { options: read.value, kept, dropped };
    const { code, option } = read.error;
    const name = OPTION_NAMES.find((known) => known === option);
    if (code !== 'conflict' || name === undefined || kept[name] === undefined) return undefined;
    Reflect.deleteProperty(kept, name);
    dropped.push(name);
  }
};

/** The wishes that give these options again: only what differs from what would be without them. */
export const wishesOf = (options: OptionValues): Wished => {
  const wishes: Partial<Record<OptionName, string | number>> = {};
  const isNumbered = options['deal'] !== 'random';
  for (const name of OPTION_NAMES) {
    const value = options[name];
    const isSpare = name === (isNumbered ? 'seed' : 'number');
    if (value === undefined || typeof value === 'boolean' || isSpare) continue;
    const without = fitted(wishes)?.options[name];
    if (name === 'seed' || name === 'number' || value !== without) wishes[name] = value;
  }
  return wishes;
};

/** One name for one deal, under rules that play alike; scoring makes no other deal of it. */
export const dealKey = (options: OptionValues): string => {
  const { deal, seed, number, position, rules, draw, redeals, spaces, worryBack } = options;
  const { ranks, columns } = options;
  const source = deal === 'custom' ? position : deal === 'random' ? seed : number;
  return [deal, source, rules, draw, redeals, spaces, worryBack, ranks, columns]
    .map((part) => encodeURIComponent(String(part)))
    .join(':');
};
