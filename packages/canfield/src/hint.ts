import { moves, outcome, play } from './rules.ts';
import { type CanfieldMove, type CanfieldState } from './types.ts';

export const HINT_REASONS = ['wins', 'goes-on'] as const;

export interface Hint {
  readonly move: CanfieldMove;
  readonly reason: (typeof HINT_REASONS)[number];
}

/** Advice, best first, one move ahead: win, else go on without being stuck at once. */
export const hints = (state: CanfieldState): readonly Hint[] => {
  const found = moves(state).flatMap((move): Hint[] => {
    const played = play(state, move);
    if (!played.ok) return [];
    const end = outcome(played.value.state);
    if (end?.result === 'stuck') return [];
    return [{ move, reason: end ? 'wins' : 'goes-on' }];
  });
  return [
    ...found.filter(({ reason }) => reason === 'wins'),
    ...found.filter(({ reason }) => reason === 'goes-on'),
  ];
};
