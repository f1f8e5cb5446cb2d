import { ACE, type Card, type Pile, rankOf, suitIndexOf } from '@parlour/cards-core';
import { cardNames, deckFaultWords } from '@parlour/cards-core/patience-text';
import { err, ok, type Result } from '@parlour/game-core';
import { countOf, fitsTableau } from './piles.ts';
import { type Column, type KlondikeState, type PileId, type Rules } from './types.ts';

/** Any description of a position, legal or not: what an import or an editor holds. */
export type KlondikeSetup = Omit<KlondikeState, 'rules'>;

export const SETUP_FAULTS = [
  'missing-cards',
  'duplicate-cards',
  'foreign-cards',
  'wrong-columns',
  'wrong-foundations',
  'bad-foundation',
  'nothing-face-up',
  'not-a-run',
  'bad-best',
] as const;

/** One reason why a setup is no position of the game. */
export interface SetupFault {
  readonly code: (typeof SETUP_FAULTS)[number];
  readonly message: string;
  readonly cards?: readonly Card[];
  readonly pile?: PileId;
}

const foundationFault = (pile: Pile, index: number, rules: Rules): SetupFault | undefined => {
  const [first] = pile;
  if (first === undefined) return undefined;
  const suit = suitIndexOf(first);
  const isBuilt = pile.every(
    (card, step) => suitIndexOf(card) === suit && rankOf(card) === ACE + step,
  );
  if (isBuilt && (rules.rules === 'source' || suit === index)) return undefined;
  return {
    code: 'bad-foundation',
    pile: `f${index + 1}` as PileId,
    cards: pile,
    message: `Foundation ${index + 1} must be built up in suit from the ace: ${cardNames(pile)}.`,
  };
};

const columnFault = ({ down, up }: Column, index: number): SetupFault | undefined => {
  const pile = `t${index + 1}` as PileId;
  if (up.length === 0) {
    if (down.length === 0) return undefined;
    const message = `The top card of tableau ${index + 1} must be face up.`;
    return { code: 'nothing-face-up', pile, cards: down, message };
  }
  const wrong = up.findIndex((card, step) => step > 0 && !fitsTableau(card, up[step - 1] as Card));
  if (wrong < 0) return undefined;
  const cards = up.slice(wrong - 1, wrong + 1);
  const message = `The face-up cards of tableau ${index + 1} do not go down in alternating colour: ${cardNames(cards)}.`;
  return { code: 'not-a-run', pile, cards, message };
};

/** All cards of a setup, pile by pile. */
export const cardsOf = (setup: KlondikeSetup): readonly Card[] => [
  ...setup.stock,
  ...setup.waste,
  ...setup.tableau.flatMap(({ down, up }) => [...down, ...up]),
  ...setup.foundations.flat(),
];

function* faultsOf(setup: KlondikeSetup, rules: Rules): Generator<SetupFault> {
  const { tableau, foundations, best } = setup;
  if (tableau.length !== rules.columns) {
    const message = `There must be ${rules.columns} tableau piles, not ${tableau.length}.`;
    yield { code: 'wrong-columns', message };
  }
  if (foundations.length !== 4) {
    const message = `There must be 4 foundations, not ${foundations.length}.`;
    yield { code: 'wrong-foundations', message };
  }
  yield* deckFaultWords(cardsOf(setup), rules.ranks);
  const places = [
    ...foundations.map((pile, index) => foundationFault(pile, index, rules)),
    ...tableau.map(columnFault),
  ];
  for (const fault of places) if (fault) yield fault;
  const home = countOf(foundations);
  if (!Number.isInteger(best) || best < home || best > 4 * rules.ranks) {
    const message = `The best so far must be from ${home} to ${4 * rules.ranks}, not ${best}.`;
    yield { code: 'bad-best', message };
  }
}

/** A setup as a position of the game, or all the reasons why it is none (at least one). */
export const judge = (
  setup: KlondikeSetup,
  rules: Rules,
): Result<KlondikeState, readonly [SetupFault, ...SetupFault[]]> => {
  const [first, ...rest] = faultsOf(setup, rules);
  return first ? err([first, ...rest]) : ok({ rules, ...setup });
};

/** A position as a setup, without its rules. */
export const setupOf = (state: KlondikeState): KlondikeSetup => ({
  stock: state.stock,
  waste: state.waste,
  tableau: state.tableau,
  foundations: state.foundations,
  redealt: state.redealt,
  score: state.score,
  best: state.best,
});
