import { LOCALES } from '../site/locales';
import { describePlainStrings } from './testing/plain-strings';

describePlainStrings(LOCALES, 1);
