// Mouse, touch and pen on the board and from the palette. Each press is one of these: a stroke that
// acts on every cell it comes over, a block that is carried, a new block whose ghost follows, or a
// tap.
import {
  type Block,
  blockAt,
  type BlockCode,
  type Cell,
  COLUMNS,
  ROWS,
  SOLDIER,
} from '@parlour/klotski';
import { type Editor } from '../model/editor.ts';
import { columnOf, rowOf } from '../model/geometry.ts';
import { type Ghost, ghostAt, ghostNear } from '../model/ghost.ts';
import { type Drag } from './view.ts';

/** What the gestures reach of the board. */
export interface Ground {
  readonly editor: Editor;
  /** The board on the page. */
  readonly field: () => HTMLElement | null;
  /** Shows what would happen. */
  readonly preview: (ghost: Ghost | undefined, drag: Drag | undefined) => void;
  /** A touch of a cell that was no drag. */
  readonly tap: (cell: Cell) => void;
  /** Puts a new block where its ghost is. */
  readonly put: (ghost: Ghost) => void;
  /** The block went, or came to lie elsewhere. */
  readonly carried: (block: Block, to: Cell | undefined) => void;
}

/** A place on the board, in columns and rows; outside it, beyond these. */
interface Point {
  readonly x: number;
  readonly y: number;
}

type Gesture =
  | { readonly kind: 'stroke'; readonly act: string; last: Cell | undefined }
  | { readonly kind: 'press'; readonly cell: Cell; readonly block: Block | undefined }
  | { readonly kind: 'carry'; readonly block: Block }
  | { readonly kind: 'new'; readonly code: BlockCode };

interface Press {
  readonly pointer: number;
  readonly at: Point;
  readonly client: Point;
  readonly threshold: number;
  gesture: Gesture | { readonly kind: 'palette'; readonly code: BlockCode };
}

/** The frame around the cells, in cells: as the styles have it. */
const FRAME = 0.08;
/** A block that is carried so far out of the board is taken away. */
const OUTSIDE = 0.7;

/** Has all that the pointer does told to who listens; a finger's comes there by itself. */
const hold = ({ target, currentTarget, pointerId }: PointerEvent): void => {
  if (target instanceof Element && target.hasPointerCapture(pointerId)) return;
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
};

let strokes = 0;

