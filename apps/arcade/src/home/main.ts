import { keepOffline } from '../shell.ts';
import { followTheme } from '../theme.ts';
import { words } from '../words.ts';
import { showHome } from './view.ts';

document.documentElement.lang = words.lang;
const draw = showHome(new Date());
followTheme(draw);
// A page that comes back from the browser's memory may be of yesterday, or before the last game.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
keepOffline();
