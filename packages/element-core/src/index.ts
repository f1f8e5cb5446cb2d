export { Announcer } from './announcer.ts';
export { clock } from './clock.ts';
export { define, VERSION } from './define.ts';
export {
  type BeforeMoveDetail,
  type DealDetail,
  type EndDetail,
  type ErrorDetail,
  type MoveDetail,
  ParlourEvent,
  type ParlourEventMap,
  type RefusedDetail,
} from './events.ts';
export { type ElementGame, GameElement, type Refusal } from './game-element.ts';
export type { Help } from './help.ts';
export type { IconName } from './icons.ts';
export {
  type Effect,
  IDLE,
  type Input,
  interact,
  type Interaction,
  type Point,
  sameSpot,
  type Spot,
  type Step,
  type Table,
} from './interaction.ts';
export { Dictionary } from './localize.ts';
export { en } from './messages/en.ts';
export type { CoreWords } from './messages/words.ts';
export type { SavedGame } from './storage.ts';
export { themeStyles } from './theme.ts';
export type { Status } from './toolbar.ts';
