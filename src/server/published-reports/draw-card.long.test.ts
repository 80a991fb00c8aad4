import { LOCALES } from '../../site/locales';
import { describeCards } from './testing/hostile-cards';

describeCards(() => LOCALES);
