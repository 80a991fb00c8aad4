import { describeDifferential } from './testing/differential';

// Every fourth file of the content; differential.long.test.ts reads all.
describeDifferential((_, index) => index % 4 === 0, 20);
