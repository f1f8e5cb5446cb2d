import { klotskiWords } from '../languages.ts';
import { zhHans } from '../messages/zh-Hans.ts';

klotskiWords.add('zh-Hans', zhHans);
