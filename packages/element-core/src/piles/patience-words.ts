// What every patience has words for. A game adds its own to these.
import type { Refusal } from '../element-game.ts';
import type { CoreWords } from '../messages/words.ts';

/** What the picture of a patience says, beside the words of every element. */
export interface PatienceWords<
  Acts extends PatienceActs = PatienceActs,
  Speech = unknown,
> extends Partial<CoreWords> {
  /** What the element is called. */
  readonly gameName: string;
  /** "8 of hearts" */
  readonly card: (card: number) => string;
  /** "Tableau 3", "Foundation 2" */
  readonly pile: (pile: string) => string;
  /** Focus on a card: "8 of hearts, 2 of 4 face up" */
  readonly cardInPile: (card: number, place: number, count: number) => string;
  readonly faceDown: (count: number) => string;
  /** The stock: "12 cards". */
  readonly stockCards: (count: number) => string;
  readonly stockEmpty: (redeals: number | 'unlimited') => string;
  readonly wasteEmpty: string;
  readonly spaceEmpty: string;
  /** What is said of acts. English has it where the acts are. */
  readonly acts?: Acts;
  /** Loads the words on demand. English has none: they come with the advice. */
  readonly speech?: () => Promise<Speech>;
}

/** The words of a language that all games share; each game adds its name and what its places take. */
export type SharedWords = Omit<PatienceWords, 'gameName' | 'acts' | 'speech'>;

/** The same in a language beside English: nothing is missing. */
export type SharedLanguage = Required<SharedWords>;

/** What is said when something happens; loaded with what plays. */
export interface PatienceActs {
  /** Ends a sentence that another one follows: ". " */
  readonly stop: string;
  readonly picked: (card: number, more: number) => string;
  readonly moved: (card: number, more: number, to: string) => string;
  readonly revealed: (card: number, pile: string) => string;
  /** "5 of hearts, 6 of spades on top, 12 left" */
  readonly drawn: (cards: readonly number[], left: number) => string;
  readonly redealt: (count: number, left: number | 'unlimited') => string;
  readonly won: (moves: number) => string;
  readonly undone: string;
  readonly redone: string;
  readonly restarted: string;
  readonly dealt: string;
}

/** What is said on demand only, and is the same in all games of patience. */
export interface SharedSpeech {
  /** Stands between the moves of several cards: "; " */
  readonly separator: string;
  readonly autoplayed: (count: number) => string;
  readonly hintMove: (card: number, more: number, to: string) => string;
  readonly hintDeal: string;
  readonly noHint: string;
  readonly stuck: string;
  readonly noMoves: string;
  /** "8 of hearts can go to tableau 4, foundation 2" */
  readonly canGo: (card: number, targets: readonly string[]) => string;
  /** `base`: "Base rank 8", where there is one. */
  readonly summary: (table: Summary, part: SummaryPart, base?: string) => string;
}

/** What is said and shown on demand only; loaded with the advice. */
export interface PatienceSpeech<State> extends SharedSpeech {
  readonly refused: (refusal: Refusal, state: State) => string;
  readonly rulesTitle: string;
  readonly rules: (state: State | undefined) => readonly string[];
  readonly keyHelp: readonly KeyRow[];
}

/** A row of the key help; a space stands between two keys. */
export type KeyRow = readonly [keys: string, meaning: string];

/** The rows that every language has. */
export type KeyHelp = Explained<KeyNames>;

type Explained<Keys extends readonly string[]> = {
  readonly [Index in keyof Keys]: readonly [keys: Keys[Index], meaning: string];
};

type KeyNames = readonly [
  '← → ↑ ↓',
  'Ctrl+← Ctrl+→',
  'PgUp PgDn',
  'Home End',
  'Enter Space',
  'Esc',
  '1 … 7',
  '0 9',
  'Shift+1 … 4',
  'F Ctrl+Enter',
  'D',
  'A',
  'U Shift+U',
  'H',
  'M Shift+M',
  'S',
  'W T P',
  'L',
  'N',
  'Z',
  '?',
];

/** Which part of the table is read out. */
export type SummaryPart = 'all' | 'deck' | 'foundations' | 'tableau';

/** What the summary key reads out. */
export interface Summary {
  readonly stock: number;
  readonly waste: number | undefined;
  /** Where there is a reserve: its cards, and the one on top. */
  readonly reserve?: { readonly count: number; readonly top: number | undefined };
  /** The top card of each foundation. */
  readonly foundations: readonly (number | undefined)[];
  readonly tableau: readonly { readonly down: number; readonly top: number | undefined }[];
}
