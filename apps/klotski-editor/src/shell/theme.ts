// Dark and light: the system's, until the player says otherwise. `public/early.js` sets what was
// chosen before the first picture.
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'parlour-klotski-editor:theme';

export const theme = (): Theme =>
  THEMES.find((name) => name === document.documentElement.dataset['theme']) ?? 'system';

/** The browser's own bars follow a chosen theme too. */
const paintBars = (chosen: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset['media'] ??= meta.media;
    const own = meta.dataset['media'];
    const isWanted = own.includes(chosen);
    meta.media = chosen === 'system' ? own : isWanted ? 'all' : 'not all';
  }
};

export const setTheme = (chosen: Theme): void => {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  paintBars(chosen);
  try {
    if (chosen === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, chosen);
  } catch {
    // It lasts as long as the page.
  }
};

/** After the page has loaded, and where another page of the editor changes it. */
export const followTheme = (changed: () => void): void => {
  paintBars(theme());
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    const chosen = THEMES.find((name) => name === newValue) ?? 'system';
    if (chosen === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
    paintBars(chosen);
    changed();
  });
};
