import { zhHans as shared, zhHansActs } from '@parlour/element-core/piles/messages/zh-Hans';
import type { KlondikeLanguage } from './words.ts';

export const zhHans: KlondikeLanguage = {
  ...shared,
  gameName: '克朗代克接龙',
  foundationEmpty: '空，可放A',
  acts: zhHansActs,
  speech: async () => (await import('./zh-Hans-speech.ts')).zhHansSpeech,
};
