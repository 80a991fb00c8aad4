/** What single faults cost a site that does everything else right: the price list of the rubric. */
import type { Evidence } from '../evidence/evidence';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE } from '../examples/evidence';
import { withHeader, withHtml, withoutFile } from './mutations';
import { PAGE_MUTATIONS } from './page-mutations';

export interface Price {
  readonly fault: string;
  /** Per mille of the overall, to be hit within a quarter. */
  readonly price: number | { readonly from: number; readonly to: number };
  readonly site: Evidence;
}

const SITE = evidence();

function edited(...edits: readonly (readonly [part: string | RegExp, by: string])[]): Evidence {
  return withHtml(SITE, (html) =>
    edits.reduce((before, [part, by]) => {
      const after = before.replace(part, by);
      if (after === before) throw new Error(`the page has no ${String(part)}`);
      return after;
    }, html),
  );
}

function dropped(statement: string): Evidence {
  const mutation = PAGE_MUTATIONS.find((one) => one.statement === statement && one.kind === 'drop');
  if (mutation === undefined) throw new Error(`no statement ${statement}`);
  return mutation.apply(SITE);
}

const withoutHttps = (): Evidence =>
  evidence(failed('https-home', 'connection-refused'), answered('http-home', GOOD_PAGE, { redirects: [] }));

/** Framing is forbidden by the older header, so that the policy alone is missing. */
const withoutCsp = (): Evidence =>
  evidence(
    answered('https-home', GOOD_PAGE, {
      headers: GOOD_HEADERS.map(([name, value]): readonly [string, string] =>
        name === 'content-security-policy' ? ['x-frame-options', 'DENY'] : [name, value],
      ),
    }),
  );

const OTHER_PAGE = 'https://northwind.example/404';
const EACH_HEADER = { from: 2, to: 8 };

export const PRICES: readonly Price[] = [
  { fault: 'not indexable', price: 310, site: edited(['<title>', '<meta name="robots" content="noindex"><title>']) },
  { fault: 'no https', price: 310, site: withoutHttps() },
  { fault: 'canonical to another page', price: 36, site: edited([/(rel="canonical" href=")[^"]*/, `$1${OTHER_PAGE}`]) },
  { fault: 'canonical to http', price: 36, site: edited([/(rel="canonical" href=")https/, '$1http']) },
  { fault: 'og:url to another page', price: 15, site: edited([/(og:url" content=")[^"]*/, `$1${OTHER_PAGE}`]) },
  { fault: 'og:url to http', price: 4, site: edited([/(og:url" content=")https/, '$1http']) },
  { fault: 'no title', price: 55, site: dropped('title') },
  { fault: 'title “Home”', price: 32, site: edited([/<title>.*<\/title>/, '<title>Home</title>']) },
  {
    fault: 'two names that differ',
    price: 40,
    site: edited([/(og:site_name" content=")[^"]*/, '$1Blue Harbour Shop']),
  },
  { fault: 'a misspelt name', price: 36, site: edited([/(og:site_name" content=")[^"]*/, '$1Northwnid']) },
  { fault: 'no share image', price: 80, site: dropped('share image') },
  { fault: 'a share image that is not there', price: 45, site: withoutFile(SITE, 'preview-image') },
  { fault: 'no Open Graph', price: 120, site: edited([/<meta property="og:[^>]*>\n?/g, '']) },
  {
    fault: 'text only with script',
    price: 80,
    site: edited([/<body>[^]*<\/body>/, '<body><div id="root"></div><script src="/app.js"></script></body>']),
  },
  { fault: 'no description', price: 50, site: dropped('description') },
  { fault: 'no viewport', price: 55, site: dropped('viewport') },
  { fault: 'zoom forbidden', price: 55, site: edited(['initial-scale=1', 'initial-scale=1, user-scalable=no']) },
  {
    fault: 'most images without alternative texts',
    price: 50,
    site: edited(['<h2>', '<img src="/a.jpg"><img src="/b.jpg"><h2>']),
  },
  { fault: 'no lang', price: 40, site: dropped('lang') },
  { fault: 'no structured data', price: 35, site: dropped('structured data') },
  { fault: 'no HSTS', price: 8, site: withHeader(SITE, 'strict-transport-security', null) },
  { fault: 'no CSP', price: EACH_HEADER, site: withoutCsp() },
  { fault: 'no X-Content-Type-Options', price: EACH_HEADER, site: withHeader(SITE, 'x-content-type-options', null) },
  { fault: 'framing', price: EACH_HEADER, site: withHeader(SITE, 'content-security-policy', "default-src 'self'") },
  { fault: 'an unsafe referrer policy', price: EACH_HEADER, site: withHeader(SITE, 'referrer-policy', 'unsafe-url') },
  { fault: 'no security.txt', price: 0, site: withoutFile(SITE, 'security-txt') },
  { fault: 'no llms.txt', price: 0, site: withoutFile(SITE, 'llms-txt') },
];
