import type { CanfieldState } from '@parlour/canfield';
import type {
  PatienceActs,
  PatienceSpeech,
  PatienceWords,
} from '@parlour/element-core/piles/patience';

/** What is said when something happens; loaded with what plays. */
export interface CanfieldActs extends PatienceActs {
  /** "Reserve filled tableau 2: jack of spades, 9 left" */
  readonly filled: (card: number, pile: string, left: number) => string;
  /** "Reserve 13, top 4 of clubs" */
  readonly reserve: (count: number, top: number | undefined) => string;
  /** Where the ranks begin again: "ace on king allowed", in the tableau "king on ace allowed". */
  readonly wrapped: (isHome: boolean) => string;
  /** Said of a game in which the player has yet to choose the base rank. */
  readonly choose: string;
  /** The names of the figures. */
  readonly base: string;
  readonly profit: string;
}

/** What is said and shown on demand only; loaded with the advice. */
export type CanfieldSpeech = PatienceSpeech<CanfieldState>;

/** What the picture of `<parlour-canfield>` says, beside the words of every patience. */
export interface CanfieldWords extends PatienceWords<CanfieldActs, CanfieldSpeech> {
  /** "Base rank 8" */
  readonly baseRank: (base: number) => string;
  /** "Empty, base rank 8"; 0: no base rank is chosen. */
  readonly foundationEmpty: (base: number) => string;
}

/** A language beside English: nothing is missing. */
export type CanfieldLanguage = Required<CanfieldWords>;
