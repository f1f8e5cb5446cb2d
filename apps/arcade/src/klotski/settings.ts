// What a player of Klotski chose, kept in the page's storage; what cannot be understood is as if it
// had not been said.
import { type Metric, METRICS } from '@parlour/klotski/play';

export const FACES = ['names', 'colours', 'numbers'] as const;
export type Faces = (typeof FACES)[number];
export const ANIMATIONS = ['auto', 'none'] as const;

export interface Settings {
  readonly metric: Metric;
  /** What is written on the blocks. */
  readonly faces: Faces;
  /** Show how many moves are left at least. */
  readonly distance: boolean;
  readonly animation: (typeof ANIMATIONS)[number];
}

export const DEFAULTS: Settings = {
  metric: 'corner',
  faces: 'names',
  distance: false,
  animation: 'auto',
};

export const readSettings = (value: unknown): Settings => {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const { metric, faces, distance, animation } = value as Partial<Record<keyof Settings, unknown>>;
  return {
    metric: METRICS.find((name) => name === metric) ?? DEFAULTS.metric,
    faces: FACES.find((name) => name === faces) ?? DEFAULTS.faces,
    distance: distance === true,
    animation: ANIMATIONS.find((name) => name === animation) ?? DEFAULTS.animation,
  };
};

const KEY = 'parlour-arcade:klotski-settings';

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
