import { defineConfig } from 'vitest/config';
import { embedSmoke, inNode } from '../../vite.base.ts';

const play = inNode('e2e/**/*.test.ts');
const embed = embedSmoke();

// Two suites on what was built: the game played on a page, and what every element must bear.
export default defineConfig({
  ...play,
  test: {
    ...play.test,
    projects: [
      { ...play, test: { ...play.test, name: 'play' } },
      { ...embed, test: { ...embed.test, name: 'embed' } },
    ],
  },
});
