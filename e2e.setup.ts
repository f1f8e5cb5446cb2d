import { preview } from 'vite';
import { type TestProject } from 'vitest/node';

declare module 'vitest' {
  // What end-to-end tests get by `inject`.
  interface ProvidedContext {
    readonly launchOptions: { readonly executablePath?: string; readonly args: string[] };
    readonly address: string;
  }
}

/** Serves the built application on a free port for as long as its end-to-end tests run. */
export default async function setup(project: TestProject) {
  const server = await preview({
    root: project.config.root,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The built application cannot be served.');
  project.provide('address', address);
  return () => server.close();
}
