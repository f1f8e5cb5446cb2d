const two = (value: number): string => String(value).padStart(2, '0');

/** Today's seed: the date where the player is, `2026-11-29`. */
export const dailySeed = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
