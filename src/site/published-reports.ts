/** Reports with an address: where they are, how long, and their names in caches. Scripts of the tool import this. */
import type { Locale } from './locales';
import { pathTo } from './routes';

export const PUBLISHED_KINDS = ['assessment', 'comparison'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** Who can see a report: people who have its address, or everyone. */
export const REPORT_STATES = ['link', 'published'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Crockford's base 32 in lower case, as the local platform compares paths: 130 bits, and 65 in older ids. */
export const PUBLISHED_ID_FORM = /^(?:[0-9a-hjkmnp-tv-z]{13}){1,2}$/;
export const PUBLISHER_KEY_FORM = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** As Netlify's paths take them: what names a report, of either length and none between, and what opens it to its owner. */
export const PUBLISHED_ID = '[0-9a-hjkmnp-tv-z]{13,26}';
export const PUBLISHER_KEY = PUBLISHER_KEY_FORM.source.slice(1, -1);

export const isPublishedId = (text: string): boolean => PUBLISHED_ID_FORM.test(text);
export const isPublisherKey = (text: string): boolean => PUBLISHER_KEY_FORM.test(text);

const SHOWS_REPORT = /^\/(?:[^/]+\/brand-(?:assessment|comparison)|media\/report|badge)\/([^-./]+)(?:[-./]|$)/;

/** The id of the published report that a path shows: its page, card or badge; null if it shows none. */
export function publishedIdIn(path: string): string | null {
  const id = SHOWS_REPORT.exec(path)?.[1] ?? '';
  return isPublishedId(id) ? id : null;
}

/** Days that a link may be kept from now on. */
export const LINK_DAYS = [1, 7, 30, 90] as const;

/** Days after which a report goes, unless its owner keeps it for longer, or a link for another time. */
export const DAYS_KEPT = { link: 30, published: 365 } as const satisfies Record<ReportState, number>;

/** Random bytes of the key that a report's owner makes: 128 bits. */
export const REPORT_KEY_BYTES = 16;

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
/** Where its owner keeps, publishes or deletes it. */
export const ownReportPath = (id: string) => `/api/reports/${id}`;

/** Cache tags: of everything that shows one report, and of everything that shows reports of one host. */
export const reportTag = (id: string) => `report-${id}`;
export const siteTag = (host: string) => `site-${host.replaceAll(/[^a-z0-9.-]/g, '_')}`;
