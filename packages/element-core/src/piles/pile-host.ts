import type { PlayHost } from '../play-host.ts';
import type { Spot } from '../spot.ts';
import type { PileModel, TableModel } from './model.ts';

/** What `PilePlay` needs of the element that it plays on. */
export interface PileHost<State, Move> extends PlayHost<State, Move> {
  readonly table: TableModel;
  focusSpot: Spot;
  /** The table as it is now, should the picture not have caught up. */
  tableModel(): TableModel;
  cardName(pile: PileModel, index: number): string;
}
