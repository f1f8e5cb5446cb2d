import { keepOffline } from '../shell.ts';
import { followTheme } from '../theme.ts';
import { words } from '../words.ts';
import { readAddress } from './address.ts';

const address = readAddress(location.search, location.hash);
document.documentElement.lang = words.lang;
switch (address.kind) {
  case 'gallery':
    void import('./gallery-view.ts').then(({ showGallery }) => {
      showGallery(address);
    });
    break;
  case 'play':
    void import('./play-view.ts').then(({ showPlay }) => {
      showPlay(address);
    });
    break;
  case 'record':
    void import('./replay.ts').then(({ showGameAgain }) => {
      showGameAgain(address.record);
    });
    break;
}
followTheme(() => dispatchEvent(new Event('parlour-theme')));
keepOffline();
