import { settingOf } from '@parlour/canfield/table';

/** The properties that say which game is dealt: also the names of the options of `newGame`. */
export const CANFIELD_OPTIONS: readonly string[] = [
  'seed',
  'deal',
  'number',
  'round',
  'preset',
  ...Object.keys(settingOf('classic')),
];
