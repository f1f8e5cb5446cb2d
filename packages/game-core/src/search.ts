/**
 * A computation that pauses now and then, so that whoever runs it can do something else meanwhile,
 * or give it up: in a worker, or in slices of time.
 */
export type Search<Answer> = Generator<undefined, Answer, void>;

/** Runs a search to its end in one go. */
export const finished = <Answer>(search: Search<Answer>): Answer => {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
};
