// What games of patience share when they are played: piles with names, the stock and the waste, moves
// and refusals without words. As small as can be: it is in the first file of every element.
import { type Card } from './card.ts';
import { type Pile, topCards, turnedOver, withCards, without } from './pile.ts';

/** A move between piles, whatever they are called. */
export type PileMove<PileId extends string = string> =
  /** Turn cards from the stock to the waste. */
  | { readonly type: 'draw' }
  /** Turn the waste over to be the stock again. */
  | { readonly type: 'redeal' }
  /** Take the topmost `count` cards of a pile to another. */
  | { readonly type: 'move'; readonly from: PileId; readonly to: PileId; readonly count: number };

/** Why a move is refused, before there are words for it. */
export interface Refusal<Code extends string = string, PileId extends string = string> {
  readonly code: Code;
  /** First the card that was to move, then the one that refuses it. */
  readonly cards?: readonly Card[];
  /** Source first. */
  readonly piles?: readonly PileId[];
}

export const refuse = <const Code extends string, PileId extends string = never>(
  code: Code,
  cards: readonly Card[] = [],
  piles: readonly PileId[] = [],
): Refusal<Code, PileId> => ({
  code,
  ...(cards.length > 0 && { cards }),
  ...(piles.length > 0 && { piles }),
});

/** Is this a move as far as its form goes? Callers without types may hand in anything. */
export const isMove = (value: unknown): value is PileMove => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, from, to } = value as Readonly<Record<string, unknown>>;
  if (type === 'move') return typeof from === 'string' && typeof to === 'string';
  return type === 'draw' || type === 'redeal';
};

/** Piles that are one of their kind have its name: `stock`, `waste`, `reserve`. */
export type PileKind = 'stock' | 'waste' | 'reserve' | 'tableau' | 'foundation';

/** A pile's kind and its index among its kind: `t1` is the first of the tableau, `f4` the last foundation. */
export const placeOf = (pile: string): { readonly kind: PileKind; readonly index: number } => {
  const index = Number(pile.slice(1)) - 1;
  if (Number.isNaN(index)) return { kind: pile as PileKind, index: 0 };
  return { kind: pile.startsWith('t') ? 'tableau' : 'foundation', index };
};

/** The items with one of them replaced. */
export const replaced = <Item>(
  items: readonly Item[],
  index: number,
  item: Item,
): readonly Item[] => items.with(index, item);

/** The part of a state that turning cards needs. */
export interface Hand {
  readonly rules: {
    /** Cards turned from the stock at a time. */
    readonly draw: number;
    /** How often the waste may be turned over. */
    readonly redeals: number | 'unlimited';
  };
  /** The last card is turned next. */
  readonly stock: Pile;
  /** The last card is on top. */
  readonly waste: Pile;
  /** How often the waste was turned over. */
  readonly redealt: number;
}

export interface DrawnEvent {
  readonly type: 'drawn';
  /** In the order in which they were turned: the last one is on top. */
  readonly cards: readonly Card[];
  /** Cards left in the stock. */
  readonly left: number;
}

export interface RedealtEvent {
  readonly type: 'redealt';
  /** Cards in the stock now. */
  readonly count: number;
  /** How often it may be done again. */
  readonly left: number | 'unlimited';
}

/** A state after a change, and what happened. */
export interface Change<State, Event> {
  readonly state: State;
  readonly events: Event[];
}

/** How often the waste may still be turned over. */
export const redealsLeft = ({
  rules,
  redealt,
}: Pick<Hand, 'rules' | 'redealt'>): number | 'unlimited' =>
  rules.redeals === 'unlimited' ? 'unlimited' : Math.max(rules.redeals - redealt, 0);

/** Turns the next cards of the stock. */
export const drawn = <State extends Hand>(state: State): Change<State, DrawnEvent> => {
  const cards = turnedOver(topCards(state.stock, state.rules.draw));
  const stock = without(state.stock, state.rules.draw);
  return {
    state: { ...state, stock, waste: withCards(state.waste, cards) },
    events: [{ type: 'drawn', cards, left: stock.length }],
  };
};

/** Turns the waste over. */
export const redealt = <State extends Hand>(state: State): Change<State, RedealtEvent> => {
  const next = { ...state, stock: turnedOver(state.waste), waste: [], redealt: state.redealt + 1 };
  return {
    state: next,
    events: [{ type: 'redealt', count: next.stock.length, left: redealsLeft(next) }],
  };
};

/** Why cards cannot be turned now; `undefined` if they can. */
export const refusedTurn = (state: Hand, type: 'draw' | 'redeal') => {
  const { stock, waste } = state;
  if (type === 'draw') return stock.length > 0 ? undefined : refuse('stock-empty', [], ['stock']);
  if (stock.length > 0) return refuse('stock-not-empty', [], ['stock']);
  if (waste.length === 0) return refuse('nothing-to-redeal', [], ['waste']);
  return redealsLeft(state) === 0 ? refuse('no-redeals-left', [], ['stock']) : undefined;
};
