import { inNode } from '../../vite.base.ts';

export default inNode('src/**/self.test.ts');
