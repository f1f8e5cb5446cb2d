// What a server and a bundler make of the built package: text drawn in a Node of its own, and the
// script that takes over on the page.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, '..');

/** An element of the page's own, with a table inside. */
export const AROUND = `
  import { html, LitElement } from 'lit';
  customElements.define('a-round', class extends LitElement {
    render() {
      return html\`<parlour-klondike .seed=\${4} draw=\${3} animation="none"></parlour-klondike>\`;
    }
  });
`;

const SERVER = `
  import '@parlour/klondike-element';
  import { html as serverHtml, render } from '@lit-labs/ssr';
  ${AROUND}
  import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
  const drawn = [];
  for (const markup of JSON.parse(process.argv[1])) {
    const strings = Object.assign([markup], { raw: [markup] });
    drawn.push(await collectResult(render(serverHtml(strings))));
  }
  console.log(JSON.stringify(drawn));
`;

/** Markup as a server draws it. */
export const drawnByServer = (...markup: readonly string[]): readonly string[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', SERVER, JSON.stringify(markup)], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  ) as readonly string[];

/** Scripts by their paths: `/main.js` is this text with all that it imports. */
export const bundled = async (text: string): Promise<Readonly<Record<string, string>>> => {
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
