// For tests on a page: what a server and a bundler make of a built element package. Text is drawn in a
// Node of its own, and the script takes over on the page.
import { execFileSync } from 'node:child_process';
import { build } from 'vite';

/** A package as it was built, by the name that it is imported by. */
export interface Packed {
  readonly folder: string;
  readonly name: string;
  /** A module of the page's own that the server runs too: elements around the one that is drawn. */
  readonly around?: string;
}

const serverText = ({ name, around = '' }: Packed): string => `
  import '${name}';
  import { html as serverHtml, render } from '@lit-labs/ssr';
  ${around}
  import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
  const drawn = [];
  for (const markup of JSON.parse(process.argv[1])) {
    const strings = Object.assign([markup], { raw: [markup] });
    drawn.push(await collectResult(render(serverHtml(strings))));
  }
  console.log(JSON.stringify(drawn));
`;

/** Markup as a server draws it. */
export const drawnByServer = (packed: Packed, ...markup: readonly string[]): readonly string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', serverText(packed), JSON.stringify(markup)],
      {
        cwd: packed.folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    ),
  ) as readonly string[];

/** Scripts by their paths: `/main.js` is this text with all that it imports. */
export const bundled = async (
  { folder }: Packed,
  text: string,
): Promise<Readonly<Record<string, string>>> => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // As a page gets it: lit without its help for those who develop with it.
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === 'main' ? '\0main' : undefined),
        load: (id) => (id === '\0main' ? text : undefined),
      },
    ],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'main', output: { entryFileNames: 'main.js' } },
    },
  });
  if (!('output' in built)) throw new Error('Nothing was bundled.');
  return Object.fromEntries(
    built.output.flatMap((part) =>
      part.type === 'chunk' ? [[`/${part.fileName}`, part.code] as const] : [],
    ),
  );
};
