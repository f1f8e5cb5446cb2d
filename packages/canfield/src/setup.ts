import { err, ok, type Result } from '@parlour/game-core';
import { COUNTERS_MAX, LIMIT_MAX, LIMIT_MIN, type CanfieldState } from './types.ts';

/** Any description of a position, legal or not: what an editor or an import holds. */
export interface CanfieldSetup {
  readonly counters: number;
  readonly limit: number;
  readonly last: number;
}

export const SETUP_FAULTS = ['bad-counters', 'bad-limit', 'bad-last'] as const;

export interface SetupFault {
  readonly code: (typeof SETUP_FAULTS)[number];
  readonly message: string;
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Judges a position: the state that it describes, or all that is wrong with it. */
export const judge = (setup: CanfieldSetup): Result<CanfieldState, readonly SetupFault[]> => {
  const { counters, limit, last } = setup;
  const faults: SetupFault[] = [];
  if (!isWithin(counters, 0, COUNTERS_MAX)) {
    faults.push({ code: 'bad-counters', message: `A heap has 0 to ${COUNTERS_MAX} counters.` });
  }
  if (!isWithin(limit, LIMIT_MIN, LIMIT_MAX)) {
    faults.push({ code: 'bad-limit', message: `The limit is ${LIMIT_MIN} to ${LIMIT_MAX}.` });
  } else if (!isWithin(last, 0, limit)) {
    faults.push({ code: 'bad-last', message: `The last move took at most ${limit} counters.` });
  }
  return faults.length > 0 ? err(faults) : ok({ counters, limit, last });
};
