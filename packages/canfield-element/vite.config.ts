import { element } from '../../vite.base.ts';

export default element({ tag: 'parlour-canfield' });
