import { Dictionary } from '@parlour/element-core';
import { en } from './messages/en.ts';
import type { KlotskiWords } from './messages/words.ts';

/** The words of every `<parlour-klotski>`; languages beside English are added to it. */
export const klotskiWords = new Dictionary<KlotskiWords>(en);
