// Deals of da-nie's "Patience": 0, 1, 12345 (and danie5 0, 12345, 54321) as published in its analysis, all
// of them from a second implementation that keeps the pack as a ring of 53 places.

export interface DanieVector {
  readonly deal: 'danie' | 'danie5';
  readonly number: number;
  /** Piles from left to right, each the deepest card first; only the last card is face up. */
  readonly tableau: string;
  /** The last card is drawn first. */
  readonly stock: string;
}

export const DANIE_VECTORS: readonly DanieVector[] = [
  {
    deal: 'danie',
    number: 0,
    tableau:
      'QD / KH JS / 2S JH 10C / 6S 10D KS 4S / 8C 5C QH 9H 4D / 2C AD 10H 9S 6D 7D / 2D 6C JD KD QC 6H 8S',
    stock: 'AS 3S 5S 7S 10S QS AH 2H 3H 4H 5H 7H 8H AC 3C 4C 7C 9C JC KC 3D 5D 8D 9D',
  },
  {
    deal: 'danie',
    number: 1,
    tableau:
      'QD / 6D JH / 4D 6C 5C / 5D 8D 2S 2H / 7D AD 4S 10C JD / 3D AC QH 7S 2C KH / 9S JC 8C 4C KS QS AS',
    stock: '3S 5S 6S 8S 10S JS AH 3H 4H 5H 6H 7H 8H 9H 10H 3C 7C 9C QC KC 2D 9D 10D KD',
  },
  {
    deal: 'danie',
    number: 7,
    tableau:
      'QD / 9D 3C / 5C 9S QS / 10H 6C 8S 4D / 2D JD 4C 9C 7S / 5S 4S QC 5H 3S KS / JH KH JS AD 10S 10D 3H',
    stock: 'AS 2S 6S AH 2H 4H 6H 7H 8H 9H QH AC 2C 7C 8C 10C JC KC 3D 5D 6D 7D 8D KD',
  },
  {
    deal: 'danie',
    number: 12345,
    tableau:
      '2C / 7H 5D / JH 4S 5C / 2D 6H 8H AD / 10C 4C AS 2H 3C / 5H 6C JC AH QD KD / 7S 2S 10H 6S 10D KH 3S',
    stock: '5S 8S 9S 10S JS QS KS 3H 4H 9H QH AC 7C 8C 9C QC KC 3D 4D 6D 7D 8D 9D JD',
  },
  {
    deal: 'danie',
    number: 54321,
    tableau:
      '10S / KH QC / 6D 8H 4C / 7C JD 8S 6S / 4D JC 4S 2C AS / 5H QH 5S 4H KS AH / 8D AC 2D AD 2H 7S QD',
    stock: '2S 3S 9S JS QS 3H 6H 7H 9H 10H JH 3C 5C 6C 8C 9C 10C KC 3D 5D 7D 9D 10D KD',
  },
  {
    deal: 'danie',
    number: 99999,
    tableau:
      '8S / 2H 4D / 4H 10S 2D / KH 6D 9H AD / 9D JS 5S 8D 10C / 3S QC 9S JH QH AC / 7C KD 3C 4C AH 10D 10H',
    stock: 'AS 2S 4S 6S 7S QS KS 3H 5H 6H 7H 8H 2C 5C 6C 8C 9C JC KC 3D 5D 7D JD QD',
  },
  {
    deal: 'danie',
    number: 100000,
    tableau:
      '8S / 9C 6S / 7S 7H QC / JS AD 10S JD / 2S 9H 3S 4S KS / 2D 9D 4C 2C 8H 5H / 9S 2H KD 8D AH 8C 6H',
    stock: 'AS 5S QS 3H 4H 10H JH QH KH AC 3C 5C 6C 7C 10C JC KC 3D 4D 5D 6D 7D 10D QD',
  },
  {
    deal: 'danie',
    number: 2019322,
    tableau:
      'AC / 10D 3S / 2H 10S 9H / 7H 8D 2D 7D / QC 9S 9C 5D 5H / JD 8H AS 5C AD 4C / 7C 3C 4H 3D 3H 10H 2S',
    stock: '4S 5S 6S 7S 8S JS QS KS AH 6H JH QH KH 2C 6C 8C 10C JC KC 4D 6D 9D QD KD',
  },
  {
    deal: 'danie',
    number: 32767,
    tableau:
      'QH / 6D 2H / QD 7D 3D / KH QC 4D 8C / 2S 5D QS 8S 2D / 7C 9H 7S KD 10C 3H / 10D KC 10S AD 4S 9S JS',
    stock: 'AS 3S 5S 6S KS AH 4H 5H 6H 7H 8H 10H JH AC 2C 3C 4C 5C 6C 9C JC 8D 9D JD',
  },
  {
    deal: 'danie',
    number: 12345678,
    tableau:
      '4H / 5C 9D / 2H 8C 4D / 8D 7S 2C 5D / KC 6C 5H AH 10S / QC QS 8H 7C JH 6D / 9H JD JS 5S QH 3C 8S',
    stock: 'AS 2S 3S 4S 6S 9S KS 3H 6H 7H 10H KH AC 4C 9C 10C JC AD 2D 3D 7D 10D QD KD',
  },
  {
    deal: 'danie',
    number: 99999999,
    tableau:
      '3C / 7H 4C / QH 9H AD / QD 4D KC 7D / 9C 9S 2H JS 10D / 8C 6H 4H 8S 8D KD / 5C JH AH 6D 3D 6S AC',
    stock: 'AS 2S 3S 4S 5S 7S 10S QS KS 3H 5H 8H 10H KH 2C 6C 7C 10C JC QC 2D 5D 9D JD',
  },
  {
    deal: 'danie5',
    number: 0,
    tableau:
      'QD / KH JS / 2S JH 10C / 6S 10D KS 4S / 8C 5C QH 9H 4D / 2C AD 10H 9S 6D 7D / 2D 6C JD KD QC 6H 8S',
    stock: 'AS 3S 5S 7S 10S QS AH 2H 3H 4H 5H 7H 8H AC 3C 4C 7C 9C JC KC 3D 5D 8D 9D',
  },
  {
    deal: 'danie5',
    number: 7,
    tableau:
      '7S / 2C AH / 3C 5H KC / 6H 9D 10D 4H / 4D AC 7C 9C 4S / 7H QH 5C 8D 9S 3D / 8S 6C 8C JH KD 2D 6S',
    stock: 'AS 2S 3S 5S 10S JS QS KS 2H 3H 8H 9H 10H KH 4C 10C JC QC AD 5D 6D 7D JD QD',
  },
  {
    deal: 'danie5',
    number: 10,
    tableau:
      '2D / AH 8C / 3D 9C QS / QC 2H 4D 2S / JH QD 5H 9D 5C / AS 6S 5D 3S 10D 6D / KH 6C KC 4S 8S 9H 7S',
    stock: '5S 9S 10S JS KS 3H 4H 6H 7H 8H 10H QH AC 2C 3C 4C 7C 10C JC AD 7D 8D JD KD',
  },
  {
    deal: 'danie5',
    number: 12345,
    tableau:
      '10S / KH QC / 6D 8H 4C / 7C JD 8S 6S / 4D JC 4S 2C AS / 5H QH 5S 4H KS AH / 8D AC 2D AD 2H 7S QD',
    stock: '2S 3S 9S JS QS 3H 6H 7H 9H 10H JH 3C 5C 6C 8C 9C 10C KC 3D 5D 7D 9D 10D KD',
  },
  {
    deal: 'danie5',
    number: 54321,
    tableau:
      '2C / 7H 5D / JH 4S 5C / 2D 6H 8H AD / 10C 4C AS 2H 3C / 5H 6C JC AH QD KD / 7S 2S 10H 6S 10D KH 3S',
    stock: '5S 8S 9S 10S JS QS KS 3H 4H 9H QH AC 7C 8C 9C QC KC 3D 4D 6D 7D 8D 9D JD',
  },
  {
    deal: 'danie5',
    number: 99999,
    tableau:
      '8S / 2H 4D / 4H 10S 2D / KH 6D 9H AD / 9D JS 5S 8D 10C / 3S QC 9S JH QH AC / 7C KD 3C 4C AH 10D 10H',
    stock: 'AS 2S 4S 6S 7S QS KS 3H 5H 6H 7H 8H 2C 5C 6C 8C 9C JC KC 3D 5D 7D JD QD',
  },
];

/** First number, how many, and a checksum of all cards of these deals in order. */
export const DANIE_CHECKSUMS: readonly (readonly ['danie' | 'danie5', number, number, number])[] = [
  ['danie', 0, 300, 80863082],
  ['danie', 99_999_700, 300, 2656468962],
  ['danie5', 99_700, 300, 538853216],
];
