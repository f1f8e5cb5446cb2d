// The editor without a page: a design with its history, what is selected, and who wants to know.
import {
  type Block,
  blockAt,
  type BlockCode,
  type Cell,
  type Counts,
  countsOf,
  judge,
  type Judgement,
  type Layout,
  layoutOf,
} from '@parlour/klotski';
import { parseLayout } from '@parlour/klotski/formats';
import { type Design, designed, EMPTY_DESIGN, hasOwnIds } from './design.ts';
import { advanced, closed, type History, redone, started, undone } from './history.ts';
import { perform, type Verb, type VerbRefusal } from './verbs.ts';

/** What a touch of the board does: chooses and moves, paints a block, takes away. */
export type Tool = 'select' | 'erase' | BlockCode;

/** All that is shown; a new object for every change. */
export interface EditorState {
  readonly design: Design;
  /** Format 1. */
  readonly layout: Layout;
  readonly judgement: Judgement;
  readonly counts: Counts;
  readonly tool: Tool;
  /** The top left of the block that is chosen. */
  readonly selected: Cell | undefined;
  /** Why the last verb could not be done. */
  readonly refusal: VerbRefusal | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Listener = (state: EditorState) => void;

/** What is known about a design; asked of the engine once for each. */
const judged = (design: Design) => ({
  design,
  layout: layoutOf(design.blocks),
  judgement: judge(design),
  counts: countsOf(design.blocks),
});

export class Editor {
  #history: History;
  #state: EditorState;
  readonly #listeners = new Set<Listener>();

  constructor(design: Design = EMPTY_DESIGN) {
    this.#history = started(design);
    this.#state = {
      ...judged(design),
      tool: 'select',
      selected: undefined,
      refusal: undefined,
      canUndo: false,
      canRedo: false,
    };
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Calls with the state now, and after every change until the signal aborts. */
  subscribe(listener: Listener, signal?: AbortSignal): void {
    if (signal?.aborted) return;
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
    listener(this.#state);
  }

  /**
   * Does something to the design; whether it could be done. Verbs of the same `act` are undone
   * together.
   */
  do(verb: Verb, act?: string): boolean {
    const done = perform(this.#state.design, verb);
    if (!done.ok) {
      this.#set({ refusal: done.refusal });
      return false;
    }
    this.#go(advanced(this.#history, done.design, act), done.at);
    return true;
  }

  /** Ends an act: what comes next is undone by itself. */
  endAct(): void {
    this.#history = closed(this.#history);
  }

  /** Opens another board in any of the formats 1–4; whether it is one. */
  open(text: string, act?: string): boolean {
    const read = parseLayout(text, { mode: 'lenient' });
    if (!read.ok) return false;
    const { blocks, format } = read.value;
    const isOwn = format === '4' && hasOwnIds({ blocks, keepsIds: true });
    return this.do({ type: 'load', blocks, keepsIds: isOwn || this.#state.design.keepsIds }, act);
  }

  undo(): void {
    this.#go(undone(this.#history), undefined);
  }

  redo(): void {
    this.#go(redone(this.#history), undefined);
  }

  /** Begins anew with a design, without a history. */
  restart(blocks: readonly Block[], keepsIds: boolean): void {
    this.#go(started(designed(blocks, keepsIds)), undefined);
  }

  /** Chooses the block that covers a cell; none, where there is none. */
  select(cell: Cell | undefined): void {
    const block = cell === undefined ? undefined : blockAt(this.#state.design.blocks, cell);
    this.#set({ selected: block?.cell, refusal: undefined });
  }

  use(tool: Tool): void {
    this.#set({ tool, refusal: undefined });
  }

  #go(history: History, selected: Cell | undefined): void {
    this.#history = history;
    const { present, past, future } = history;
    const known = present === this.#state.design ? {} : judged(present);
    this.#set({
      ...known,
      selected,
      refusal: undefined,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    });
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }
}
