/** Who the brand is, on the real pages themselves. They belong to their publishers and are not in the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { sniffEncoding } from '../basics/encoding';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { brandOf } from './stated';
import { areSameName, disagreementsOf, type LabelledPage } from './testing/labelled';
import labelled from './testing/labelled-pages.json';
import type { Brand } from './who';

const FOLDER = path.join(process.cwd(), '../shared/corpora');
const present = fs.existsSync(FOLDER);
const PAGES = (labelled as readonly LabelledPage[]).filter(({ basis }) => basis !== 'unknown');

function read({ page, address }: LabelledPage): Brand {
  const bytes = fs.readFileSync(path.join(FOLDER, `${page}.html`));
  const html = new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
  return brandOf(extractFacts(pageEvidence(html, address ?? '', '2026-01-02T03:04:05.000Z', {})));
}

const suite = present ? describe : describe.skip;

/** Pages that say who they are in nothing that is read: logos drawn by style sheets, names in scripts. */
const UNNAMED = ['metascraper/astier', 'ogs/weibo', 'ogs/zhanqi', 'pages/qq'];

suite(present ? 'who the brand is, on real pages' : 'who the brand is (skipped: there is no corpora folder)', () => {
  const found = present ? PAGES.map((page) => ({ page, brand: read(page) })) : [];
  const named = found.filter(({ brand }) => brand.name !== null);

  it('is known on 95 of 100', () => {
    const unnamed = found.filter(({ brand }) => brand.name === null).map(({ page }) => page.page);
    expect(unnamed).toEqual(UNNAMED);
    expect(named.length / found.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is right on 98 of 100 of those, and never another party', () => {
    const wrong = named.filter(({ page, brand }) => !areSameName(page, brand.name ?? ''));
    expect(wrong.map(({ page, brand }) => [page.page, brand.name])).toEqual([]);
  });

  it('is contradicted only where a reader says so', () => {
    const wrong = found
      .filter(({ page, brand }) => !page.disagree && disagreementsOf(brand).length > 0)
      .map(({ page, brand }) => [
        page.page,
        brand.name,
        ...disagreementsOf(brand).map(({ kind, value }) => `${kind}: ${value}`),
      ]);
    expect(wrong).toEqual([]);
  });
});
