import { library } from '../../vite.base.ts';

export default library({
  index: 'src/index.ts',
  table: 'src/table.ts',
  advice: 'src/advice.ts',
  state: 'src/state.ts',
  solvitaire: 'src/solvitaire.ts',
});
