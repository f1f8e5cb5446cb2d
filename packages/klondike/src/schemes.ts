// What players of other programs bring along: deals by their numbers, and boards in their formats.
// Never in an element's first file.
export { DECK_STRING_LENGTH, makeDeckString, parseDeckString } from './deck-string.ts';
export { BOARD_LENGTH_LIMIT, makePysolBoard, parsePysolBoard } from './pysol-board.ts';
export { dealScheme, type Scheme, type SchemeError, schemeInfo, SCHEMES } from './scheme-deals.ts';
