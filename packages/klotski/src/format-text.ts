// How a text is prepared before it is decoded, with the way back from every sign to its place in
// the text as it was given.

/** A text ready to be decoded. */
export interface Prepared {
  readonly text: string;
  /** Where a sign of `text` stood in the input; the input's length for an index past the end. */
  readonly positionOf: (index: number) => number;
}

/**
 * What lenient reading passes over: white space, the byte order mark and other signs of no width,
 * quotes, and what people part cells with.
 */
const PASSED_OVER =
  /[\p{White_Space}\uFEFF\u180E\u200B-\u200F\u2060-\u2064"'`‘’‚‛“”„‟«»‹›「」『』〝〞〟,;|/、。_.-]/u;

/** The text as it stands. */
export const exactly = (input: string): Prepared => ({
  text: input,
  positionOf: (index) => Math.min(index, input.length),
});

/** A sign in compatibility form, which those of ASCII are in. */
const compatible = (sign: string): string => (sign <= '~' ? sign : sign.normalize('NFKC'));

/**
 * The text in compatibility form (NFKC, so that full-width digits are digits) without what only
 * parts or wraps the cells.
 */
export const leniently = (input: string): Prepared => {
  let text = '';
  const positions: number[] = [];
  let position = 0;
  // Sign by sign: no two signs that a format knows grow together into one.
  for (const sign of input) {
    for (const normal of compatible(sign)) {
      if (PASSED_OVER.test(normal)) continue;
      text += normal;
      positions.push(position);
      // A sign of two units.
      if (normal.length > 1) positions.push(position);
    }
    position += sign.length;
  }
  return { text, positionOf: (index) => positions[index] ?? input.length };
};
