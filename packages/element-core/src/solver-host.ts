// Searches beside the page: in a worker where one can be started, from a blob where its address is
// another origin's, in slices of time on the main thread where neither is allowed.
import type { Search } from '@parlour/game-core';

/** What can be asked for, by name: a search for each, its input and answer plain JSON. */
export type Jobs = Readonly<Record<string, (input: never) => Search<unknown>>>;

type InputOf<Job> = Job extends (input: infer Input) => unknown ? Input : never;
type AnswerOf<Job> = Job extends (input: never) => Search<infer Answer> ? Answer : never;

export interface SolveOptions {
  /** Gives the search up; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The search is given up after so many pauses, with `OverBudget`. */
  readonly budget?: number;
}

/** A search was given up because it took more than it was allowed. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/** Milliseconds that a search may keep the thread. */
const SLICE = 8;

/** Runs a search in slices, so that what it runs beside stays alive. */
export const inSlices = async <Answer>(
  search: Search<Answer>,
  { signal, budget = Number.POSITIVE_INFINITY }: SolveOptions = {},
): Promise<Answer> => {
  let end = performance.now() + SLICE;
  for (let pauses = 0; ; pauses++) {
    signal?.throwIfAborted();
    const step = search.next();
    if (step.done) return step.value;
    if (pauses >= budget) throw new OverBudget(`Given up after ${budget} pauses.`);
    if (performance.now() < end) continue;
    await new Promise((resume) => setTimeout(resume));
    end = performance.now() + SLICE;
  }
};

interface Question {
  readonly id: number;
  readonly name?: string;
  readonly input?: unknown;
  readonly budget?: number | undefined;
  /** Takes the question back. */
  readonly isOver?: boolean;
}

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(reply: Reply): void;
}

/** The worker's side: answers questions until it is ended. */
export const serve = (jobs: Jobs, scope: WorkerScope): void => {
  const running = new Map<number, AbortController>();
  scope.onmessage = ({ data: { id, name = '', input, budget, isOver } }) => {
    if (isOver) {
      running.get(id)?.abort();
      return;
    }
    const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
    if (!job) return;
    const life = new AbortController();
    running.set(id, life);
    const options = { signal: life.signal, ...(budget !== undefined && { budget }) };
    void inSlices(job(input as never), options)
      .then(
        (answer) => {
          scope.postMessage({ id, answer });
        },
        (error: unknown) => {
          const { name: kind, message } = error as Error;
          scope.postMessage({ id, error: { name: kind, message } });
        },
      )
      .finally(() => running.delete(id));
  };
};

/** `Worker`, or what stands in for it. */
export type WorkerClass = new (address: URL, options: WorkerOptions) => Worker;

interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

type Policy = ReturnType<Policies['createPolicy']>;
/** Made once: a page may allow a policy of this name, but not two. */
let policy: Policy | undefined;

/** An address that pages with Trusted Types let a worker start from. */
const trusted = (address: string): string => {
  const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;
  policy ??= policies?.createPolicy('parlour-worker', { createScriptURL: (same) => same });
  return policy ? policy.createScriptURL(address) : address;
};

const startFrom = (address: string): Worker => new Worker(trusted(address), { type: 'module' });

const starters = [
  (address: URL) => startFrom(address.href),
  (address: URL) => {
    const text = `import ${JSON.stringify(address.href)};`;
    return startFrom(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  },
].map(
  (start) =>
    // A constructor that returns an object gives that: so `new Worker(new URL(…))` can stand in the
    // caller's code, in the one form that bundlers understand.
    function (address: URL) {
      return start(address);
    } as unknown as WorkerClass,
);

/** A worker that was not asked for so long is ended. */
const IDLE = 5000;

interface Pending {
  readonly name: string;
  readonly input: unknown;
  readonly options: SolveOptions;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Runs jobs beside the page. One host may serve all elements of a kind. */
export class SolverHost<All extends Jobs> {
  readonly #jobs: All;
  readonly #make: (Worker: WorkerClass) => Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #users = new Set<AbortSignal>();
  #worker: Worker | 'none' | undefined;
  #hasAnswered = false;
  #next = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `make` is `(Worker) => new Worker(new URL('./x.worker.ts', import.meta.url), {type: 'module'})`. */
  constructor(jobs: All, make: (Worker: WorkerClass) => Worker) {
    this.#jobs = jobs;
    this.#make = make;
  }

  /** Where the next search will run. */
  get place(): 'worker' | 'slices' {
    return this.#started() === 'none' ? 'slices' : 'worker';
  }

  solve<Name extends keyof All & string>(
    name: Name,
    input: InputOf<All[Name]>,
    options: SolveOptions = {},
  ): Promise<AnswerOf<All[Name]>> {
    options.signal?.throwIfAborted();
    return new Promise<unknown>((resolve, reject) => {
      this.#ask(this.#next++, { name, input, options, resolve, reject });
    }) as Promise<AnswerOf<All[Name]>>;
  }

  /** Keeps the worker for a user until `signal` aborts; with the last user it ends. */
  use(signal: AbortSignal): void {
    if (signal.aborted || this.#users.has(signal)) return;
    this.#users.add(signal);
    signal.addEventListener('abort', () => {
      this.#users.delete(signal);
      if (this.#users.size === 0) this.close();
    });
  }

  /** Ends the worker; questions that are open are answered in slices. */
  close(): void {
    clearTimeout(this.#idle);
    if (this.#worker !== 'none') this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasAnswered = false;
    for (const pending of this.#pending.values()) this.#slice(pending);
    this.#pending.clear();
  }

  #ask(id: number, pending: Pending): void {
    const worker = this.#started();
    if (worker === 'none') {
      this.#slice(pending);
      return;
    }
    clearTimeout(this.#idle);
    const { name, input, options } = pending;
    this.#pending.set(id, pending);
    worker.postMessage({ id, name, input, budget: options.budget } satisfies Question);
    options.signal?.addEventListener('abort', () => {
      if (!this.#pending.delete(id)) return;
      if (this.#worker !== 'none') this.#worker?.postMessage({ id, isOver: true });
      pending.reject(options.signal?.reason);
    });
  }

  #slice({ name, input, options, resolve, reject }: Pending): void {
    const job = this.#jobs[name] as (given: unknown) => Search<unknown>;
    inSlices(job(input), options).then(resolve, reject);
  }

  #started(): Worker | 'none' {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker | 'none' {
    if (typeof Worker === 'undefined') return 'none';
    for (const starter of starters) {
      try {
        const worker = this.#make(starter);
        worker.onmessage = ({ data }: MessageEvent<Reply>) => {
          this.#settle(data);
        };
        // Before its first answer: it could not be loaded, or a policy forbids it.
        worker.onerror = (event) => {
          event.preventDefault();
          const isDead = !this.#hasAnswered;
          this.close();
          if (isDead) this.#worker = 'none';
        };
        return worker;
      } catch {
        // Another origin's address, or a policy: the next way.
      }
    }
    return 'none';
  }

  #settle({ id, answer, error }: Reply): void {
    this.#hasAnswered = true;
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error?.name === 'OverBudget') pending?.reject(new OverBudget(error.message));
    else if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(answer);
    if (this.#pending.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.close();
    }, IDLE);
  }
}
