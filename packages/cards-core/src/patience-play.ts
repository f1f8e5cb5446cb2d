// What a table of patience needs to be played on, and no more.
export { makeMove, pileNames, readMove } from './move-text.ts';
export {
  type Change,
  drawn,
  type DrawnEvent,
  type Hand,
  isMove,
  type PileKind,
  type PileMove,
  placeOf,
  redealsLeft,
  redealt,
  type RedealtEvent,
  type Refusal,
  refuse,
  refusedTurn,
  replaced,
} from './patience.ts';
