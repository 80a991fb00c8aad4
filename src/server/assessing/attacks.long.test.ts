import { describeAttacks } from './testing/attacks';

describeAttacks(1000);
