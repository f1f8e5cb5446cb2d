import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@parlour/game-core';
import { type Io, type Source } from './verb.ts';

/** Why a file could not be read or written. */
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
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
  ENAMETOOLONG: 'the name is too long',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads a small text file, at most `limit` bytes of it. */
export const readText = (path: string, limit: number): Result<string, FileError> => {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return fault('not-a-file', `${path} is not a file.`);
    if (stats.size > limit) return fault('too-long', `${path} has more than ${limit} bytes.`);
    return ok(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const code = isMissing(error) ? 'no-file' : 'not-readable';
    return fault(code, `${path} cannot be read: ${reasonOf(error)}.`);
  }
};

/** Opens a file for reading bit by bit; `-` is standard input. */
export const openInput = (path: string, io: Io): Result<Source, FileError> => {
  if (path === '-') {
    if (io.stdin.isTTY) io.stderr.write('Reading what you type; Ctrl-D ends it.\n');
    return ok(io.stdin);
  }
  try {
    if (statSync(path).isDirectory()) return fault('not-a-file', `${path} is a folder.`);
    const fd = openSync(path, 'r');
    return ok(createReadStream(path, { fd, signal: io.signal }));
  } catch (error) {
    const code = isMissing(error) ? 'no-file' : 'not-readable';
    return fault(code, `${path} cannot be read: ${reasonOf(error)}.`);
  }
};

/** Writes a file so that at any moment it holds either the old text or the new one. */
export const writeWhole = (path: string, text: string): Result<undefined, FileError> => {
  let temporary = '';
  try {
    const isThere = existsSync(path);
    const target = isThere ? realpathSync(path) : path;
    const mode = isThere ? statSync(target).mode : 0o666;
    temporary = join(dirname(target), `.${basename(target).slice(0, 200)}.${process.pid}.tmp`);
    const fd = openSync(temporary, 'w', mode);
    try {
      writeFileSync(fd, text);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(temporary, target);
    return ok(undefined);
  } catch (error) {
    if (temporary !== '') rmSync(temporary, { force: true });
    return fault('not-writable', `${path} cannot be written: ${reasonOf(error)}.`);
  }
};

/** Moves a file to the first free of `path.1`, `path.2`, … and tells which. */
export const keepAside = (path: string): Result<string, FileError> => {
  try {
    for (let number = 1; ; number++) {
      const aside = `${path}.${number}`;
      if (existsSync(aside)) continue;
      renameSync(path, aside);
      return ok(aside);
    }
  } catch (error) {
    return fault('not-writable', `${path} cannot be renamed: ${reasonOf(error)}.`);
  }
};
