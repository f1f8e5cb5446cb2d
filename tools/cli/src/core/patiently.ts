import { setImmediate } from 'node:timers/promises';
import { type Search } from '@parlour/game-core';
import { type Io } from './verb.ts';

/** How long a search may keep Ctrl-C waiting, in milliseconds. */
const PATIENCE = 50;

/** Runs a search to its end, or gives it up when the command is to stop. */
export const patiently = async <Found>(
  search: Search<Found>,
  io: Io,
): Promise<Found | undefined> => {
  let last = io.now();
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    if (io.now() - last < PATIENCE) continue;
    await setImmediate();
    if (io.signal.aborted) return undefined;
    last = io.now();
  }
};
