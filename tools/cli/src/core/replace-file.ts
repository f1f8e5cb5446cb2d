// Files that several runs may want at once: what one of them wrote is never lost to another.
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@parlour/game-core';
import { codeOf, type FileError, isLink, trueName, writeFault } from './files.ts';

/** A lock that is older than this was left by a run that died: holding one takes a moment only. */
const PATIENCE = 2_000;
const PAUSE = 5;

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
};

const beside = (target: string, ending: string): string =>
  join(dirname(target), `.${basename(target).slice(0, 200)}.${ending}`);

const identityOf = (path: string): string | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino}:${stats.mtimeMs}`;
};

/** Takes a stale lock away: by its name at once, so that of several runs only one does. */
const breakLock = (lock: string, identity: string): void => {
  const taken = `${lock}.${process.pid}`;
  try {
    renameSync(lock, taken);
    // Another run was quicker, and this is its fresh lock: it goes back.
    if (identityOf(taken) !== identity) linkSync(taken, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(taken, { force: true });
  }
};

const takeLock = (lock: string): void => {
  let seen: string | undefined;
  let since = 0;
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const identity = identityOf(lock);
    if (identity !== seen) [seen, since] = [identity, performance.now()];
    else if (identity !== undefined && performance.now() - since > PATIENCE) {
      breakLock(lock, identity);
    }
    pause();
  }
};

const whileLocked = <Value>(target: string, act: () => Value): Value => {
  const lock = beside(target, 'lock');
  takeLock(lock);
  const own = identityOf(lock);
  try {
    return act();
  } finally {
    if (identityOf(lock) === own) rmSync(lock, { force: true });
  }
};

const writeTemporary = (target: string, text: string): string => {
  const temporary = beside(target, `${process.pid}.tmp`);
  const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o666;
  const fd = openSync(temporary, 'w', mode);
  try {
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  return temporary;
};

/** Copies to the first free of `base.1`, `base.2`, … and tells which. */
const copyAside = (from: string, base: string): string => {
  for (let number = 1; ; number++) {
    const aside = `${base}.${number}`;
    try {
      copyFileSync(from, aside, constants.COPYFILE_EXCL);
      return aside;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
};

/**
 * What is to become of the file that is there: it is replaced, or first copied to `FILE.1`, `FILE.2`,
 * …; or it stays, and the text goes to such a file instead.
 */
export type Way = 'over' | 'aside' | 'elsewhere';

/** Where the text is now, and where what was there before is, if that was kept. */
export interface Replaced {
  readonly path: string;
  readonly aside?: string;
}

/**
 * Writes a file so that at any moment it holds either the old text or the new one. `judge` looks at
 * the file and says how; from there on until it is done no other run of this program writes it.
 */
export const replaceFile = <Fault>(
  path: string,
  text: string,
  judge: () => Result<Way, Fault>,
): Result<Replaced, Fault | FileError> => {
  let temporary: string | undefined;
  try {
    const first = judge();
    if (!first.ok) return first;
    const target = trueName(path);
    const base = isLink(path) ? target : path;
    const written = writeTemporary(target, text);
    temporary = written;
    return whileLocked(target, () => {
      const way = judge();
      if (!way.ok) return way;
      if (way.value === 'elsewhere') return ok({ path: copyAside(written, base) });
      const aside = way.value === 'aside' ? { aside: copyAside(target, base) } : {};
      renameSync(written, target);
      return ok({ path, ...aside });
    });
  } catch (error) {
    return err(writeFault(path, error));
  } finally {
    if (temporary !== undefined) rmSync(temporary, { force: true });
  }
};
