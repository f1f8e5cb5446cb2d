import type { PileId } from '@parlour/klondike';

/** What a key of Klondike's own asks for. */
export type Intent =
  | { readonly type: 'pile'; readonly pile: PileId }
  | { readonly type: 'deal' | 'build' }
  | { readonly type: 'moves' | 'all-moves' | 'summary' }
  | { readonly type: 'read'; readonly part: 'deck' | 'foundations' | 'tableau' };

const INTENTS: Readonly<Record<string, Intent>> = {
  d: { type: 'deal' },
  f: { type: 'build' },
  'Control+Enter': { type: 'build' },
  m: { type: 'moves' },
  'Shift+m': { type: 'all-moves' },
  s: { type: 'summary' },
  w: { type: 'read', part: 'deck' },
  t: { type: 'read', part: 'foundations' },
  p: { type: 'read', part: 'tableau' },
  '0': { type: 'pile', pile: 'stock' },
  '9': { type: 'pile', pile: 'waste' },
};

/** The intent of a chord; `undefined` for a key that is none of Klondike's. */
export const intentOf = (chord: string): Intent | undefined => {
  const pile = /^(Shift\+)?([1-7])$/.exec(chord);
  if (!pile) return Object.hasOwn(INTENTS, chord) ? INTENTS[chord] : undefined;
  const [, shift, digit = ''] = pile;
  if (shift === undefined) return { type: 'pile', pile: `t${digit}` as PileId };
  return digit <= '4' ? { type: 'pile', pile: `f${digit}` as PileId } : undefined;
};
