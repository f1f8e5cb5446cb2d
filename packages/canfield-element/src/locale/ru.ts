import { canfieldWords } from '../languages.ts';
import { ru } from '../messages/ru.ts';

canfieldWords.add('ru', ru);
