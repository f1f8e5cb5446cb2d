import { number } from '../browse/words.ts';
import { type Kind } from './export.ts';
import { type Order } from './view-model.ts';

const layouts = (count: number): string => `${number(count)} ${count === 1 ? 'layout' : 'layouts'}`;

const orders: Readonly<Record<Order, string>> = {
  newest: 'Newest first',
  name: 'By name',
  hardest: 'Hardest first',
  easiest: 'Easiest first',
};

const kinds: Readonly<Record<Kind, string>> = { text: 'Text', json: 'JSON', csv: 'CSV' };

export const words = {
  title: 'Collection',
  unnamed: 'Unnamed',
  notPlayable: 'not playable',
  loading: 'Opening the collection …',
  broken:
    'This browser does not keep the collection: its storage is closed or full. Export what matters.',
  unreadable: (count: number): string =>
    `${layouts(count)} of another version of the editor stay as they are and are not shown.`,
  board: 'The board',
  name: 'Name',
  notes: 'Notes',
  tags: 'Tags',
  tagsHint: 'Commas part them.',
  save: 'Save the board',
  isThere: (name: string): string => `It is in the collection: ${name}.`,
  mirrorIsThere: (name: string): string => `Its mirror image is in the collection: ${name}.`,
  show: 'Show it',
  saving: 'Saving …',
  saved: 'Saved.',
  importTitle: 'Import and export',
  choose: 'Choose files',
  drop: 'or drop them here: a layout a line in any format, a name behind it if you like; CSV; JSON.',
  reading: (name: string): string => `Reading ${name}`,
  tooLong: (name: string): string => `${name} is longer than 20 MB.`,
  imported: (added: number, known: number, bad: number): string =>
    [
      `${layouts(added)} added`,
      known > 0 ? `${number(known)} there already, up to mirror image` : '',
      bad > 0 ? `${number(bad)} bad` : '',
    ]
      .filter(Boolean)
      .join(', ') + '.',
  badTitle: (count: number, file: string): string =>
    `${number(count)} bad ${count === 1 ? 'line' : 'lines'} in ${file}`,
  line: (line: number): string => `line ${number(line)}`,
  item: (line: number): string => `layout ${number(line)}`,
  moreBad: (count: number): string => `and ${number(count)} more, all of them in the report`,
  report: 'Save the report',
  export: 'Export',
  kinds,
  exportNote: (count: number): string => `${layouts(count)}, as shown below`,
  rate: (count: number): string => `Rate ${layouts(count)}`,
  rating: (done: number, total: number): string => `Rated ${number(done)} of ${number(total)}`,
  allRated: 'All are rated.',
  stop: 'Stop',
  search: 'Search',
  tag: 'Tag',
  allTags: 'All tags',
  order: 'Order',
  orders,
  metric: 'Moves count as',
  count: layouts,
  nothing: 'No layout is like that.',
  empty: 'Nothing is here yet. Save the board, or import a file of layouts.',
  wall: 'My layouts',
  chosen: 'The layout chosen',
  open: 'Put on the board',
  remove: 'Delete',
  removeAll: (count: number): string => `Delete ${layouts(count)} shown`,
  removed: (count: number): string => `${layouts(count)} deleted.`,
  undo: 'Undo',
  back: (count: number): string => `${layouts(count)} back.`,
};
