import { runAll } from './testing/run-interleaved';

runAll({ most: 50_000, faultsOfTwo: 2, faultsOfThree: 1 });
