/** Wrong names planted among what was noted of real pages: the names, without the pages. */
import { findName } from './find';
import { ROLES } from './roles';
import { areSameName, brandOfNotes, disagreementsOf, type LabelledPage } from './testing/labelled';
import labelled from './testing/labelled-pages.json';
import { brandOfPlanted, isFoundByHand, type PlantedByHand } from './testing/planted-by-hand';
import byHand from './testing/planted-by-hand.json';
import { slipsOf, strangerFor } from './testing/planting';

/** Notes of pages on which a second place names the brand, without which nothing shows that the planted name is wrong. */
const PAGES = (labelled as readonly LabelledPage[]).filter(
  ({ basis, disagree, candidates }) =>
    basis !== 'unknown' && !disagree && candidates.filter(({ place, own }) => own && place !== 'host label').length > 2,
);

/**
 * How many of a hundred are found at least, as measured. Another name is told only where a second place declares the
 * brand's, and of organisations no addresses are noted, by which they are the site's own.
 */
const FLOORS = [
  ['WebSite.name', 'slip', 90],
  ['WebSite.name', 'different', 100],
  ['og:site_name', 'slip', 87],
  ['og:site_name', 'different', 54],
  ['application-name', 'slip', 90],
  ['application-name', 'different', 80],
] as const;

/** Places that may not accuse: nothing planted there is told as a contradiction. */
const SILENT = [
  ['title segment', 'different'],
  ['logo', 'slip'],
  ['logo', 'different'],
  ['copyright', 'slip'],
  ['copyright', 'different'],
] as const;

/** Whether a name planted in the first note of a place is found; null if the page has no such note. */
function isFoundIn(page: LabelledPage, place: string, kind: 'slip' | 'different', seed: number): boolean | null {
  const noted = page.candidates.find(
    (one) => one.place === place && one.own && findName(one.value, page.names) !== null,
  );
  const right = noted === undefined ? null : findName(noted.value, page.names);
  if (noted === undefined || right === null || [...right].length < 5) return null;
  const slips = slipsOf(right);
  const wrong = kind === 'slip' ? (slips[seed % slips.length] ?? '') : strangerFor(right, seed);
  const value = kind === 'slip' ? noted.value.replace(right, wrong) : wrong;
  const candidates = page.candidates.map((one) => (one === noted ? { ...one, value } : one));
  const brand = brandOfNotes({ ...page, candidates });
  return disagreementsOf(brand).length > 0 && brand.name !== null && areSameName(page, brand.name);
}

describe('wrong names among those noted of real pages', () => {
  const foundIn = (place: string, kind: 'slip' | 'different') =>
    PAGES.flatMap((page, at) => isFoundIn(page, place, kind, at) ?? []);

  it.each(FLOORS)('%s: %s, %d of 100 are found', (place, kind, floor) => {
    const found = foundIn(place, kind);
    expect(found.length).toBeGreaterThan(5);
    expect((100 * found.filter(Boolean).length) / found.length).toBeGreaterThanOrEqual(floor);
  });

  it.each(SILENT)('%s: %s, none is told', (place, kind) => {
    const found = foundIn(place, kind);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(Boolean)).toEqual([]);
  });

  it('cost no page that says nothing wrong', () => {
    const wrong = PAGES.filter((page) => disagreementsOf(brandOfNotes(page)).length > 0);
    expect(wrong.map(({ page }) => page)).toEqual([]);
  });
});

/** Three times 60 and twice 80, planted regardless of what is found; each where some page states its name. */
const BY_HAND = byHand as unknown as readonly PlantedByHand[];

const DECLARING = Object.keys(ROLES).filter((kind) => ROLES[kind as keyof typeof ROLES].accuses === 'another');

/** Sources as they are noted, by what they may do. In titles, a slip shows if they have a slot. */
const NOTED: Readonly<Record<string, string>> = {
  'JSON-LD': 'organization',
  'og:site_name': 'og-site-name',
  'apple-mobile-web-app-title': 'apple-title',
};

describe('wrong names planted by hand', () => {
  const ofPlaces = (isIn: (place: string) => boolean) => BY_HAND.filter(({ place }) => isIn(NOTED[place] ?? place));
  const isFound = (planted: PlantedByHand) => isFoundByHand(planted, brandOfPlanted(planted));

  it('are found, nine slips of ten, in places that may accuse', () => {
    const slips = ofPlaces((place) => DECLARING.includes(place)).filter(({ kind }) => kind === 'near-miss');
    expect(slips).toHaveLength(73);
    expect(slips.filter(isFound).length / slips.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are found by half where they are other names, which need a second place that declares the brand’s', () => {
    const others = ofPlaces((place) => DECLARING.includes(place)).filter(({ kind }) => kind === 'different');
    expect(others.filter(isFound).length / others.length).toBeGreaterThanOrEqual(0.5);
  });

  it('are not told elsewhere', () => {
    const others = ofPlaces((place) => !DECLARING.includes(place) && place !== 'title' && place !== 'og:title');
    expect(others.length).toBeGreaterThan(90);
    expect(others.filter(isFound).map(({ page, wrong }) => [page, wrong])).toEqual([]);
    const inTitles = ofPlaces((place) => place === 'title' || place === 'og:title');
    expect(inTitles.filter(({ kind }) => kind === 'different').filter(isFound)).toEqual([]);
  });
});
