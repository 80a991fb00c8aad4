/**
 * The table of routes. Every page of the site is an instance of one of these under `/{locale}`,
 * and nothing is a page that is not. Page creation, links, canonical, sitemap, the gate,
 * return-address checks and the status tests are derived from it.
 */
import { LOCALES, type Locale, type WrittenLocale } from './locales';

/** What someone must be allowed to do to see a gated route; roles grant capabilities in `accounts.ts`. */
export type Capability = 'read-feedback' | 'review';

export interface Route {
  /** Pattern below `/{locale}`, with `:name` parameters and a trailing slash. */
  readonly pattern: string;
  /**
   * `static`: a file on the CDN. `gated`: answered by the gate alone, from what the build rendered and kept outside
   * `public/`, or filled into a shell when asked for. `function`: filled into a shell when asked for.
   */
  readonly served: 'static' | 'gated' | 'function';
  readonly capability?: Capability;
  /** Whether search engines may list it; the others carry a noindex. */
  readonly indexable: boolean;
  /** Articles carry a body of their own, other routes are made of interface strings. */
  readonly article: boolean;
}

const table = {
  home: { pattern: '/', served: 'static', indexable: true, article: false },
  'brand-assessment': { pattern: '/brand-assessment/', served: 'static', indexable: true, article: false },
  'brand-comparison': { pattern: '/brand-comparison/', served: 'static', indexable: true, article: false },
  'published-assessment': {
    pattern: '/brand-assessment/:id/',
    served: 'function',
    indexable: false,
    article: false,
  },
  'published-comparison': {
    pattern: '/brand-comparison/:id/',
    served: 'function',
    indexable: false,
    article: false,
  },
  // What opens a published report to who published it: a secret.
  'publisher-assessment': {
    pattern: '/brand-assessment/:id/:key/',
    served: 'function',
    indexable: false,
    article: false,
  },
  'publisher-comparison': {
    pattern: '/brand-comparison/:id/:key/',
    served: 'function',
    indexable: false,
    article: false,
  },
  about: { pattern: '/about/', served: 'static', indexable: true, article: true },
  changelog: { pattern: '/changelog/', served: 'static', indexable: true, article: false },
  'changelog-page': { pattern: '/changelog/page/:n/', served: 'static', indexable: true, article: false },
  'changelog-entry': { pattern: '/changelog/:slug/', served: 'static', indexable: true, article: true },
  posts: { pattern: '/posts/', served: 'static', indexable: true, article: false },
  'posts-page': { pattern: '/posts/page/:n/', served: 'static', indexable: true, article: false },
  'posts-tag': { pattern: '/posts/tag/:tag/', served: 'static', indexable: true, article: false },
  'posts-author': { pattern: '/posts/author/:author/', served: 'static', indexable: true, article: false },
  post: { pattern: '/posts/:slug/', served: 'static', indexable: true, article: true },
  guide: { pattern: '/guide/', served: 'static', indexable: true, article: false },
  'guide-method': { pattern: '/guide/method/', served: 'static', indexable: true, article: true },
  'guide-api': { pattern: '/guide/api/', served: 'static', indexable: true, article: true },
  'guide-command': { pattern: '/guide/command/', served: 'static', indexable: true, article: true },
  'guide-check': { pattern: '/guide/:check/', served: 'static', indexable: true, article: true },
  legal: { pattern: '/legal/:slug/', served: 'static', indexable: true, article: true },
  feedback: { pattern: '/feedback/', served: 'static', indexable: true, article: false },
  'feedback-inbox': {
    pattern: '/feedback/inbox/',
    served: 'gated',
    capability: 'read-feedback',
    indexable: false,
    article: false,
  },
  'feedback-status': {
    pattern: '/feedback/status/:reference/',
    served: 'function',
    indexable: false,
    article: false,
  },
  auth: { pattern: '/auth/:pathname/', served: 'function', indexable: false, article: false },
  'debug-og': { pattern: '/debug/og/', served: 'gated', capability: 'review', indexable: false, article: false },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof table;

export const ROUTES: Readonly<Record<RouteId, Route>> = table;

/** Routes that search engines may list. */
export type IndexableRouteId = {
  [R in RouteId]: (typeof table)[R]['indexable'] extends true ? R : never;
}[RouteId];

/** The values `:pathname` of `auth` takes; anything else below `/auth/` is a 404. */
export const AUTH_PATHNAMES = [
  'sign-in',
  'sign-up',
  'sign-out',
  'callback',
  'account',
  'error',
  'forgot-password',
  'reset-password',
  'two-factor',
] as const;

export type AuthPathname = (typeof AUTH_PATHNAMES)[number];

/** Stands for reference and secret in the address that says that a message was deleted. */
export const DELETED_MESSAGE = 'deleted';

/** The page of the guide about how scores come about. */
export const METHOD = 'method';

/** Pages of the guide that are of no check, by name. */
export const GUIDE_TEXTS = {
  [METHOD]: 'guide-method',
  api: 'guide-api',
  command: 'guide-command',
} as const satisfies Readonly<Record<string, RouteId>>;
export type GuideText = keyof typeof GUIDE_TEXTS;

export const isGuideText = (name: string): name is GuideText => Object.hasOwn(GUIDE_TEXTS, name);

/** Slugs content may not take, because an address below its listing already means something else. */
export const RESERVED_SLUGS = ['page', 'tag', 'author', 'inbox', 'status'] as const;

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name | keyof ParamsOf<Rest>, string | number>>
  : unknown;

/** Parameters a route's pattern asks for. */
export type RouteParams<R extends RouteId> = ParamsOf<(typeof table)[R]['pattern']>;

/**
 * The path of a page, with locale and trailing slash: `pathTo('de', 'post', { slug: 'names' })`
 * is `/de/posts/names/`.
 */
export function pathTo<R extends RouteId>(
  locale: Locale,
  route: R,
  ...[params]: keyof RouteParams<R> extends never ? [] : [RouteParams<R>]
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  const path = ROUTES[route].pattern.replace(/:([a-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`route ${route} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  return `/${locale}${path}`;
}

/** The same page in another locale: swaps the first segment only. */
export function inLocale(path: string, locale: Locale): string {
  return path.replace(/^\/[^/]+/, `/${locale}`);
}

/**
 * The locale an address begins with, or null.
 * @param locales those that are known; by default, the written ones
 */
export function localeOf(path: string): WrittenLocale | null;
export function localeOf(path: string, locales: readonly Locale[]): Locale | null;
export function localeOf(path: string, locales: readonly Locale[] = LOCALES): Locale | null {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? null;
}

/** Statuses with a page of their own; 404 is static, the others are shells a function answers with. */
export const FALLBACK_STATUSES = [401, 403, 404, 500] as const;
export type FallbackStatus = (typeof FALLBACK_STATUSES)[number];
