import { ja as shared, jaActs } from '@parlour/element-core/piles/messages/ja';
import type { KlondikeLanguage } from './words.ts';

export const ja: KlondikeLanguage = {
  ...shared,
  gameName: 'クロンダイク',
  foundationEmpty: '空、エースを置けます',
  acts: jaActs,
  speech: async () => (await import('./ja-speech.ts')).jaSpeech,
};
