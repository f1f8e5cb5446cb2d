import { type Card, countOf, type Pile, rankOf, suitIndexOf } from '@parlour/cards-core';
import { cardNames, deckFaultWords } from '@parlour/cards-core/patience-text';
import { err, ok, type Result } from '@parlour/game-core';
import { fitsTableau, nextRank } from './piles.ts';
import { type CanfieldState, COLUMNS_MAX, type PileId, type Rules } from './types.ts';

/** Any description of a position, legal or not: what an import or an editor holds. */
export type CanfieldSetup = Omit<CanfieldState, 'rules'>;

export const SETUP_FAULTS = [
  'missing-cards',
  'duplicate-cards',
  'foreign-cards',
  'wrong-columns',
  'wrong-foundations',
  'bad-base',
  'bad-foundation',
  'not-a-run',
  'open-space',
  'bad-best',
] as const;

/** One reason why a setup is no position of the game. */
export interface SetupFault {
  readonly code: (typeof SETUP_FAULTS)[number];
  readonly message: string;
  readonly cards?: readonly Card[];
  readonly pile?: PileId;
}

const foundationFault = (pile: Pile, index: number, base: number): SetupFault | undefined => {
  const isBuilt = pile.every((card, step) => {
    const before = pile[step - 1];
    if (before === undefined) return rankOf(card) === base;
    return suitIndexOf(card) === suitIndexOf(before) && rankOf(card) === nextRank(rankOf(before));
  });
  return isBuilt
    ? undefined
    : {
        code: 'bad-foundation',
        pile: `f${index + 1}` as PileId,
        cards: pile,
        message: `Foundation ${index + 1} must be built up in suit from the base rank: ${cardNames(pile)}.`,
      };
};

const columnFault = (
  column: Pile,
  index: number,
  state: Pick<CanfieldState, 'rules' | 'base' | 'reserve'>,
): SetupFault | undefined => {
  const pile = `t${index + 1}` as PileId;
  if (column.length === 0 && state.rules.fill && state.reserve.length > 0) {
    const message = `Tableau ${index + 1} cannot be empty: the reserve would fill it.`;
    return { code: 'open-space', pile, message };
  }
  const wrong = column.findIndex(
    (card, step) => step > 0 && !fitsTableau(state, card, column[step - 1] as Card),
  );
  if (wrong < 0) return undefined;
  const cards = column.slice(wrong - 1, wrong + 1);
  const message = `The cards of tableau ${index + 1} do not go down as these rules have it: ${cardNames(cards)}.`;
  return { code: 'not-a-run', pile, cards, message };
};

const baseFault = ({ base, foundations }: CanfieldSetup): SetupFault | undefined => {
  const isRank = Number.isInteger(base) && base >= 0 && base <= 13;
  const home = countOf(foundations);
  if (isRank && (base === 0) === (home === 0)) return undefined;
  const message = isRank
    ? 'There is a base rank exactly when a card lies on a foundation.'
    : `The base rank must be from 1 to 13, or 0 where it is yet to be chosen, not ${base}.`;
  return { code: 'bad-base', message };
};

/** All cards of a setup, pile by pile. */
export const cardsOf = (setup: CanfieldSetup): readonly Card[] => [
  ...setup.reserve,
  ...setup.stock,
  ...setup.waste,
  ...setup.tableau.flat(),
  ...setup.foundations.flat(),
];

function* faultsOf(setup: CanfieldSetup, rules: Rules): Generator<SetupFault> {
  const { tableau, foundations, base, best, reserve } = setup;
  if (tableau.length < 1 || tableau.length > COLUMNS_MAX) {
    const message = `There must be 1 to ${COLUMNS_MAX} tableau piles, not ${tableau.length}.`;
    yield { code: 'wrong-columns', message };
  }
  if (foundations.length !== 4) {
    const message = `There must be 4 foundations, not ${foundations.length}.`;
    yield { code: 'wrong-foundations', message };
  }
  yield* deckFaultWords(cardsOf(setup));
  const places = [
    baseFault(setup),
    ...foundations.map((pile, index) => foundationFault(pile, index, base)),
    ...tableau.map((pile, index) => columnFault(pile, index, { rules, base, reserve })),
  ];
  for (const fault of places) if (fault) yield fault;
  const home = countOf(foundations);
  if (!Number.isInteger(best) || best < home || best > 52) {
    const message = `The best so far must be from ${home} to 52, not ${best}.`;
    yield { code: 'bad-best', message };
  }
}

/** A setup as a position of the game, or all the reasons why it is none (at least one). */
export const judge = (
  setup: CanfieldSetup,
  rules: Rules,
): Result<CanfieldState, readonly [SetupFault, ...SetupFault[]]> => {
  const [first, ...rest] = faultsOf(setup, rules);
  return first ? err([first, ...rest]) : ok({ rules, ...setup });
};

/** A position as a setup, without its rules. */
export const setupOf = (state: CanfieldState): CanfieldSetup => ({
  base: state.base,
  reserve: state.reserve,
  stock: state.stock,
  waste: state.waste,
  tableau: state.tableau,
  foundations: state.foundations,
  redealt: state.redealt,
  best: state.best,
});
