import { klondikeWords } from '../languages.ts';
import { ru } from '../messages/ru.ts';

klondikeWords.add('ru', ru);
