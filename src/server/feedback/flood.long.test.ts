import { describeFlood } from './testing/flood';

describeFlood(20);
