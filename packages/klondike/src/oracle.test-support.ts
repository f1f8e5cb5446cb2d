// Klondike a second time, from the rules as they are told and not from the engine: slow, plain, with
// cards and moves as text. Tests ask it what is legal and where a move leads, and compare.

/** Piles of card names, the top card last. */
export interface Table {
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  readonly columns: readonly (readonly string[])[];
  /** How many cards of each column are face down. */
  readonly hidden: readonly number[];
  readonly foundations: readonly (readonly string[])[];
  /** How often the waste may still be turned over; may be `Infinity`. */
  readonly redeals: number;
  readonly house: House;
}

export interface House {
  readonly source: boolean;
  readonly draw: number;
  readonly spaces: 'kings' | 'any' | 'none';
  readonly worryBack: boolean;
  readonly ranks: number;
}

const ORDER = 'A23456789TJQK';
/** The suits of f1 … f4. */
const SUIT_OF_FOUNDATION = 'SHCD';

const rank = (card: string): number => ORDER.indexOf(card.charAt(0)) + 1;
const suit = (card: string): string => card.charAt(1);
const colour = (card: string): string => ('HD'.includes(suit(card)) ? 'red' : 'black');
const top = (pile: readonly string[]): string => pile[pile.length - 1] ?? '';

const won = (table: Table): boolean =>
  table.foundations.every((pile) => pile.length === table.house.ranks);

const mayLieOnColumn = (card: string, column: readonly string[], house: House): boolean => {
  if (column.length === 0) {
    if (house.spaces === 'none') return false;
    return house.spaces === 'any' || rank(card) === house.ranks;
  }
  const below = top(column);
  return colour(card) !== colour(below) && rank(card) === rank(below) - 1;
};

const mayLieOnFoundation = (
  card: string,
  pile: readonly string[],
  index: number,
  house: House,
): boolean => {
  if (pile.length > 0) return suit(card) === suit(top(pile)) && rank(card) === rank(top(pile)) + 1;
  if (rank(card) !== 1) return false;
  return house.source || suit(card) === SUIT_OF_FOUNDATION.charAt(index);
};

/** What can be picked up: a pile, how many cards, and the deepest of them. */
interface Handful {
  readonly from: string;
  readonly count: number;
  readonly card: string;
}

const handfuls = ({ stock, waste, columns, hidden, foundations, house }: Table): Handful[] => {
  const found: Handful[] = [];
  if (house.source && stock.length > 0) found.push({ from: 's', count: 1, card: top(stock) });
  if (waste.length > 0) found.push({ from: 'w', count: 1, card: top(waste) });
  columns.forEach((column, index) => {
    for (let place = hidden[index] ?? 0; place < column.length; place++) {
      const card = column[place] ?? '';
      found.push({ from: `t${index + 1}`, count: column.length - place, card });
    }
  });
  foundations.forEach((pile, index) => {
    if (pile.length > 0) found.push({ from: `f${index + 1}`, count: 1, card: top(pile) });
  });
  return found;
};

/** Every legal move as text, in no particular order. */
export const legalMoves = (table: Table): string[] => {
  if (won(table)) return [];
  const { stock, waste, columns, foundations, redeals, house } = table;
  const found: string[] = [];
  if (stock.length > 0) found.push('d');
  if (stock.length === 0 && waste.length > 0 && redeals > 0) found.push('r');
  for (const { from, count, card } of handfuls(table)) {
    const fromFoundation = from.startsWith('f');
    columns.forEach((column, index) => {
      const to = `t${index + 1}`;
      if (to === from || (fromFoundation && !house.worryBack)) return;
      if (!mayLieOnColumn(card, column, house)) return;
      found.push(count === 1 ? `${from}-${to}` : `${from}-${to}-${count}`);
    });
    foundations.forEach((pile, index) => {
      const to = `f${index + 1}`;
      if (to === from || count !== 1) return;
      // From one foundation to another an ace may go, where foundations have no suits of their own.
      if (fromFoundation && !house.source) return;
      if (mayLieOnFoundation(card, pile, index, house)) found.push(`${from}-${to}`);
    });
  }
  return found;
};

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((old, place) => (place === index ? item : old));

