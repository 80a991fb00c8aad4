/**
 * Status truth: every page and endpoint that depends on who is signed in, by locale, visitor, method and way of writing
 * its path, led to the function as the platform leads it there. What is expected stands here as its own table, so that
 * the tables of the product are tested and not repeated. `tests/site/status.test.ts` asks the platform itself.
 */
import { cardPagesOf } from '../../components/review/testing/card-pages';
import { translator } from '../../components/strings';
import type { Endpoint } from '../../site/endpoint';
import { ENDPOINTS, type EndpointName } from '../../site/endpoints';
import { LOCALES, type Locale } from '../../site/locales';
import type { Role } from '../../site/accounts';
import { AUTH_PATHNAMES } from '../../site/routes';
import { accountHandler } from '../accounts/account-endpoint';
import { accountServices, signedIn, TEST_IDENTITY } from '../accounts/testing/signed-in';
import { authPagesHandler } from '../accounts/auth-pages-endpoint';
import { authSessionHandler } from '../accounts/auth-session-endpoint';
import { endpoint } from './endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from './testing/services';
import { gateHandler } from '../accounts/gate-endpoint';
import { notFoundHandler } from './not-found-endpoint';
import type { Services } from './services';
import { reportsHandler } from '../published-reports/reports-endpoint';
import { savedReportHandler } from '../accounts/saved-report-endpoint';
import { createStrings } from './strings';

/** Who asks, with what roles; null: a visitor who is not signed in. */
const VISITORS = {
  nobody: null,
  member: [],
  editor: ['editor'],
  reviewer: ['reviewer'],
  both: ['editor', 'reviewer'],
} as const satisfies Record<string, readonly Role[] | null>;
type Visitor = keyof typeof VISITORS;
type Statuses = Readonly<Record<Visitor, number>>;

const STRINGS = createStrings(['debug', 'inbox']);

/** What the build leaves of the site's pages for reviewers. */
const CARDS = JSON.stringify(cardPagesOf([{ title: 'Shared' }]));

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const everybody = (status: number): Statuses => ({
  nobody: status,
  member: status,
  editor: status,
  reviewer: status,
  both: status,
});
const members = (status: number): Statuses => ({ ...everybody(status), nobody: 401 });

/** Pages below a locale, in production. */
const PAGES: Readonly<Record<string, Statuses>> = {
  ...Object.fromEntries(AUTH_PATHNAMES.map((pathname) => [`auth/${pathname}/`, everybody(200)])),
  'auth/administration/': everybody(404),
  'auth/': everybody(404),
  'feedback/inbox/': { nobody: 401, member: 403, editor: 200, reviewer: 403, both: 200 },
  'debug/og/': { nobody: 401, member: 403, editor: 403, reviewer: 200, both: 200 },
};

/** Endpoints by method; what is not named is refused with 405. What has a body carries an empty JSON object. */
const INTERFACES: Readonly<Record<string, Readonly<Partial<Record<string, Statuses>>>>> = {
  '/api/account': { GET: members(200), HEAD: members(200), POST: members(422) },
  // What is sent there may ask for an address, for which nobody needs to be signed in.
  '/api/reports': { GET: members(200), HEAD: members(200), POST: everybody(422) },
  '/api/reports/00000000000000000000000000000000': {
    GET: members(404),
    HEAD: members(404),
    POST: members(422),
    DELETE: members(404),
  },
  '/api/auth/session': { GET: everybody(200), HEAD: everybody(200) },
};

/** What only those read who may see the page. */
function secretOf(page: string, locale: Locale): string | null {
  if (page === 'debug/og/') return translator(STRINGS, locale, 'debug')('order');
  return page === 'feedback/inbox/' ? translator(STRINGS, locale, 'inbox')('lede') : null;
}

/** Ways of writing a path that mean the page itself. */
const SAME: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/\/$/, ''),
  (path) => `${path}index.html`,
  (path) => `${path}?a=1`,
];

/** Functions by their rows: the first one whose patterns match answers, as on the platform; else nothing is there. */
const HANDLERS = {
  gate: gateHandler,
  'auth-pages': authPagesHandler,
  'auth-session': authSessionHandler,
  account: accountHandler,
  reports: reportsHandler,
  'saved-report': savedReportHandler,
} as const satisfies Partial<Record<EndpointName, unknown>>;

const matches = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }));

function ask(services: Services, method: string, path: string, headers: Readonly<Record<string, string>>) {
  const url = new URL(path, 'https://facet.example');
  const found = (Object.keys(HANDLERS) as (keyof typeof HANDLERS)[]).find((name) => {
    const { paths, excludedPaths = [] }: Endpoint = ENDPOINTS[name];
    return matches(paths, url.pathname) && !matches(excludedPaths, url.pathname);
  });
  const send =
    found === undefined
      ? endpoint('not-found', notFoundHandler, () => services)
      : endpoint(found, HANDLERS[found], () => services);
  const body = method === 'POST' ? { body: '{}' } : {};
  return send(
    new Request(url, { method, headers: { 'content-type': 'application/json', ...headers }, ...body }),
    TEST_CONTEXT,
  );
}

async function visitor(name: Visitor): Promise<{ services: Services; headers: Record<string, string> }> {
  const services = accountServices({
    environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, context: 'production' },
    artifacts: { ...testServices().artifacts, gated: () => Promise.resolve(CARDS) },
  });
  const roles = VISITORS[name];
  const cookie = roles === null ? null : (await signedIn(services, 'p1', ...roles)).cookie;
  return { services, headers: cookie === null ? {} : { cookie } };
}

const names = Object.keys(VISITORS) as Visitor[];

/** Where every method meets every spelling; a locale changes neither, so that the others are only read. */
const CROSSED: Locale = 'ar';

describe.each(names)('%s', (name) => {
  it.each(sampled(LOCALES))('gets the status of each page in %s, by each method and spelling', async (locale) => {
    const { services, headers } = await visitor(name);
    const [methods, spellings] = locale === CROSSED ? [METHODS, SAME] : [METHODS.slice(0, 1), SAME.slice(0, 1)];
    for (const [page, statuses] of Object.entries(PAGES)) {
      for (const method of methods) {
        for (const spell of spellings) {
          const path = spell(`/${locale}/${page}`);
          const response = await ask(services, method, path, headers);
          const isRead = method === 'GET' || method === 'HEAD';
          expect([method, path, response.status]).toEqual([method, path, isRead ? statuses[name] : 405]);
          expect(response.headers.get('cache-control')).toBe('no-store');
          expect(response.headers.get('content-language')).toBe(locale);
          expect(response.headers.get('vary')).toContain('Cookie');
          expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
          if (!isRead) expect(response.headers.get('allow')).toBe('GET, HEAD');
          const text = await response.text();
          if (method === 'HEAD') expect(text).toBe('');
          const secret = secretOf(page, locale);
          const isShown = method === 'GET' && statuses[name] === 200;
          if (secret !== null) expect([path, text.includes(secret)]).toEqual([path, isShown]);
        }
      }
    }
  });

  it('gets the status of each endpoint, by each method', async () => {
    const { services, headers } = await visitor(name);
    for (const [path, methods] of Object.entries(INTERFACES)) {
      for (const method of METHODS) {
        const response = await ask(services, method, path, headers);
        expect([method, path, response.status]).toEqual([method, path, methods[method]?.[name] ?? 405]);
        expect(response.headers.get('cache-control')).toBe('no-store');
        if (response.status === 405) expect(response.headers.get('allow')).toBe(Object.keys(methods).join(', '));
      }
    }
  });
});
