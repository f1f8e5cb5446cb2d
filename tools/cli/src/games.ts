import { type GameCommand } from './core/verb.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  /** Loaded only when asked for, so that the command starts fast. */
  readonly load: () => Promise<GameCommand>;
}

/** The games that the command knows. The generator adds an entry here. */
export const games: readonly Entry[] = [
  {
    id: 'klondike',
    title: 'Klondike patience',
    load: async () => (await import('./games/klondike.ts')).klondike,
  },
];
