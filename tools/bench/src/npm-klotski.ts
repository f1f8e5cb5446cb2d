// The package `klotski` of npm, by jeantimex, as it is published.
import { createRequire } from 'node:module';

interface PeerBlock {
  readonly shape: readonly [height: number, width: number];
  readonly position: readonly [row: number, column: number];
}

/** A level as the package describes it. */
export interface PeerLevel {
  readonly name: string;
  readonly blocks: readonly PeerBlock[];
}

interface PeerMove {
  /** Moves so far, counted in corners. */
  readonly step: number;
}

interface Peer {
  solve(game: {
    readonly blocks: readonly PeerBlock[];
    readonly boardSize: readonly [rows: number, columns: number];
    readonly escapePoint: readonly [row: number, column: number];
  }): readonly PeerMove[] | null;
}

const load = createRequire(import.meta.url);

/** Solves a level as the package does; `undefined` where it finds no way. */
export const peerOptimum = ({ blocks }: PeerLevel): number | undefined => {
  const Solver = load('klotski') as new () => Peer;
  const moves = new Solver().solve({ blocks, boardSize: [5, 4], escapePoint: [3, 1] });
  return moves?.at(-1)?.step;
};

/** The 40 levels that the package brings along. */
export const peerLevels = (): readonly PeerLevel[] =>
  load('klotski/src/hrd-games.json') as readonly PeerLevel[];

const CODES: Readonly<Record<string, string>> = { '1,1': '1', '2,1': '2', '1,2': '3', '2,2': '4' };

/** A level in format 1. */
export const layoutOf = ({ blocks }: PeerLevel): string => {
  const digits = Array.from({ length: 20 }, () => '0');
  for (const { shape, position } of blocks) {
    const [height, width] = shape;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        digits[4 * (position[0] + row) + position[1] + column] = CODES[shape.join()] ?? '0';
      }
    }
  }
  return digits.join('');
};
