import { en as shared, rank } from '@parlour/element-core/piles/messages/en';
import type { CanfieldWords } from './words.ts';

export const en: CanfieldWords = {
  ...shared,
  gameName: 'Canfield',
  baseRank: (base) => `Base rank ${rank(base - 1)}`,
  foundationEmpty: (base) => (base ? `Empty, base rank ${rank(base - 1)}` : shared.spaceEmpty),
};
