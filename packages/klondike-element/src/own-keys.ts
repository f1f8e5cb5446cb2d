/** The chords that `keys.ts` gives a meaning: known before that is loaded. */
export const OWN_KEYS = /^(?:[dfmswtp0-79]|Shift\+[m1-4]|Control\+Enter)$/;
