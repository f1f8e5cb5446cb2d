import { mergeConfig } from 'vite';
import { application } from '../../vite.base.ts';
import { fontPreload, offline, strictPolicy } from './vite.plugins.ts';

export default mergeConfig(application(), {
  plugins: [strictPolicy(), fontPreload(), offline('parlour-klotski-editor')],
});
