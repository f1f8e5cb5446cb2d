import { defineConfig } from 'vitest/config';
import config from './vite.config.ts';

/** What takes minutes: `npx nx nightly bench`. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['src/**/*.nightly.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    outputFile: { json: 'test-results/nightly.json' },
  },
});
