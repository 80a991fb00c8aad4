import { runAll } from './testing/run-interleaved';

runAll({ most: 15_000, faultsOfTwo: 2, faultsOfThree: 1 });
