import { describeRubric10 } from './testing/rubric-1-0';

describeRubric10(['en', 'ar']);
