import { makeCard, type Pile } from '@parlour/cards-core';
import { type Random, unwrap } from '@parlour/game-core';
import { klondike } from './game.ts';
import { type House, type Table } from './oracle.test-support.ts';
import { type KlondikeState } from './types.ts';

export const dealOf = (options: unknown): KlondikeState =>
  klondike.deal(unwrap(klondike.parseOptions(options)));

const names = (pile: Pile): string[] => pile.map(makeCard);

/** A state of the engine as the oracle sees it. */
export const tableOf = ({ rules, ...state }: KlondikeState): Table => {
  const house: House = {
    source: rules.rules === 'source',
    draw: rules.draw,
    spaces: rules.spaces,
    worryBack: rules.worryBack,
    ranks: rules.ranks,
  };
  return {
    stock: names(state.stock),
    waste: names(state.waste),
    columns: state.tableau.map(({ down, up }) => names([...down, ...up])),
    hidden: state.tableau.map(({ down }) => down.length),
    foundations: state.foundations.map(names),
    redeals: rules.redeals === 'unlimited' ? Infinity : rules.redeals - state.redealt,
    house,
  };
};

/** The engine's moves as text. */
export const moveTexts = (state: KlondikeState): string[] =>
  klondike.moves(state).map(klondike.makeMove);

/** The engine's state after a legal move. */
export const stateAfter = (state: KlondikeState, move: string): KlondikeState => {
  const played = klondike.play(state, unwrap(klondike.parseMove(move)));
  return unwrap(played).state;
};

/** Foundation moves come often, so that walks get far; cards come back from there now and then. */
const weightOf = (move: string): number => {
  if (move.startsWith('f')) return 1;
  if (/-f\d$/.test(move)) return 12;
  return move.startsWith('t') ? 3 : 6;
};

/** A legal move at random, whatever the order in which they come. */
export const someMove = (moves: readonly string[], random: Random): string | undefined => {
  const sorted = moves.toSorted();
  const total = sorted.reduce((sum, move) => sum + weightOf(move), 0);
  let left = total > 0 ? random.integer(1, total) : 0;
  return sorted.find((move) => (left -= weightOf(move)) <= 0);
};
