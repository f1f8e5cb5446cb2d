import { type Packed } from './packed.ts';

/** Room for so many positions, if it is not known how many will come. */
const SOME = 1 << 14;

/**
 * Positions numbered in the order in which they are added. Open addressing; a position is found by
 * both of its words, never by a hash alone.
 */
export class StateTable {
  size = 0;
  /** Both words of each position, one after the other, by twice its number; longer than needed. */
  words: Int32Array<ArrayBuffer>;
  /** Numbers plus one, 0 where nothing is. The length is a power of 2, twice the number of positions that there is room for. */
  #slots: Int32Array<ArrayBuffer>;
  /** Bits of a hash that are too many. */
  #shift: number;

  /** With room for so many positions, and growing where that is not enough. */
  constructor(room = SOME) {
    const bits = 32 - Math.clz32(room);
    this.words = new Int32Array(2 ** (bits + 1));
    this.#slots = new Int32Array(2 ** (bits + 1));
    this.#shift = 31 - bits;
  }

  /** Adds a position that may be there already; `true` if it is new. */
  add(first: number, second: number): boolean {
    const slots = this.#slots;
    const { words } = this;
    const mask = slots.length - 1;
    let slot = this.#slotOf(first, second);
    for (;;) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0) break;
      if (words[2 * number] === first && words[2 * number + 1] === second) return false;
      slot = (slot + 1) & mask;
    }
    const number = this.size++;
    words[2 * number] = first;
    words[2 * number + 1] = second;
    slots[slot] = number + 1;
    if (2 * this.size === words.length) this.#grow();
    return true;
  }

  /** The number of a position, -1 if it was not added. */
  find(first: number, second: number): number {
    const slots = this.#slots;
    const { words } = this;
    const mask = slots.length - 1;
    for (let slot = this.#slotOf(first, second); ; slot = (slot + 1) & mask) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || (words[2 * number] === first && words[2 * number + 1] === second))
        return number;
    }
  }

  /** The position with a number below the size. */
  at(number: number): Packed {
    return { first: this.words[2 * number] ?? 0, second: this.words[2 * number + 1] ?? 0 };
  }

  #slotOf(first: number, second: number): number {
    const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d) >>> this.#shift;
  }

  #grow(): void {
    const length = 2 * this.words.length;
    const words = new Int32Array(length);
    words.set(this.words);
    this.words = words;
    const slots = new Int32Array(length);
    this.#slots = slots;
    this.#shift--;
    for (let number = 0; number < this.size; number++) {
      let slot = this.#slotOf(words[2 * number] ?? 0, words[2 * number + 1] ?? 0);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
  }
}
