import { describeReturnAddresses } from './testing/return-addresses';

describeReturnAddresses({ inEach: true });
