// Small things that are kept between visits: where one was, and what one looked at.

const PREFIX = 'parlour-klotski-editor:';

/** What was kept under a name; `undefined` where there is nothing, or nothing that can be read. */
export const recall = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

export const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // It lasts as long as the page.
  }
};
