// Search over quiet moves: those within tableau and foundations that neither bring a new card into
// play nor raise the foundations above their best. What lies beside the tableau stands still
// meanwhile, so which of its cards can come to the top is found out once, not in every position. Piles
// that differ only in their place count as the same position.
import { type Card, type SuitIndex, suitIndexOf } from './card.ts';
import { countOf, type Pile } from './pile.ts';
import { type PileKind, type PileMove } from './patience.ts';
import { type Reachable } from './reach.ts';

/** A way to progress: a legal move after so many quiet moves, draws and redeals. */
export interface Progress<PileId extends string> {
  /** `reveal`: a pile's last cards go, and what was held back comes into play. */
  readonly kind: 'reveal' | 'play' | 'raise';
  /** Quiet moves that lead to the position where the card can be taken. */
  readonly path: readonly PileMove<PileId>[];
  /** Draws and redeals that bring the card to the top; 0 for cards of the tableau. */
  readonly turns: number;
  readonly move: MoveOf<PileId>;
}

type MoveOf<PileId extends string> = Extract<PileMove<PileId>, { readonly type: 'move' }>;

/** A table as the search needs it. */
export interface QuietTable {
  /** Cards of each tableau pile that can be moved, the deepest first. */
  readonly runs: readonly Pile[];
  /** Where the last cards of a pile leave, does something come into play by itself? */
  readonly closed: readonly boolean[];
  readonly foundations: readonly Pile[];
  /** The most cards that ever lay on the foundations. */
  readonly best: number;
  readonly reachable: readonly Reachable[];
  /** Does each foundation belong to one suit? Else any empty one takes a suit's first card. */
  readonly suited: boolean;
  fits(card: Card, parent: Card): boolean;
  fillsSpace(card: Card, from: PileKind): boolean;
  /** May so many of a pile's cards be moved at once? */
  mayMove(count: number, length: number): boolean;
  /** The place of a card on its foundation, from 0. */
  stepOf(card: Card): number;
  /** The card of a suit at a place. */
  cardAt(suit: SuitIndex, step: number): Card;
  /** May it come back from its foundation? */
  comesBack(card: Card): boolean;
}

/** Cards of a tableau pile, the deepest first: one UTF-16 unit a card, so that comparing is cheap. */
type Run = string;

const CODE = 65;
const runOf = (cards: Pile): Run => String.fromCharCode(...cards.map((card) => CODE + card));
const cardIn = (run: Run, index: number): Card => run.charCodeAt(index) - CODE;

interface Node<PileId extends string> {
  readonly runs: readonly Run[];
  /** Cards on the foundation of each suit. */
  readonly heights: readonly number[];
  /** Cards on all foundations. */
  readonly home: number;
  readonly depth: number;
  readonly parent?: Node<PileId>;
  readonly move?: PileMove<PileId>;
}

const movesOf = <PileId extends string>(node: Node<PileId>): readonly PileMove<PileId>[] => {
  const path: PileMove<PileId>[] = [];
  for (let at: Node<PileId> | undefined = node; at?.move; at = at.parent) path.push(at.move);
  return path.reverse();
};

/** `items` with one or two of them replaced. */
const replaced = <Item>(
  items: readonly Item[],
  changes: ReadonlyMap<number, Item>,
): readonly Item[] => items.map((item, index) => changes.get(index) ?? item);

const SUIT_INDICES: readonly SuitIndex[] = [0, 1, 2, 3];

/** What a quiet search knows of the whole table. */
class QuietSearch<PileId extends string> {
  readonly #table: QuietTable;
  /** The foundation of each suit; empty ones are given out in order where any may take a first card. */
  readonly #foundations: readonly PileId[];
  /** The first foundation that takes any suit's first card. */
  readonly #open: PileId | undefined;
  readonly root: Node<PileId>;

