import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProjectGraph } from '@nx/devkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects, root } from './lib/house.js';

interface Row {
  readonly file: string;
  /** Names of projects, in any order. */
  readonly affected: readonly string[] | 'everything';
}

const rows = JSON.parse(
  readFileSync(join(import.meta.dirname, 'affected-rows.json'), 'utf8'),
) as readonly Row[];

/** The parts of Nx that answer `nx affected`. They are its own affair; the version is pinned. */
interface Internals {
  createProjectGraphAsync(): Promise<ProjectGraph>;
  calculateFileChanges(files: string[], args: undefined): unknown[];
  filterAffected(graph: ProjectGraph, changes: unknown[]): Promise<ProjectGraph>;
}

const loadNx = (): Internals => {
  const require = createRequire(import.meta.url);
  const inside = (path: string): object =>
    require(join(root, 'node_modules/nx/dist/src/project-graph', path)) as object;
  return {
    ...inside('project-graph.js'),
    ...inside('file-utils.js'),
    ...inside('affected/affected-project-graph.js'),
  } as Internals;
};

describe('a changed file', () => {
  // Nx's notes on the graph are kept apart from those of a run that may be going on around us.
  const notes = mkdtempSync(join(tmpdir(), 'parlour-graph-'));
  let nx: Internals;
  let graph: ProjectGraph;

  beforeAll(async () => {
    process.env['NX_WORKSPACE_DATA_DIRECTORY'] = notes;
    process.env['NX_DAEMON'] = 'false';
    process.env['NX_ISOLATE_PLUGINS'] = 'false';
    nx = loadNx();
    graph = await nx.createProjectGraphAsync();
  });
  afterAll(() => {
    rmSync(notes, { recursive: true, force: true });
  });

  const affectedBy = async (file: string): Promise<string[]> => {
    const { nodes } = await nx.filterAffected(graph, nx.calculateFileChanges([file], undefined));
    return Object.keys(nodes).sort();
  };

  it.each(rows)('$file affects $affected', async ({ file, affected }) => {
    const expected = affected === 'everything' ? Object.keys(graph.nodes) : affected;
    expect(await affectedBy(file)).toEqual([...expected].sort());
  });

  it('is spoken of for every project', () => {
    const names = projects().map(({ name }) => name);
    expect(Object.keys(graph.nodes).sort()).toEqual(names.sort());
    const folders = projects().map(({ folder }) => folder);
    const missing = folders.filter(
      (folder) => !rows.some(({ file }) => file.startsWith(`${folder}/`)),
    );
    expect(missing).toEqual([]);
  });
});
