// Any verbs, for properties.
import { BIG, type BlockCode, CELLS, HORIZONTAL, SOLDIER, VERTICAL } from '@parlour/klotski';
import fc from 'fast-check';
import { type Design, EMPTY_DESIGN } from './design.ts';
import { perform, type Verb } from './verbs.ts';

const cell = fc.integer({ min: 0, max: CELLS - 1 });
const code = fc.constantFrom<BlockCode>(SOLDIER, VERTICAL, HORIZONTAL, BIG);

const anyVerb: fc.Arbitrary<Verb> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('put' as const), code, cell }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move' as const), from: cell, to: cell }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('rotate' as const), cell }) },
  fc.record({ type: fc.constant('erase' as const), cell }),
  fc.record({ type: fc.constant('swap' as const), one: cell, other: cell }),
  fc.constant<Verb>({ type: 'mirror' }),
  fc.record({ type: fc.constant('keep-ids' as const), keepsIds: fc.boolean() }),
);

export const anyVerbs = fc.array(anyVerb, { maxLength: 40 });

/** What verbs make of nothing; those that cannot be done are passed over. */
export const made = (verbs: readonly Verb[]): Design =>
  verbs.reduce<Design>((design, verb) => {
    const done = perform(design, verb);
    return done.ok ? done.design : design;
  }, EMPTY_DESIGN);

export const anyDesign = anyVerbs.map(made);
