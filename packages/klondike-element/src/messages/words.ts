import type { CoreWords, Refusal } from '@parlour/element-core';
import type { KlondikeState, PileId } from '@parlour/klondike';

/** What the picture of `<parlour-klondike>` says, beside the words of every element. */
export interface KlondikeWords extends CoreWords {
  /** What the element is called. */
  readonly gameName: string;
  /** "8 of hearts" */
  readonly card: (card: number) => string;
  /** "Tableau 3", "Foundation, hearts" */
  readonly pile: (pile: PileId) => string;
  /** Focus on a card: "8 of hearts, 2 of 4 face up" */
  readonly cardInPile: (card: number, place: number, count: number) => string;
  readonly faceDown: (count: number) => string;
  /** The stock: "12 cards", with redeals left where they are limited. */
  readonly stockCards: (count: number) => string;
  readonly stockEmpty: (redeals: number | 'unlimited') => string;
  readonly wasteEmpty: string;
  readonly foundationEmpty: string;
  readonly spaceEmpty: string;
  /** What is said of acts. English has it where the acts are. */
  readonly acts?: KlondikeActs;
  /** Loads the words on demand. English has none: they come with the advice. */
  readonly speech?: () => Promise<KlondikeSpeech>;
}

/** A language beside English: nothing is missing. */
export type KlondikeLanguage = Required<KlondikeWords>;

/** What is said when something happens; loaded with what plays. */
export interface KlondikeActs {
  /** Ends a sentence that another one follows: ". " */
  readonly stop: string;
  readonly picked: (card: number, more: number) => string;
  readonly moved: (card: number, more: number, to: PileId) => string;
  readonly revealed: (card: number, pile: PileId) => string;
  /** "5 of hearts, 6 of spades on top, 12 left" */
  readonly drawn: (cards: readonly number[], left: number) => string;
  readonly redealt: (count: number, left: number | 'unlimited') => string;
  readonly won: (moves: number) => string;
  readonly undone: string;
  readonly redone: string;
  readonly restarted: string;
  readonly dealt: string;
}

/** What is said and shown on demand only; loaded with the advice. */
export interface KlondikeSpeech {
  /** Stands between the moves of several cards: "; " */
  readonly separator: string;
  readonly refused: (refusal: Refusal, state: KlondikeState) => string;
  readonly autoplayed: (count: number) => string;
  readonly hintMove: (card: number, more: number, to: PileId) => string;
  readonly hintDeal: string;
  readonly noHint: string;
  readonly stuck: string;
  readonly noMoves: string;
  /** "8 of hearts can go to tableau 4, foundation 2" */
  readonly canGo: (card: number, targets: readonly PileId[]) => string;
  readonly summary: (table: Summary, part: SummaryPart) => string;
  readonly rulesTitle: string;
  readonly rules: (state: KlondikeState | undefined) => readonly string[];
  readonly keyHelp: Explained<KeyNames>;
}

type Explained<Keys extends readonly string[]> = {
  readonly [Index in keyof Keys]: readonly [keys: Keys[Index], meaning: string];
};

/** The rows of the key help; a space stands between two keys. */
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
  /** The top card of each foundation. */
  readonly foundations: readonly (number | undefined)[];
  readonly tableau: readonly { readonly down: number; readonly top: number | undefined }[];
}
