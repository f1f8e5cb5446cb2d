import { type Marks } from '../draw/marks.ts';
import { type Editor } from '../model/editor.ts';
import { type Player } from '../solve/player.ts';
import { type Live } from '../solving/live.ts';

/** What all parts of the workbench work on. */
export interface Bench {
  /** The board that is drawn. */
  readonly editor: Editor;
  /** What the solver knows of it. */
  readonly live: Live;
  /** Moves that are shown on the board. */
  readonly player: Player;
  /** Cells of the board that something is said about. */
  readonly marks: Marks;
  /** Tells something to those who listen to the page. */
  readonly say: (text: string) => void;
}

/** A part of the workbench. */
export interface Panel {
  /** Of its section; also in addresses. */
  readonly id: string;
  readonly title: string;
  /**
   * Draws into its section, below the heading, and goes on drawing after every change. Called once,
   * when the panel is first shown.
   */
  readonly mount: (section: HTMLElement, bench: Bench) => void;
}
