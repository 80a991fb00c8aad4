import { describePublishedFaults } from './testing/published-faults';

describePublishedFaults(2);
