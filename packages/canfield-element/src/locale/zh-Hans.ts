import { canfieldWords } from '../languages.ts';
import { zhHans } from '../messages/zh-Hans.ts';

canfieldWords.add('zh-Hans', zhHans);
