// Deals of the Canfield program of Berkeley's CS 61B (project 0, fall 2015) for `--seed=N`: the first and
// the second one of a session. Checked against the transcript of its test 1.

export interface UcbVector {
  readonly number: number;
  readonly round: number;
  /** Bottom to top. */
  readonly reserve: string;
  readonly foundation: string;
  readonly tableau: string;
  /** The last card is turned first. */
  readonly stock: string;
}

export const UCB_VECTORS: readonly UcbVector[] = [
  {
    number: 101_001,
    round: 1,
    reserve: '9D 3S AS 2C JD KC KD 3H 8C 9C QS 7S 8S',
    foundation: '10D',
    tableau: '3C 9S QD 4S',
    stock:
      '10H 8H 7H 5S JS 6S 4C 5H 8D 9H 4H 5C 6D 4D AC KS 2S KH 7D 10S 2H AH 7C QC 3D AD 10C JC 5D 2D 6C QH 6H JH',
  },
  {
    number: 101_001,
    round: 2,
    reserve: '3D 6H 5D 9C JC 6C 7S 8H QC KS 3S 10H AH',
    foundation: '2C',
    tableau: '6S 7H 2S 4S',
    stock:
      '7D AS 4C 2D JS 7C 2H AD JH 8D 8C 6D KH KD 5H 10S QS 10C 9H QH 3C 5C KC JD 8S 3H 4H 9D QD 9S 5S 4D 10D AC',
  },
];
