/** A test of `npm run test:all` alone: slow, of what rarely changes, beside a shorter one (docs/test.md). */
declare const long: jest.It;

/** All cases in `npm run test:all`, otherwise each third, the first included. */
declare function sampled<T>(cases: readonly T[]): readonly T[];
