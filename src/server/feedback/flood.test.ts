import { describeFlood } from './testing/flood';

// A thousand messages are sent in flood.long.test.ts.
describeFlood(2);
