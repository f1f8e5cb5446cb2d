import { elementCore } from '../../vite.base.ts';

export default elementCore({
  index: 'src/index.ts',
  cards: 'src/cards/index.ts',
  piles: 'src/piles/index.ts',
  play: 'src/play-index.ts',
  'piles/play': 'src/piles/play.ts',
  solver: 'src/solver-host.ts',
  storage: 'src/storage.ts',
  'messages/ja': 'src/messages/ja.ts',
  'messages/ru': 'src/messages/ru.ts',
  'messages/zh-Hans': 'src/messages/zh-Hans.ts',
});
