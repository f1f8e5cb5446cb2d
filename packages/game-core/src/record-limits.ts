// How much a record may hold: known only to what reads records.
/** At most this many moves, each of at most this many characters. */
export const RECORD_MOVES_LIMIT = 100_000;
export const RECORD_MOVE_LENGTH_LIMIT = 64;

/** All names and values of the options together, in UTF-16 units. */
export const RECORD_OPTIONS_LENGTH_LIMIT = 50_000;

/**
 * A text of at most this many UTF-16 units is read as a record. Whatever keeps the limits above
 * fits in, in either form: what can be read can also be written and read again.
 */
export const RECORD_LENGTH_LIMIT = 8_000_000;
