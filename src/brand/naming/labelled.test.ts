/** Who the brand is, on real pages whose names were labelled by reading them: the candidates, without the pages. */
import { areSameName, brandOfNotes, disagreementsOf, type LabelledPage } from './testing/labelled';
import labelled from './testing/labelled-pages.json';

const PAGES = labelled as readonly LabelledPage[];

/** Pages that say who they are in places that are not read. */
const UNNAMED = ['ogs/weibo', 'ogs/zhanqi'];

/** Pages whose name is not the one a reader accepts. */
const WRONG = [['pages/qq', 'qq']];

describe('who the brand is', () => {
  const named = PAGES.filter(({ basis }) => basis !== 'unknown');
  const found = PAGES.map((page) => ({ page, brand: brandOfNotes(page) }));

  it('is known on 95 of 100 pages, and right on 98 of 100 of those', () => {
    const known = found.filter(({ page, brand }) => page.basis !== 'unknown' && brand.name !== null);
    const wrong = known.filter(({ page, brand }) => !areSameName(page, brand.name ?? ''));
    expect(wrong.map(({ page, brand }) => [page.page, brand.name])).toEqual(WRONG);
    expect(
      found.filter(({ page, brand }) => page.basis !== 'unknown' && brand.name === null).map(({ page }) => page.page),
    ).toEqual(UNNAMED);
    expect(known.length / named.length).toBeGreaterThanOrEqual(0.95);
    expect(1 - wrong.length / known.length).toBeGreaterThanOrEqual(0.98);
  });

  it('is never another party', () => {
    const wrong = found.filter(
      ({ page, brand }) => brand.name !== null && !areSameName(page, brand.name) && page.others.includes(brand.name),
    );
    expect(wrong.map(({ page, brand }) => [page.page, brand.name])).toEqual([]);
  });

  it('is contradicted nowhere but where somebody who reads the page says so', () => {
    const disagreeing = found.filter(({ brand }) => disagreementsOf(brand).length > 0);
    expect(
      disagreeing
        .filter(({ page }) => !page.disagree)
        .map(({ page, brand }) => [
          page.page,
          brand.name,
          disagreementsOf(brand).map(({ kind, value }) => `${kind}: ${value}`),
        ]),
    ).toEqual([]);
    // A slip in a logo is a hint at most.
    expect(disagreeing).toEqual([]);
  });
});
