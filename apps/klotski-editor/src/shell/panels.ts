// The parts of the workbench. Each is a module of its own that draws into a section and follows what
// it wants to know of the bench.
import { browse } from '../browse/panel.ts';
import { collection } from '../collection/panel.ts';
import { formats } from '../formats/panel.ts';
import { harder } from '../harder/panel.ts';
import { share } from '../share/panel.ts';
import { solve } from '../solve/panel.ts';
import { type Panel } from './bench.ts';

/** Beside the board. */
export const SIDE_PANELS: readonly Panel[] = [formats, solve];
/** Below it, one at a time. */
export const LOWER_PANELS: readonly Panel[] = [harder, browse, collection, share];
