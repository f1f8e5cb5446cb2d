// What is loaded when it is first asked for: advice, the search for a stuck game, words for refusals,
// read-outs and help.
import { Dictionary } from '@parlour/element-core';
import { enSpeech } from './messages/en-speech.ts';
import type { KlondikeSpeech } from './messages/words.ts';

export { autoplay, hints, stuck } from '@parlour/klondike/advice';
export { klondike } from '@parlour/klondike';

/** The words on demand of every `<parlour-klondike>`; languages beside English are added to it. */
export const klondikeSpeech = new Dictionary<KlondikeSpeech>(enSpeech);
