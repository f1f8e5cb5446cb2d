import { en as shared } from '@parlour/element-core/piles/messages/en';
import type { KlondikeWords } from './words.ts';

export const en: KlondikeWords = {
  ...shared,
  gameName: 'Klondike',
  foundationEmpty: 'Empty, takes an ace',
};
