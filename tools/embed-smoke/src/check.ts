import { type Stage } from './stage.ts';

/** Tries one thing on a page, and tells what is wrong; nothing, if all is well. */
export type Check = (stage: Stage) => Promise<string[]>;

/** A fault, if something does not hold. */
export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
