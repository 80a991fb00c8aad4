/** Who the brand is, on real pages whose names were labelled by reading them: the candidates, without the pages. */
import { isWitnessed } from '../extraction/own-party';
import type { NameKind } from '../facts';
import { hostOf } from '../sites';
import { named, said } from '../testing/statements';
import { hostLabels } from './host';
import { areSameName, disagreementsOf, type LabelledPage } from './testing/labelled';
import labelled from './testing/labelled-pages.json';
import { whoIs, type Brand } from './who';

const PAGES = labelled as readonly LabelledPage[];

const KINDS: Readonly<Record<string, NameKind>> = {
  'WebSite.name': 'website',
  'og:site_name': 'og-site-name',
  'application-name': 'application-name',
  'apple-mobile-web-app-title': 'apple-title',
};

function brandOf({ address, candidates }: LabelledPage): Brand {
  const values = (...places: readonly string[]) =>
    candidates.filter(({ place }) => places.includes(place)).map(({ value }) => value);
  const title = values('title segment').join(' | ');
  const [heading] = values('h1');
  const logos = values('logo');
  const host = hostOf(address ?? '');
  const siteNames = values('og:site_name', 'application-name');
  const organizations = [...new Set(values('Organization.name'))];
  const witnesses = { page: address ?? '', siteNames, title, heading: heading ?? '', logos, saysOnce: () => false };
  // Addresses of entities are not among the candidates, so that another place has to name them.
  const own = organizations.filter((name) => isWitnessed(name, organizations.length === 1, false, witnesses));
  return whoIs({
    names: [
      ...candidates.flatMap(({ place, value }) => {
        const kind = KINDS[place];
        return kind === undefined ? [] : [named(kind, value)];
      }),
      ...own.slice(0, 1).map((name) => named('organization', name)),
    ],
    titles: title === '' ? [] : [said(title, 'title')],
    heading: heading === undefined ? null : said(heading, 'h1'),
    logos: logos.map((text) => said(text, 'home-link')),
    copyrights: values('copyright').map((text) => said(text, 'copyright')),
    labels: hostLabels(host),
    host,
    subjects: values('og:title segment'),
    saidOnce: [],
  });
}

/** Pages that say who they are in places that are not read. */
const UNNAMED = ['ogs/zhanqi', 'pages/baidu'];

/** Pages whose name is not the one a reader accepts. */
const WRONG = [['pages/qq', 'qq']];

describe('who the brand is', () => {
  const named = PAGES.filter(({ basis }) => basis !== 'unknown');
  const found = PAGES.map((page) => ({ page, brand: brandOf(page) }));

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
    expect(disagreeing.map(({ page }) => page.page)).toEqual(['ogs/entrepreneur']);
  });
});
