// Where pictures stand on a wall, and which of them can be seen. Pure.

/** What a wall is like at a width. Lengths are pixels. */
export interface Measures {
  readonly columns: number;
  /** Of a picture with its caption. */
  readonly tileWidth: number;
  /** From one row to the next. */
  readonly rowHeight: number;
  /** Browsers know no box of any height: a long wall is cut into parts of so many rows. */
  readonly partRows: number;
}

export interface Wish {
  /** A picture is this wide at least. */
  readonly least: number;
  readonly gap: number;
  /** Width by height of a picture. */
  readonly ratio: number;
  /** Height of what stands below it. */
  readonly caption: number;
}

/** Every browser bears a box of this height. */
export const HEIGHT_LIMIT = 8_000_000;

export const measuresOf = (width: number, { least, gap, ratio, caption }: Wish): Measures => {
  const columns = Math.max(Math.floor((width + gap) / (least + gap)), 1);
  const tileWidth = Math.max(Math.floor((width - gap * (columns - 1)) / columns), 1);
  const rowHeight = Math.ceil(tileWidth / ratio + caption + gap);
  return { columns, tileWidth, rowHeight, partRows: Math.floor(HEIGHT_LIMIT / rowHeight) };
};

export const rowsOf = (size: number, { columns }: Measures): number => Math.ceil(size / columns);

export const partsOf = (size: number, measures: Measures): number =>
  Math.max(Math.ceil(rowsOf(size, measures) / measures.partRows), 1);

/** The part of the wall where something stands. */
export const partOf = (index: number, { columns, partRows }: Measures): number =>
  Math.floor(index / (columns * partRows));

/** The first that stands in a part. */
export const partStart = (part: number, { columns, partRows }: Measures): number =>
  part * columns * partRows;

/** How high a part is. */
export const partHeight = (part: number, size: number, measures: Measures): number =>
  Math.min(rowsOf(size, measures) - part * measures.partRows, measures.partRows) *
  measures.rowHeight;

/** Left and top of something within its part. */
export const spotOf = (
  index: number,
  gap: number,
  measures: Measures,
): { readonly x: number; readonly y: number } => {
  const { columns, tileWidth, rowHeight, partRows } = measures;
  const row = Math.floor(index / columns) % partRows;
  return { x: (index % columns) * (tileWidth + gap), y: row * rowHeight };
};

/** From the first to before the last that can be seen, with some rows more on either side. */
export const rangeOf = (
  { top, height, part, size }: Readonly<Record<'top' | 'height' | 'part' | 'size', number>>,
  measures: Measures,
  more = 0,
): { readonly from: number; readonly to: number } => {
  const { columns, rowHeight, partRows } = measures;
  const start = part * partRows;
  const end = Math.min(start + partRows, rowsOf(size, measures));
  const first = Math.max(start + Math.floor(top / rowHeight) - more, start);
  const last = Math.min(start + Math.ceil((top + height) / rowHeight) + more, end);
  return { from: Math.min(first * columns, size), to: Math.min(last * columns, size) };
};

/** Where a key leads from one of so many in rows; `undefined` for keys that lead nowhere. */
export const stepOf = (
  key: string,
  at: number,
  size: number,
  { columns, pageRows }: { readonly columns: number; readonly pageRows: number },
): number | undefined => {
  const down = (rows: number): number => {
    const to = at + rows * columns;
    if (to < size) return to;
    // Down from the last full row goes to the end.
    const isRowBelow = Math.floor((size - 1) / columns) > Math.floor(at / columns);
    return isRowBelow ? size - 1 : at;
  };
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, size - 1);
    case 'ArrowUp':
      return at >= columns ? at - columns : at;
    case 'ArrowDown':
      return down(1);
    case 'PageUp':
      return Math.max(at - pageRows * columns, at % columns);
    case 'PageDown':
      return down(pageRows);
    case 'Home':
      return 0;
    case 'End':
      return size - 1;
    default:
      return undefined;
  }
};
