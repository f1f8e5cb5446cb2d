import { makeCard, makeRank, type Pile, type Rank } from '@parlour/cards-core';
import { type Random, unwrap } from '@parlour/game-core';
import { canfield } from './game.ts';
import { type Table } from './oracle.test-support.ts';
import { type CanfieldMove, type CanfieldState } from './types.ts';

export type OptionsGiven = Readonly<Record<string, unknown>>;

/** The deal of these options, which must be right. */
export const dealOf = (options: OptionsGiven = {}): CanfieldState =>
  canfield.deal(unwrap(canfield.parseOptions(options)));

export const stateOf = (text: string): CanfieldState => unwrap(canfield.parseState(text));

export const moveOf = (text: string): CanfieldMove => unwrap(canfield.parseMove(text));

const names = (pile: Pile): string[] => pile.map(makeCard);

/** A state of the engine as the oracle sees it. */
export const tableOf = ({ rules, ...state }: CanfieldState): Table => ({
  house: {
    draw: rules.draw,
    building: rules.building,
    runs: rules.runs,
    spaces: rules.spaces,
    fill: rules.fill,
    onBase: rules.onBase,
    baseToTableau: rules.baseToTableau,
    worryBack: rules.worryBack,
  },
  base: state.base === 0 ? '' : makeRank(state.base as Rank),
  reserve: names(state.reserve),
  stock: names(state.stock),
  waste: names(state.waste),
  columns: state.tableau.map(names),
  foundations: state.foundations.map(names),
  redeals: rules.redeals === 'unlimited' ? Infinity : rules.redeals - state.redealt,
});

/** The engine's moves as text. */
export const moveTexts = (state: CanfieldState): string[] =>
  canfield.moves(state).map(canfield.makeMove);

/** The engine's state after legal moves, parted by blanks. */
export const stateAfter = (state: CanfieldState, line: string): CanfieldState =>
  line.split(' ').reduce((now, text) => unwrap(canfield.play(now, moveOf(text))).state, state);

/** Foundation moves come often, so that walks get far; cards come back from there now and then. */
const weightOf = (move: string): number => {
  if (move.startsWith('f')) return 1;
  if (/-f\d$/.test(move)) return 12;
  if (move.startsWith('r-')) return 8;
  return move.startsWith('t') ? 3 : 6;
};

/** A legal move at random, whatever the order in which they come. */
export const someMove = (moves: readonly string[], random: Random): string | undefined => {
  const sorted = moves.toSorted();
  const total = sorted.reduce((sum, move) => sum + weightOf(move), 0);
  let left = total > 0 ? random.integer(1, total) : 0;
  return sorted.find((move) => (left -= weightOf(move)) <= 0);
};
