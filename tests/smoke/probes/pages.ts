/** Whether the pages of the deploy are there, as they were built, in every language. */
import { publicHtml } from '../../../src/site/public-html';
import { PSEUDO_LOCALES } from '../../../src/site/pseudo-locale-tags';
import { LOCALES } from '../../../src/site/locales';
import { AUTH_PATHNAMES, DELETED_MESSAGE, pathTo, ROUTES, type RouteId } from '../../../src/site/routes';
import { endpointHeaders, expectHeaders, expectPage, fileHeaders, header } from '../expected';
import { styleHashesOf, type BuiltPage, type Deploy } from '../deploy';
import type { Probe, Visit } from '../probe';
import { anonymousStatus, MISSING_BELOW_LOCALE, MISSING_WITHOUT_LOCALE } from '../statuses';

/** One page of each template and language. */
export function onePageOfEach({ pages }: Pick<Deploy, 'pages'>): readonly BuiltPage[] {
  const kinds = new Map<string, BuiltPage>();
  for (const page of pages) {
    const kind = [page.route, page.locale, page.status].join(' ');
    if (page.route !== null && !kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

/** What Netlify adds to the pages of deploy previews, where its drawer is on. */
const DRAWER = /<script[^>]*\/\.netlify\/scripts\/[^>]*><\/script>/g;

async function expectFile(visit: Visit, { path, locale, htmlBytes }: BuiltPage): Promise<void> {
  const { deploy } = visit;
  const answer = await visit.ask({ path });
  const of = `GET ${path}`;
  visit.expect(`${of}: status`, answer.status, 200);
  expectPage(visit, of, answer, locale);
  expectHeaders(visit, of, answer, fileHeaders(deploy, `${locale}/`));
  // What comes is what was built: nothing is put in on the way, minified or cut off. Of previews the build counts what
  // production would have; the drawer only prepares a review.
  const html = Buffer.from(deploy.context === 'production' ? answer.body : answer.body.replace(DRAWER, ''));
  const counted = deploy.context === 'production' ? html : publicHtml(html);
  visit.expect(`${of}: bytes`, counted.byteLength, htmlBytes);
}

/** Pages that a function makes for each request. */
function madePages(locale: BuiltPage['locale']): readonly (readonly [RouteId, string])[] {
  return [
    ...AUTH_PATHNAMES.map((pathname) => ['auth', pathTo(locale, 'auth', { pathname })] as const),
    ['feedback-status', pathTo(locale, 'feedback-status', { reference: DELETED_MESSAGE })],
    ['feedback-inbox', pathTo(locale, 'feedback-inbox')],
    ['debug-og', pathTo(locale, 'debug-og')],
  ];
}

const FUNCTION_OF = { auth: 'auth-pages', 'feedback-status': 'feedback-status' } as const;

async function expectMade(visit: Visit, locale: BuiltPage['locale'], route: RouteId, path: string): Promise<void> {
  const { deploy } = visit;
  const answer = await visit.ask({ path, headers: { accept: 'text/html' } });
  const of = `GET ${path}`;
  const name = route === 'auth' || route === 'feedback-status' ? FUNCTION_OF[route] : 'gate';
  visit.expect(`${of}: status`, answer.status, anonymousStatus(route, deploy.context));
  visit.expect(`${of}: Content-Language`, header(answer, 'Content-Language'), locale);
  expectPage(visit, of, answer, locale);
  expectHeaders(visit, of, answer, endpointHeaders(deploy, name, answer.status));
  for (const hash of styleHashesOf(answer.body)) {
    visit.expect(`${of}: its style is one of the files' pages`, deploy.styleHashes.includes(hash), true);
  }
}

export const builtPages: Probe = {
  name: 'A page of each template answers in each language, as it was built, with every header',
  async run(visit) {
    const { deploy } = visit;
    const pages = onePageOfEach(deploy);
    // The table says what must be there; what was built says at which address.
    for (const [route, { served }] of Object.entries(ROUTES)) {
      // A site with few posts has no second page of them.
      if (served !== 'static' || route.endsWith('-page')) continue;
      for (const locale of LOCALES) {
        const built = pages.some((page) => page.route === route && page.locale === locale);
        visit.expect(`a page of ${route} in ${locale} was built`, built, true);
      }
    }
    visit.expect('an article has styles in its page', deploy.styleHashes.length > 0, true);
    await Promise.all(pages.map((page) => expectFile(visit, page)));
  },
};

export const madeForRequests: Probe = {
  name: 'Pages that functions make answer in each language, with status and headers of their row',
  async run(visit) {
    await Promise.all(
      LOCALES.flatMap((locale) => madePages(locale).map(([route, path]) => expectMade(visit, locale, route, path))),
    );
  },
};

export const missingPages: Probe = {
  name: 'What is missing answers 404 with a page in the language of its address, or of the visitor',
  async run(visit) {
    const below = LOCALES.flatMap((locale) =>
      [...MISSING_BELOW_LOCALE, '404.html', '404'].map((path) => [`/${locale}/${path}`, locale] as const),
    );
    const without = MISSING_WITHOUT_LOCALE.flatMap((path) => LOCALES.map((locale) => [path, locale] as const));
    const asked = [...below, ...without].flatMap(([path, locale]) =>
      ['GET', 'HEAD'].map((method) => ({ method, path, locale })),
    );
    await Promise.all(
      asked.map(async ({ method, path, locale }) => {
        const answer = await visit.ask({ method, path, headers: { accept: 'text/html', 'accept-language': locale } });
        const of = `${method} ${path} (${locale})`;
        visit.expect(`${of}: status`, answer.status, 404);
        if (method === 'HEAD') visit.expect(`${of}: body`, answer.body, '');
        else expectPage(visit, of, answer, locale);
        visit.expect(`${of}: policy`, header(answer, 'Content-Security-Policy'), /^default-src 'none'/);
      }),
    );
  },
};

export const builtForContext: Probe = {
  name: 'The build was made for the context it is published in',
  async run(visit) {
    const { deploy } = visit;
    const contexts = deploy.context === 'deploy-preview' ? ['deploy-preview', 'branch-deploy'] : [deploy.context];
    visit.expect('context of the build', deploy.builtFor, contexts);
    // Only builds outside production have them.
    for (const locale of PSEUDO_LOCALES) {
      const { status } = await visit.ask({ path: `/${locale}/` });
      visit.expect(`GET /${locale}/: status`, status, deploy.context === 'production' ? 404 : [200, 404]);
    }
  },
};

export const otherForms: Probe = {
  name: 'An address without its slash, and one that moved, lead to the page',
  async run(visit) {
    const { deploy } = visit;
    const leads = async (from: string, to: string, statuses: readonly number[]): Promise<void> => {
      const answer = await visit.ask({ path: from });
      visit.expect(`GET ${from}: status`, answer.status, statuses);
      if (answer.status === 200) return;
      const { pathname } = new URL(header(answer, 'Location') ?? '', deploy.origin);
      visit.expect(`GET ${from}: Location`, pathname, to);
    };
    const about = LOCALES.map((locale) => pathTo(locale, 'about'));
    await Promise.all([
      ...about.flatMap((path) =>
        [path.slice(0, -1), `${path}index.html`].map((form) => leads(form, path, [200, 301, 302, 307, 308])),
      ),
      ...deploy.redirects.flatMap(({ from, to }) => [from, from.slice(0, -1)].map((form) => leads(form, to, [301]))),
    ]);
  },
};
