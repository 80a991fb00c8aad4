import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { anonymousStatus } from '../smoke/statuses';
import { LOCALES, type Locale } from '../../src/site/locales';
import { AUTH_PATHNAMES, DELETED_MESSAGE, isGuideText, pathTo, ROUTES, type RouteId } from '../../src/site/routes';
import { turnOf } from './breadth';

export const ROOT = resolve(__dirname, '../..');
export const PUBLIC = join(ROOT, 'public');

/** One page of the site, as the table of routes and the content folder require it. */
export interface Page {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly path: string;
  /** An article without a translation: it has the default locale's text. */
  readonly fallback: boolean;
}

const CONTENT_FOLDERS = {
  post: 'posts',
  'changelog-entry': 'changelog',
  legal: 'legal',
  about: 'pages',
  'guide-check': 'guide',
  'guide-method': 'guide',
  'guide-api': 'guide',
  'guide-command': 'guide',
} as const;

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Whether content has its own text in a locale; for legal documents, in the newest version. */
function isTranslated(route: keyof typeof CONTENT_FOLDERS, slug: string, locale: Locale): boolean {
  const folder = join(ROOT, 'content', CONTENT_FOLDERS[route], slug);
  const newest = route === 'legal' ? (foldersIn(folder).sort().at(-1) ?? '') : '';
  return existsSync(join(folder, newest, `${locale}.mdx`));
}

/** Pages below a listing; the build decides whether there are any, by the entries' number, authors and tags. */
function listedBelow(folder: `${'posts' | 'changelog'}/${string}`): string[] {
  const built = join(PUBLIC, 'en', folder);
  return existsSync(built) ? foldersIn(built) : [];
}

function instancesOf(route: RouteId, locale: Locale): Omit<Page, 'route' | 'locale'>[] {
  switch (route) {
    case 'post':
    case 'changelog-entry':
    case 'legal':
      return foldersIn(join(ROOT, 'content', CONTENT_FOLDERS[route])).map((slug) => ({
        path: pathTo(locale, route, { slug }),
        fallback: !isTranslated(route, slug, locale),
      }));
    case 'posts-page':
    case 'changelog-page':
      return listedBelow(route === 'posts-page' ? 'posts/page' : 'changelog/page').map((n) => ({
        path: pathTo(locale, route, { n }),
        fallback: false,
      }));
    case 'posts-tag':
      return listedBelow('posts/tag').map((tag) => ({ path: pathTo(locale, route, { tag }), fallback: false }));
    case 'posts-author':
      return listedBelow('posts/author').map((author) => ({
        path: pathTo(locale, route, { author }),
        fallback: false,
      }));
    case 'auth':
      return AUTH_PATHNAMES.map((pathname) => ({ path: pathTo(locale, route, { pathname }), fallback: false }));
    case 'feedback-status':
      // The one without a real secret.
      return [{ path: pathTo(locale, route, { reference: DELETED_MESSAGE }), fallback: false }];
    case 'published-assessment':
    case 'published-comparison':
    case 'publisher-assessment':
    case 'publisher-comparison':
      // This page exists only after someone publishes a report.
      return [];
    case 'guide-check':
      return foldersIn(join(ROOT, 'content', CONTENT_FOLDERS[route]))
        .filter((check) => !isGuideText(check))
        .map((check) => ({ path: pathTo(locale, route, { check }), fallback: !isTranslated(route, check, locale) }));
    case 'guide-method':
      return [{ path: pathTo(locale, route), fallback: !isTranslated(route, 'method', locale) }];
    case 'guide-api':
      return [{ path: pathTo(locale, route), fallback: !isTranslated(route, 'api', locale) }];
    case 'guide-command':
      return [{ path: pathTo(locale, route), fallback: !isTranslated(route, 'command', locale) }];
    case 'about':
      return [{ path: pathTo(locale, route), fallback: !isTranslated(route, 'about', locale) }];
    default:
      return [{ path: pathTo(locale, route), fallback: false }];
  }
}

/** Every page of a locale, or of all locales. */
export function pagesOf(locales: readonly Locale[] = LOCALES): Page[] {
  const routes = Object.keys(ROUTES) as RouteId[];
  return locales.flatMap((locale) =>
    routes.flatMap((route) => instancesOf(route, locale).map((instance) => ({ ...instance, route, locale }))),
  );
}

/**
 * One page of each template: the first post represents all translated posts, and one untranslated post the others. The
 * account pages share a template, but each has its own parts.
 */
export function onePageOfEach(locales: readonly Locale[] = LOCALES): Page[] {
  return locales.flatMap((locale) => {
    const kinds = new Map<string, Page>();
    for (const page of pagesOf([locale])) {
      const kind = `${page.route} ${String(page.fallback)} ${page.route === 'auth' ? page.path : ''}`;
      if (!kinds.has(kind)) kinds.set(kind, page);
    }
    return [...kinds.values()];
  });
}

/** One page of each template of a locale; in `npm test` of those templates whose turn it is among the locales `turns`. */
export function templatesInTurn(locale: Locale, turns: readonly Locale[] = LOCALES): Page[] {
  return onePageOfEach([locale]).filter((_, index) => turnOf(index, turns).includes(locale));
}

/** A page's status for an anonymous user of a development deploy. */
export function expectedStatus({ route }: Page): 200 | 401 {
  return anonymousStatus(route, 'dev');
}

/** Files below `public/`, as paths with forward slashes. */
export function publicFiles(pattern: RegExp): string[] {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length).replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort();
}
