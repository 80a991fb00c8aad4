import { describeDifferential } from './testing/differential';

// Every twelfth file of the content; differential.long.test.ts reads all.
describeDifferential((_, index) => index % 12 === 0, 6);
