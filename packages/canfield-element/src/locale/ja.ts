import { canfieldWords } from '../languages.ts';
import { ja } from '../messages/ja.ts';

canfieldWords.add('ja', ja);
