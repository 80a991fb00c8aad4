/** Pages whose names were labelled by reading them, and who the brand is by what was noted of each. */
import { isWitnessed } from '../../reading/own-party';
import type { NameKind } from '../../facts/facts';
import { hostOf } from '../../urls/sites';
import { named, said } from '../../testing/statements';
import { hostLabels } from '../host';
import { disagreesWith, type PlacedName } from '../places';
import { relationOf } from '../relation';
import { isOneName } from '../relations';
import { whoIs, type Brand } from '../who';

export interface Noted {
  readonly place: string;
  readonly value: string;
  readonly own: boolean;
}

export interface LabelledPage {
  readonly page: string;
  readonly address: string | null;
  readonly kind: 'home' | 'inner';
  readonly names: readonly string[];
  readonly basis: string;
  readonly others: readonly string[];
  readonly disagree: boolean;
  readonly candidates: readonly Noted[];
}

/** Whether a name is one of those a reader accepts. */
export function areSameName({ names }: LabelledPage, found: string): boolean {
  return names.some((name) => isOneName(relationOf(name, found)));
}

export function disagreementsOf(brand: Brand): readonly PlacedName[] {
  return brand.places.filter(disagreesWith);
}

const KINDS: Readonly<Record<string, NameKind>> = {
  'WebSite.name': 'website',
  'og:site_name': 'og-site-name',
  'application-name': 'application-name',
  'apple-mobile-web-app-title': 'apple-title',
};

/** A copyright line with its year; the notes hold the holder alone. */
function line(holder: string) {
  const { value, where } = said(holder, 'copyright');
  return { value, where: { ...where, snippet: `© 2026 ${holder}` } };
}

/** Who the brand is by the notes of a page alone. */
export function brandOfNotes({ address, kind, candidates }: LabelledPage): Brand {
  const values = (...places: readonly string[]) =>
    candidates.filter(({ place }) => places.includes(place)).map(({ value }) => value);
  const title = values('title segment').join(' | ');
  const [heading] = values('h1');
  const logos = values('logo');
  const host = hostOf(address ?? '');
  const organizations = [...new Set(values('Organization.name'))];
  const witnesses = {
    page: address ?? '',
    siteNames: values('og:site_name', 'application-name'),
    title,
    heading: heading ?? '',
    logos,
  };
  // Addresses of entities are not among the notes, so that another place has to name them.
  const own = organizations.filter((name) => isWitnessed(name, organizations.length === 1, false, witnesses));
  return whoIs({
    isHome: kind === 'home',
    names: [
      ...candidates.flatMap(({ place, value }) => {
        const kind = KINDS[place];
        return kind === undefined ? [] : [named(kind, value)];
      }),
      ...own.slice(0, 1).map((name) => named('organization', name)),
    ],
    titles: title === '' ? [] : [said(title, 'title')],
    heading: heading === undefined ? null : said(heading, 'h1'),
    logos: logos.map((text) => ({ ...said(text, 'home-link'), isMark: true })),
    otherMarks: [],
    copyrights: values('copyright').map(line),
    labels: hostLabels(host),
    host,
    subjects: values('og:title segment'),
    proseWords: [],
    language: '',
    preview: null,
  });
}
