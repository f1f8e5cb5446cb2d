// What hands and keys ask for, done to the design, and said.
import { type Block, blockAt, type BlockCode, type Cell, CELLS, COLUMNS } from '@parlour/klotski';
import { columnOf, nearest, rowOf } from '../model/geometry.ts';
import { freeBeside, type Ghost, ghostAt } from '../model/ghost.ts';
import { type Verb } from '../model/verbs.ts';
import { type Bench } from '../shell/bench.ts';
import { type KeyIntent } from './keys.ts';
import { type Action } from './tools.ts';
import { words } from './words.ts';

const edgeOf = (cursor: Cell, { isEnd, isWhole }: KeyIntent & { readonly type: 'edge' }): Cell => {
  if (isWhole) return isEnd ? CELLS - 1 : 0;
  const start = COLUMNS * rowOf(cursor);
  return isEnd ? start + COLUMNS - 1 : start;
};

/** What the hands reach of the board. */
export interface Reach {
  readonly redraw: () => void;
  /** Focuses the cell where the cursor is. */
  readonly focus: () => void;
  /** Puts back what is being dragged. */
  readonly letGo: () => void;
}

export class Hands {
  /** The cell that keys act on. */
  cursor: Cell = 0;
  /** The selected block waits for the one to swap with. */
  isSwapping = false;
  readonly #bench: Bench;
  readonly #reach: Reach;

  constructor(bench: Bench, reach: Reach) {
    this.#bench = bench;
    this.#reach = reach;
  }

  /** Does a verb, and says what came of it. */
  #do(verb: Verb, done: string): boolean {
    const { editor, say } = this.#bench;
    const isDone = editor.do(verb);
    const { refusal } = editor.state;
    say(isDone || !refusal ? done : words.refusal[refusal]);
    return isDone;
  }

  put({ code, cell, gone }: Ghost): void {
    this.#do({ type: 'put', code, cell }, words.put(code, cell, gone.length));
  }

  #paint(code: BlockCode, cell: Cell): void {
    const { blocks } = this.#bench.editor.state.design;
    this.put(ghostAt(blocks, code, cell));
  }

  carried(block: Block, to: Cell | undefined): void {
    if (to === undefined) this.#do({ type: 'erase', cell: block.cell }, words.erased(block));
    else if (to === block.cell) this.#bench.editor.select(to);
    else this.#do({ type: 'move', from: block.cell, to }, words.moved(to));
  }

  tap(cell: Cell): void {
    const { editor } = this.#bench;
    const { tool, design, selected } = editor.state;
    const block = blockAt(design.blocks, cell);
    this.cursor = cell;
    if (this.isSwapping && selected !== undefined && block) this.#swapWith(block);
    else if (tool === 'erase' && block) this.#erase(cell);
    else if (typeof tool === 'number' && block?.code !== tool) this.#paint(tool, cell);
    else editor.select(block && block.cell !== selected ? cell : undefined);
  }

  #swapWith(block: Block): void {
    const { selected } = this.#bench.editor.state;
    this.isSwapping = false;
    if (selected === undefined || selected === block.cell) this.#reach.redraw();
    else this.#do({ type: 'swap', one: selected, other: block.cell }, words.swapped);
  }

  #erase(cell: Cell): void {
    const block = blockAt(this.#bench.editor.state.design.blocks, cell);
    this.#do({ type: 'erase', cell }, block ? words.erased(block) : '');
  }

  act(action: Action): void {
    const { editor, say } = this.#bench;
    const { selected } = editor.state;
    switch (action) {
      case 'undo':
        editor.undo();
        say(words.undone);
        break;
      case 'redo':
        editor.redo();
        say(words.redone);
        break;
      case 'rotate':
        if (selected !== undefined) this.#do({ type: 'rotate', cell: selected }, words.turned);
        break;
      case 'erase':
        if (selected !== undefined) this.#erase(selected);
        break;
      case 'swap':
        this.isSwapping = !this.isSwapping;
        this.#reach.redraw();
        if (this.isSwapping) say(words.swapHint);
        break;
      case 'mirror':
        this.#do({ type: 'mirror' }, words.mirrored);
        break;
      case 'clear':
        this.#do({ type: 'clear' }, words.cleared);
        break;
    }
  }

  keyed(intent: KeyIntent): void {
    const cursor = this.cursor;
    switch (intent.type) {
      case 'go':
        this.#goTo(nearest(1, columnOf(cursor) + intent.column, rowOf(cursor) + intent.row));
        break;
      case 'edge':
        this.#goTo(edgeOf(cursor, intent));
        break;
      case 'shift':
        this.#shift(intent.column, intent.row);
        break;
      case 'put':
        this.#paint(intent.code, cursor);
        break;
      case 'erase':
        this.#erase(cursor);
        break;
      case 'rotate':
        this.#do({ type: 'rotate', cell: cursor }, words.turned);
        break;
      case 'mirror':
        this.act('mirror');
        break;
      case 'tap':
        this.tap(cursor);
        break;
      case 'swap':
        this.#keySwap();
        break;
      case 'leave':
        this.#leave();
        break;
    }
  }

  /** With the block chosen before, else this one is chosen. */
  #keySwap(): void {
    const { editor, say } = this.#bench;
    const block = blockAt(editor.state.design.blocks, this.cursor);
    const { selected } = editor.state;
    if (block && selected !== undefined && selected !== block.cell) this.#swapWith(block);
    else {
      editor.select(this.cursor);
      this.isSwapping = block !== undefined;
      this.#reach.redraw();
      say(block ? words.swapHint : words.refusal['nothing-there']);
    }
  }

  #leave(): void {
    this.#reach.letGo();
    this.isSwapping = false;
    const { editor } = this.#bench;
    if (editor.state.selected === undefined) editor.use('select');
    else editor.select(undefined);
  }

  #shift(column: -1 | 0 | 1, row: -1 | 0 | 1): void {
    const { editor, say } = this.#bench;
    const { blocks } = editor.state.design;
    const block = blockAt(blocks, this.cursor);
    const to = block && freeBeside(blocks, block, column, row);
    if (!block) say(words.refusal['nothing-there']);
    else if (to === undefined) say(words.refusal['no-room']);
    else {
      this.cursor += to - block.cell;
      this.#do({ type: 'move', from: block.cell, to }, words.moved(to));
      this.#reach.focus();
    }
  }

  #goTo(cell: Cell): void {
    this.cursor = cell;
    this.#reach.redraw();
    this.#reach.focus();
  }
}
