import { describeAttacks } from './testing/attacks';

describeAttacks(40);
