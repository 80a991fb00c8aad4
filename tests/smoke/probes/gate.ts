/** Whether gated pages stay closed to people without a role. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '../../../src/site/endpoints';
import { FUNCTION_NAMES } from '../../../src/site/functions';
import { LOCALES, type Locale } from '../../../src/site/locales';
import { pathTo, ROUTES, type Route, type RouteId } from '../../../src/site/routes';
import { endpointHeaders, expectHeaders, expectPage } from '../expected';
import type { Probe, Visit } from '../probe';
import { SAME, TWISTED } from '../spellings';
import { anonymousStatus } from '../statuses';

/** Where the strings are. */
const LOCALES_FOLDER = join(__dirname, '../../../locales');

/** Namespace of each gated page's strings. Its introduction is shown only to those who may see the page. */
const STRINGS_OF: Readonly<Partial<Record<RouteId, string>>> = { 'feedback-inbox': 'inbox', 'debug-og': 'debug' };

/** The longest part of a gated page's introduction without a value filled in; null for another page. */
export function introductionOf(route: RouteId, locale: Locale): string | null {
  const namespace = STRINGS_OF[route];
  if (namespace === undefined) return null;
  const file = join(LOCALES_FOLDER, locale, `${namespace}.json`);
  const strings = JSON.parse(readFileSync(file, 'utf8')) as { readonly lede: string };
  return strings.lede.split(/\{\{[^}]*\}\}/).reduce((longest, part) => (part.length > longest.length ? part : longest));
}

/** What no spelling may answer: it would be the page. */
const REFUSED = [301, 302, 303, 307, 308, 400, 401, 404, 405];

type GatedRoute = 'feedback-inbox' | 'debug-og';

function gatedRoutes({ deploy }: Visit): readonly GatedRoute[] {
  const gated = (Object.keys(ROUTES) as RouteId[]).filter((route): route is GatedRoute => {
    const { served }: Route = ROUTES[route];
    return served === 'gated' && anonymousStatus(route, deploy.context) === 401;
  });
  return gated;
}

async function expectRefused(
  visit: Visit,
  route: GatedRoute,
  locale: (typeof LOCALES)[number],
  request: { readonly method: string; readonly path: string },
): Promise<void> {
  const { method, path } = request;
  const answer = await visit.ask({ ...request, headers: { accept: 'text/html' } });
  const of = `${method} ${path}`;
  const secret = introductionOf(route, locale) ?? '';
  visit.expect(`${of}: shows the page`, secret === '' || answer.body.includes(secret), false);
  const plain = SAME.some((spell) => spell(pathTo(locale, route)) === path);
  if (!plain) {
    visit.expect(`${of}: status`, answer.status, REFUSED);
    return;
  }
  visit.expect(`${of}: status`, answer.status, method === 'GET' || method === 'HEAD' ? 401 : 405);
  expectHeaders(visit, of, answer, endpointHeaders(visit.deploy, 'gate', answer.status));
  if (method === 'GET') expectPage(visit, of, answer, locale);
  if (method === 'HEAD') visit.expect(`${of}: body`, answer.body, '');
}

export const gatedPages: Probe = {
  name: 'Gated pages are refused in every language, by every method and in every spelling of their address',
  async run(visit) {
    const asked = gatedRoutes(visit).flatMap((route) =>
      LOCALES.flatMap((locale) => {
        const path = pathTo(locale, route);
        // Spellings are a matter of addresses, not of languages.
        const twisted = locale === 'en' ? Object.values(TWISTED) : [];
        return [
          ...SAME.map((spell) => ({ method: 'GET', path: spell(path) })),
          ...['HEAD', 'POST', 'PUT', 'DELETE'].map((method) => ({ method, path })),
          ...twisted.map((spell) => ({ method: 'GET', path: spell(path) })),
        ].map((request) => ({ route, locale, request }));
      }),
    );
    await Promise.all(asked.map(({ route, locale, request }) => expectRefused(visit, route, locale, request)));
  },
};

/** Files of the project, its build and its functions: a wrong publish folder would serve them. */
const PRIVATE_FILES = [
  '/package.json',
  '/netlify.toml',
  '/.env',
  '/.git/config',
  '/.facet/facts.json',
  '/.facet/gated/cards.json',
  '/gated/cards.json',
  '/cards.json',
  '/.facet/shell/en/page.html',
  '/.facet/functions/gate.ts',
  '/src/site/limits.ts',
  '/public/index.html',
  '/content/examples/northwind.json',
];

export const hiddenNames: Probe = {
  name: 'No function answers by its name, and no file of the project is published',
  async run(visit) {
    // A local platform deliberately runs the clock's functions when they are called by name.
    const names = FUNCTION_NAMES.filter((name) => visit.deploy.context !== 'dev' || name in ENDPOINTS);
    const functions = names.flatMap((name) => {
      const path = `/.netlify/functions/${name}`;
      return ['GET', 'POST'].map((method) => ({ method, path }));
    });
    const files = PRIVATE_FILES.map((path) => ({ method: 'GET', path }));
    await Promise.all(
      [...functions, ...files].map(async (request) => {
        const { status } = await visit.ask(request);
        visit.expect(`${request.method} ${request.path}: status`, status, [404, 405]);
      }),
    );
  },
};
