import { ru as shared, ruActs } from '@parlour/element-core/piles/messages/ru';
import type { KlondikeLanguage } from './words.ts';

export const ru: KlondikeLanguage = {
  ...shared,
  gameName: 'Косынка',
  foundationEmpty: 'Пусто, место для туза',
  acts: ruActs,
  speech: async () => (await import('./ru-speech.ts')).ruSpeech,
};
