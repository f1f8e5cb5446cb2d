// What the solver says of the game: the fewest moves for its board, and how far the exit is.
import type { KlotskiState } from '@parlour/klotski/play';
import type * as OnDemand from './on-demand.ts';
import type { KlotskiHost } from './play.ts';

/**
 * A question to the solver; `undefined` where it was given up, or the game is another one by now: `of`
 * is neither its position nor its start.
 */
export const ask = async <Answer>(
  host: KlotskiHost,
  of: KlotskiState,
  question: (searches: typeof OnDemand, signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> => {
  const searches = await host.loaded(host.onDemand());
  if (!searches || signal.aborted) return undefined;
  searches.keepSearching(host.connection.signal);
  const answer = await question(searches, signal).catch(() => undefined);
  return host.state === of || host.playthrough?.start === of ? answer : undefined;
};

export class Ratings {
  readonly #host: () => KlotskiHost;
  /** What `optimum` is of. */
  #rated: KlotskiState | undefined;
  #optimum: number | undefined;
  /** What `left` is of. */
  #measured: KlotskiState | undefined;
  #left: number | undefined;

  constructor(host: () => KlotskiHost) {
    this.#host = host;
  }

  /** The fewest moves from the start; `undefined` while it is not known, and where there is no solution. */
  get optimum(): number | undefined {
    return this.#optimum;
  }

  /** The fewest moves from here, likewise. */
  get left(): number | undefined {
    return this.#left;
  }

  /** Asks for what is shown: with `controls` the optimum, with `distance` what is left. */
  update(): void {
    const host = this.#host();
    const { state, playthrough, controls, distance } = host;
    const start = playthrough?.start;
    if (controls && start && start !== this.#rated) void this.#rate(host, start);
    if (controls && distance && state && state !== this.#measured) void this.#measure(host, state);
  }

  async #rate(host: KlotskiHost, start: KlotskiState): Promise<void> {
    [this.#rated, this.#optimum] = [start, undefined];
    const { signal } = host.connection;
    const moves = await ask(host, start, (on, life) => on.solutionOf(start, life), signal);
    if (this.#rated !== start) return;
    this.#optimum = moves?.length;
    host.requestUpdate();
  }

  async #measure(host: KlotskiHost, state: KlotskiState): Promise<void> {
    this.#measured = state;
    const { signal } = host.connection;
    const advice = await ask(host, state, (on, life) => on.adviceFor(state, life), signal);
    if (this.#measured !== state) return;
    this.#left = advice?.status === 'solvable' ? advice.distance : undefined;
    host.requestUpdate();
  }
}
