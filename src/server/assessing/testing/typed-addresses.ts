/**
 * Addresses as people type them, of sites on loopback, and what they come to: the tests of the API and of the command
 * both walk this table.
 */
import type { PageKind } from '../../../brand/facts/page-kind';
import type { Target } from '../../../brand/urls/target';
import type { Environment } from '../../../site/environment';
import type { ErrorCode } from '../../../site/errors';
import { serve } from '../../fetching/testing/loopback';

export interface TypedAddress {
  readonly what: string;
  readonly typed: string;
  /** First asked of the brand after robots.txt; null if nothing may be. */
  readonly path: string | null;
  readonly becomes:
    | {
        readonly target: Target;
        readonly kind: PageKind;
        /** For a home page its name; for any other page its host and path, even if the page states a name. */
        readonly heading: string;
        readonly leftOut?: true;
        /** The site says that there is no such page. */
        readonly isMissing?: true;
      }
    | {
        readonly code: ErrorCode;
        /** What is offered in its place. */
        readonly home: string;
      };
}

const ROBOTS = 'User-agent: FacetBot\nDisallow: /private/';
const FRAUD = 'THE BRAND IS A FRAUD';

const html = (title: string, lang = 'en', head = '') =>
  `<!doctype html><html lang=${lang}><title>${title}</title>${head}<meta property=og:site_name content="${title}"><h1>${title}</h1>`;

const PAGES: Readonly<Record<string, string>> = {
  '/': html('Brand'),
  '/pricing': html(FRAUD),
  '/blog/2026/a-post': html(FRAUD, 'en', '<meta property=og:type content=article>'),
  '/de/': html('Marke', 'de'),
  '/%E6%96%99%E9%87%91': html('料金', 'ja'),
  '/private/x': html(FRAUD),
  '/new': html(FRAUD),
};
const MOVED: Readonly<Record<string, string>> = {
  '/old': '/new',
  '/home': '/',
  '/away': 'https://other.com/',
};
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/robots.txt': ['text/plain', ROBOTS],
  '/prices.pdf': ['application/pdf', '%PDF-1.7\n'],
};

const HOME = 'https://brand.com';

const found = (path: string, final = path): Target => {
  const address = path === '/' ? HOME : `${HOME}${path}`;
  return { address, origin: HOME, typed: address, final: `${HOME}${final}` };
};
const ROOT = { is: 'home', by: 'root' } as const;
const INNER = { is: 'inner', by: 'path' } as const;

export const TYPED_ADDRESSES: readonly TypedAddress[] = [
  {
    ...{ what: 'a host', typed: 'brand.com', path: '/' },
    becomes: { target: found('/'), kind: ROOT, heading: 'Brand' },
  },
  {
    ...{ what: 'the root', typed: 'https://brand.com/', path: '/' },
    becomes: { target: found('/'), kind: ROOT, heading: 'Brand' },
  },
  {
    ...{ what: 'an inner page', typed: 'brand.com/pricing', path: '/pricing' },
    becomes: { target: found('/pricing'), kind: INNER, heading: 'brand.com/pricing' },
  },
  {
    ...{ what: 'an article', typed: 'brand.com/blog/2026/a-post', path: '/blog/2026/a-post' },
    becomes: { target: found('/blog/2026/a-post'), kind: INNER, heading: 'brand.com/blog/2026/a-post' },
  },
  {
    ...{ what: 'the home page of a language', typed: 'brand.com/de/', path: '/de/' },
    becomes: { target: found('/de/'), kind: { is: 'home', by: 'language' }, heading: 'brand.com/de/' },
  },
  {
    ...{ what: 'a path in other letters', typed: 'brand.com/料金', path: '/%E6%96%99%E9%87%91' },
    becomes: { target: found('/%E6%96%99%E9%87%91'), kind: INNER, heading: 'brand.com/料金' },
  },
  {
    ...{ what: 'a page that is not there', typed: 'brand.com/nothing-here', path: '/nothing-here' },
    becomes: { target: found('/nothing-here'), kind: INNER, heading: 'brand.com/nothing-here', isMissing: true },
  },
  {
    ...{ what: 'a path that redirects to another page', typed: 'brand.com/old', path: '/old' },
    becomes: { target: found('/old', '/new'), kind: INNER, heading: 'brand.com/new' },
  },
  {
    ...{ what: 'a path that redirects to the home page', typed: 'brand.com/home', path: '/home' },
    becomes: { target: found('/home', '/'), kind: ROOT, heading: 'Brand' },
  },
  {
    ...{ what: "a path that redirects to another site's root", typed: 'brand.com/away', path: '/away' },
    becomes: {
      target: {
        address: 'https://other.com',
        origin: 'https://other.com',
        typed: 'https://brand.com/away',
        final: 'https://other.com/',
      },
      kind: ROOT,
      heading: 'Other',
    },
  },
  {
    ...{ what: 'a query and a fragment', typed: 'brand.com/pricing?q=words#here', path: '/pricing' },
    becomes: { target: found('/pricing'), kind: INNER, heading: 'brand.com/pricing', leftOut: true },
  },
  {
    ...{ what: 'a file that is no page', typed: 'brand.com/prices.pdf', path: '/prices.pdf' },
    becomes: { code: 'site-not-html', home: HOME },
  },
  {
    ...{ what: 'a page that robots.txt forbids', typed: 'brand.com/private/x', path: null },
    becomes: { code: 'page-disallowed', home: HOME },
  },
];

interface TypedSites {
  readonly sampleHosts: Environment['sampleHosts'];
  /** The same, as the variable `FACET_SAMPLE_HOSTS` says it. */
  readonly variable: string;
  /** The requests that the brand got: paths with their queries. */
  readonly asked: readonly string[];
}

/** Serves the sites that the addresses are of. */
export async function serveTyped(): Promise<TypedSites> {
  const asked: string[] = [];
  const port = await serve(({ url = '', headers }, response) => {
    const isBrand = headers.host === 'brand.com';
    if (isBrand) asked.push(url);
    const location = MOVED[url];
    const [type, body] = FILES[url] ?? ['text/html', isBrand ? PAGES[url] : html('Other')];
    if (isBrand && location !== undefined) response.writeHead(302, { location }).end();
    else response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? html('Nothing'));
  });
  const origins = ['https://brand.com', 'http://brand.com', 'https://other.com', 'http://other.com'];
  return {
    asked,
    sampleHosts: Object.fromEntries(
      origins.map((origin) => [
        `${new URL(origin).host}:${origin.startsWith('https') ? '443' : '80'}`,
        { address: '127.0.0.1', port, endsTls: true },
      ]),
    ),
    variable: origins.map((origin) => `${origin}=127.0.0.1:${String(port)}`).join(','),
  };
}
