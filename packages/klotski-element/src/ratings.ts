// What the solver says of the game: the fewest moves for its board, and how far the exit is.
import type { KlotskiState } from '@parlour/klotski/play';
import type { Advice } from '@parlour/klotski/solver';
import type { KlotskiHost } from './host.ts';
import type * as OnDemand from './on-demand.ts';

/** A question to the solver; `undefined` where it was given up, or the answer is no longer of use. */
const ask = async <Answer>(
  host: KlotskiHost,
  question: (searches: typeof OnDemand) => Promise<Answer>,
  signal: AbortSignal,
  isOfUse: () => boolean,
): Promise<Answer | undefined> => {
  const searches = await host.loaded(host.onDemand());
  if (!searches || signal.aborted) return undefined;
  searches.keepSearching(host.connection.signal);
  const answer = await question(searches).catch(() => undefined);
  return isOfUse() ? answer : undefined;
};

/** A question about a position, of use as long as that lies on the board. */
export const askOf = <Answer>(
  host: KlotskiHost,
  state: KlotskiState,
  signal: AbortSignal,
  question: (searches: typeof OnDemand) => Promise<Answer>,
): Promise<Answer | undefined> => ask(host, question, signal, () => host.state === state);

export const adviceOn = (
  host: KlotskiHost,
  state: KlotskiState,
  signal: AbortSignal,
): Promise<Advice | undefined> => askOf(host, state, signal, (on) => on.adviceFor(state, signal));

/** How far the exit is; `Infinity` where it cannot be reached, `undefined` where nobody knows. */
export const distanceOf = async (
  ...asked: Parameters<typeof adviceOn>
): Promise<number | undefined> => {
  const advice = await adviceOn(...asked);
  return advice?.status === 'solvable' ? advice.distance : advice && Infinity;
};

type Question = (
  searches: typeof OnDemand,
  of: KlotskiState,
  signal: AbortSignal,
) => Promise<{ readonly figure: number | undefined }>;

/** A figure about a position, asked for once. */
class Figure {
  readonly #host: () => KlotskiHost;
  readonly #question: Question;
  /** What `value` is of. */
  #of: KlotskiState | undefined;
  /** The connection in which it was asked for. */
  #life: AbortSignal | undefined;
  #standing: 'asked' | 'answered' | 'failed' = 'answered';
  /** `undefined` while it is not known, and where there is no solution. */
  value: number | undefined;

  constructor(host: () => KlotskiHost, question: Question) {
    this.#host = host;
    this.#question = question;
  }

  /** Asks, unless that was done before; what was given up with the last connection, again. */
  async seek(of: KlotskiState): Promise<void> {
    const host = this.#host();
    const { signal } = host.connection;
    const isNew = of !== this.#of;
    if (!isNew && (this.#standing === 'answered' || this.#life === signal)) return;
    if (isNew) this.value = undefined;
    [this.#of, this.#life, this.#standing] = [of, signal, 'asked'];
    const isOfUse = (): boolean => this.#of === of && this.#life === signal;
    const answer = await ask(host, (on) => this.#question(on, of, signal), signal, isOfUse);
    if (!isOfUse()) return;
    this.#standing = answer ? 'answered' : 'failed';
    this.value = answer?.figure;
    host.requestUpdate();
  }

  /** What could not be had is asked for again. */
  retry(): void {
    if (this.#standing === 'failed') this.#life = undefined;
  }
}

export class Ratings {
  readonly #host: () => KlotskiHost;
  readonly #best: Figure;
  readonly #left: Figure;

  constructor(host: () => KlotskiHost) {
    this.#host = host;
    this.#best = new Figure(host, async (on, of, signal) => ({
      figure: (await on.solutionOf(of, signal))?.length,
    }));
    this.#left = new Figure(host, async (on, of, signal) => {
      const advice = await on.adviceFor(of, signal);
      return { figure: advice.status === 'solvable' ? advice.distance : undefined };
    });
  }

  /** The fewest moves from the start; `undefined` while it is not known, and where there is no solution. */
  get optimum(): number | undefined {
    return this.#best.value;
  }

  /** The fewest moves from here, likewise. */
  get left(): number | undefined {
    return this.#left.value;
  }

  /** Asks for what is shown: with `controls` the optimum, with `distance` what is left. */
  update(): void {
    const { state, playthrough, controls, distance, isConnected } = this.#host();
    if (!controls || !isConnected) return;
    if (playthrough) void this.#best.seek(playthrough.start);
    if (distance && state) void this.#left.seek(state);
  }

  /** An act: what could not be had before is asked for again. */
  retry(): void {
    this.#best.retry();
    this.#left.retry();
  }
}
