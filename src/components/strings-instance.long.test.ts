import { LOCALES } from '../site/locales';
import { describeKeptTexts } from './testing/kept-texts';

describeKeptTexts(LOCALES, 1);
