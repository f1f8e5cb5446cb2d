import { ok } from '@parlour/game-core';
import { type KlondikeState } from '@parlour/klondike';
import {
  makeDeckString,
  makePysolBoard,
  type Scheme,
  schemeInfo,
  SCHEMES,
} from '@parlour/klondike/schemes';
import { makeSolvitaire } from '@parlour/klondike/solvitaire';
import { commonFormats, type DealFormat, dealVerbOf } from '../cards/deal-verb.ts';
import { DEAL_FLAGS, fresh, RULE_FLAGS } from './flags.ts';
import { game } from './scheme-game.ts';

const withoutEnd = (text: string): string => text.replace(/\n$/, '');

const OTHERS: readonly DealFormat<KlondikeState>[] = [
  { name: 'shootme', make: makeDeckString, json: (text) => ({ deal: text }) },
  {
    name: 'pysol',
    make: (state) => {
      const board = makePysolBoard(state);
      return board.ok ? ok(withoutEnd(board.value)) : board;
    },
    json: (text) => ({ deal: text }),
  },
];

const schemeNote = (scheme: Scheme): string => {
  const { title, min, max } = schemeInfo(scheme);
  const range = scheme === 'mscollection' ? '0 to 52! − 1, from its log' : `${min} to ${max}`;
  return `${scheme}: ${title}, ${range}.`;
};

/** `parlour klondike deal`. */
export const dealVerb = dealVerbOf<KlondikeState>({
  game: 'klondike',
  flags: [...DEAL_FLAGS, ...RULE_FLAGS],
  schemes: `random, danie, danie5, ${SCHEMES.join(', ')}`.replace(/, (\w+)$/, ' or $1'),
  formats: [...commonFormats(game.makeState, makeSolvitaire), ...OTHERS],
  fresh,
  deal: (options) => {
    const read = game.parseOptions(options);
    return read.ok ? ok(game.deal(read.value)) : read;
  },
  notes:
    'Each deal is one line (but for pysol), with all cards that are not in the tableau still in the ' +
    'stock. Without number or seed it is a fresh one, named on stderr. Files (- is stdin) hold seeds ' +
    'or numbers, one a line; a line that is none is named, and the rest is still dealt.\n\n' +
    'Schemes: random is Parlour’s own, for any seed. danie has the 100,000,000 deals of da-nie’s ' +
    '“Patience”, danie5 the 100,000 of its first version, whose five digits are given as one reads ' +
    `them. Other programs’ numbers:\n\n${SCHEMES.map(schemeNote).join('\n')}\n\n` +
    'Formats: parlour is a position of Parlour, solvitaire Solvitaire’s JSON, shootme the deck string ' +
    'of ShootMe’s Klondike-Solver and MinimalKlondike, pysol PySol’s board.',
  examples: [
    '--seed 7',
    '--scheme danie --number 12345 --format solvitaire',
    '--scheme ms --number 11982 --format pysol',
    '--scheme danie5 numbers.txt --json',
  ],
});
