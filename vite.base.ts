import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  mergeConfig,
  type Plugin,
} from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { launchOptions } from './browsers.ts';

type Entries = string | Record<string, string>;
const index = { index: 'src/index.ts' };

/** Workspace packages resolve to their TypeScript sources under this `exports` condition. */
const SOURCE = '@parlour/source';

const base = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    // No test passes or fails by its speed; this only ends what hangs.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
} satisfies ViteUserConfig;

const isBareImport = (id: string): boolean => !/^(?:[./]|[A-Za-z]:)/.test(id);

const modules = (entry: Entries) =>
  ({
    minify: false,
    lib: { entry, formats: ['es'] },
    rolldownOptions: { external: isBareImport, output: { chunkFileNames: 'chunks/[name].js' } },
  }) satisfies ViteUserConfig['build'];

/** A library of ES modules, one per entry; its dependencies stay imports. */
export const library = (entry: Entries = index) =>
  defineConfig({ ...base, build: { target: 'es2022', sourcemap: true, ...modules(entry) } });

/** One self-contained file for Node. */
export const nodeProgram = (entry: Entries = index) =>
  defineConfig({
    ...base,
    ssr: { ...base.ssr, noExternal: true },
    build: {
      target: 'node20',
      ssr: true,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });

/** Tests in real Chromium; those in `*.node.test.ts` run in Node, as a server would import the module. */
const inBrowser = {
  ...base.test,
  // Each project has its own; those from here would be added to them.
  include: [],
  onConsoleLog: (text: string) => !text.startsWith('Lit is in dev mode'),
  projects: [
    {
      extends: true,
      test: {
        name: 'browser',
        include: base.test.include,
        exclude: ['src/**/*.node.test.ts'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
    { extends: true, test: { name: 'node', include: ['src/**/*.node.test.ts'] } },
  ],
} satisfies ViteUserConfig['test'];

/** Writes worker URLs in the one form that browsers and all bundlers understand. */
function portableWorkers(): Plugin {
  const viteForm =
    /new URL\(\s*(?:\/\*.*?\*\/)?\s*new URL\(\s*(["'`])([^"'`]+)\1\s*,\s*import\.meta\.url\s*\)\.href\s*,\s*(?:""|''|``)\s*\+\s*import\.meta\.url\s*\)/g;
  return {
    name: 'portable-workers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(viteForm, 'new URL("./$2",import.meta.url)');
      }
    },
  };
}

/** Takes the layout out of `css` and `html` templates: no minifier looks into them. */
function compactTemplates(): Plugin {
  const css = (text: string): string =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':')
      .replaceAll(';}', '}');
  const html = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('> <', '><');
  return {
    name: 'compact-templates',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\/packages\/[^?]*\.ts$/.test(id)
        ? code
            .replace(/\bcss`([^`$]*)`/g, (_, text: string) => `css\`${css(text)}\``)
            .replace(/\bhtml`[^`]*`/g, html)
        : undefined,
  };
}

/** Settings of a library for browsers; `prefix` stands before the names of chunks and workers. */
const forBrowsers = (prefix: string) =>
  ({
    ...base,
    base: './',
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: `${prefix}[name].js` } },
    },
    build: { target: 'es2022', sourcemap: true },
  }) satisfies ViteUserConfig;

/** What element packages share: a library as any other, but tested in a browser. */
export const elementCore = (entry: Entries = index) => {
  const config = forBrowsers('chunks/');
  return defineConfig({
    ...config,
    plugins: [portableWorkers()],
    build: { ...config.build, ...modules(entry) },
    test: inBrowser,
  });
};

/** Fails where a page would have to load a second file before it shows anything. */
const oneFirstFile: Plugin = {
  name: 'one-first-file',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.imports.length > 0)
        this.error(`${chunk.fileName} was split: it imports ${chunk.imports.join(', ')}.`);
    }
  },
};

/** A whole page script in one file; what it imports on demand lies beside it. */
export const oneFile = (name: string, root: string, entry: string): InlineConfig => {
  const config = forBrowsers(`${name}.`);
  return {
    ...config,
    root,
    configFile: false,
    plugins: [compactTemplates(), portableWorkers()],
    build: {
      ...config.build,
      outDir: 'dist/cdn',
      lib: { entry: { [name]: entry }, formats: ['es'] },
      rolldownOptions: {
        // Chunks on demand may import from the first file, so that nothing need be split off it.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, chunkFileNames: `${name}.[name].js` },
      },
    },
  };
};

/** The languages of an element package beside English, as entries of a build. */
const languageEntries = (root: string): Record<string, string> => {
  const folder = join(root, 'src/locale');
  const languages = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  return Object.fromEntries(languages.map((name) => [`locale/${name}`, `src/locale/${name}.ts`]));
};

/** Entries of an element package: `define`, `element` and one a language. */
const elementEntries = (root: string): Record<string, string> => ({
  define: 'src/define.ts',
  element: 'src/element.ts',
  ...languageEntries(root),
});

/** The languages beside the one file of an element: they add their words to what that exports. */
const languagesBeside = (name: string, root: string): InlineConfig => {
  const config = forBrowsers(`${name}.`);
  const wordsOfTheFile: Plugin = {
    name: 'words-of-the-file',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/languages.ts') ? { id: `../${name}.js`, external: true } : undefined,
  };
  return {
    ...config,
    root,
    configFile: false,
    plugins: [wordsOfTheFile],
    build: {
      ...config.build,
      outDir: 'dist/cdn',
      emptyOutDir: false,
      lib: { entry: languageEntries(root), formats: ['es'] },
      rolldownOptions: { output: { minify: true, chunkFileNames: 'locale/[name].words.js' } },
    },
  };
};

/**
 * An element package: `dist/` holds modules that leave lit and all packages as imports, for
 * bundlers; `dist/cdn/<tag>.js` holds everything.
 */
export const element = ({ tag }: { readonly tag: string }) => {
  const config = forBrowsers('workers/');
  let root = process.cwd();
  const twice: Plugin = {
    name: 'element-builds',
    apply: 'build',
    config: (user) => {
      root = user.root ?? root;
      return { build: modules(elementEntries(root)) };
    },
    closeBundle: async () => {
      const own = existsSync(join(root, 'src/cdn.ts')) ? 'src/cdn.ts' : 'src/define.ts';
      await build(mergeConfig(oneFile(tag, root, own), { plugins: [oneFirstFile] }));
      if (Object.keys(languageEntries(root)).length > 0) await build(languagesBeside(tag, root));
    },
  };
  return defineConfig({
    ...config,
    plugins: [compactTemplates(), portableWorkers(), twice],
    test: inBrowser,
  });
};

/** A web application of plain pages: every HTML file in its folder is one. */
export const application = () => {
  const pages: Plugin = {
    name: 'pages',
    apply: 'build',
    config: ({ root = process.cwd() }) => {
      const input = readdirSync(root).filter((file) => file.endsWith('.html'));
      return { build: { rolldownOptions: { input: input.map((file) => join(root, file)) } } };
    },
  };
  return defineConfig({
    ...base,
    base: './',
    plugins: [pages],
    worker: { format: 'es' },
    build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
    test: inBrowser,
  });
};

/** Tests that drive a browser from Node, and are given `launchOptions` for it. */
export const inNode = (...include: readonly string[]) =>
  defineConfig({
    ...base,
    test: {
      ...base.test,
      include: [...include],
      provide: { launchOptions },
      hookTimeout: 120_000,
      // Where tests are concurrent, that many pages are open at once.
      maxConcurrency: 4,
      outputFile: { json: 'test-results/e2e.json' },
    },
  });

/** End-to-end tests of a built application; they are also given the `address` that it is served at. */
export const endToEnd = () => {
  const config = inNode('e2e/**/*.test.ts');
  const globalSetup = [join(import.meta.dirname, 'e2e.setup.ts')];
  return defineConfig({ ...config, test: { ...config.test, globalSetup } });
};

/** The suite that every element must pass: see `tools/embed-smoke`. */
export const embedSmoke = () => {
  const root = join(import.meta.dirname, 'tools/embed-smoke');
  const config = inNode('src/embed.test.ts');
  const outputFile = { json: join(process.cwd(), 'test-results/e2e.json') };
  const provide = { ...config.test?.provide, folder: process.cwd() };
  return defineConfig({ ...config, root, test: { ...config.test, outputFile, provide } });
};
