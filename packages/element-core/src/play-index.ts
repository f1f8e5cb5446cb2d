// What elements share that is loaded when somebody plays.
export { fly, isStill, land, type Places, placesOf, travel } from './motion.ts';
export { Play } from './play.ts';
export type { PlayHost } from './play-host.ts';
export { type Grip, watchPointers } from './pointers.ts';
