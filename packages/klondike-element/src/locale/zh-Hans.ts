import { klondikeWords } from '../languages.ts';
import { zhHans } from '../messages/zh-Hans.ts';

klondikeWords.add('zh-Hans', zhHans);
