import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    // Some tests run Nx, ESLint and TypeScript on a whole workspace.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
