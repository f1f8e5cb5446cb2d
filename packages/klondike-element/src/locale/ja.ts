import { klondikeWords } from '../languages.ts';
import { ja } from '../messages/ja.ts';

klondikeWords.add('ja', ja);
