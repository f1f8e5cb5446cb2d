import type {
  PatienceActs,
  PatienceSpeech,
  PatienceWords,
} from '@parlour/element-core/piles/patience';
import type { KlondikeState } from '@parlour/klondike';

export type KlondikeActs = PatienceActs;

/** What is said and shown on demand only; loaded with the advice. */
export type KlondikeSpeech = PatienceSpeech<KlondikeState>;

/** What the picture of `<parlour-klondike>` says, beside the words of every patience. */
export interface KlondikeWords extends PatienceWords<KlondikeActs, KlondikeSpeech> {
  readonly foundationEmpty: string;
}

/** A language beside English: nothing is missing. */
export type KlondikeLanguage = Required<KlondikeWords>;
