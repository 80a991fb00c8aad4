/** Wrong names planted into the real pages, which belong to their publishers and are not in the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { sniffEncoding } from '../basics/encoding';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { brandOf } from './stated';
import type { LabelledPage } from './testing/labelled';
import labelled from './testing/labelled-pages.json';
import { isFound, isShown, plantedIn, type Place } from './testing/planting';

const FOLDER = path.join(process.cwd(), '../shared/corpora');
const present = fs.existsSync(FOLDER);
const PAGES = (labelled as readonly LabelledPage[]).filter(({ basis }) => basis !== 'unknown');

/**
 * How many of a hundred planted names are found at least, as measured. An organisation that only publishes the page may
 * have another name; another name needs a second place that declares the brand's; titles have a slot in half of the pages.
 */
const FLOORS: readonly (readonly [Place, slips: number, others: number])[] = [
  ['website', 93, 94],
  ['organization', 56, 10],
  ['og-site-name', 91, 50],
  ['application-name', 90, 80],
  ['title', 66, 0],
  ['og-title', 72, 0],
];

/** Places that may not accuse: nothing planted there is told as a contradiction. */
const SILENT: readonly Place[] = ['logo', 'copyright'];

function factsOf(html: string, { address }: LabelledPage) {
  return extractFacts(pageEvidence(html, address ?? '', '2026-01-02T03:04:05.000Z', {}));
}

function read(page: LabelledPage) {
  const bytes = fs.readFileSync(path.join(FOLDER, `${page.page}.html`));
  const html = new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
  return plantedIn(html, page, factsOf(html, page)).flatMap((planted) => {
    const facts = factsOf(planted.html, page);
    const { place, kind } = planted;
    return isShown(planted, facts) ? [{ place, kind, found: isFound(planted, brandOf(facts)) }] : [];
  });
}

const suite = present ? describe : describe.skip;

suite(present ? 'wrong names in real pages' : 'wrong names (skipped: there is no corpora folder)', () => {
  const planted = present ? PAGES.flatMap(read) : [];

  it.each(
    FLOORS.flatMap(([place, slips, others]) => [
      [place, 'slip', slips] as const,
      [place, 'different', others] as const,
    ]),
  )('%s: %s, %d of 100 are found', (place, kind, floor) => {
    const ones = planted.filter((one) => one.place === place && one.kind === kind);
    expect(ones.length).toBeGreaterThan(5);
    expect((100 * ones.filter(({ found }) => found).length) / ones.length).toBeGreaterThanOrEqual(floor);
  });

  it.each(SILENT)('%s: none is told', (place) => {
    const ones = planted.filter((one) => one.place === place);
    expect(ones.length).toBeGreaterThan(5);
    expect(ones.filter(({ found }) => found)).toEqual([]);
  });
});
