// Arrows among pictures that stand in rows: as many as the width allows.

/** How many stand in the first row. */
const columnsOf = (items: readonly HTMLElement[]): number => {
  const top = items[0]?.offsetTop;
  const next = items.findIndex(({ offsetTop }) => offsetTop !== top);
  return next < 0 ? Math.max(items.length, 1) : next;
};

/** Rows that Page Up and Page Down pass over. */
const PAGE = 3;

/** Where a key leads from one of so many in rows; `undefined` for keys that lead nowhere. Pure. */
export const stepOf = (
  key: string,
  at: number,
  length: number,
  columns: number,
): number | undefined => {
  const step = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
    ['PageUp', -PAGE * columns],
    ['PageDown', PAGE * columns],
    ['Home', -at],
    ['End', length - 1 - at],
  ]).get(key);
  if (step === undefined) return undefined;
  const to = at + step;
  if (to >= 0 && to < length) return to;
  if (Math.abs(step) === 1 && columns > 1) return at;
  // Down from the last full row goes to the end; a whole page stops at the edge.
  const isRowBelow = Math.floor((length - 1) / columns) > Math.floor(at / columns);
  if (step > 0) return isRowBelow ? length - 1 : at;
  return key === 'PageUp' ? at % columns : at;
};

/** Where a key leads among these; `undefined` if it is none of ours. */
export const stepAmong = (
  event: KeyboardEvent,
  items: readonly HTMLElement[],
): number | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const at = items.findIndex((item) => item.contains(event.target as Node));
  return at < 0 ? undefined : stepOf(event.key, at, items.length, columnsOf(items));
};
