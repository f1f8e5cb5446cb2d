import { elementCore } from '../../vite.base.ts';

export default elementCore({
  index: 'src/index.ts',
  cards: 'src/cards/index.ts',
  piles: 'src/piles/index.ts',
});
