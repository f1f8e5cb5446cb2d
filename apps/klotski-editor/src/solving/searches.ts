// Asks for searches: in a worker, or in slices of time where there can be none.
import { SolverHost } from '@parlour/element-core/solver';
import {
  type AnswerOf,
  jobs,
  type Progress,
  type QuestionOf,
  reportTo,
  type SearchName,
} from './jobs.ts';

export interface AskOptions {
  /** Gives the search up; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told now and then, with about how many positions were looked at. */
  readonly onProgress?: (positions: number) => void;
}

/** About so many positions lie between two pauses of a search. */
const POSITIONS_A_PAUSE = 2048;

const listeners = new Map<number, (positions: number) => void>();
let lastTicket = 0;

const tell = ({ ticket, pauses }: Progress): void => {
  listeners.get(ticket)?.(pauses * POSITIONS_A_PAUSE);
};
reportTo(tell);

const isProgress = (data: unknown): data is Progress =>
  typeof data === 'object' && data !== null && 'ticket' in data;

/** A worker of its own. One for what must answer at once, others for what takes its time. */
export class Searches {
  readonly #host = new SolverHost(jobs, (Worker) => {
    const worker = new Worker(new URL('./searches.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isProgress(data)) tell(data);
    });
    return worker;
  });

  async ask<Name extends SearchName>(
    name: Name,
    question: QuestionOf<Name>,
    { signal, onProgress }: AskOptions = {},
  ): Promise<AnswerOf<Name>> {
    const ticket = ++lastTicket;
    if (onProgress) listeners.set(ticket, onProgress);
    try {
      const asked = { ticket, question };
      const answer: Promise<unknown> = this.#host.solve(
        name,
        asked as never,
        signal ? { signal } : {},
      );
      return (await answer) as AnswerOf<Name>;
    } finally {
      listeners.delete(ticket);
    }
  }
}

/** For what is asked while one draws. */
export const searches = new Searches();
