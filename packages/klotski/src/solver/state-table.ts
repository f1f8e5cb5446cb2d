import { type Packed } from './packed.ts';

/** Room for so many positions, if it is not known how many will come. */
const SOME = 1 << 14;

/**
 * Positions numbered in the order in which they are added. Open addressing; a position is found by
 * both of its words, never by a hash alone.
 */
export class StateTable {
  size = 0;
  /** The words of each position, by number; longer than the size. */
  firsts: Int32Array<ArrayBuffer>;
  seconds: Int32Array<ArrayBuffer>;
  /** Numbers plus one, 0 where nothing is. The length is a power of 2, twice that of the words. */
  #slots: Int32Array<ArrayBuffer>;
  /** Bits of a hash that are too many. */
  #shift: number;

  /** With room for so many positions, and growing where that is not enough. */
  constructor(room = SOME) {
    const bits = 32 - Math.clz32(room);
    this.firsts = new Int32Array(2 ** bits);
    this.seconds = new Int32Array(2 ** bits);
    this.#slots = new Int32Array(2 ** (bits + 1));
    this.#shift = 31 - bits;
  }

  /** Adds a position that may be there already; `true` if it is new. */
  add(first: number, second: number): boolean {
    const slots = this.#slots;
    const { firsts, seconds } = this;
    const mask = slots.length - 1;
    let slot = this.#slotOf(first, second);
    for (;;) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0) break;
      if (firsts[number] === first && seconds[number] === second) return false;
      slot = (slot + 1) & mask;
    }
    const number = this.size++;
    firsts[number] = first;
    seconds[number] = second;
    slots[slot] = number + 1;
    if (this.size === firsts.length) this.#grow();
    return true;
  }

  /** The number of a position, -1 if it was not added. */
  find(first: number, second: number): number {
    const slots = this.#slots;
    const { firsts, seconds } = this;
    const mask = slots.length - 1;
    for (let slot = this.#slotOf(first, second); ; slot = (slot + 1) & mask) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || (firsts[number] === first && seconds[number] === second)) return number;
    }
  }

  /** The position with a number below the size. */
  at(number: number): Packed {
    return { first: this.firsts[number] ?? 0, second: this.seconds[number] ?? 0 };
  }

  #slotOf(first: number, second: number): number {
    const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d) >>> this.#shift;
  }

  #grow(): void {
    const length = 2 * this.firsts.length;
    const { firsts, seconds } = this;
    this.firsts = new Int32Array(length);
    this.seconds = new Int32Array(length);
    this.firsts.set(firsts);
    this.seconds.set(seconds);
    const slots = new Int32Array(2 * length);
    this.#slots = slots;
    this.#shift--;
    for (let number = 0; number < this.size; number++) {
      let slot = this.#slotOf(this.firsts[number] ?? 0, this.seconds[number] ?? 0);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
  }
}
