// Klondike's package on a server, and bundled for a page.
import { join } from 'node:path';
import * as server from '../../../e2e.server.ts';

/** An element of the page's own, with a table inside. */
export const AROUND = `
  import { html, LitElement } from 'lit';
  customElements.define('a-round', class extends LitElement {
    render() {
      return html\`<parlour-klondike .seed=\${4} draw=\${3} animation="none"></parlour-klondike>\`;
    }
  });
`;

const PACKED: server.Packed = {
  folder: join(import.meta.dirname, '..'),
  name: '@parlour/klondike-element',
  around: AROUND,
};

/** Markup as a server draws it. */
export const drawnByServer = (...markup: readonly string[]): readonly string[] =>
  server.drawnByServer(PACKED, ...markup);

/** Scripts by their paths: `/main.js` is this text with all that it imports. */
export const bundled = (text: string): Promise<Readonly<Record<string, string>>> =>
  server.bundled(PACKED, text);
