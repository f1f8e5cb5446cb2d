import { type CanfieldRefusal, wordsFor } from '@parlour/canfield/advice';
import { cards } from '@parlour/element-core/piles/messages/en';
import { enKeys, enSpeech as shared } from '@parlour/element-core/piles/messages/en-speech';
import { en } from './en.ts';
import { withOwnRows } from './own-rows.ts';
import type { CanfieldSpeech } from './words.ts';

const BUILDING = {
  alternate: 'in alternating colours',
  suit: 'in suit',
  any: 'in any suit',
} as const;
const RUNS = {
  whole: 'Only a whole pile moves to another one',
  top: 'The top card or a whole pile moves to another one',
  any: 'Cards on top move together to another pile',
} as const;
const SPACES = {
  waste: 'the top of the waste may fill it',
  whole: 'the top of the waste or a whole pile may fill it',
  any: 'any card may fill it',
} as const;

export const enSpeech: CanfieldSpeech = {
  ...shared,
  refused: (refusal, state) => wordsFor(refusal as CanfieldRefusal, state),
  rulesTitle: 'Canfield',
  rules: (state) => {
    const {
      draw = 3,
      building = 'alternate',
      runs = 'whole',
      spaces = 'waste',
      fill = true,
    } = state?.rules ?? {};
    return [
      `${state?.base ? `${en.baseRank(state.base)}: the` : 'The'} foundations begin with the base rank and go up in suit, after the king with the ace. Each card there pays $5; the deck costs $50.`,
      `In the tableau, build down ${BUILDING[building]}, with the king on the ace. ${RUNS[runs]}.`,
      `The reserve ${fill ? 'fills an empty pile at once' : 'may fill an empty pile'}; when it is used up, ${SPACES[spaces]}.`,
      `The stock turns ${cards(draw)} at a time. The top cards of waste and reserve can be played.`,
      'Drag a card, or tap it and then the pile it shall go to. Tapping twice plays its best move. A right click collects what safely goes to the foundations.',
    ];
  },
  keyHelp: withOwnRows(enKeys, 'reserve', 'say the base rank'),
};
