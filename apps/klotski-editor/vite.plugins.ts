// What the built pages get beside Vite's own work: a content security policy, preloaded headings
// and a service worker. None of it is there while developing.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin } from 'vite';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Built pages allow what lies beside them and nothing else. */
export const strictPolicy = (): Plugin => ({
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** The heading faces are asked for with the page, so that headings do not change their dress. */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `./${file}`,
          },
          injectTo: 'head' as const,
        })),
  },
});

/** Everything that was built, by name, in a cache of its own; asked first, so that versions never mix. */
const worker = (name: string, version: string, files: readonly string[]): string => `
const CACHE = '${name}-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  const all = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(all)));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('${name}-') && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const isPage = request.mode === 'navigate';
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(request, { ignoreSearch: isPage, ignoreVary: true }))
      .then((found) => found || fetch(request)),
  );
});
`;

/** A service worker that keeps the whole application, so that it opens without a network. */
export const offline = (name: string): Plugin => {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        const files = ['./'];
        for (const output of Object.values(bundle)) {
          if (/\.(?:map|woff)$/.test(output.fileName)) continue;
          files.push(`./${output.fileName}`);
          hash.update(output.type === 'chunk' ? output.code : output.source);
        }
        for (const file of readdirSync(publicDir)) {
          files.push(`./${file}`);
          hash.update(readFileSync(join(publicDir, file)));
        }
        const source = worker(name, hash.digest('hex').slice(0, 12), files.sort());
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
};
