/**
 * The one policy of response headers, for files on the CDN (`_headers`) and for answers of functions, so that the two
 * cannot drift apart.
 */
import { ERROR_REPORT_PATH } from './error-reports';
import type { DeployContext, Environment, HstsScope } from './environment';
import { FEED_FORMATS, FEED_SECTIONS, FEED_TYPES, feedPath } from './feeds';
import { LOCALES } from './locales';
import { pathTo } from './routes';

/** Name of that path among the reporting endpoints. */
const CSP_REPORTS = 'errors';

/** Directives of the Content-Security-Policy without the ones that depend on the build. CSP Level 3. */
const CSP = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // Text becomes neither markup nor code. Where a script of ours names another by its URL, the policy decides that
  // src/islands/own-scripts.ts makes. Trusted Types §4.2, https://www.w3.org/TR/trusted-types/
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} as const;

/** Features a page of ours never asks for. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Where a form may lead besides this site: browsers apply it to a form's redirects, too, and signing out leads on to
 * the identity provider. The embedded one listens on a port of its own each time.
 */
export function formTargets({ context, identity }: Pick<Environment, 'context' | 'identity'>): readonly string[] {
  if (context === 'dev') return ['http://127.0.0.1:*'];
  return identity === null ? [] : [new URL(identity.issuer).origin];
}

/**
 * @param policy its hashes are sources of the inlined styles, `sha256-…` without quotes
 * @param options `wasm`: whether WebAssembly may be compiled
 * @returns the value of Content-Security-Policy
 */
export function contentSecurityPolicy(
  { styleHashes, formTargets = [] }: Pick<HeaderPolicy, 'styleHashes' | 'formTargets'>,
  { wasm = false } = {},
): string {
  const more: Readonly<Record<string, readonly string[]>> = {
    'style-src': styleHashes.map((hash) => `'${hash}'`),
    'script-src': wasm ? ["'wasm-unsafe-eval'"] : [],
    'form-action': formTargets,
  };
  const directives = Object.entries(CSP).map(([directive, sources]) =>
    [directive, ...sources, ...(more[directive] ?? [])].join(' '),
  );
  // The second is for browsers that do not know the first.
  return [...directives, `report-to ${CSP_REPORTS}`, `report-uri ${ERROR_REPORT_PATH}`].join('; ');
}

/**
 * For someone who opens a picture in markup on its own. It may style itself, because its colours follow the theme, but
 * nothing else. Inside a page it has the rights of a picture anyway.
 */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Two years, as the preload list asks for one at least. RFC 6797 §6.1, https://hstspreload.org/#submission-requirements */
const HSTS: Readonly<Record<HstsScope, string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

interface HeaderPolicy {
  readonly context: DeployContext;
  /** The site's own host alone where not given: browsers remember more than that for years. */
  readonly hsts?: HstsScope;
  readonly styleHashes: readonly string[];
  /** Origins that forms may lead to besides this site; none if not given. */
  readonly formTargets?: readonly string[];
}

/** Headers of every answer, file or function. */
function securityHeaders(policy: HeaderPolicy): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'Reporting-Endpoints': `${CSP_REPORTS}="${ERROR_REPORT_PATH}"`,
    'Strict-Transport-Security': HSTS[policy.hsts ?? 'host'],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Netlify adds it to deploy previews on its own, but not to branch deploys.
    ...(policy.context === 'production' ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}

/** Where browsers that know the Speculation-Rules header find which links to prefetch. */
export const SPECULATION_RULES_PATH = '/speculation.json';

/**
 * Folder below `public/` of the search index. The one thing that compiles WebAssembly is the search's worker, which is
 * a file there, and a worker has the policy it is served with, not its page's (CSP Level 3, 4.2.2; HTML, "run a
 * worker"). So no page needs to allow it, not even the listing that starts the worker.
 */
export const SEARCH_FOLDER = 'pagefind';

interface StaticHeaderPolicy extends HeaderPolicy {
  /** Paths of files whose name holds a hash of their content; `/static/*` covers a folder. */
  readonly immutable: readonly string[];
  /** Names of what is in the served folder, folders with a trailing slash: `en/`, `favicon.svg`. */
  readonly published: readonly string[];
}

