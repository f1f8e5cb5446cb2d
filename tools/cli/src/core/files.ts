import {
  createReadStream,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { err, ok, type Result } from '@parlour/game-core';
import { type Io, type Source } from './verb.ts';

/** Why a file could not be read or written. The message is a sentence that names the file. */
export interface FileError {
  readonly code: 'no-file' | 'not-a-file' | 'too-long' | 'not-readable' | 'not-writable';
  readonly message: string;
}

const fault = (code: FileError['code'], message: string) => err<FileError>({ code, message });

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links go round in a circle',
};

/** The code of an error of the system: `ENOENT`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What an error of the system means, as part of a sentence. */
export const reasonOf = (error: unknown): string =>
  REASONS[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));

/** Why reading failed; `-` is standard input. */
export const readFault = (path: string, error: unknown): FileError => ({
  code: codeOf(error) === 'ENOENT' ? 'no-file' : 'not-readable',
  message: `${path === '-' ? 'stdin' : path} cannot be read: ${reasonOf(error)}.`,
});

/** Why writing failed. */
export const writeFault = (path: string, error: unknown): FileError => ({
  code: 'not-writable',
  message: `${path} cannot be written: ${reasonOf(error)}.`,
});

/** Is this a link, wherever it leads? */
export const isLink = (path: string): boolean => {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
};

/** The one true name of a file, whether it exists or not: links are followed. */
export const trueName = (path: string): string => {
  let name = resolve(path);
  // A link may point to what is still to come.
  for (let links = 0; links < 40 && !existsSync(name) && isLink(name); links++) {
    name = resolve(dirname(name), readlinkSync(name));
  }
  if (existsSync(name)) return realpathSync(name);
  const folder = dirname(name);
  return existsSync(folder) ? join(realpathSync(folder), basename(name)) : name;
};

/** Reads a small text file, at most `limit` bytes of it. */
export const readText = (path: string, limit: number): Result<string, FileError> => {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return fault('not-a-file', `${path} is a folder, not a file.`);
    if (!stats.isFile()) return fault('not-a-file', `${path} is not a file.`);
    if (stats.size > limit) return fault('too-long', `${path} has more than ${limit} bytes.`);
    return ok(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return err(readFault(path, error));
  }
};

/** Opens a file for reading bit by bit; `-` is standard input. */
export const openInput = (path: string, io: Io): Result<Source, FileError> => {
  if (path === '-') {
    if (io.stdin.isTTY) io.stderr.write('Reading what you type; Ctrl-D ends it.\n');
    return ok(io.stdin);
  }
  try {
    if (statSync(path).isDirectory()) {
      return fault('not-a-file', `${path} is a folder, not a file.`);
    }
    const fd = openSync(path, 'r');
    return ok(createReadStream(path, { fd, signal: io.signal }));
  } catch (error) {
    return err(readFault(path, error));
  }
};
