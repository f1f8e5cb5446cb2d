import { embedSmoke } from '../../vite.base.ts';

export default embedSmoke();
