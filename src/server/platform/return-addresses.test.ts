import { describeReturnAddresses } from './testing/return-addresses';

// return-addresses.long.test.ts tries each address in each way.
describeReturnAddresses({ inEach: false });
