/** Published reports: where they are stored, how long, and their names in caches. Scripts of the tool import this. */
import type { Locale } from './locales';
import { pathTo } from './routes';

export const PUBLISHED_KINDS = ['assessment', 'comparison'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** Crockford's base 32 in lower case, as the local platform compares paths: 65 bits, 130 bits. */
export const PUBLISHED_ID_FORM = /^[0-9a-hjkmnp-tv-z]{13}$/;
export const PUBLISHER_KEY_FORM = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** As Netlify's paths take them: what names a report, and what opens it to who published it. */
export const PUBLISHED_ID = PUBLISHED_ID_FORM.source.slice(1, -1);
export const PUBLISHER_KEY = PUBLISHER_KEY_FORM.source.slice(1, -1);

export const isPublishedId = (text: string): boolean => PUBLISHED_ID_FORM.test(text);
export const isPublisherKey = (text: string): boolean => PUBLISHER_KEY_FORM.test(text);

const SHOWS_REPORT = /^\/(?:[^/]+\/brand-(?:assessment|comparison)|media\/report|badge)\/([^-./]+)(?:[-./]|$)/;

/** The id of the published report that a path shows: its page, card or badge; null if it shows none. */
export function publishedIdIn(path: string): string | null {
  const id = SHOWS_REPORT.exec(path)?.[1] ?? '';
  return isPublishedId(id) ? id : null;
}

/** Days after which a report goes, unless its publisher keeps it for as long again. */
export const PUBLISHED_DAYS = 365;

/** Days after which a badge no longer shows its band's colour. */
export const BADGE_FRESH_DAYS = 90;

/** Where the owner of an assessed site answers: lines of `Reports: hide`, `Reports: index` and `Reply: …`. */
export const SITE_ANSWER_PATH = '/.well-known/facet.txt';

interface Published {
  readonly id: string;
  readonly kind: PublishedKind;
}

/** Where everyone sees a publication. */
export function publishedPath(locale: Locale, { id, kind }: Published): string {
  return pathTo(locale, kind === 'assessment' ? 'published-assessment' : 'published-comparison', { id });
}

/** Where who published it keeps or deletes it: a secret. */
export function publisherPath(locale: Locale, { id, kind }: Published, key: string): string {
  return pathTo(locale, kind === 'assessment' ? 'publisher-assessment' : 'publisher-comparison', { id, key });
}

export const cardPathOf = (id: string, locale: Locale) => `/media/report/${id}-${locale}.png`;
export const badgePathOf = (id: string, format: 'svg' | 'json') => `/badge/${id}.${format}`;
export const publishedDataPath = (id: string) => `/api/reports/published/${id}`;

/** Cache tags: of everything that shows one report, and of everything that shows reports of one host. */
export const reportTag = (id: string) => `report-${id}`;
export const siteTag = (host: string) => `site-${host.replaceAll(/[^a-z0-9.-]/g, '_')}`;
