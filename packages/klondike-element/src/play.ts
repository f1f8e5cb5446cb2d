// Klondike under hands and keys, and what it says: loaded with the first picture.
import type { Status } from '@parlour/element-core';
import { enActs } from '@parlour/element-core/piles/messages/en-acts';
import type { PatienceHost } from '@parlour/element-core/piles/patience';
import { PatiencePlay } from '@parlour/element-core/piles/patience-play';
import type { KlondikeEvent, KlondikeState, PileId } from '@parlour/klondike';
import { faceUp, scoreAt } from '@parlour/klondike/state';
import { klondikeWords } from './languages.ts';
import type { KlondikeActs, KlondikeSpeech } from './messages/words.ts';
import { OWN_KEYS } from './own-keys.ts';

/** What plays on a `<parlour-klondike>`. */
export type KlondikeHost = PatienceHost<KlondikeState, PileId, KlondikeActs, KlondikeSpeech>;

export class KlondikePlay extends PatiencePlay<KlondikeState, PileId, KlondikeEvent> {
  protected readonly dictionary = klondikeWords;
  protected readonly ownKeys = OWN_KEYS;

  protected get acts(): KlondikeActs {
    return this.host.words.acts ?? enActs;
  }

  protected cardsOf(state: KlondikeState, pile: PileId): readonly number[] {
    return faceUp(state, pile);
  }

  protected mayTake({ rules }: KlondikeState, pile: PileId): boolean {
    return !pile.startsWith('f') || rules.worryBack;
  }

  protected override isOpenStock(): boolean {
    return this.host.state?.rules.rules === 'source';
  }

  protected eventWords(event: KlondikeEvent): string | undefined {
    return this.commonWords(event);
  }

  protected figures(state: KlondikeState): Status {
    if (state.rules.scoring === 'none') return [];
    const score = scoreAt(state, this.host.seconds);
    const sign = `${score < 0 ? '−' : ''}${state.rules.scoring === 'vegas' ? '$' : ''}`;
    return [[this.words.score, `${sign}${Math.abs(score)}`]];
  }
}