  constructor(table: QuietTable) {
    const { runs, foundations, suited } = table;
    this.#table = table;
    const slots = SUIT_INDICES.map((suit) =>
      foundations.findIndex(([first]) => first !== undefined && suitIndexOf(first) === suit),
    );
    const free = SUIT_INDICES.filter((index) => foundations[index]?.length === 0);
    const [open] = suited ? [] : free;
    this.#open = open === undefined ? undefined : this.#pile('f', open);
    this.#foundations = slots.map((slot, suit) => {
      if (slot >= 0) return this.#pile('f', slot);
      return this.#pile('f', suited ? suit : (free.shift() ?? suit));
    });
    this.root = {
      runs: runs.map(runOf),
      heights: slots.map((slot) => foundations[slot]?.length ?? 0),
      home: countOf(foundations),
      depth: 0,
    };
  }

  #pile(letter: 't' | 'f', index: number): PileId {
    return `${letter}${index + 1}` as PileId;
  }

  #move(from: PileId, to: PileId, count: number): MoveOf<PileId> {
    return { type: 'move', from, to, count };
  }

  key({ runs }: Node<PileId>): string {
    return runs
      .map((run, index) => (this.#table.closed[index] ? `${run}!` : run))
      .sort()
      .join(' ');
  }

  /** Can the pile take this card? */
  #takes(node: Node<PileId>, column: number, card: Card, from: PileKind): boolean {
    const run = node.runs[column] ?? '';
    const table = this.#table;
    if (run.length > 0) return table.fits(card, cardIn(run, run.length - 1));
    return table.closed[column] !== true && table.fillsSpace(card, from);
  }

  #goesUp({ heights }: Node<PileId>, card: Card): boolean {
    return heights[suitIndexOf(card)] === this.#table.stepOf(card);
  }

  /** Where the card goes up: what is the first to begin a foundation takes the first open one. */
  #foundationOf(card: Card, node?: Node<PileId>): PileId {
    const isFirst = node?.depth === 0 && this.#table.stepOf(card) === 0;
    const own = this.#foundations[suitIndexOf(card)] ?? this.#pile('f', 0);
    return isFirst ? (this.#open ?? own) : own;
  }

  /** Every way to progress from here without another quiet move. */
  *progress(node: Node<PileId>): Generator<Omit<Progress<PileId>, 'path'>> {
    const { best, closed, reachable } = this.#table;
    const raises = node.home >= best;
    for (const [index, run] of node.runs.entries()) {
      if (run.length === 0) continue;
      const from = this.#pile('t', index);
      if (closed[index]) {
        const first = cardIn(run, 0);
        for (const to of node.runs.keys()) {
          if (to === index || !this.#takes(node, to, first, 'tableau')) continue;
          const move = this.#move(from, this.#pile('t', to), run.length);
          yield { kind: 'reveal', turns: 0, move };
        }
      }
      const turnsCard = closed[index] === true && run.length === 1;
      const top = cardIn(run, run.length - 1);
      if ((raises || turnsCard) && this.#goesUp(node, top)) {
        const move = this.#move(from, this.#foundationOf(top, node), 1);
        yield { kind: turnsCard ? 'reveal' : 'raise', turns: 0, move };
      }
    }
    for (const { card, turns, from: pile } of reachable) {
      const from = pile as PileId;
      if (this.#goesUp(node, card)) {
        const move = this.#move(from, this.#foundationOf(card, node), 1);
        yield { kind: raises ? 'raise' : 'play', turns, move };
      }
      for (const to of node.runs.keys()) {
        if (!this.#takes(node, to, card, pile)) continue;
        yield { kind: 'play', turns, move: this.#move(from, this.#pile('t', to), 1) };
      }
    }
  }

  /** The positions one quiet move away. */
  *next(node: Node<PileId>): Generator<Node<PileId>> {
    yield* this.#tableauMoves(node);
    yield* this.#quietBuilds(node);
    yield* this.#movesBack(node);
  }

  /** How many cards of a pile move quietly: the last one would bring something into play. */
  #quietLength(run: Run, column: number): number {
    return this.#table.closed[column] ? run.length - 1 : run.length;
  }

  *#tableauMoves(node: Node<PileId>): Generator<Node<PileId>> {
    const { runs } = node;
    for (const [index, run] of runs.entries()) {
      for (let count = this.#quietLength(run, index); count > 0; count--) {
        if (!this.#table.mayMove(count, run.length)) continue;
        const rest = run.slice(0, -count);
        const first = cardIn(run, rest.length);
        for (const [to, target] of runs.entries()) {
          if (to === index || !this.#takes(node, to, first, 'tableau')) continue;
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
            move: this.#move(this.#pile('t', index), this.#pile('t', to), count),
          };
        }
      }
    }
  }

  /** Cards to the foundations that do not raise them above their best. */
  *#quietBuilds(node: Node<PileId>): Generator<Node<PileId>> {
    if (node.home >= this.#table.best) return;
    for (const [index, run] of node.runs.entries()) {
      if (this.#quietLength(run, index) <= 0) continue;
      const top = cardIn(run, run.length - 1);
      if (!this.#goesUp(node, top)) continue;
      const height = this.#table.stepOf(top) + 1;
      yield {
        runs: replaced(node.runs, new Map([[index, run.slice(0, -1)]])),
        heights: replaced(node.heights, new Map([[suitIndexOf(top), height]])),
        home: node.home + 1,
        depth: node.depth + 1,
        parent: node,
        move: this.#move(this.#pile('t', index), this.#foundationOf(top), 1),
      };
    }
  }

  *#movesBack(node: Node<PileId>): Generator<Node<PileId>> {
    for (const suit of SUIT_INDICES) {
      const height = node.heights[suit] ?? 0;
      if (height === 0) continue;
      const card = this.#table.cardAt(suit, height - 1);
      if (!this.#table.comesBack(card)) continue;
      for (const [to, run] of node.runs.entries()) {
        if (!this.#takes(node, to, card, 'foundation')) continue;
        yield {
          runs: replaced(node.runs, new Map([[to, run + runOf([card])]])),
          heights: replaced(node.heights, new Map([[suit, height - 1]])),
          home: node.home - 1,
          depth: node.depth + 1,
          parent: node,
          move: this.#move(this.#foundationOf(card), this.#pile('t', to), 1),
        };
      }
    }
  }
}

/** After so many positions a search pauses. */
const PAUSE = 64;

/** Ways to progress, one after the other; `undefined` is a pause. */
export type ProgressSearch<PileId extends string> = Generator<
  Progress<PileId> | undefined,
  'all' | 'limit'
>;

/**
 * All ways to progress, nearest quiet position first, until `isEnough` says of a number of quiet
 * moves that no more are wanted. Ends with `'all'` when nothing was left out, with `'limit'` when
 * there are more than `limit` positions.
 */
export function* progressFrom<PileId extends string>(
  table: QuietTable,
  limit: number,
  isEnough: (depth: number) => boolean = () => false,
): ProgressSearch<PileId> {
  const search = new QuietSearch<PileId>(table);
  const { root } = search;
  const seen = new Set([search.key(root)]);
  const queue: Node<PileId>[] = [root];
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
