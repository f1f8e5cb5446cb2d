// Deals of other programs by number, from independent re-implementations that were checked against the
// programs themselves: PySolFC (pysol_cards), KPatience's shuffle, ShootMe's Klondike-Solver, Solvitaire;
// Green Felt and Microsoft Solitaire Collection against other people's re-implementations only.
import { type Scheme } from './scheme-deals.ts';

export interface SchemeVector {
  readonly scheme: Scheme;
  readonly number: string;
  /** Piles from left to right, each the deepest card first; only the last card is face up. */
  readonly tableau: string;
  /** The stock in the order in which it is drawn. */
  readonly draws: string;
}

export const SCHEME_VECTORS: readonly SchemeVector[] = [
  {
    scheme: 'ms',
    number: '1',
    tableau:
      'QH / 7H 10S / 5D 9S 5C / JC KC KH 4C / 9H KD QC KS 3C / 2D 5H AD 2S QD AH / JD 7C 5S 3H 9D JS AS',
    draws: '4H AC 4D 7S 3S 10D 4S 10H 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C 10C 6S 9C 2H 6H',
  },
  {
    scheme: 'ms',
    number: '100',
    tableau:
      '3D / 6D 6C / 7C 5C 5H / QC 10S KD 6S / 4S QH JD 10H AS / JS 10D 4H QS 8H AC / AD JH 9D AH 7S 9C 6H',
    draws: '4D 2S 9H 7H 3C KS JC 3S 10C 4C 5D 3H 2C 2H KH 8C 7D 8D QD 2D 8S KC 9S 5S',
  },
  {
    scheme: 'ms',
    number: '31999',
    tableau:
      '4C / 6S 5C / KH AS 3D / QH 10H 8D 9C / AD AC 2H 7H JS / JH JC 9D AH 5D QC / JD 6D 8H 6H 7C 7S 6C',
    draws: '2S 8S 3C 7D 5H 8C 4H 10D 10S 3H 4S KC 10C 4D 9S 2C KD 9H KS 5S QS 2D QD 3S',
  },
  {
    scheme: 'pysol',
    number: '32001',
    tableau:
      '2C / 6S QC / 5S 7H 10S / 8H 4S 3D QD / JD JC 2D 2H 4H / AC KH JH 7S 8S 3C / 4C 6D 10C JS 10D 9C AS',
    draws: '10H 8D 2S AH 9D KD 9S 5C QH 5D 5H QS 6C 7D AD 6H 3H KS 4D KC 3S 8C 9H 7C',
  },
  {
    scheme: 'pysol',
    number: '12345678901234567890',
    tableau:
      '3S / JC 9H / 4S 7S QD / 3D 3C 6H 10S / 7H 8C 6S 7D JS / 9D 6C KD 5C KS 4H / AH 9S AC 10D AS QH KH',
    draws: '5D 4D 6D QC 10C JD 4C 5S 5H 2D 2H AD 7C 8S 8H JH 8D 3H 2S KC 2C 9C QS 10H',
  },
  {
    scheme: 'kpat',
    number: '1',
    tableau:
      'JD / 2D 5H / 9H KD QC / JC KC KH 9D / 5D 9S 3H QD AH / 7H 5S 2S JS 3C 5C / 7C AD KS AS 4C 10S QH',
    draws: '4H AC 4D 7S 3S 10D 4S 10H 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C 10C 6S 9C 2H 6H',
  },
  {
    scheme: 'kpat',
    number: '100',
    tableau:
      'AD / JS 10D / 4S QH JD / QC 10S KD 7S / 7C 5C AH 8H AC / 6D 9D QS 9C AS 5H / JH 4H 10H 6H 6S 6C 3D',
    draws: '4D 2S 9H 7H 3C KS JC 3S 10C 4C 5D 3H 2C 2H KH 8C 7D 8D QD 2D 8S KC 9S 5S',
  },
  {
    scheme: 'shootme',
    number: '1',
    tableau:
      '4D / 3C 4C / 9S 7D 6H / AH 7S 2C JD / AD 6S 2H 10S AS / 4H 8H 2D KS JC 5C / 3H 4S 3S 5D JH 6C KD',
    draws: '9D 10C 2S QC KH 5S 9C AC QH QD 8S 6D 7C 9H JS QS 8C 5H 10D 3D KC 7H 8D 10H',
  },
  {
    scheme: 'shootme',
    number: '6330',
    tableau:
      '3S / 10S 3H / KH 3D 10H / 7D 9H 8S 10D / QS 8C 5S AS 6C / 6D 4H 4C 9S JH AD / AH 4S JS 5H AC 2S 6S',
    draws: '8H 6H QH 3C KS 8D 9D 4D 9C QC 2H 7S KC JC 7H 2D 2C 5C JD KD 5D QD 7C 10C',
  },
  {
    scheme: 'shootme',
    number: '37547',
    tableau:
      'AH / 7D 4H / 2H AC QH / 9S 8C 6D JC / 2S AD KS 7S 6H / JH 9H QC 6C 3S 6S / 4S 5D JS QD 3H 9C 7C',
    draws: '3D 5H 10C 4C 10S KD KC 2D 5S 4D AS 2C 10D 8H 10H 7H JD 8D 8S 9D 5C QS KH 3C',
  },
  {
    scheme: 'greenfelt',
    number: '1',
    tableau:
      '6S / 9H 5C / 6D JD 4C / 2D 8C 5D AS / 7S 10H 3S KD KC / 7H KS 2H JC 2S 8D / 5S QH 6H 4D QS 10C 3D',
    draws: 'QD AC KH 3H 8S 2C 10D 5H JS 3C JH AH 9S 4H 7C 6C 8H 9C 10S AD 4S QC 9D 7D',
  },
  {
    scheme: 'greenfelt',
    number: '2095819838',
    tableau:
      '7D / 7S 5C / 6S KS 2H / KD 10H 9C QH / 8H JD QD KC 4S / 5D 7H 9H 3D QC 2S / KH 6C JS 3S AC QS 4D',
    draws: '9D 6D 4H 10C 5S AS 5H 8D JH 3C 8C 4C 7C 2C JC 10D AH AD 3H 10S 8S 9S 6H 2D',
  },
  {
    scheme: 'solvitaire',
    number: '1',
    tableau:
      '9D / 4C AS / QD 10D JC / 9S JS 8S 6D / 6S 8H 5H 8D JH / 3D 3C 8C 7H 9H AH / 2H 5D KD 7S 2C KH JD',
    draws: '10S 6C 3H 10H 7D 5S 9C 4S 7C KC 4D 2D 5C AD 3S QS QC 4H 2S AC QH 10C KS 6H',
  },
  {
    scheme: 'solvitaire',
    number: '3',
    tableau:
      '4C / 3D 8S / 5C QH 9C / 3C 3S 9S KH / KC 9H QC 5H 4D / JD 8D 7S KD AS 10C / JS 5D 2S 7D 6C 6H 7C',
    draws: '8H QD 2C JC 6S 4S KS 10S 3H 2D AH QS AC 10H 5S 10D 7H 6D 2H 4H JH 9D AD 8C',
  },
  {
    scheme: 'mscollection',
    number: '0',
    tableau:
      'AS / KD 7D / QD 6D AD / JD 5D KC 9C / 10D 4D QC 8C 5C / 9D 3D JC 7C 4C 2C / 8D 2D 10C 6C 3C AC KH',
    draws: 'QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S',
  },
];
