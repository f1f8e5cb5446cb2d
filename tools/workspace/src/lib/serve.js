// @ts-check
// Serves the applications of the house on this machine's own address.

/** The first port that is tried; the next free one is taken. */
export const PORT = 4173;

/**
 * @typedef {object} App
 * @property {string} name
 * @property {string} folder absolute
 *
 * @typedef {object} Served
 * @property {string} name
 * @property {string} address
 * @property {() => Promise<void>} close
 */

/**
 * @param {readonly App[]} apps
 * @param {{ readonly dev?: boolean, readonly port?: number }} [options] `dev`: from the sources,
 * with every change on the page at once; else what was built
 * @returns {Promise<Served[]>}
 */
export async function serve(apps, { dev = false, port = PORT } = {}) {
  const { createServer, preview } = await import('vite');
  /** @type {Served[]} */
  const served = [];
  for (const [index, { name, folder }] of apps.entries()) {
    const place = { host: '127.0.0.1', port: port + index, strictPort: false };
    const options = /** @type {const} */ ({ root: folder, logLevel: 'warn', clearScreen: false });
    const server = dev
      ? await (await createServer({ ...options, server: place })).listen()
      : await preview({ ...options, preview: place });
    const [address = ''] = server.resolvedUrls?.local ?? [];
    served.push({ name, address, close: () => server.close() });
  }
  return served;
}
