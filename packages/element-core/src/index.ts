export { clock } from './clock.ts';
export { define, VERSION } from './define.ts';
export {
  type BeforeMoveDetail,
  type DealDetail,
  type EndDetail,
  type ErrorDetail,
  type HintDetail,
  type MoveDetail,
  ParlourEvent,
  type ParlourEventMap,
  type RefusedDetail,
} from './events.ts';
export type { By, ElementGame, Refusal } from './element-game.ts';
export { GameElement } from './game-element.ts';
export type { Help } from './help.ts';
export type { IconName } from './icons.ts';
export {
  type Effect,
  IDLE,
  type Input,
  interact,
  type Interaction,
  type Point,
  type Step,
  type Table,
} from './interaction.ts';
export { Dictionary } from './localize.ts';
export { en } from './messages/en.ts';
export type { CoreWords } from './messages/words.ts';
export { liveRegions } from './live-regions.ts';
export { sameSpot, type Spot } from './spot.ts';
export type { SavedGame } from './storage.ts';
export { themeStyles } from './theme.ts';
export type { Status, Tool } from './toolbar.ts';
