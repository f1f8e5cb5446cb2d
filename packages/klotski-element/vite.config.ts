import { mergeConfig } from 'vite';
import { element } from '../../vite.base.ts';

export default mergeConfig(element({ tag: 'parlour-klotski' }), {
  // Beside what every element has: pictures of layouts, for pages.
  build: { lib: { entry: { picture: 'src/picture.ts' } } },
});
