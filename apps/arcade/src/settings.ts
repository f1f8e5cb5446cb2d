// What a player chose, kept in the page's storage. Reading is pure and forgiving: what cannot be
// understood is as if it had not been said.
import { fitted, type Fitted, type Wished } from './options.ts';

export interface Settings {
  readonly draw: string;
  /** Empty: as the rules say. */
  readonly redeals: string;
  readonly spaces: string;
  readonly scoring: string;
  readonly rules: string;
  /** Carry the dollars of Vegas from game to game. */
  readonly total: boolean;
  readonly deck: string;
  readonly hand: string;
  readonly animation: string;
}

export const DEFAULTS: Settings = {
  draw: '1',
  redeals: '',
  spaces: 'kings',
  scoring: 'none',
  rules: 'standard',
  total: false,
  deck: 'two-color',
  hand: 'right',
  animation: 'auto',
};

const LOOKS: Readonly<Partial<Record<string, readonly unknown[]>>> = {
  deck: ['two-color', 'four-color'],
  hand: ['right', 'left'],
  animation: ['auto', 'none'],
};

/** The deal that settings wish for; those of the looks have no part in it. */
export const wishesOfSettings = (settings: Settings): Wished => {
  const { draw, redeals, spaces, scoring, rules } = settings;
  return { rules, scoring, draw, spaces, ...(redeals !== '' && { redeals }) };
};

export const fittedSettings = (settings: Settings): Fitted => {
  const fit = fitted(wishesOfSettings(settings)) ?? fitted({});
  if (!fit) throw new Error('The defaults of the engine contradict each other.');
  return fit;
};

export const readSettings = (value: unknown): Settings => {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const given = value as Readonly<Record<string, unknown>>;
  const read: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, fallback] of Object.entries(DEFAULTS)) {
    const found = given[name];
    if (typeof found !== typeof fallback) continue;
    const allowed = LOOKS[name];
    if (allowed && !allowed.includes(found)) continue;
    read[name] = found;
  }
  const settings = read as unknown as Settings;
  return fitted(wishesOfSettings(settings))
    ? settings
    : { ...DEFAULTS, deck: settings.deck, hand: settings.hand, animation: settings.animation };
};

const KEY = 'parlour-arcade:settings';

export const loadSettings = (): Settings => {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return DEFAULTS;
  }
};

/** Whether it could be kept. */
export const saveSettings = (settings: Settings): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
};
