/** The editor opens without a network once it has been opened with one. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').catch(() => {
    // Not over http, or switched off: then only with a network.
  });
};
