// @ts-check

/** What `export const <name>` cannot be called, and what the skeleton calls otherwise already. */
const TAKEN = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum',
    'eval export extends false finally for function if implements import in instanceof interface',
    'let new null package private protected public return static super switch this throw true try',
    'typeof undefined var void while with yield',
    'deal game hints judge moves ok options outcome parse-error parse-move parse-state make-move',
    'make-state parse-options play refusal-of solve text-game counters unwrap replay parse-record',
    'make-record make-record-text played playthrough fc expect describe it games',
  ].flatMap((line) => line.split(' ')),
);

/** Scopes and words that the house keeps for itself. */
const RESERVED = new Set(['all', 'shared', 'cards', 'board', 'core', 'element', 'parlour', 'test']);

/** What Windows takes for a device: no file and no folder there can have such a name. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** As long as a record allows the id of a game to be. */
const LENGTH_LIMIT = 32;

/**
 * Judges the name of a new game.
 *
 * @param {string} name
 * @param {readonly string[]} existing names of projects
 * @returns {string | undefined} what is wrong with it, as a sentence
 */
export function faultOfName(name, existing) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is not in kebab-case: small letters, digits and single hyphens, a letter first.`;
  }
  if (name.length > LENGTH_LIMIT) return `"${name}" has more than ${LENGTH_LIMIT} characters.`;
  if (/-(?:element|core)$/.test(name)) {
    return `"${name}" sounds like an element or a core: no game may end in -element or -core.`;
  }
  if (RESERVED.has(name) || TAKEN.has(name)) {
    return `"${name}" is reserved: it means something else in the house or in the language.`;
  }
  if (DEVICE.test(name)) return `"${name}" can be the name of no folder on Windows.`;
  return existing.includes(name) ? `There is a project "${name}" already.` : undefined;
}
