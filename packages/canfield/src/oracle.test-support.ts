// Canfield a second time, from the rules as they are told and not from the engine: slow, plain, with
// cards and moves as text. Tests ask it what is legal and where a move leads, and compare.

export interface House {
  readonly draw: number;
  readonly building: 'alternate' | 'suit' | 'any';
  readonly runs: 'whole' | 'top' | 'any';
  readonly spaces: 'waste' | 'whole' | 'any';
  readonly fill: boolean;
  readonly onBase: boolean;
  readonly baseToTableau: boolean;
  readonly worryBack: boolean;
}

/** Piles of card names, the top card last. */
export interface Table {
  readonly house: House;
  /** `A`, `2`, … `K`; empty while it is yet to be chosen. */
  readonly base: string;
  readonly reserve: readonly string[];
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  readonly columns: readonly (readonly string[])[];
  readonly foundations: readonly (readonly string[])[];
  /** How often the waste may still be turned over; may be `Infinity`. */
  readonly redeals: number;
}

/** Ranks one after the other, and round. */
const ROUND = 'A23456789TJQKA';

const rank = (card: string): string => card.charAt(0);
const suit = (card: string): string => card.charAt(1);
const isRed = (card: string): boolean => 'HD'.includes(suit(card));
const top = (pile: readonly string[]): string => pile[pile.length - 1] ?? '';
const after = (one: string): string => ROUND.charAt(ROUND.indexOf(one) + 1);

const suitsGoTogether = (upper: string, lower: string, { building }: House): boolean => {
  switch (building) {
    case 'any':
      return true;
    case 'suit':
      return suit(upper) === suit(lower);
    case 'alternate':
      return isRed(upper) !== isRed(lower);
  }
};

const mayLieOn = (card: string, lower: string, { house, base }: Table): boolean => {
  if (rank(lower) === base && !house.onBase) return false;
  return after(rank(card)) === rank(lower) && suitsGoTogether(card, lower, house);
};

/** Where cards come from: `w`, `r`, `t` or `f`. */
const mayFillSpace = (from: string, isWholePile: boolean, { house, reserve }: Table): boolean => {
  if (house.spaces === 'any') return true;
  if (from === 'r') return true;
  if (reserve.length > 0) return false;
  return from === 'w' || (from === 't' && house.spaces === 'whole' && isWholePile);
};

const mayGoHome = (card: string, pile: readonly string[], { base }: Table): boolean =>
  pile.length === 0
    ? rank(card) === base
    : suit(card) === suit(top(pile)) && rank(card) === after(rank(top(pile)));

/** What can be picked up: a pile, how many cards, the deepest of them, and of how many. */
interface Handful {
  readonly from: string;
  readonly count: number;
  readonly card: string;
  readonly of: number;
}

const handfuls = ({ reserve, waste, columns, foundations }: Table): Handful[] => {
  const found: Handful[] = [];
  const add = (from: string, pile: readonly string[]): void => {
    if (pile.length > 0) found.push({ from, count: 1, card: top(pile), of: pile.length });
  };
  add('w', waste);
  add('r', reserve);
  columns.forEach((column, index) => {
    column.forEach((card, place) => {
      const count = column.length - place;
      found.push({ from: `t${index + 1}`, count, card, of: column.length });
    });
  });
  foundations.forEach((pile, index) => {
    add(`f${index + 1}`, pile);
  });
  return found;
};

const toColumns = (table: Table, { from, count, card, of }: Handful): string[] => {
  const { house, base, columns } = table;
  const kind = from.charAt(0);
  const isWhole = count === of;
  // A foundation keeps the card that it began with.
  if (kind === 'f' && (!house.worryBack || isWhole)) return [];
  if (rank(card) === base && !house.baseToTableau) return [];
  if (kind === 't' && house.runs === 'whole' && !isWhole) return [];
  if (kind === 't' && house.runs === 'top' && !isWhole && count > 1) return [];
  return columns.flatMap((column, index) => {
    const to = `t${index + 1}`;
    if (to === from) return [];
    const fits =
      column.length > 0 ? mayLieOn(card, top(column), table) : mayFillSpace(kind, isWhole, table);
    if (!fits) return [];
    return [count === 1 ? `${from}-${to}` : `${from}-${to}-${count}`];
  });
};

