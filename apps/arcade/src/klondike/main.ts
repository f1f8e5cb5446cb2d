import { followTheme } from '../theme.ts';
import { keepOffline } from '../shell.ts';
import { readAddress } from '../url.ts';
import { words } from '../words.ts';
import { showGame } from './game-view.ts';

const address = readAddress(location.search, location.hash);
document.documentElement.lang = words.lang;
if (address.record === undefined) showGame(address);
else {
  const { record } = address;
  void import('./replay.ts').then(({ showGameAgain }) => {
    showGameAgain(record);
  });
}
followTheme(() => dispatchEvent(new Event('parlour-theme')));
keepOffline();
