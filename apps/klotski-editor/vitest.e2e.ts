import { endToEnd } from '../../vite.base.ts';

export default endToEnd();
