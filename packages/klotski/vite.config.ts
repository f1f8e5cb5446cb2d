import { library } from '../../vite.base.ts';

export default library({
  index: 'src/index.ts',
  play: 'src/play.ts',
  formats: 'src/formats.ts',
  names: 'src/names.ts',
  hint: 'src/hint.ts',
  gallery: 'src/gallery.ts',
  solver: 'src/solver/index.ts',
  enumeration: 'src/solver/enumeration.ts',
  census: 'src/solver/census.ts',
  boards: 'src/boards/index.ts',
});
