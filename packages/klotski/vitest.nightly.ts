import { defineConfig } from 'vitest/config';
import config from './vite.config.ts';

/** Tests that take their time: `npx nx nightly klotski`. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['src/**/*.nightly.ts'],
    testTimeout: 3_600_000,
    outputFile: { json: 'test-results/nightly.json' },
  },
});
