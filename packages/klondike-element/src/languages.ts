import { Dictionary } from '@parlour/element-core';
import { en } from './messages/en.ts';
import type { KlondikeWords } from './messages/words.ts';

/** The words of every `<parlour-klondike>`; languages beside English are added to it. */
export const klondikeWords = new Dictionary<KlondikeWords>(en);
