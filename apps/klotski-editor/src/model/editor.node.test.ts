import { type Layout } from '@parlour/klotski';
import { FORMATS, parseLayout } from '@parlour/klotski/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reading, written } from '../formats/texts.ts';
import { isSame } from './design.ts';
import { Editor, type EditorState } from './editor.ts';
import { HISTORY_LIMIT } from './history.ts';
import { anyDesign, anyVerbs } from './verbs.test-support.ts';

const FORWARD: Layout = '24422442233221121001';

const opened = (layout: Layout = FORWARD): Editor => {
  const editor = new Editor();
  const read = parseLayout(layout);
  if (read.ok) editor.restart(read.value.blocks, false);
  return editor;
};

const shownOf = ({ design, layout, judgement, counts }: EditorState) => ({
  design,
  layout,
  judgement,
  counts,
});

describe('undo', () => {
  it('undoes, and redo does again', () => {
    fc.assert(
      fc.property(anyVerbs, (verbs) => {
        const editor = new Editor();
        const seen = [shownOf(editor.state)];
        for (const verb of verbs) {
          const before = editor.state.design;
          editor.do(verb);
          if (!isSame(before, editor.state.design)) seen.push(shownOf(editor.state));
        }
        for (const state of [...seen].reverse().slice(1)) {
          editor.undo();
          expect(shownOf(editor.state)).toEqual(state);
        }
        expect(editor.state.canUndo).toBe(false);
        for (const state of seen.slice(1)) {
          editor.redo();
          expect(shownOf(editor.state)).toEqual(state);
        }
        expect(editor.state.canRedo).toBe(false);
      }),
    );
  });

  it('undoes an act as a whole, and no more', () => {
    const editor = new Editor();
    editor.do({ type: 'put', code: 4, cell: 1 });
    for (const cell of [12, 13, 14]) editor.do({ type: 'put', code: 1, cell }, 'stroke 1');
    editor.endAct();
    for (const cell of [16, 17]) editor.do({ type: 'put', code: 1, cell }, 'stroke 2');
    editor.undo();
    expect(editor.state.counts.soldier).toBe(3);
    editor.undo();
    expect(editor.state.counts).toMatchObject({ soldier: 0, big: 1 });
  });

  it('begins a new act after an undo', () => {
    const editor = new Editor();
    editor.do({ type: 'put', code: 1, cell: 0 }, 'type 1');
    editor.do({ type: 'put', code: 1, cell: 1 }, 'type 1');
    editor.undo();
    editor.do({ type: 'put', code: 1, cell: 2 }, 'type 1');
    expect(editor.state.canRedo).toBe(false);
    editor.undo();
    expect(editor.state.counts.soldier).toBe(0);
    expect(editor.state.canUndo).toBe(false);
  });

  it('goes back so far and no farther', () => {
    const editor = new Editor();
    for (let step = 0; step < HISTORY_LIMIT + 20; step++)
      editor.do(step % 2 === 0 ? { type: 'put', code: 1, cell: 0 } : { type: 'clear' });
    let undone = 0;
    while (editor.state.canUndo) {
      editor.undo();
      undone++;
    }
    expect(undone).toBe(HISTORY_LIMIT);
  });
});

describe('an editor', () => {
  it('tells of every change, and of none after the signal', () => {
    const editor = opened();
    const life = new AbortController();
    const seen: Layout[] = [];
    editor.subscribe(({ layout }) => seen.push(layout), life.signal);
    editor.do({ type: 'erase', cell: 16 });
    life.abort();
    editor.do({ type: 'erase', cell: 19 });
    expect(seen).toEqual([FORWARD, '24422442233221120001']);
  });

  it('says why it could not do something, and changes nothing', () => {
    const editor = opened();
    const { design } = editor.state;
    expect(editor.do({ type: 'rotate', cell: 1 })).toBe(false);
    expect(editor.state).toMatchObject({ refusal: 'cannot-turn', canUndo: false });
    expect(editor.state.design).toBe(design);
    editor.select(0);
    expect(editor.state).toMatchObject({ refusal: undefined, selected: 0 });
  });

  it('chooses a block by any of its cells, and follows it', () => {
    const editor = opened();
    editor.select(6);
    expect(editor.state.selected).toBe(1);
    editor.do({ type: 'move', from: 16, to: 17 });
    expect(editor.state.selected).toBe(17);
    editor.do({ type: 'erase', cell: 17 });
    expect(editor.state.selected).toBeUndefined();
  });

  it('opens text in formats 1 to 4, with who is who only where format 4 tells it', () => {
    const editor = opened();
    expect(editor.open('nonsense')).toBe(false);
    expect(editor.state.layout).toBe(FORWARD);
    expect(editor.open('14*114**022*0**2**02*2*2**')).toBe(false);
    expect(editor.open('1110**12********1301**14**0607**08000009')).toBe(true);
    expect(editor.state.design.keepsIds).toBe(false);
    expect(editor.open('1210**11********1301**14**0607**08000009')).toBe(true);
    expect(editor.state.design.keepsIds).toBe(true);
    editor.undo();
    expect(editor.state.design.keepsIds).toBe(false);
  });
});

describe('formats', () => {
  it('lead back to the same board, whichever holds it', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        for (const format of FORMATS) {
          const { text, reason } = written(design, format);
          if (reason !== undefined) {
            expect(text).toBe('');
            continue;
          }
          for (const mode of ['strict', 'lenient'] as const) {
            const read = reading(text, format, mode, design);
            if (!read.ok) throw new Error(read.error.message);
            const editor = new Editor(design);
            editor.do(read.verb);
            expect(editor.state.design).toEqual(design);
          }
        }
      }),
    );
  });

  it('always hold a board in formats 1 to 3', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        for (const format of ['1', '2', '3'] as const)
          expect(written(design, format).reason).toBeUndefined();
      }),
    );
  });
});
