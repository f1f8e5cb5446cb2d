export { cardBack } from './back.ts';
export { cardFace } from './faces.ts';
export { placeSign, suitSign, type PlaceKind } from './signs.ts';
export { cardStyles } from './styles.ts';
