import { solve } from '@parlour/klotski/solver';
import { layoutOf, type PeerLevel, peerLevels, peerOptimum } from './npm-klotski.ts';

/** One level of the package, solved by both. */
export interface Compared {
  readonly name: string;
  readonly layout: string;
  readonly own: number | undefined;
  readonly peer: number | undefined;
}

/** A level of npm klotski, solved by it and by us. */
const compare = (level: PeerLevel): Compared => {
  const layout = layoutOf(level);
  const answer = solve(layout, 'corner');
  const own = answer.status === 'solved' ? answer.optimum : undefined;
  return { name: level.name, layout, own, peer: peerOptimum(level) };
};

/** All its levels, or those of some names, solved by both. */
export const compared = (names?: readonly string[]): readonly Compared[] =>
  peerLevels()
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(compare);

const words = (optimum: number | undefined): string =>
  optimum === undefined ? 'no solution' : `${optimum} moves`;

/** Where npm klotski is not optimal, in lines. */
export const comparisonLines = (): readonly string[] => {
  const levels = compared();
  const wrong = levels.filter(({ own, peer }) => own !== peer);
  const lines = wrong.map(
    ({ name, layout, own, peer }) =>
      `  ${name} ${layout}: npm klotski ${words(peer)}, in fact ${words(own)}`,
  );
  return [
    [
      `npm klotski misses the optimum of ${wrong.length} of its ${levels.length} levels:`,
      ...lines,
    ].join('\n'),
  ];
};
