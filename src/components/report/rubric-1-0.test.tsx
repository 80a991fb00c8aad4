import { describeRubric10 } from './testing/rubric-1-0';

// rubric-1-0.long.test.tsx shows them in every language: nothing makes such reports any more.
describeRubric10(['en']);
