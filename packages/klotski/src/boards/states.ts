/** All states seen in a search, each once, numbered in the order in which they came. */
export interface States {
  /** `width` bytes a state, one behind the other. */
  bytes(): Uint8Array;
  count(): number;
  /** Adds the state in `candidate` unless it is there; says whether it is new. */
  add(candidate: Uint8Array): boolean;
}

const MASK = 0x7fffffff;

/**
 * An exact set of byte strings of one width: found by a hash, compared byte by byte, so that two
 * states are never taken for one.
 */
export const statesOf = (width: number): States => {
  let bytes = new Uint8Array(width * 1024);
  let slots = new Int32Array(2048).fill(-1);
  let count = 0;

  const hashOf = (source: Uint8Array, at: number): number => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < width; index++) {
      hash = Math.imul(hash ^ (source[at + index] as number), 0x01000193);
      hash ^= hash >>> 15;
    }
    return Math.imul(hash, 0x9e3779b1) & MASK;
  };

  const isAt = (state: number, candidate: Uint8Array): boolean => {
    const at = state * width;
    for (let index = 0; index < width; index++) {
      if (bytes[at + index] !== candidate[index]) return false;
    }
    return true;
  };

  const widen = (): void => {
    const wider = new Uint8Array(bytes.length * 2);
    wider.set(bytes);
    bytes = wider;
  };

  const rehash = (): void => {
    slots = new Int32Array(slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let state = 0; state < count; state++) {
      const hash = hashOf(bytes, state * width);
      let slot = (hash ^ (hash >>> 16)) & mask;
      while (slots[slot] !== -1) slot = (slot + 1) & mask;
      slots[slot] = state;
    }
  };

  return {
    bytes: () => bytes,
    count: () => count,
    add: (candidate) => {
      const mask = slots.length - 1;
      const hash = hashOf(candidate, 0);
      let slot = (hash ^ (hash >>> 16)) & mask;
      for (;;) {
        const state = slots[slot] as number;
        if (state === -1) break;
        if (isAt(state, candidate)) return false;
        slot = (slot + 1) & mask;
      }
      if ((count + 1) * width > bytes.length) widen();
      bytes.set(candidate, count * width);
      slots[slot] = count++;
      if (count * 2 > slots.length) rehash();
      return true;
    },
  };
};
