/** The attributes that say which game is dealt: also the names of the options of `newGame`. */
export const KLONDIKE_OPTIONS = [
  'seed',
  'deal',
  'number',
  'draw',
  'redeals',
  'spaces',
  'scoring',
  'rules',
] as const;
