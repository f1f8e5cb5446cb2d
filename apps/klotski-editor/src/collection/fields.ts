// Texts that are written as they are typed: the latest is always on its way to the database, and what
// is said to be saved has been written.
import { type Patch } from './entry.ts';
import { type Library } from './library.ts';

export type Saving = 'resting' | 'saving' | 'saved' | 'failed';

export class Fields {
  readonly #library: Library;
  readonly #changed: () => void;
  readonly #waiting = new Map<string, Patch>();
  #isWriting = false;
  #saving: Saving = 'resting';

  constructor(library: Library, changed: () => void) {
    this.#library = library;
    this.#changed = changed;
  }

  get saving(): Saving {
    return this.#saving;
  }

  /** Another entry is looked at. */
  rest(): void {
    if (this.#saving !== 'saving') this.#saving = 'resting';
  }

  /** Writes this, after what is being written, together with what has come since. */
  write(key: string, patch: Patch): void {
    this.#waiting.set(key, { ...this.#waiting.get(key), ...patch });
    this.#set('saving');
    void this.#go();
  }

  async #go(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      for (;;) {
        const [next] = this.#waiting;
        if (!next) break;
        const [key, patch] = next;
        this.#waiting.delete(key);
        await this.#library.change(key, patch);
      }
      this.#set('saved');
    } catch {
      this.#set('failed');
    } finally {
      this.#isWriting = false;
    }
  }

  #set(saving: Saving): void {
    this.#saving = saving;
    this.#changed();
  }
}
