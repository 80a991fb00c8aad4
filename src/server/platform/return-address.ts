/**
 * Which of the site's pages a path means. Redirect targets, and what the gate guards, are built from what was matched
 * here and never from the text that came in.
 */
import {
  AUTH_PATHNAMES,
  DELETED_MESSAGE,
  localeOf,
  pathTo,
  RESERVED_SLUGS,
  ROUTES,
  type Route,
  type RouteId,
} from '../../site/routes';
import { LOCALES, type Locale } from '../../site/locales';
import { isPublishedId, isPublisherKey } from '../../site/published-reports';
import { LIMITS } from '../../site/limits';

export interface KnownPage {
  readonly locale: Locale;
  readonly id: RouteId;
  readonly route: Route;
  /** As the site writes it: locale, decoded and encoded again, with a trailing slash. */
  readonly path: string;
}

const STATUS_TOKEN = /^[0-9A-HJKMNP-TV-Z]{10}\.[\w-]{22}$/;

const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

const PARAMETERS: Readonly<Record<string, (value: string) => boolean>> = {
  n: (value) => /^[1-9]\d{0,4}$/.test(value),
  slug: (value) => SLUG.test(value) && !(RESERVED_SLUGS as readonly string[]).includes(value),
  // A message's reference and its sender's secret, or the word for one that was deleted.
  reference: (value) => STATUS_TOKEN.test(value) || value === DELETED_MESSAGE,
  id: isPublishedId,
  key: isPublisherKey,
  pathname: (value) => (AUTH_PATHNAMES as readonly string[]).includes(value),
};

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The parameters with which a pattern makes the segments, or null. */
function match(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const expected = pattern.split('/').filter((part) => part !== '');
  if (expected.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const name = part.slice(1);
    const value = decode(segment);
    if (value === null || PARAMETERS[name]?.(value) !== true) return null;
    parameters[name] = value;
  }
  return parameters;
}

/**
 * The page a path of this site means, with or without its trailing slash, or null if no route makes it: another
 * origin in any disguise, an unknown locale, doubled slashes, dots, escapes of slashes. Query and fragment are
 * dropped. A slug need not exist.
 *
 * @param locales those the site was built in; by default, the written ones
 */
export function knownPage(path: string, locales: readonly Locale[] = LOCALES): KnownPage | null {
  // Browsers read `//` and `/\` as the start of another host, and drop tabs and line breaks before they look.
  if (path.length > LIMITS.pathCharacters || !/^\/[^/\\\p{Cc}][^\\\p{Cc}]*$/u.test(path)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  // Checked after serialisation: `/en/..//evil.com` has the base's origin and the path `//evil.com`.
  if (url.origin !== base || url.pathname.includes('//')) return null;
  const locale = localeOf(url.pathname, locales);
  if (locale === null) return null;
  const segments = url.pathname.slice(locale.length + 2).split('/');
  if (segments.at(-1) === '') segments.pop();
  for (const id of Object.keys(ROUTES) as RouteId[]) {
    const route = ROUTES[id];
    const parameters = match(route.pattern, segments);
    if (parameters === null) continue;
    const rest = route.pattern.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
    return { locale, id, route, path: `/${locale}${rest}` };
  }
  return null;
}

/**
 * The page a request's path means, in each form the platform takes for it: with a slash, without, with its file's name.
 * The local platform tries all of them where a function answers 403, and passes on what the last one answered.
 */
export function requestedPage(pathname: string, locales: readonly Locale[] = LOCALES): KnownPage | null {
  return knownPage(pathname.replace(/\/index\.html?$/, '/').replace(/([^/])\.html?$/, '$1'), locales);
}

/** The path to redirect to: the page meant, or the home page of a locale if it is not one of ours. */
export function returnAddress(path: string, fallback: Locale, locales: readonly Locale[] = LOCALES): string {
  return knownPage(path, locales)?.path ?? pathTo(fallback, 'home');
}
