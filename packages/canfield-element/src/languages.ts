import { Dictionary } from '@parlour/element-core';
import { en } from './messages/en.ts';
import type { CanfieldWords } from './messages/words.ts';

/** The words of every `<parlour-canfield>`; languages beside English are added to it. */
export const canfieldWords = new Dictionary<CanfieldWords>(en);
