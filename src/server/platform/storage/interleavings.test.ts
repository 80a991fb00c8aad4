import { runAll } from './testing/run-interleaved';

// Two clients with one fault, and three without: some thousand runs of each promise.
runAll({ most: 1000 });
