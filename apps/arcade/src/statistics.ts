// What is counted, and what it comes to. Pure: where it is kept is `statistics-store.ts`.

/** The database that Klondike is counted in. */
export const STORE = 'parlour-arcade-klondike';

/** One deal, counted once. */
export interface Played {
  readonly version: 1;
  /** `left`: given up after a move; `seen`: watched or started from another's game, never counted. */
  readonly result: 'won' | 'left' | 'seen';
  /** What is compared with what: `draw-3`, `source`. */
  readonly mode: string;
  readonly moves: number;
  readonly seconds: number;
  readonly scoring: string;
  readonly score: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const RESULTS: readonly unknown[] = ['won', 'left', 'seen'];
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** An entry as it was kept; `undefined` for what cannot be read, which is left where it is. */
export const readPlayed = (value: unknown): Played | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, result, mode, moves, seconds, scoring, score, at } = value as Record<
    keyof Played,
    unknown
  >;
  if (version !== 1 || !RESULTS.includes(result)) return undefined;
  if (typeof mode !== 'string' || typeof scoring !== 'string') return undefined;
  if (!isCount(moves) || !isCount(seconds) || !isCount(at)) return undefined;
  if (typeof score !== 'number' || !Number.isFinite(score)) return undefined;
  return value as Played;
};

/** What to keep of a deal that is known and has been played (again): the first win stands. */
export const merged = (known: unknown, played: Played): unknown => {
  if (known === undefined) return played;
  const before = readPlayed(known);
  if (before?.result !== 'left') return known;
  return played.result === 'seen' ? known : played;
};

/** The mode of options. */
export const modeOf = ({ rules, draw }: { readonly rules: string; readonly draw: number }) =>
  rules === 'source' ? 'source' : `draw-${draw}`;

export interface ModeStatistics {
  readonly mode: string;
  readonly games: number;
  readonly wins: number;
  readonly bestSeconds: number | undefined;
  readonly fewestMoves: number | undefined;
  readonly bestScore: number | undefined;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** Wins in a row, up to the last game. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly modes: readonly ModeStatistics[];
}

const least = (values: readonly number[]): number | undefined =>
  values.length > 0 ? Math.min(...values) : undefined;

const statisticsOfMode = (mode: string, games: readonly Played[]): ModeStatistics => {
  const wins = games.filter(({ result }) => result === 'won');
  const scores = wins.filter(({ scoring }) => scoring === 'standard').map(({ score }) => -score);
  const best = least(scores);
  return {
    mode,
    games: games.length,
    wins: wins.length,
    bestSeconds: least(wins.map(({ seconds }) => seconds)),
    fewestMoves: least(wins.map(({ moves }) => moves)),
    bestScore: best === undefined ? undefined : -best,
  };
};

export const statisticsOf = (entries: readonly unknown[]): Statistics => {
  const games = entries
    .map(readPlayed)
    .filter((entry): entry is Played => entry !== undefined && entry.result !== 'seen')
    .sort((a, b) => a.at - b.at);
  let streak = 0;
  let bestStreak = 0;
  for (const { result } of games) {
    streak = result === 'won' ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const modes = [...new Set(games.map(({ mode }) => mode))].sort().map((mode) =>
    statisticsOfMode(
      mode,
      games.filter((game) => game.mode === mode),
    ),
  );
  const wins = games.filter(({ result }) => result === 'won').length;
  return { games: games.length, wins, streak, bestStreak, modes };
};

/** Dollars won and lost at Vegas in all games that were counted. */
export const vegasTotal = (entries: readonly unknown[]): number =>
  entries
    .map(readPlayed)
    .filter((entry): entry is Played => entry?.scoring === 'vegas' && entry.result !== 'seen')
    .reduce((sum, { score }) => sum + score, 0);
