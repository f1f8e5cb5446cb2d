import { cards } from '@parlour/element-core/piles/messages/en';
import { enKeys, enSpeech as shared } from '@parlour/element-core/piles/messages/en-speech';
import { type KlondikeRefusal, wordsFor } from '@parlour/klondike/advice';
import type { KlondikeSpeech } from './words.ts';

export const enSpeech: KlondikeSpeech = {
  ...shared,
  refused: (refusal, state) => wordsFor(refusal as KlondikeRefusal, state),
  rulesTitle: 'Klondike',
  rules: (state) => {
    const draw = state?.rules.draw ?? 1;
    return [
      'Build each suit up from the ace to the king on the four foundations.',
      'In the tableau, build down in alternating colours. Face-up runs move together; an uncovered card turns by itself; a king may take an empty place.',
      `The stock turns ${cards(draw)} at a time. The top card of the waste can be played.`,
      'Drag a card, or tap it and then the pile it shall go to. Tapping twice plays its best move. A right click collects what safely goes to the foundations.',
    ];
  },
  keyHelp: enKeys,
};