export class Gestures {
  readonly #ground: Ground;
  #press: Press | undefined;
  #hasDragged = false;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Follows the pointer on the board. */
  listen(field: HTMLElement): void {
    field.addEventListener('pointerdown', (event) => {
      this.#down(event, field);
    });
    field.addEventListener('pointerleave', () => {
      if (!this.#press) this.#ground.preview(undefined, undefined);
    });
    field.addEventListener('pointermove', (event) => {
      if (!this.#press && event.pointerType !== 'touch') this.#hover(event);
    });
    this.#follow(field);
  }

  /** Follows the pointer from a block of the palette. */
  listenTo(palette: HTMLElement, codeAt: (target: Element) => BlockCode | undefined): void {
    palette.addEventListener('pointerdown', (event) => {
      const code = event.target instanceof Element ? codeAt(event.target) : undefined;
      if (code === undefined || event.button !== 0) return;
      this.#hasDragged = false;
      // Not captured yet: a mere click is to reach its button.
      this.#begin(event, undefined, { kind: 'palette', code });
    });
    // A block that was dragged off is not chosen as well.
    palette.addEventListener(
      'click',
      (event) => {
        if (!this.#hasDragged) return;
        this.#hasDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
    this.#follow(palette);
  }

  /** Puts everything back. */
  cancel(): void {
    if (!this.#press) return;
    this.#press = undefined;
    this.#ground.editor.endAct();
    this.#ground.preview(undefined, undefined);
  }

  #follow(target: HTMLElement): void {
    target.addEventListener('pointermove', (event) => {
      if (this.#press?.pointer === event.pointerId) this.#move(event);
    });
    target.addEventListener('pointerup', (event) => {
      if (this.#press?.pointer === event.pointerId) this.#up(event);
    });
    for (const end of ['pointercancel', 'lostpointercapture'] as const) {
      target.addEventListener(end, (event) => {
        if (this.#press?.pointer === event.pointerId) this.cancel();
      });
    }
  }

  #begin(event: PointerEvent, target: HTMLElement | undefined, gesture: Press['gesture']): void {
    target?.setPointerCapture(event.pointerId);
    this.#press = {
      pointer: event.pointerId,
      at: this.#pointOf(event),
      client: { x: event.clientX, y: event.clientY },
      threshold: event.pointerType === 'mouse' ? 4 : 8,
      gesture,
    };
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const box = this.#ground.field()?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const unit = box.width / (COLUMNS + 2 * FRAME);
    return { x: (clientX - box.x) / unit - FRAME, y: (clientY - box.y) / unit - FRAME };
  }

  /** The cell at a place; the nearest one with `isNear`. */
  #cellAt({ x, y }: Point, isNear = false): Cell | undefined {
    const within = x > -FRAME && y > -FRAME && x < COLUMNS + FRAME && y < ROWS + FRAME;
    if (!within && !isNear) return undefined;
    const column = Math.min(Math.max(Math.floor(x), 0), COLUMNS - 1);
    return column + COLUMNS * Math.min(Math.max(Math.floor(y), 0), ROWS - 1);
  }

  #down(event: PointerEvent, field: HTMLElement): void {
    if (event.button !== 0 || this.#press) return;
    const cell = this.#cellAt(this.#pointOf(event), true);
    if (cell === undefined) return;
    const { design, tool } = this.#ground.editor.state;
    const block = blockAt(design.blocks, cell);
    if (tool === 'erase' || (tool === SOLDIER && !block)) {
      this.#begin(event, field, { kind: 'stroke', act: `stroke ${++strokes}`, last: undefined });
      this.#stroke(cell);
    } else if (block || tool === 'select') {
      this.#begin(event, field, { kind: 'press', cell, block });
    } else {
      this.#begin(event, field, { kind: 'new', code: tool });
      this.#preview(tool, cell);
    }
  }

  #preview(code: BlockCode, cell: Cell | undefined): Ghost | undefined {
    const { blocks } = this.#ground.editor.state.design;
    const ghost = cell === undefined ? undefined : ghostAt(blocks, code, cell);
    this.#ground.preview(ghost, undefined);
    return ghost;
  }

  #hover(event: MouseEvent): void {
    const { tool, design } = this.#ground.editor.state;
    const cell = this.#cellAt(this.#pointOf(event));
    const own = cell === undefined ? undefined : blockAt(design.blocks, cell);
    const isIdle = tool === 'select' || tool === 'erase' || own?.code === tool;
    if (isIdle) this.#ground.preview(undefined, undefined);
    else this.#preview(tool, cell);
  }

  #stroke(cell: Cell | undefined): void {
    const gesture = this.#press?.gesture;
    if (gesture?.kind !== 'stroke' || cell === undefined || cell === gesture.last) return;
    gesture.last = cell;
    const { editor } = this.#ground;
    const { tool, design } = editor.state;
    if (tool === 'erase') {
      if (blockAt(design.blocks, cell)) editor.do({ type: 'erase', cell }, gesture.act);
    } else if (!blockAt(design.blocks, cell)) {
      editor.do({ type: 'put', code: SOLDIER, cell }, gesture.act);
    }
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) return;
    const { gesture, client, threshold } = press;
    const isFar = Math.hypot(event.clientX - client.x, event.clientY - client.y) >= threshold;
    const point = this.#pointOf(event);
    switch (gesture.kind) {
      case 'stroke':
        this.#stroke(this.#cellAt(point));
        break;
      case 'press':
        if (isFar && gesture.block) press.gesture = { kind: 'carry', block: gesture.block };
        if (isFar && gesture.block) this.#carry(gesture.block, point);
        break;
      case 'palette':
        if (!isFar) break;
        this.#hasDragged = true;
        hold(event);
        press.gesture = { kind: 'new', code: gesture.code };
        this.#preview(gesture.code, this.#cellAt(point));
        break;
      case 'carry':
        this.#carry(gesture.block, point);
        break;
      case 'new':
        this.#preview(gesture.code, this.#cellAt(point));
        break;
    }
  }

  /** Where the carried block would go; `undefined` out of the board. */
  #carry(block: Block, point: Point): Ghost | undefined {
    const { at } = this.#press ?? { at: point };
    const [x, y] = [point.x - at.x, point.y - at.y];
    const isOut =
      point.x < -OUTSIDE ||
      point.y < -OUTSIDE ||
      point.x > COLUMNS + OUTSIDE ||
      point.y > ROWS + OUTSIDE;
    const { blocks } = this.#ground.editor.state.design;
    const ghost = isOut
      ? undefined
      : ghostNear(blocks, block, columnOf(block.cell) + x, rowOf(block.cell) + y);
    this.#ground.preview(ghost, { id: block.id, x, y });
    return ghost;
  }

  #up(event: PointerEvent): void {
    const { gesture } = this.#press ?? {};
    const point = this.#pointOf(event);
    const { editor, tap, put, carried } = this.#ground;
    const cell = this.#cellAt(point);
    const ghost =
      gesture?.kind === 'new'
        ? this.#preview(gesture.code, cell)
        : gesture?.kind === 'carry'
          ? this.#carry(gesture.block, point)
          : undefined;
    this.#press = undefined;
    this.#ground.preview(undefined, undefined);
    if (gesture?.kind === 'press') tap(gesture.cell);
    else if (gesture?.kind === 'carry') carried(gesture.block, ghost?.cell);
    else if (gesture?.kind === 'new' && ghost) put(ghost);
    editor.endAct();
  }
}
