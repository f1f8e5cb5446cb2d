import { nodeProgram } from '../../vite.base.ts';

export default nodeProgram({ main: 'src/main.ts' });
