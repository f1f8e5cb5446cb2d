// The state of a page in its address. Pure: takes and gives texts.
import { type OptionValues } from '@parlour/game-core';
import { fitted, OPTION_NAMES, type OptionName, type Wished, wishesOf } from './options.ts';

/** Where a game is kept: one's own, today's deal, one that came by a link. */
export const SLOTS = ['own', 'daily', 'shared'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Address {
  /** The deal it names; absent, if it names none. */
  readonly wished?: Wished;
  /** A game to show again, as text. */
  readonly record?: string;
  readonly slot?: Slot;
  /** Another game is wished for than the one that may be saved. */
  readonly isNew: boolean;
  /** It names something that there is not. */
  readonly isFaulty: boolean;
}

/** Reads `?seed=4&draw=3#shared`, `?new`, or `?record=…`. Names it does not know are passed over. */
export const readAddress = (search: string, hash = ''): Address => {
  const given = new URLSearchParams(search);
  const slot = SLOTS.find((name) => `#${name}` === hash);
  const base = { isFaulty: false, isNew: given.has('new'), ...(slot && { slot }) };
  const record = given.get('record');
  if (record !== null) return { ...base, record };
  const wished: Partial<Record<OptionName, string>> = {};
  for (const name of OPTION_NAMES) {
    const value = given.get(name);
    if (value !== null && value !== '') wished[name] = value;
  }
  if (Object.keys(wished).length === 0) return base;
  const fit = fitted(wished);
  return fit ? { ...base, wished: fit.kept } : { ...base, isFaulty: true };
};

/** `?seed=4&draw=3`: what it takes to deal these options again; given positions are in records only. */
export const searchOf = (options: OptionValues): string => {
  if (options['deal'] === 'custom') return '';
  const entries = Object.entries(wishesOf(options)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `?${new URLSearchParams(entries).toString()}`;
};

/** The page's own part of the address, of a deal in a slot. */
export const placeOf = (options: OptionValues, slot: Slot): string =>
  slot === 'own' ? searchOf(options) : `${searchOf(options)}#${slot}`;
