export { type Advice, adviceSearch, keepsOptimum } from './advice.ts';
export {
  type Analysis,
  analyse,
  type AnalysisQuestion,
  type Farthest,
  analysisSearch,
  type MetricAnalysis,
  type WayAnswer,
  wayBetween,
  type WayQuestion,
  waySearch,
} from './component.ts';
export {
  type DistanceQuestion,
  type Distances,
  distancesSearch,
  type RatedMove,
} from './distances.ts';
export {
  solve,
  type SolveAnswer,
  type SolveOptions,
  type SolveProgress,
  type SolveQuestion,
  solveSearch,
  type Stop,
} from './solve.ts';
export { type SolutionMove } from './steps.ts';
