/** The format of `/facet-build.json`, read as another build wrote it: maybe of another version, maybe not trustworthy. */
import { z } from 'zod';
import { DEPLOY_CONTEXTS } from '../../site/environment';
import type { LostLocale } from '../../components/review/review';
import { isLocale, type WrittenLocale } from '../../site/locales';
import type { MovedPath } from '../../site/redirects';
import { PSEUDO_LOCALES } from '../../site/pseudo-locale-tags';
import { ROUTES, type RouteId } from '../../site/routes';

/** A path as the site writes it: it goes into links and names of files to read. No segment is dots alone. */
const path = z
  .string()
  .max(2_000)
  .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~%-]+)+\/?$/);
const count = z.number().int().nonnegative();
const digest = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/);
const text = z.string().max(10_000);
const locale = z
  .string()
  .max(35)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

const page = z.object({
  path,
  locale,
  route: z.string().nullable(),
  /** Without the site's name. */
  title: text,
  /** What the table of translations says about the page. */
  status: z.enum(['source', 'translated', 'outdated', 'fallback', 'interface']),
  /** Set if production does not show it. */
  visibility: z.enum(['draft', 'scheduled']).optional(),
  /** For an outdated translation: how many of the source's sections have changed since, and how many it has. */
  behind: z.object({ changed: count, total: count }).optional(),
  /** Digest of the content file it shows, and of the names of the media it shows; null if it shows none. */
  sourceDigest: digest.nullable(),
  /** Digest of the words in `<main>`, without their markup. */
  textDigest: digest,
  /** From the name of the page's social card; null if it has none. */
  cardDigest: digest.nullable(),
  /** Bytes of the file and of the script files it loads at once, both uncompressed: packing 10,000 pages takes minutes. */
  htmlBytes: count,
  scriptBytes: count,
});

/** What the feeds next to a listing hold, the same in each format. */
const feed = z.object({
  locale,
  /** Path of the listing. */
  folder: path,
  /** Newest first; the digest covers all that a reader is told, except the site's origin and the picture. */
  entries: z.array(z.object({ path, title: text, digest })),
});

const schema = z.object({
  version: z.string().max(100),
  context: z.enum(DEPLOY_CONTEXTS),
  pages: z.array(page),
  /** URLs of content that moved. */
  redirects: z.array(z.object({ from: path, to: path })),
  feeds: z.array(feed),
});

type WrittenFacts = z.output<typeof schema>;

/** A page of a locale this build knows. */
export interface PageFacts extends Omit<z.output<typeof page>, 'locale' | 'route'> {
  readonly locale: WrittenLocale;
  /** Null for the page about a missing page, and if this build does not know its route. */
  readonly route: RouteId | null;
}

export interface FeedFacts extends Omit<z.output<typeof feed>, 'locale'> {
  readonly locale: WrittenLocale;
}

/** What a build writes. */
export interface BuildFacts extends Omit<WrittenFacts, 'pages' | 'redirects' | 'feeds'> {
  readonly pages: readonly PageFacts[];
  readonly redirects: readonly MovedPath[];
  readonly feeds: readonly FeedFacts[];
}

export interface ReadFacts extends BuildFacts {
  /** Locales whose pages are left out because this build does not know them. */
  readonly lostLocales: readonly LostLocale[];
}

function isRoute(route: string | null): route is RouteId {
  return route !== null && Object.hasOwn(ROUTES, route);
}

function ofKnownLocale<T extends { readonly locale: string }>(element: T): (T & { readonly locale: WrittenLocale })[] {
  const { locale } = element;
  return isLocale(locale) ? [{ ...element, locale }] : [];
}

/** No site has more than that, even if its facts say so. */
const MOST_LOST = 20;

function lostLocales(pages: WrittenFacts['pages']): LostLocale[] {
  const counts = new Map<string, number>();
  for (const { locale } of pages) {
    const isKnown = isLocale(locale) || PSEUDO_LOCALES.some((pseudo) => pseudo === locale);
    if (!isKnown) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  }
  return [...counts].slice(0, MOST_LOST).map(([locale, count]) => ({ locale, pages: count }));
}

/**
 * @returns the facts, without what belongs to pseudo-locales and to locales that this build does
 *   not know; or what keeps them from being read, as a sentence
 */
export function readFacts(written: string): ReadFacts | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { problem: 'Its facet-build.json is not JSON.' };
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const place = issue?.path.map(String).join('.') || 'it';
    return {
      problem:
        `Its facet-build.json is not as this version reads it (${place}: ${issue?.message ?? 'unknown'}); ` +
        'a site that an older version built has to be deployed once more.',
    };
  }
  const { pages, feeds, redirects, ...facts } = result.data;
  return {
    ...facts,
    lostLocales: lostLocales(pages),
    redirects: redirects.filter(({ to }) => isLocale(to.split('/')[1])),
    pages: pages
      .flatMap(ofKnownLocale)
      .map((known) => ({ ...known, route: isRoute(known.route) ? known.route : null })),
    feeds: feeds.flatMap(ofKnownLocale),
  };
}