/** The local platform keeps a file's own media type, and browsers refuse rules that come as plain JSON. */
function speculationRules({ context }: HeaderPolicy): Readonly<Record<string, string>> {
  return context === 'dev' ? {} : { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };
}

/** Feeds by the media types pages announce them by; the platform would send plain XML and JSON. */
function feedTypes(): [path: string, headers: Readonly<Record<string, string>>][] {
  return LOCALES.flatMap((locale) =>
    FEED_SECTIONS.flatMap((section) =>
      FEED_FORMATS.map((format): [string, Record<string, string>] => [
        feedPath(pathTo(locale, section), format),
        { 'Content-Type': `${FEED_TYPES[format]}; charset=utf-8` },
      ]),
    ),
  );
}

/**
 * The text of Netlify's `_headers`. There is no Cache-Control for HTML: the platform's default is revalidation
 * (`public, max-age=0, must-revalidate`), and a header named by two matching rules is sent twice.
 *
 * If two policies are sent, both apply, so a second rule could only take away. The local platform sends only the last
 * one, and would also give a function's response what a rule for everything says. So no two rules with a policy match
 * the same path: each served folder and file has its own rule, and only the search's rule allows more.
 */
export function staticHeaders({ immutable, published, ...policy }: StaticHeaderPolicy): string {
  const { 'Content-Security-Policy': strict = '', ...everywhere } = securityHeaders(policy);
  const searching = contentSecurityPolicy(policy, { wasm: true });
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', { ...everywhere, ...speculationRules(policy) }],
    ...published.map((name): [string, Record<string, string>] => [
      name.endsWith('/') ? `/${name}*` : `/${name}`,
      { 'Content-Security-Policy': name === `${SEARCH_FOLDER}/` ? searching : strict },
    ]),
    [SPECULATION_RULES_PATH, { 'Content-Type': 'application/speculationrules+json' }],
    ...feedTypes(),
    ...immutable.map((path): [string, Record<string, string>] => [
      path,
      { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ]),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[path, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

interface PageHeaderPolicy extends HeaderPolicy {
  /** Referrer-Policy, if it isn't that of every page. */
  readonly referrer?: string | undefined;
  /** Value of Cache-Control. */
  readonly cache: string;
  /** Request headers the answer differs by. */
  readonly vary: readonly string[];
  /** Whether other sites' pages may embed it, and their scripts read it. */
  readonly crossOrigin?: boolean | undefined;
  /** Whether it is a picture in markup. */
  readonly picture?: boolean | undefined;
  /** Set where the CDN answers for an hour: parameters of the query the answer differs by. */
  readonly cdnQuery?: readonly string[] | undefined;
}

/**
 * For the CDN alone, which takes these headers away. Without a parameter named, each query would be another answer; one
 * has to be named, so it is one that nobody sends. https://docs.netlify.com/build/caching/caching-overview/
 */
function cdnHeaders(query: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Netlify-CDN-Cache-Control': 'public, durable, max-age=3600',
    'Netlify-Vary': `query=${query.length > 0 ? query.join('|') : '-'}`,
  };
}

/**
 * For any site's pages and scripts, without cookies: `*` and credentials exclude each other (Fetch, "CORS check"). A
 * script may also read when to come back.
 */
const CROSS_ORIGIN = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
} as const;

/** Headers of an answer a function gives, whatever its body. */
export function pageHeaders({
  cache,
  vary,
  referrer,
  crossOrigin = false,
  picture = false,
  cdnQuery,
  ...policy
}: PageHeaderPolicy): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(policy),
    ...(picture ? { 'Content-Security-Policy': PICTURE_POLICY } : {}),
    ...(crossOrigin ? CROSS_ORIGIN : {}),
    ...(cdnQuery ? cdnHeaders(cdnQuery) : {}),
    ...(referrer === undefined ? {} : { 'Referrer-Policy': referrer }),
    'Cache-Control': cache,
    ...(vary.length > 0 ? { Vary: vary.join(', ') } : {}),
  };
}
