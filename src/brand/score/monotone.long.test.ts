/** Every page of the corpora; `monotone.test.ts` has the examples. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from './assess';
import { sniffEncoding } from '../basics/encoding';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { sweep, type Sweep } from '../testing/monotone';
import { PAGE_MUTATIONS } from '../testing/page-mutations';

const FOLDER = path.join(process.cwd(), '../shared/corpora');
const CORPORA = ['pages', 'ogs', 'metascraper'];
const present = fs.existsSync(FOLDER);

/** Per mille of all mutations that may be excluded. */
const MOST_EXCLUDED = 20;

/** Where a reward is not a fault of the score: page, what happened. */
const EXCLUDED: readonly (readonly [page: string, why: RegExp])[] = [
  // A shorter title brings the declared encoding into the first 1,024 bytes.
  ['metascraper/silicon-valley-business-journal', /^overall \d{3} → \d{3}$/],
];

function sweepOf(corpus: string, name: string): Sweep {
  const bytes = fs.readFileSync(path.join(FOLDER, corpus, `${name}.html`));
  const html = new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
  const at = (address: string) => pageEvidence(html, address, '2026-01-02T03:04:05.000Z', {});
  // What the page says its address is, so that it stays the same page when that is taken away.
  const { canonical, openGraph } = assess(extractFacts(at(''))).portrait;
  return sweep(at(canonical ?? openGraph.url ?? ''), PAGE_MUTATIONS);
}

const suite = present ? describe : describe.skip;

suite(present ? 'real pages' : 'real pages (skipped: there is no corpora folder beside the repository)', () => {
  const totals = { tried: 0, excluded: 0 };
  const pages = present
    ? CORPORA.flatMap((corpus) =>
        fs.readdirSync(path.join(FOLDER, corpus)).map((file) => [corpus, file.replace(/\.html$/, '')] as const),
      )
    : [];

  it.each(pages)('%s/%s: what is right, taken away or spoilt, is not rewarded', (corpus, name) => {
    const { tried, rewarded } = sweepOf(corpus, name);
    const isExcluded = ({ why }: (typeof rewarded)[number]) =>
      EXCLUDED.some(([page, what]) => page === `${corpus}/${name}` && what.test(why));
    totals.tried += tried;
    totals.excluded += rewarded.filter(isExcluded).length;
    expect(rewarded.filter((one) => !isExcluded(one))).toEqual([]);
  });

  it('are many, with few exclusions', () => {
    expect(pages.length).toBeGreaterThan(150);
    expect(totals.tried).toBeGreaterThan(4000);
    expect(1000 * totals.excluded).toBeLessThanOrEqual(MOST_EXCLUDED * totals.tried);
  });
});
