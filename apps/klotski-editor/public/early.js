/* global document */
// Before the first picture: the colours that were chosen, if any were. Everything else is modules.
try {
  const theme = localStorage.getItem('parlour-klotski-editor:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's colours.
}
