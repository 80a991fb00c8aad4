/** What a test says if it is slow, and what it tests rarely changes: `npm run test:all` alone runs it whole. */
const ALL = process.env.FACET_LONG_TESTS === '1';

globalThis.long = ALL ? it : it.skip;
globalThis.sampled = (cases) => (ALL ? cases : cases.filter((_, index) => index % 3 === 0));