/** Every legal move as text, in no particular order. */
export const legalMoves = (table: Table): string[] => {
  const { stock, waste, foundations, redeals, base, columns, reserve } = table;
  if (foundations.flat().length === 52) return [];
  if (base === '') {
    const places = [...(reserve.length > 0 ? ['r'] : []), ...columns.map((_, at) => `t${at + 1}`)];
    return places.flatMap((from) => [1, 2, 3, 4].map((to) => `${from}-f${to}`));
  }
  const found: string[] = [];
  if (stock.length > 0) found.push('d');
  if (stock.length === 0 && waste.length > 0 && redeals > 0) found.push('r');
  for (const handful of handfuls(table)) {
    found.push(...toColumns(table, handful));
    if (handful.count > 1 || handful.from.startsWith('f')) continue;
    foundations.forEach((pile, index) => {
      if (mayGoHome(handful.card, pile, table)) found.push(`${handful.from}-f${index + 1}`);
    });
  }
  return found;
};

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((old, place) => (place === index ? item : old));

/** The cards of a pile by its short name. */
const pileOf = (table: Table, name: string): readonly string[] => {
  const index = Number(name.slice(1)) - 1;
  if (name === 'w') return table.waste;
  if (name === 'r') return table.reserve;
  return (name.startsWith('t') ? table.columns[index] : table.foundations[index]) ?? [];
};

const withPile = (table: Table, name: string, pile: readonly string[]): Table => {
  const index = Number(name.slice(1)) - 1;
  if (name === 'w') return { ...table, waste: pile };
  if (name === 'r') return { ...table, reserve: pile };
  return name.startsWith('t')
    ? { ...table, columns: replaced(table.columns, index, pile) }
    : { ...table, foundations: replaced(table.foundations, index, pile) };
};

const carry = (table: Table, from: string, to: string, count: number): Table => {
  const cards = pileOf(table, from);
  const rest = withPile(table, from, cards.slice(0, cards.length - count));
  return withPile(rest, to, [...pileOf(table, to), ...cards.slice(cards.length - count)]);
};

/** The table after a legal move. */
export const tableAfter = (table: Table, move: string): Table => {
  const { stock, waste, house, base } = table;
  if (move === 'd') {
    let [left, open] = [stock, waste];
    for (let card = 0; card < house.draw && left.length > 0; card++) {
      open = [...open, top(left)];
      left = left.slice(0, -1);
    }
    return { ...table, stock: left, waste: open };
  }
  if (move === 'r') {
    return { ...table, stock: [...waste].reverse(), waste: [], redeals: table.redeals - 1 };
  }
  const [from = '', to = '', count = '1'] = move.split('-');
  const chosen = rank(top(pileOf(table, from)));
  const next = carry(table, from, to, Number(count));
  const isSpace = from.startsWith('t') && pileOf(next, from).length === 0;
  const isFilled = isSpace && next.reserve.length > 0 && (house.fill || base === '');
  const full = isFilled ? carry(next, 'r', from, 1) : next;
  return base === '' ? { ...full, base: chosen } : full;
};

/** How many sequences of exactly `depth` moves there are. */
export const countSequences = (table: Table, depth: number): number => {
  const moves = legalMoves(table);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSequences(tableAfter(table, move), depth - 1), 0);
};

/** Every move that the notation can write for this table, legal or not. */
export const everyMove = ({ columns }: Table): string[] => {
  const names = columns.map((_, index) => `t${index + 1}`);
  const piles = ['s', 'w', 'r', ...names, 'f1', 'f2', 'f3', 'f4'];
  const pairs = piles.flatMap((from) => piles.map((to) => `${from}-${to}`));
  return ['d', 'r', ...pairs, ...pairs.flatMap((pair) => [2, 3, 13].map((n) => `${pair}-${n}`))];
};

/**
 * Is there progress ahead: can a card from reserve, stock or waste be played, or the foundations be
 * raised above `best` cards? `undefined` if more than `limit` tables do not tell.
 */
export const progressAhead = (start: Table, best: number, limit: number): boolean | undefined => {
  const tables = [start];
  const seen = new Set([JSON.stringify(start)]);
  for (const table of tables) {
    for (const move of legalMoves(table)) {
      if (/^[wr]-/.test(move)) return true;
      const next = tableAfter(table, move);
      if (next.reserve.length < table.reserve.length) return true;
      if (next.foundations.flat().length > best) return true;
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
