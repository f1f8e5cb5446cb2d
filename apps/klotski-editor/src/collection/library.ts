// One's collection: what is in the database, as far as it has been written there. Open pages tell one
// another what has changed.
import { type Layout } from '@parlour/klotski';
import {
  type Draft,
  type Entry,
  filledUp,
  keyOf,
  newEntry,
  type Patch,
  readEntry,
} from './entry.ts';
import { type Change, Store } from './store.ts';

type Listener = () => void;

/** `broken`: this browser keeps nothing, or nothing any more. */
export type LibraryStatus = 'loading' | 'ready' | 'broken';

export interface Added {
  readonly added: readonly string[];
  /** Those that were there already, up to mirror image. */
  readonly known: readonly string[];
}

/** So many records are written at a time. */
export const BATCH = 250;

const NAME = 'parlour-klotski-collection';

const grouped = (drafts: readonly Draft[]): ReadonlyMap<string, readonly Draft[]> => {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = keyOf(draft.layout);
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  return groups;
};

export class Library {
  readonly #store: Store;
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Set<Listener>();
  #entries = new Map<string, Entry>();
  #status: LibraryStatus = 'loading';
  #unreadable = 0;

  constructor(name = NAME) {
    this.#store = new Store(name);
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (Array.isArray(data)) void this.#read(data.map(String));
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.load();
    });
    void this.load();
  }

  get status(): LibraryStatus {
    return this.#status;
  }

  /** By key, oldest first. */
  get entries(): ReadonlyMap<string, Entry> {
    return this.#entries;
  }

  /** Records that are none of this version; they are left alone. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** The entry of a layout or of its mirror image. */
  find(layout: Layout): Entry | undefined {
    return this.#entries.get(keyOf(layout));
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
    listener();
  }

  async load(): Promise<void> {
    try {
      const all = await this.#store.all();
      const read = [...all].map(([key, value]) => [key, readEntry(key, value)] as const);
      const known = read.filter((pair): pair is readonly [string, Entry] => pair[1] !== undefined);
      this.#entries = new Map(known.sort(([, one], [, other]) => one.added - other.added));
      this.#unreadable = all.size - known.length;
      this.#status = 'ready';
    } catch {
      this.#status = 'broken';
    }
    this.#tell();
  }

  /** Keeps layouts; those that are there already get what they lack. */
  async add(drafts: readonly Draft[], now: number): Promise<Added> {
    const changes = new Map<string, Change>();
    const known: string[] = [];
    const added: string[] = [];
    // Two of one layout in one go are one entry, too.
    for (const [key, alike] of grouped(drafts)) {
      changes.set(key, (value) => {
        const before = readEntry(key, value);
        if (value !== undefined && !before) return undefined;
        const [first, ...others] = alike;
        if (!first) return undefined;
        (before ? known : added).push(key);
        known.push(...others.map(() => key));
        const start = before ? filledUp(before, first) : newEntry(first, now);
        return others.reduce(filledUp, start);
      });
    }
    await this.#write(changes);
    return { added, known };
  }

  /** Changes an entry. One that another page has taken away comes back, so that no text is lost. */
  async change(key: string, patch: Patch): Promise<void> {
    const mine = this.#entries.get(key);
    await this.#write(
      new Map([
        [
          key,
          (value) => {
            const before = readEntry(key, value) ?? (value === undefined ? mine : undefined);
            return before && { ...before, ...patch };
          },
        ],
      ]),
    );
  }

  /** Keeps ratings; of what is still there. */
  rate(ratings: ReadonlyMap<string, NonNullable<Entry['rating']>>): Promise<void> {
    const changes = [...ratings].map(([key, rating]): [string, Change] => [
      key,
      (value) => {
        const before = readEntry(key, value);
        return before && { ...before, rating };
      },
    ]);
    return this.#write(new Map(changes));
  }

  /** Takes entries away; gives what they were. */
  async remove(keys: readonly string[]): Promise<readonly Entry[]> {
    const gone = keys.flatMap((key) => this.#entries.get(key) ?? []);
    await this.#guarded(this.#store.remove(keys));
    await this.#changed(keys);
    return gone;
  }

  /** Brings back what was taken away; what came in its place meanwhile is filled up. */
  async restore(entries: readonly Entry[]): Promise<void> {
    const changes = entries.map((entry): [string, Change] => {
      const key = keyOf(entry.layout);
      return [
        key,
        (value) => {
          if (value === undefined) return entry;
          const before = readEntry(key, value);
          return before && filledUp(before, entry);
        },
      ];
    });
    await this.#write(new Map(changes));
  }

  async #write(changes: ReadonlyMap<string, Change>): Promise<void> {
    await this.#guarded(this.#store.change(changes));
    await this.#changed([...changes.keys()]);
  }

  /** What cannot be written is told, and nothing is shown that is not kept. */
  async #guarded(writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      this.#status = 'broken';
      this.#tell();
      throw error;
    }
  }

  async #changed(keys: readonly string[]): Promise<void> {
    this.#channel.postMessage(keys);
    await this.#read(keys);
  }

  /** Takes over what the database has. */
  async #read(keys: readonly string[]): Promise<void> {
    const values = await this.#store.some(keys);
    keys.forEach((key, index) => {
      const entry = readEntry(key, values[index]);
      if (entry) this.#entries.set(key, entry);
      else this.#entries.delete(key);
    });
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

let library: Library | undefined;

/** The collection of this browser, opened when first asked for. */
export const openLibrary = (): Library => (library ??= new Library());
