/** The chords that have a meaning: known before what they do is loaded. */
export const OWN_KEYS = /^(?:[dfmswtprb0-79]|Shift\+[m1-4]|Control\+Enter)$/;
