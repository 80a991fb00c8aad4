/** Tests this on the examples; `monotone.long.test.ts` does the same with every page of the corpora. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '../evidence/evidence';
import { evidence } from '../examples/evidence';
import { sweep } from '../testing/monotone';
import { PAGE_MUTATIONS } from '../testing/page-mutations';
import { SITE_MUTATIONS } from '../testing/site-mutations';

const EXAMPLES = 'content/examples';

const SITES = [
  ['the good site', evidence()] as const,
  ...readdirSync(EXAMPLES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as Evidence] as const),
];

describe('what is right, taken away or spoilt,', () => {
  it.each(SITES)('raises no score of %s, spares no check, and lets no dimension vanish', (_, site) => {
    const { tried, rewarded } = sweep(site, [...PAGE_MUTATIONS, ...SITE_MUTATIONS]);
    expect(rewarded).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(10);
  });
});
