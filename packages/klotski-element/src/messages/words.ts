import type { CoreWords, Refusal } from '@parlour/element-core';
import type { Block, KlotskiState, Metric } from '@parlour/klotski/play';
import type { Face } from '../view.ts';

/** What the picture of `<parlour-klotski>` says, beside the words of every element. */
export interface KlotskiWords extends CoreWords {
  readonly gameName: string;
  /** What the board is called. */
  readonly board: string;
  /** An empty cell. */
  readonly empty: string;
  /** What is written on a block where names are shown. */
  readonly face: (id: number) => Face;
  /**
   * Focus on a block: "Cao Cao, 2 by 2, row 1, columns 2 to 3. Can go down". `ways`: the differences
   * of cells by which it can go: ±1, ±4.
   */
  readonly block: (block: Block, faces: string, ways: readonly number[]) => string;
  /** What is said of acts. English has it where the acts are. */
  readonly acts?: KlotskiActs;
  /** Loads the words on demand. English has none: they come with the advice. */
  readonly speech?: () => Promise<KlotskiSpeech>;
}

/** A language beside English: nothing is missing. */
export type KlotskiLanguage = Required<KlotskiWords>;

/** What is said when something happens; loaded with what plays. */
export interface KlotskiActs {
  /** Ends a sentence that another one follows: ". " */
  readonly stop: string;
  /** The toolbar's button that demonstrates the solution. */
  readonly solve: string;
  readonly picked: (block: Block, faces: string) => string;
  /** "Moved left 2, down": the steps of a slide as differences of cells, runs of the same merged. */
  readonly moved: (steps: readonly (readonly [way: number, count: number])[]) => string;
  /** "12 moves, best 81" */
  readonly count: (count: number, optimum: number | undefined) => string;
  readonly takenBack: string;
  /** "Solved in 81 moves: perfect"; `optimum` where it is known. */
  readonly won: (count: number, optimum: number | undefined) => string;
  readonly undone: string;
  readonly redone: string;
  readonly restarted: string;
  readonly dealt: string;
  /** Said with `picked`: that the arrows slide the block now. */
  readonly sliding: string;
  /** The status: moves left at least. */
  readonly left: string;
  /** The status of a game that is won in as few moves as can be. */
  readonly perfect: string;
}

/** What is said and shown on demand only; loaded with the advice. */
export interface KlotskiSpeech {
  /** Why a block stays where it is; `way` as in `moved`, where it was pushed by an arrow. */
  readonly refused: (refusal: Refusal, state: KlotskiState, faces: string) => string;
  readonly hint: (
    block: Block,
    faces: string,
    steps: readonly (readonly [number, number])[],
    left: number,
  ) => string;
  readonly noHint: string;
  readonly unsolvable: string;
  /** "Can go down, left" or that it cannot go. */
  readonly ways: (ways: readonly number[]) => string;
  /** All blocks that can go. */
  readonly movable: (blocks: readonly Block[], faces: string) => string;
  /** "At least 42 moves to the exit" */
  readonly distance: (moves: number) => string;
  /** The board read out, row by row; empty cells are `undefined`. */
  readonly board: (rows: readonly (readonly (Block | undefined)[])[], faces: string) => string;
  /** The demonstration and its buttons. */
  readonly demonstration: {
    readonly title: string;
    readonly begin: (moves: number) => string;
    readonly at: (move: number, moves: number) => string;
    /** A move that was asked for, and then `at`. */
    readonly step: (
      block: Block,
      faces: string,
      steps: readonly (readonly [number, number])[],
      at: string,
    ) => string;
    readonly back: string;
    readonly forward: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly close: string;
    readonly closed: string;
  };
  readonly rulesTitle: string;
  readonly rules: (metric: Metric) => readonly string[];
  readonly keyHelp: Explained<KeyNames>;
}

type Explained<Keys extends readonly string[]> = {
  readonly [Index in keyof Keys]: readonly [keys: Keys[Index], meaning: string];
};

/** The rows of the key help; a space stands between two keys. */
type KeyNames = readonly [
  '← → ↑ ↓',
  'Shift+← Shift+→ Shift+↑ Shift+↓',
  'Enter Space',
  'Esc',
  'Home End',
  'U Shift+U',
  'H',
  'V',
  'Space Shift+→ Shift+←',
  'M Shift+M',
  'B',
  'E',
  'S',
  'L',
  '?',
];
