import { library } from '../../vite.base.ts';

export default library({ index: 'src/index.ts', solver: 'src/solver/index.ts' });
