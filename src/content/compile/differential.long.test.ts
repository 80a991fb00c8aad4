import { describeDifferential } from './testing/differential';

describeDifferential(() => true, 60);
