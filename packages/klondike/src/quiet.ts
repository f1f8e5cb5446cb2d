// Search over quiet moves: those within tableau and foundations that neither turn a hidden card nor
// raise the foundations above their best. Stock and waste stand still meanwhile, so which of their
// cards can come to the top is found out once, not in every position. Piles that differ only in
// their place count as the same position.
import {
  type Card,
  cardOf,
  type Pile,
  type Rank,
  rankOf,
  type SuitIndex,
  suitIndexOf,
} from '@parlour/cards-core';
import { countOf, fitsTableau, redealsLeft } from './piles.ts';
import { type KlondikeMove, type KlondikeState, type PileId, type Rules } from './types.ts';

/** A way to progress: a legal move after so many quiet moves, draws and redeals. */
export interface Progress {
  readonly kind: 'reveal' | 'play' | 'raise';
  /** Quiet moves that lead to the position where the card can be taken. */
  readonly path: readonly KlondikeMove[];
  /** Draws and redeals that bring the card to the top; 0 for cards of the tableau. */
  readonly turns: number;
  readonly move: KlondikeMove;
}

/** Face-up cards of a column, the deepest first: one UTF-16 unit a card, so that comparing is cheap. */
type Run = string;

const CODE = 65;
const runOf = (cards: Pile): Run => String.fromCharCode(...cards.map((card) => CODE + card));
const cardAt = (run: Run, index: number): Card => run.charCodeAt(index) - CODE;

interface Node {
  readonly runs: readonly Run[];
  /** Cards on the foundation of each suit. */
  readonly heights: readonly number[];
  /** Cards on all foundations. */
  readonly home: number;
  readonly depth: number;
  readonly parent?: Node;
  readonly move?: KlondikeMove;
}

/** Cards of stock and waste that can come to the top, and after how many draws and redeals. */
export interface Reachable {
  readonly card: Card;
  readonly turns: number;
  readonly from: 'stock' | 'waste';
}

const pileId = (letter: 't' | 'f', index: number): PileId => `${letter}${index + 1}` as PileId;

/** The cards that turning the stock brings to the top, soonest first. */
export const reachableCards = (state: KlondikeState): readonly Reachable[] => {
  const found = new Map<Card, Reachable>();
  let stock = state.stock.length;
  // Cards in the order in which they are turned: what lies in the waste, then the stock.
  const line = [...state.waste, ...[...state.stock].reverse()];
  const isSource = state.rules.rules === 'source';
  const note = (turns: number): void => {
    const place = line.length - stock;
    const shown: readonly (readonly [Card | undefined, 'stock' | 'waste'])[] = [
      [line[place - 1], 'waste'],
      [isSource ? line[place] : undefined, 'stock'],
    ];
    for (const [card, from] of shown) {
      if (card !== undefined && !found.has(card)) found.set(card, { card, turns, from });
    }
  };
  let turns = 0;
  note(turns);
  for (let passes = redealsLeft(state) === 0 ? 1 : 2; passes > 0; passes--) {
    while (stock > 0) {
      stock = Math.max(stock - state.rules.draw, 0);
      note(++turns);
    }
    stock = line.length;
    note(++turns);
  }
  return [...found.values()];
};

const movesOf = (node: Node): readonly KlondikeMove[] => {
  const path: KlondikeMove[] = [];
  for (let at: Node | undefined = node; at?.move; at = at.parent) path.push(at.move);
  return path.reverse();
};

/** `items` with one or two of them replaced. */
const replaced = <Item>(
  items: readonly Item[],
  changes: ReadonlyMap<number, Item>,
): readonly Item[] => items.map((item, index) => changes.get(index) ?? item);

/** What a quiet search knows of the whole table. */
class QuietSearch {
  readonly #best: number;
  readonly #rules: Rules;
  readonly #hidden: readonly boolean[];
  /** The foundation of each suit; empty ones are given out in order where any may take an ace. */
  readonly #foundations: readonly PileId[];
  readonly #reachable: readonly Reachable[];
  readonly root: Node;

