// The commands of the Canfield program of Berkeley's CS 61B (fall 2015), in either form and any case.
import { suitIndexOf, topOf } from '@parlour/cards-core';
import { err, ok, parseError, type Result } from '@parlour/game-core';
import {
  type CanfieldMove,
  type CanfieldState,
  cardsAt,
  type PileId,
  refusalOf,
} from '@parlour/canfield';
import { type CommandError } from '../../core/text-player.ts';
import { didYouMean, quoted } from '../../core/words.ts';

/** The help page's rows. */
export const COMMANDS: readonly (readonly [form: string, meaning: string])[] = [
  ['c, card', 'turn cards; or the waste over, when the stock is empty'],
  ['rf, resfnd', 'top of the reserve to a foundation'],
  ['wf, wstfnd', 'top of the waste to a foundation'],
  ['tf 2, tabfnd 2', 'top of tableau 2 to a foundation'],
  ['rt 2, restab 2', 'top of the reserve to tableau 2'],
  ['wt 2, wsttab 2', 'top of the waste to tableau 2'],
  ['tt 1 2, tabtab 1 2', 'tableau 1 onto tableau 2; “tt 1 2 3” for three cards'],
  ['ft 3 2, fndtab 3 2', 'top of foundation 3 to tableau 2'],
];

type Kind = 'reserve' | 'waste' | 'tableau' | 'foundation';

interface Form {
  readonly words: readonly [short: string, long: string];
  readonly from: Kind;
  readonly to: 'tableau' | 'foundation';
}

const FORMS: readonly Form[] = [
  { words: ['rf', 'resfnd'], from: 'reserve', to: 'foundation' },
  { words: ['wf', 'wstfnd'], from: 'waste', to: 'foundation' },
  { words: ['tf', 'tabfnd'], from: 'tableau', to: 'foundation' },
  { words: ['rt', 'restab'], from: 'reserve', to: 'tableau' },
  { words: ['wt', 'wsttab'], from: 'waste', to: 'tableau' },
  { words: ['tt', 'tabtab'], from: 'tableau', to: 'tableau' },
  { words: ['ft', 'fndtab'], from: 'foundation', to: 'tableau' },
];

const isNumbered = (kind: Kind): boolean => kind === 'tableau' || kind === 'foundation';

/** The foundation that a pile's top card belongs to: that of its suit, else an empty one. */
const foundationFor = (state: CanfieldState, from: PileId): PileId => {
  const card = topOf(cardsAt(state, from));
  const { foundations } = state;
  const own = foundations.findIndex(
    ([first]) =>
      card !== undefined && first !== undefined && suitIndexOf(first) === suitIndexOf(card),
  );
  const place = own >= 0 ? own : foundations.findIndex((pile) => pile.length === 0);
  return `f${Math.max(place, 0) + 1}` as PileId;
};

/** As many cards as may go; the whole pile, if none may. */
const countFor = (state: CanfieldState, from: PileId, to: PileId): number => {
  if (!from.startsWith('t') || !to.startsWith('t')) return 1;
  const whole = Math.max(cardsAt(state, from).length, 1);
  for (let count = whole; count > 0; count--) {
    if (!refusalOf(state, { type: 'move', from, to, count })) return count;
  }
  return whole;
};

/** It is clear which command is meant: no other words are offered. */
const misused = (message: string): Result<never, CommandError> =>
  err({ code: 'bad-operand', position: 0, message, isUnderstood: true });

const WORDS = ['card', ...FORMS.map(({ words: [, long] }) => long)];

const unknown = (line: string, word: string): Result<never, CommandError> => {
  const message = `${quoted(line)} is no command here.`;
  const meant = word.length > 3 ? didYouMean(word, WORDS) : '';
  return meant === ''
    ? parseError('unknown-command', 0, message)
    : misused(`${message}${meant} “help” tells the commands.`);
};

/** The piles that a form names, of the numbers that are given with it. */
const pilesIn = (
  { from, to }: Form,
  numbers: readonly string[],
  state: CanfieldState,
): { readonly from: PileId; readonly to: PileId } => {
  const left = [...numbers];
  const next = (kind: Kind): PileId => `${kind.charAt(0)}${left.shift() ?? ''}` as PileId;
  const source = isNumbered(from) ? next(from) : (from as PileId);
  return { from: source, to: to === 'tableau' ? next(to) : foundationFor(state, source) };
};

const needed = ({ from, to }: Form): number => Number(isNumbered(from)) + Number(to === 'tableau');

const argumentFault = (form: Form): string => {
  const [short] = form.words;
  const sample = COMMANDS.find(
    ([row]) => row.startsWith(`${short} `) || row.startsWith(`${short},`),
  );
  const [example = ''] = sample?.[0].split(',') ?? [];
  const count = needed(form);
  if (count === 0) return `Nothing comes after “${short}”.`;
  return count === 1
    ? `After “${short}” comes the number of a pile: “${example}”.`
    : `After “${short}” come the numbers of two piles: “${example}”.`;
};

/** Reads a command; see `COMMANDS`. Legal or not: the rules judge that. */
export const parseCommand = (
  line: string,
  state: CanfieldState,
): Result<readonly CanfieldMove[], CommandError> => {
  const [word = '', ...rest] = line.toLowerCase().split(/[\s,]+/);
  if (word === 'c' || word === 'card') {
    if (rest.length > 0) return misused('Nothing comes after “c”.');
    const isOver = state.stock.length === 0 && state.waste.length > 0;
    return ok([{ type: isOver ? 'redeal' : 'draw' }]);
  }
  const form = FORMS.find(({ words }) => words.includes(word));
  if (!form) return unknown(line, word);
  const numbers = rest.slice(0, needed(form));
  const counts = rest.slice(needed(form));
  const isCounted = form.words[0] === 'tt' ? counts.length <= 1 : counts.length === 0;
  const isRight =
    numbers.length === needed(form) &&
    isCounted &&
    numbers.every((number) => /^[1-9]$/.test(number)) &&
    counts.every((count) => /^[1-9]\d?$/.test(count));
  if (!isRight) return misused(argumentFault(form));
  const { from, to } = pilesIn(form, numbers, state);
  const count = counts[0] === undefined ? countFor(state, from, to) : Number(counts[0]);
  return ok([{ type: 'move', from, to, count }]);
};

/** The shortest command for a legal move: what `parseCommand` reads as this move. */
export const makeCommand = (move: CanfieldMove, state: CanfieldState): string => {
  if (move.type !== 'move') return 'c';
  const { from, to, count } = move;
  const digit = (pile: string): string => pile.replace(/\D/g, '');
  if (to.startsWith('f') && foundationFor(state, from) !== to) {
    return `${digit(from) === '' ? from.charAt(0) : from}-${to}`;
  }
  const words = [
    `${from.charAt(0)}${to.charAt(0)}`,
    digit(from),
    to.startsWith('t') ? digit(to) : '',
  ];
  const usual = countFor(state, from, to);
  return [...words, usual === count ? '' : String(count)].filter((part) => part !== '').join(' ');
};
