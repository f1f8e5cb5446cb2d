import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

type Entries = string | Record<string, string>;
const index = { index: 'src/index.ts' };

/** Workspace packages resolve to their TypeScript sources under this `exports` condition. */
const SOURCE = '@parlour/source';

const base = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    // No test passes or fails by its speed; this only ends what hangs.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
} satisfies ViteUserConfig;

const isBareImport = (id: string): boolean => !/^(?:[./]|[A-Za-z]:)/.test(id);

/** A library of ES modules, one per entry; its dependencies stay imports. */
export const library = (entry: Entries = index) =>
  defineConfig({
    ...base,
    build: {
      target: 'es2022',
      sourcemap: true,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: isBareImport, output: { chunkFileNames: 'chunks/[name].js' } },
    },
  });

/** One self-contained file for Node. */
export const nodeProgram = (entry: Entries = index) =>
  defineConfig({
    ...base,
    ssr: { ...base.ssr, noExternal: true },
    build: {
      target: 'node20',
      ssr: true,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
