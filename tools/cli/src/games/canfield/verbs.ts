import { ok } from '@parlour/game-core';
import { canfield as game, type CanfieldState } from '@parlour/canfield';
import { makeSolvitaire, parseSolvitaire } from '@parlour/canfield/solvitaire';
import { checkVerbOf } from '../cards/check-verb.ts';
import { commonFormats, dealVerbOf } from '../cards/deal-verb.ts';
import { DEAL_FLAGS, fresh, RULE_FLAGS } from './flags.ts';

/** `parlour canfield deal`. */
export const dealVerb = dealVerbOf<CanfieldState>({
  game: 'canfield',
  flags: [...DEAL_FLAGS, ...RULE_FLAGS],
  schemes: 'random, ucb or solvitaire',
  formats: commonFormats(game.makeState, makeSolvitaire),
  fresh,
  deal: (options) => {
    const read = game.parseOptions(options);
    return read.ok ? ok(game.deal(read.value)) : read;
  },
  notes:
    'Each deal is one line. Without number or seed it is a fresh one, named on stderr. Files (- is ' +
    'stdin) hold seeds or numbers, one a line; a line that is none is named, and the rest is still ' +
    'dealt.\n\n' +
    'Schemes: random is Parlour’s own, for any seed. ucb has the deals of the Canfield program of ' +
    'Berkeley’s CS 61B (fall 2015) for --seed=N; --round 2 is the second deal of such a session. ' +
    'solvitaire has those of Solvitaire’s --type canfield --random N, 0 to 4294967295.',
  examples: [
    '--seed 7',
    '--scheme ucb --number 101001',
    '--scheme solvitaire --number 1 --format solvitaire',
    '--preset storehouse --seed tea',
  ],
});

/** `parlour canfield check`. */
export const checkVerb = checkVerbOf<CanfieldState>({
  game: 'canfield',
  summary: 'Check deals in Solvitaire’s JSON and print them as Parlour’s positions.',
  notes:
    'Reads one deal a line, or deals over several lines, from files or stdin. A fault is told with ' +
    'its line and column; missing and duplicate cards are named. The rest is still read.',
  makeState: game.makeState,
  parseSolvitaire: (text) => parseSolvitaire(text),
  others: [],
  examples: ['deal.json', '< deals.jsonl'],
});
