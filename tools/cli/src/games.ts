import { type GameEntry } from './core/command.ts';

/** The games that the command knows, each loaded only when asked for. The generator adds an entry here. */
export const games: readonly GameEntry[] = [
  {
    id: 'klondike',
    title: 'Klondike patience',
    load: async () => (await import('./games/klondike.ts')).klondike,
  },
  {
    id: 'klotski',
    title: 'Klotski',
    load: async () => (await import('./games/klotski.ts')).klotski,
  },
  {
    id: 'canfield',
    title: 'Canfield patience',
    load: async () => (await import('./games/canfield.ts')).canfield,
  },
];
