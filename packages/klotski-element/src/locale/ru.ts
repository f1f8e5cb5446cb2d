import { klotskiWords } from '../languages.ts';
import { ru } from '../messages/ru.ts';

klotskiWords.add('ru', ru);
