import { klotskiWords } from '../languages.ts';
import { ja } from '../messages/ja.ts';

klotskiWords.add('ja', ja);
