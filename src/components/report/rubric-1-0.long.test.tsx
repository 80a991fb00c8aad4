import { LOCALES } from '../../site/locales';
import { describeRubric10 } from './testing/rubric-1-0';

describeRubric10(LOCALES);
