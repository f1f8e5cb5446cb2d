/** What a key of a patience's own asks for. */
export type PatienceIntent =
  | { readonly type: 'pile'; readonly pile: string }
  | { readonly type: 'deal' | 'build' }
  | ReadingIntent;

/** A key that has something read out. */
export type ReadingIntent =
  | { readonly type: 'moves' | 'all-moves' | 'summary' | 'base' }
  | { readonly type: 'read'; readonly part: 'deck' | 'foundations' | 'tableau' };

const INTENTS: Readonly<Record<string, PatienceIntent>> = {
  d: { type: 'deal' },
  f: { type: 'build' },
  'Control+Enter': { type: 'build' },
  m: { type: 'moves' },
  'Shift+m': { type: 'all-moves' },
  s: { type: 'summary' },
  w: { type: 'read', part: 'deck' },
  t: { type: 'read', part: 'foundations' },
  p: { type: 'read', part: 'tableau' },
  r: { type: 'pile', pile: 'reserve' },
  b: { type: 'base' },
  '0': { type: 'pile', pile: 'stock' },
  '9': { type: 'pile', pile: 'waste' },
};

/** The intent of a chord; `undefined` for a key that means nothing. */
export const intentOf = (chord: string): PatienceIntent | undefined => {
  const pile = /^(Shift\+)?([1-7])$/.exec(chord);
  if (!pile) return Object.hasOwn(INTENTS, chord) ? INTENTS[chord] : undefined;
  const [, shift, digit = ''] = pile;
  if (shift === undefined) return { type: 'pile', pile: `t${digit}` };
  return digit <= '4' ? { type: 'pile', pile: `f${digit}` } : undefined;
};
