import type { IconName } from './icons.ts';

/** `Shift+ArrowLeft`, `Control+Enter`, `u`: a key with its modifiers; letters small, digits by place. */
export const chordOf = (event: KeyboardEvent): string => {
  const { key, code } = event;
  // Shift+1 is "!" here and "\"" there: digits go by where they lie.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const name = digit ?? (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);
  const shift = event.shiftKey && (digit !== undefined || key.length > 1 || /^[a-z]$/i.test(key));
  return `${event.ctrlKey ? 'Control+' : ''}${shift ? 'Shift+' : ''}${name}`;
};

/** Keys that are none of ours: with Alt or Meta, while composing, in a field of the page's. */
export const isForeign = (event: KeyboardEvent): boolean => {
  if (event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return true;
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
};

/** Keys that every table of piles knows, in the field. */
export const FIELD_KEYS =
  /^(?:Arrow(?:Left|Right|Up|Down)|Control\+Arrow(?:Left|Right)|PageUp|PageDown|Home|End|Enter|Space)$/;
/** Keys along the toolbar. */
export const TOOL_KEYS = /^(?:ArrowLeft|ArrowRight|Home|End)$/;
/** Keys that are known in both. */
export const SHARED_KEYS = /^(?:[uhal?]|Shift\+u|Control\+(?:z|y|Shift\+z))$/;

/** Is this a single character, which `no-shortcuts` switches off? */
export const isCharacter = (chord: string): boolean => /^(?:Shift\+)?.$/u.test(chord);

/** What a key does, as far as it is not the game's own. */
export const COMMANDS: Readonly<Record<string, IconName>> = {
  u: 'undo',
  'Control+z': 'undo',
  'Shift+u': 'redo',
  'Control+y': 'redo',
  'Control+Shift+z': 'redo',
  h: 'hint',
  a: 'auto',
  '?': 'help',
};
