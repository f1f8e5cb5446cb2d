// What plays on a `<parlour-klotski>` needs of it.
import type { PlayHost } from '@parlour/element-core/play';
import type { KlotskiMove, KlotskiState } from '@parlour/klotski/play';
import type { KlotskiWords } from './messages/words.ts';
import type * as OnDemand from './on-demand.ts';

/** What `BoardPlay` needs of the element that it plays on. */
export interface BoardHost extends PlayHost<KlotskiState, KlotskiMove> {
  /** The board in the picture. */
  readonly shown: KlotskiState | undefined;
  /** The block that has the focus, or would get it. */
  focusId: number;
}

/** What `KlotskiPlay` needs beside. */
export interface KlotskiHost extends BoardHost {
  readonly words: KlotskiWords;
  readonly faces: string | undefined;
  readonly distance: boolean;
  readonly playthrough:
    { readonly index: number; readonly canUndo: boolean; readonly start: KlotskiState } | undefined;
  /** Loads the solver, words for refusals, read-outs and help. */
  onDemand(): Promise<typeof OnDemand>;
}
