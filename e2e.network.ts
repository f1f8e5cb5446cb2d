// For tests on a page: a network that does not let some of the element's files through, for a while or for ever.
import { type Page } from 'playwright';
import { type Setting } from './e2e.stage.ts';

declare global {
  interface Window {
    /** The codes of the errors that the page was told of. */
    readonly errors: string[];
  }
}

/** Lets a page keep the errors that it is told of, from the first on. */
const keepErrors = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    document.addEventListener('parlour-error', ({ detail }: Event & { detail?: unknown }) => {
      errors.push((detail as { readonly code: string }).code);
    });
  });

/** The codes of the errors that the page was told of since it was last asked. */
export const errorsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.errors.splice(0));

const filesOf = (names: readonly string[]): RegExp =>
  new RegExp(`/parlour-\\w+\\.(?:${names.join('|')})\\.js$`);

type Prepare = NonNullable<Setting['prepare']>;

/** Prepares a page for which some files cannot be had: `play` is `parlour-….play.js`. */
export const failing =
  (...names: readonly string[]): Prepare =>
  async (page) => {
    await keepErrors(page);
    await page.route(filesOf(names), (route) => route.abort());
  };

/** A network that keeps some files back until it is opened. */
export const slow = (
  ...names: readonly string[]
): { readonly prepare: Prepare; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    prepare: async (page) => {
      await keepErrors(page);
      await page.route(filesOf(names), async (route) => {
        await opened;
        await route.fallback();
      });
    },
    open: () => {
      open();
    },
  };
};
