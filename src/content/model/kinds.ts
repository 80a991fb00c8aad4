/** The kinds of content and where their files are. */
import { RUBRIC } from '../../brand/score/rubric';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, type WrittenLocale } from '../../site/locales';
import { GUIDE_TEXTS, isGuideText, pathTo, RESERVED_SLUGS } from '../../site/routes';
import type { Problem } from './problem';

export const CONTENT_KINDS = ['post', 'changelog', 'legal', 'page', 'guide'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What a content file's path says about it. */
export interface ContentAddress {
  readonly kind: ContentKind;
  readonly slug: string;
  /** Date a legal document is in force from, `YYYY-MM-DD`; null for the other kinds. */
  readonly version: string | null;
  readonly locale: WrittenLocale;
}

/** The folder of `content/` a kind is in. */
export const FOLDER_OF: Readonly<Record<ContentKind, string>> = {
  post: 'posts',
  changelog: 'changelog',
  legal: 'legal',
  page: 'pages',
  guide: 'guide',
};

/** Lower-case ASCII letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The pages made of content; each has a route and a template of its own. */
const PAGE_NAMES: readonly string[] = ['home', 'about'];

/** A page of the guide for each check, and those that are of none. */
export const GUIDE_NAMES: readonly string[] = [
  ...RUBRIC.dimensions.flatMap(({ checks }) => checks.map(({ id }) => id)),
  ...Object.keys(GUIDE_TEXTS),
];

const EXPECTED =
  'content/posts/<slug>/<locale>.mdx, content/changelog/<slug>/<locale>.mdx, ' +
  'content/legal/<slug>/<YYYY-MM-DD>/<locale>.mdx, content/guide/<check>/<locale>.mdx or ' +
  'content/pages/<name>/<locale>.mdx';

/**
 * Reads a content file's path.
 * @param relativePath path below `content/`, with forward slashes, e.g. `posts/hello/en.mdx`
 * @returns the URL, or the problem with the path
 */
export function parseContentPath(relativePath: string): ContentAddress | Problem {
  const file = `content/${relativePath}`;
  const problem = (message: string, fix: string): Problem => ({ file, message, fix });
  const [folder = '', slug = '', ...rest] = relativePath.split('/');
  const kind = CONTENT_KINDS.find((known) => FOLDER_OF[known] === folder);
  const version = kind === 'legal' ? (rest.shift() ?? '') : null;
  const [name = ''] = rest;
  if (kind === undefined || rest.length !== 1)
    return problem('This place is not one for content.', `Move it to ${EXPECTED}.`);
  if (!SLUG.test(slug)) {
    return problem(
      `"${slug}" is not a slug.`,
      'Name the folder with lower-case letters a–z, digits and single hyphens, e.g. my-first-post.',
    );
  }
  if (kind === 'page' && !PAGE_NAMES.includes(slug)) {
    return problem(
      `The site has no page "${slug}".`,
      `Its pages are ${PAGE_NAMES.join(' and ')}. Make it a post, or give it a route and a template first.`,
    );
  }
  if (kind === 'guide' && !GUIDE_NAMES.includes(slug)) {
    return problem(
      `The rubric has no check "${slug}".`,
      `Name the folder by the check it explains, as its folder in src/brand/checks/ is named, or ${Object.keys(GUIDE_TEXTS).join(' or ')}.`,
    );
  }
  if (kind !== 'guide' && (RESERVED_SLUGS as readonly string[]).includes(slug)) {
    return problem(
      `The slug "${slug}" is taken by a listing.`,
      `Choose another; reserved are ${RESERVED_SLUGS.join(', ')}.`,
    );
  }
  if (version !== null && !(DATE.test(version) && isDay(version))) {
    return problem(
      `"${version}" is not a day of the calendar.`,
      'Name the folder by the day the document is in force from, e.g. 2026-11-01.',
    );
  }
  const locale = name.replace(/\.mdx$/, '');
  if (!isLocale(locale)) {
    return problem(`"${locale}" is not a locale of this site.`, `Name the file by one of ${LOCALES.join(', ')}.`);
  }
  return { kind, slug, version, locale };
}

/** The URL of a piece of content. */
export function contentPath(kind: ContentKind, slug: string, locale: Locale): string {
  if (kind === 'page') return slug === 'home' ? pathTo(locale, 'home') : `/${locale}/${slug}/`;
  if (kind === 'guide') return guidePath(locale, slug);
  return pathTo(locale, kind === 'changelog' ? 'changelog-entry' : kind, { slug });
}

function guidePath(locale: Locale, slug: string): string {
  return isGuideText(slug) ? pathTo(locale, GUIDE_TEXTS[slug]) : pathTo(locale, 'guide-check', { check: slug });
}

/** The source next to a translation. */
export function sourceOf(translation: string): string {
  return translation.replace(/[^/]+$/, `${DEFAULT_LOCALE}.mdx`);
}

/** Whether a date (`YYYY-MM-DD`) is a day of the calendar: `Date` takes 30 February for 2 March. */
export function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** Whether a time (`YYYY-MM-DDTHH:MM` and more, with its zone) exists. */
export function isMoment(time: string): boolean {
  return isDay(time.slice(0, 10)) && !Number.isNaN(Date.parse(time));
}
