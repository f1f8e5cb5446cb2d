// What can be searched for beside the page. A job gets a ticket with its question, by which it tells
// how far it is.
import { type Search } from '@parlour/game-core';
import { analysisSearch, solveSearch, waySearch } from '@parlour/klotski/solver';
import { exploring } from './exploring.ts';

/** A question, and the name by which its progress is told. */
export interface Asked<Question> {
  readonly ticket: number;
  readonly question: Question;
}

/** How far a search is: how often it has paused, each time after about 2,000 positions. */
export interface Progress {
  readonly ticket: number;
  readonly pauses: number;
}

let report: (progress: Progress) => void = () => undefined;

/** Who is told how far searches are, in this thread. */
export const reportTo = (listener: (progress: Progress) => void): void => {
  report = listener;
};

/** Milliseconds between two reports. */
const PACE = 80;

const telling = <Question, Answer>(search: (question: Question) => Search<Answer>) =>
  function* ({ ticket, question }: Asked<Question>): Search<Answer> {
    const running = search(question);
    let last = performance.now();
    for (let pauses = 1; ; pauses++) {
      const step = running.next();
      if (step.done) return step.value;
      if (performance.now() - last > PACE) {
        last = performance.now();
        report({ ticket, pauses });
      }
      yield undefined;
    }
  };

const searches = {
  solve: solveSearch,
  analysis: analysisSearch,
  way: waySearch,
  ...exploring,
};
type Searches = typeof searches;

export type SearchName = keyof Searches;
export type QuestionOf<Name extends SearchName> = Parameters<Searches[Name]>[0];
export type AnswerOf<Name extends SearchName> =
  ReturnType<Searches[Name]> extends Search<infer Answer> ? Answer : never;

type Telling = {
  readonly [Name in SearchName]: (input: Asked<QuestionOf<Name>>) => Search<AnswerOf<Name>>;
};

export const jobs = Object.fromEntries(
  Object.entries(searches).map(([name, search]) => [
    name,
    telling(search as (question: unknown) => Search<unknown>),
  ]),
) as unknown as Telling;
