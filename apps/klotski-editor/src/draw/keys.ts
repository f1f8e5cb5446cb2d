// Keys on the board, as what they ask for.
import { BIG, type BlockCode, HORIZONTAL, SOLDIER, VERTICAL } from '@parlour/klotski';

export type KeyIntent =
  | { readonly type: 'go' | 'shift'; readonly column: -1 | 0 | 1; readonly row: -1 | 0 | 1 }
  | { readonly type: 'edge'; readonly isEnd: boolean; readonly isWhole: boolean }
  | { readonly type: 'put'; readonly code: BlockCode }
  | { readonly type: 'erase' | 'rotate' | 'swap' | 'mirror' | 'tap' | 'leave' };

const WAYS: Readonly<Record<string, readonly [column: -1 | 0 | 1, row: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const PIECES: Readonly<Record<string, BlockCode>> = {
  1: SOLDIER,
  s: SOLDIER,
  2: VERTICAL,
  v: VERTICAL,
  3: HORIZONTAL,
  h: HORIZONTAL,
  4: BIG,
  b: BIG,
};

const ACTS: Readonly<Record<string, 'erase' | 'rotate' | 'swap' | 'mirror' | 'tap' | 'leave'>> = {
  0: 'erase',
  delete: 'erase',
  backspace: 'erase',
  r: 'rotate',
  x: 'swap',
  m: 'mirror',
  enter: 'tap',
  ' ': 'tap',
  escape: 'leave',
};

/** What a key asks for; `undefined` for a key that is none of ours. */
export const intentOf = (event: KeyboardEvent): KeyIntent | undefined => {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (altKey || metaKey) return undefined;
  if (key === 'Home' || key === 'End')
    return { type: 'edge', isEnd: key === 'End', isWhole: ctrlKey };
  if (ctrlKey) return undefined;
  const way = WAYS[key];
  if (way) return { type: shiftKey ? 'shift' : 'go', column: way[0], row: way[1] };
  const small = key.toLowerCase();
  const code = PIECES[small];
  if (code !== undefined) return { type: 'put', code };
  const act = ACTS[small];
  return act && { type: act };
};

/** Undo or redo, wherever the focus is; in a text field they are the field's own. */
export const historyKey = (event: KeyboardEvent): 'undo' | 'redo' | undefined => {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event;
  if (altKey || ctrlKey === metaKey) return undefined;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return undefined;
  const small = key.toLowerCase();
  if (small === 'y') return 'redo';
  if (small !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
};
