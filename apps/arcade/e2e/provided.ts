import { type LaunchOptions } from 'playwright';
export { type ProvidedContext } from 'vitest';

declare module 'vitest' {
  /** What `inject` gives the end-to-end tests of this folder: see `endToEnd` in `vite.base.ts`. */
  interface ProvidedContext {
    readonly launchOptions: LaunchOptions;
    /** Where the built pages are served, with a slash at the end. */
    readonly address: string;
  }
}
