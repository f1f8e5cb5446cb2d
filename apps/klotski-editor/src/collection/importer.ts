// Takes files into the collection, a batch at a time, so that the page stays alive and what was taken
// is kept whatever happens then.
import { inSlices } from '@parlour/element-core/solver';
import { type BadLine, decoded, FILE_LIMIT, importSearch, type Imported } from './import.ts';
import { BATCH, type Library } from './library.ts';

/** What became of a file. */
export interface Report {
  readonly file: string;
  readonly kind: Imported['kind'];
  readonly added: number;
  /** There already, up to mirror image. */
  readonly known: number;
  readonly bad: readonly BadLine[];
}

export interface Importing {
  readonly file: string;
  /** How much of it is done, 0–1. */
  readonly part: number;
}

export class Importer {
  readonly #library: Library;
  readonly #changed: () => void;
  #work: AbortController | undefined;
  #importing: Importing | undefined;
  #reports: readonly Report[] = [];
  #refused: readonly string[] = [];

  constructor(library: Library, changed: () => void) {
    this.#library = library;
    this.#changed = changed;
  }

  get importing(): Importing | undefined {
    return this.#importing;
  }

  /** Of the files that were taken last. */
  get reports(): readonly Report[] {
    return this.#reports;
  }

  /** Names of files that are too long. */
  get refused(): readonly string[] {
    return this.#refused;
  }

  stop(): void {
    this.#work?.abort();
  }

  async take(files: readonly File[]): Promise<void> {
    if (this.#work || files.length === 0) return;
    const work = new AbortController();
    this.#work = work;
    this.#reports = [];
    this.#refused = files.filter(({ size }) => size > FILE_LIMIT).map(({ name }) => name);
    try {
      for (const file of files) {
        if (file.size <= FILE_LIMIT) await this.#takeOne(file, work.signal);
      }
    } catch (error) {
      if (!work.signal.aborted) throw error;
    } finally {
      this.#work = undefined;
      this.#importing = undefined;
      this.#changed();
    }
  }

  async #takeOne(file: File, signal: AbortSignal): Promise<void> {
    this.#show(file, 0);
    const text = decoded(await file.arrayBuffer());
    const { kind, good, bad } = await inSlices(importSearch(text), { signal });
    const report = { file: file.name, kind, added: 0, known: 0, bad };
    for (let at = 0; at < good.length; at += BATCH) {
      signal.throwIfAborted();
      const batch = good.slice(at, at + BATCH);
      const { added, known } = await this.#library.add(batch, Date.now());
      report.added += added.length;
      report.known += known.length;
      this.#reports = [...this.#reports.filter((other) => other.file !== file.name), { ...report }];
      this.#show(file, (at + batch.length) / good.length);
    }
    if (good.length === 0) this.#reports = [...this.#reports, report];
  }

  #show({ name }: File, part: number): void {
    this.#importing = { file: name, part };
    this.#changed();
  }
}

/** All bad lines as a text. */
export const makeReport = ({ file, kind, bad }: Report): string => {
  const unit = kind === 'json' ? 'layout' : 'line';
  const lines = bad.map(({ line, reason, text }) => `${unit} ${line}: ${reason}\t${text}`);
  return [`# ${file}`, ...lines, ''].join('\n');
};