  constructor(state: KlondikeState) {
    const { tableau, foundations, best, rules } = state;
    this.#best = best;
    this.#rules = rules;
    this.#hidden = tableau.map(({ down }) => down.length > 0);
    this.#reachable = reachableCards(state);
    const slots = [0, 1, 2, 3].map((suit) =>
      foundations.findIndex(([ace]) => ace !== undefined && suitIndexOf(ace) === suit),
    );
    const isFree = (index: number): boolean => foundations[index]?.length === 0;
    const free = [0, 1, 2, 3].filter(isFree);
    this.#foundations = slots.map((slot, suit) => {
      if (slot >= 0) return pileId('f', slot);
      return pileId('f', rules.rules === 'source' ? (free.shift() ?? suit) : suit);
    });
    this.root = {
      runs: tableau.map(({ up }) => runOf(up)),
      heights: slots.map((slot) => foundations[slot]?.length ?? 0),
      home: countOf(foundations),
      depth: 0,
    };
  }

  key({ runs }: Node): string {
    return runs
      .map((run, index) => (this.#hidden[index] ? `${run}!` : run))
      .sort()
      .join(' ');
  }

  /** Can the column take this card? */
  #takes(node: Node, column: number, card: Card): boolean {
    const run = node.runs[column] ?? '';
    if (run.length > 0) return fitsTableau(card, cardAt(run, run.length - 1));
    const { spaces, ranks } = this.#rules;
    if (this.#hidden[column] || spaces === 'none') return false;
    return spaces === 'any' || rankOf(card) === ranks;
  }

  #goesUp({ heights }: Node, card: Card): boolean {
    return heights[suitIndexOf(card)] === rankOf(card) - 1;
  }

  #foundationOf(card: Card): PileId {
    return this.#foundations[suitIndexOf(card)] ?? 'f1';
  }

  /** Every way to progress from here without another quiet move. */
  *progress(node: Node): Generator<Omit<Progress, 'path'>> {
    const raises = node.home >= this.#best;
    for (const [index, run] of node.runs.entries()) {
      if (run.length === 0) continue;
      const from = pileId('t', index);
      if (this.#hidden[index]) {
        const first = cardAt(run, 0);
        for (const to of node.runs.keys()) {
          if (to === index || !this.#takes(node, to, first)) continue;
          const move = { type: 'move', from, to: pileId('t', to), count: run.length } as const;
          yield { kind: 'reveal', turns: 0, move };
        }
      }
      const turnsCard = this.#hidden[index] === true && run.length === 1;
      const top = cardAt(run, run.length - 1);
      if ((raises || turnsCard) && this.#goesUp(node, top)) {
        const move = { type: 'move', from, to: this.#foundationOf(top), count: 1 } as const;
        yield { kind: turnsCard ? 'reveal' : 'raise', turns: 0, move };
      }
    }
    for (const { card, turns, from } of this.#reachable) {
      if (this.#goesUp(node, card)) {
        const move = { type: 'move', from, to: this.#foundationOf(card), count: 1 } as const;
        yield { kind: raises ? 'raise' : 'play', turns, move };
      }
      for (const to of node.runs.keys()) {
        if (!this.#takes(node, to, card)) continue;
        yield { kind: 'play', turns, move: { type: 'move', from, to: pileId('t', to), count: 1 } };
      }
    }
  }

  /** The positions one quiet move away. */
  *next(node: Node): Generator<Node> {
    yield* this.#tableauMoves(node);
    yield* this.#quietBuilds(node);
    if (this.#rules.worryBack) yield* this.#movesBack(node);
  }

  /** How many cards of a column move quietly: the last one over a hidden card would turn it. */
  #quietLength(run: Run, column: number): number {
    return this.#hidden[column] ? run.length - 1 : run.length;
  }

  *#tableauMoves(node: Node): Generator<Node> {
    const { runs } = node;
    for (const [index, run] of runs.entries()) {
      for (let count = this.#quietLength(run, index); count > 0; count--) {
        const rest = run.slice(0, -count);
        const first = cardAt(run, rest.length);
        for (const [to, target] of runs.entries()) {
          if (to === index || !this.#takes(node, to, first)) continue;
          // From one space to another: the same position again.
          if (rest.length === 0 && target.length === 0) continue;
          const changes = new Map([
            [index, rest],
            [to, target + run.slice(-count)],
          ]);
          yield {
            ...node,
            runs: replaced(runs, changes),
            depth: node.depth + 1,
            parent: node,
            move: { type: 'move', from: pileId('t', index), to: pileId('t', to), count },
          };
        }
      }
    }
  }

  /** Cards to the foundations that do not raise them above their best. */
  *#quietBuilds(node: Node): Generator<Node> {
    if (node.home >= this.#best) return;
    for (const [index, run] of node.runs.entries()) {
      if (this.#quietLength(run, index) <= 0) continue;
      const top = cardAt(run, run.length - 1);
      if (!this.#goesUp(node, top)) continue;
      yield {
        runs: replaced(node.runs, new Map([[index, run.slice(0, -1)]])),
        heights: replaced(node.heights, new Map([[suitIndexOf(top), rankOf(top)]])),
        home: node.home + 1,
        depth: node.depth + 1,
        parent: node,
        move: { type: 'move', from: pileId('t', index), to: this.#foundationOf(top), count: 1 },
      };
    }
  }

  *#movesBack(node: Node): Generator<Node> {
    for (const [suit, height] of node.heights.entries()) {
      if (height === 0) continue;
      const card = cardOf(suit as SuitIndex, height as Rank);
      for (const [to, run] of node.runs.entries()) {
        if (!this.#takes(node, to, card)) continue;
        yield {
          runs: replaced(node.runs, new Map([[to, run + runOf([card])]])),
          heights: replaced(node.heights, new Map([[suit, height - 1]])),
          home: node.home - 1,
          depth: node.depth + 1,
          parent: node,
          move: { type: 'move', from: this.#foundationOf(card), to: pileId('t', to), count: 1 },
        };
      }
    }
  }
}

/** After so many positions a search pauses. */
const PAUSE = 64;

/**
 * All ways to progress, nearest quiet position first, until `isEnough` says of a number of quiet
 * moves that no more are wanted. Ends with `'all'` when nothing was left out, with `'limit'` when
 * there are more than `limit` positions. `undefined` is a pause.
 */
export function* progressFrom(
  state: KlondikeState,
  limit: number,
  isEnough: (depth: number) => boolean = () => false,
): Generator<Progress | undefined, 'all' | 'limit'> {
  const search = new QuietSearch(state);
  const { root } = search;
  const seen = new Set([search.key(root)]);
  const queue: Node[] = [root];
  // The queue grows while it is read, and keeps the order of breadth-first search.
  for (const [looked, node] of queue.entries()) {
    if (isEnough(node.depth)) return 'all';
    if (looked % PAUSE === PAUSE - 1) yield undefined;
    for (const way of search.progress(node)) yield { ...way, path: movesOf(node) };
    for (const next of search.next(node)) {
      const key = search.key(next);
      if (seen.has(key)) continue;
      if (queue.length >= limit) return 'limit';
      seen.add(key);
      queue.push(next);
    }
  }
  return 'all';
}
