import { nodeProgram } from '../../vite.base.ts';

const program = nodeProgram({ main: 'src/main.ts' });

export default {
  ...program,
  // Only wanted for `--frames`; they need their own files.
  ssr: { ...program.ssr, external: ['playwright', 'vite'] },
};