/** The table without the top cards of a pile, and those cards. Nothing is turned yet. */
const lifted = (table: Table, pile: string, count: number): [Table, readonly string[]] => {
  const index = Number(pile.slice(1)) - 1;
  const parted = (cards: readonly string[]): [readonly string[], readonly string[]] => [
    cards.slice(0, cards.length - count),
    cards.slice(cards.length - count),
  ];
  if (pile === 's') {
    const [stock, cards] = parted(table.stock);
    return [{ ...table, stock }, cards];
  }
  if (pile === 'w') {
    const [waste, cards] = parted(table.waste);
    return [{ ...table, waste }, cards];
  }
  if (pile.startsWith('t')) {
    const [rest, cards] = parted(table.columns[index] ?? []);
    return [{ ...table, columns: replaced(table.columns, index, rest) }, cards];
  }
  const [rest, cards] = parted(table.foundations[index] ?? []);
  return [{ ...table, foundations: replaced(table.foundations, index, rest) }, cards];
};

const laid = (table: Table, pile: string, cards: readonly string[]): Table => {
  const index = Number(pile.slice(1)) - 1;
  const on = (piles: readonly (readonly string[])[]) =>
    replaced(piles, index, [...(piles[index] ?? []), ...cards]);
  return pile.startsWith('t')
    ? { ...table, columns: on(table.columns) }
    : { ...table, foundations: on(table.foundations) };
};

/** Face-down cards that nothing covers turn by themselves. */
const turned = (table: Table): Table => ({
  ...table,
  hidden: table.hidden.map((count, index) => {
    const height = (table.columns[index] ?? []).length;
    return height > 0 && count === height ? count - 1 : count;
  }),
});

/** The table after a legal move. */
export const after = (table: Table, move: string): Table => {
  const { stock, waste, house } = table;
  if (move === 'd') {
    const count = Math.min(house.draw, stock.length);
    let [left, open] = [stock, waste];
    for (let card = 0; card < count; card++) {
      open = [...open, top(left)];
      left = left.slice(0, -1);
    }
    return { ...table, stock: left, waste: open };
  }
  if (move === 'r') {
    return { ...table, stock: [...waste].reverse(), waste: [], redeals: table.redeals - 1 };
  }
  const [from = '', to = '', count = '1'] = move.split('-');
  const [rest, cards] = lifted(table, from, Number(count));
  return turned(laid(rest, to, cards));
};

/** How many sequences of exactly `depth` moves there are. */
export const countSequences = (table: Table, depth: number): number => {
  const moves = legalMoves(table);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSequences(after(table, move), depth - 1), 0);
};

/** Every move that the notation can write for this table, legal or not. */
export const everyMove = ({ columns }: Table): string[] => {
  const columnNames = columns.map((_, index) => `t${index + 1}`);
  const foundations = ['f1', 'f2', 'f3', 'f4'];
  const sources = ['s', 'w', ...columnNames, ...foundations];
  const targets = ['s', 'w', ...columnNames, ...foundations];
  const pairs = sources.flatMap((from) => targets.map((to) => `${from}-${to}`));
  return ['d', 'r', ...pairs, ...pairs.flatMap((pair) => [2, 3, 13].map((n) => `${pair}-${n}`))];
};

/**
 * Is there progress ahead: can a hidden card be turned, a card from stock or waste be played, or the
 * foundations be raised above `best` cards? `undefined` if more than `limit` tables do not tell.
 */
export const progressAhead = (start: Table, best: number, limit: number): boolean | undefined => {
  const count = (table: Table): number => table.foundations.flat().length;
  const facing = (table: Table): number => table.hidden.reduce((sum, hidden) => sum + hidden, 0);
  const tables = [start];
  const seen = new Set([JSON.stringify(start)]);
  for (const table of tables) {
    for (const move of legalMoves(table)) {
      if (move.startsWith('w') || move.startsWith('s')) return true;
      const next = after(table, move);
      if (facing(next) < facing(table) || count(next) > best) return true;
      // JSON writes an unlimited number of redeals as null: always the same.
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      if (seen.size === limit) return undefined;
      seen.add(key);
      tables.push(next);
    }
  }
  return false;
};
