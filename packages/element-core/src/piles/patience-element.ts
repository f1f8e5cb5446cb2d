// What the elements of all patiences have in common.
import type { Game, OptionValues } from '@parlour/game-core';
import type { PileModel } from './model.ts';
import type { PatienceDemand, PatienceMove, PatienceState } from './patience-model.ts';
import type { PatienceActs, PatienceSpeech, PatienceWords } from './patience-words.ts';
import { PileElement } from './pile-element.ts';

/** Shows a patience. */
export abstract class PatienceElement<
  State extends PatienceState,
  Pile extends string,
  Event,
  Options extends OptionValues,
  Speech extends PatienceSpeech<State>,
  Words extends PatienceWords<PatienceActs, Speech>,
> extends PileElement<State, PatienceMove<Pile>, Event, Options, Words> {
  static override properties = {
    ...PileElement.properties,
    seed: { reflect: true },
    number: { reflect: true },
    draw: { reflect: true },
    redeals: { reflect: true },
    deck: { reflect: true },
    hand: { reflect: true },
  };

  /** Whole number or text: the same seed deals the same game for ever. */
  declare seed: string | number | undefined;
  /** The number of a numbered deal. */
  declare number: string | number | undefined;
  /** Cards turned at a time, 1–7. */
  declare draw: string | number | undefined;
  /** `unlimited`, or how often the waste is turned over. */
  declare redeals: string | number | undefined;
  /** `four-color`: each suit its own colour. */
  declare deck: string | undefined;
  /** `left`: stock and waste on the right. */
  declare hand: 'right' | 'left' | undefined;

  protected attributeOptions(): Readonly<Record<string, unknown>> {
    const given: Record<string, unknown> = {};
    for (const name of this.dealing) {
      const value = this[name as 'seed'];
      if (value != null && value !== '') given[name] = value;
    }
    return given;
  }

  protected gameName(): string {
    return this.words.gameName;
  }

  protected freshOptions(): Readonly<Record<string, unknown>> {
    return { seed: Math.floor(Math.random() * 2 ** 32) };
  }

  /** @internal */
  cardName(pile: PileModel, index: number): string {
    const card = pile.up[index] ?? 0;
    const isFan = pile.fan === 'down';
    return this.words.cardInPile(card, index + 1, isFan ? pile.up.length : 1);
  }

  /**
   * Advice, words and the whole game: one module, loaded when it is first needed.
   *
   * @internal
   */
  abstract onDemand(): Promise<
    PatienceDemand<State, Pile, Speech> & {
      readonly whole: Game<State, PatienceMove<Pile>, Event, Options>;
    }
  >;

  /** @internal */
  async wholeGame(): Promise<Game<State, PatienceMove<Pile>, Event, Options>> {
    return (await this.onDemand()).whole;
  }
}
