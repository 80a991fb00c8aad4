/** Files that a site has only once are requested once in ten minutes, even if several of its pages are measured. */
import type { Report } from '../../brand/report/report';
import { LIMITS } from '../../site/limits';
import { closeServers } from '../fetching/testing/loopback';
import type { Assessment } from './assessments';
import { neighbourhood, type Answering } from './testing/neighbourhood';
import { QUICK_READER } from './testing/quick-reader';

afterEach(closeServers);

const ONCE = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/llms.txt', '/facet-check'];
const TEN_MINUTES = LIMITS.reportReuseSeconds * 1000;

const FILES: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
  '/sitemap.xml': '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
  '/.well-known/security.txt': 'Contact: mailto:security@brand.com',
  '/llms.txt': '# Brand',
};

const MOVED: Readonly<Record<string, string>> = {
  '/www': 'https://www.brand.com/page',
  '/out': 'https://other.com/page',
  '/away': 'https://other.com/',
};

/** A brand on which every page exists. Its `www.` is another host. */
async function brand() {
  const there = neighbourhood(QUICK_READER);
  const asked: string[] = [];
  const statuses = new Map<string, number>();
  const answer: Answering = ({ host, pathname }, response) => {
    const path = pathname.replace(/(?<=^\/facet-check)-\w+$/, '');
    asked.push(`${host}${path}`);
    const file = FILES[path];
    response.statusCode = statuses.get(path) ?? (path === '/facet-check' ? 404 : 200);
    response.setHeader('content-type', file === undefined ? 'text/html' : 'text/plain');
    const location = MOVED[pathname];
    if (location !== undefined) response.writeHead(302, { location }).end();
    else response.end(file ?? `<!doctype html><html lang=en><title>${pathname}</title><h1>Brand</h1>`);
  };
  for (const host of ['brand.com', 'www.brand.com']) await there.add(host, '127.7.0.1', answer);
  await there.add('other.com', '127.8.0.1', answer);
  return {
    ...{ there, asked, statuses },
    /** What a host was asked for, and which of that a site has only once. */
    measure: async (address: string, host = 'brand.com') => {
      const before = asked.length;
      const assessment = await there.post(address);
      const since = asked.slice(before).flatMap((url) => (url.startsWith(`${host}/`) ? [url.slice(host.length)] : []));
      return { assessment, since, once: ONCE.filter((path) => since.includes(path)) };
    },
  };
}

function reportOf(assessment: Assessment): Report {
  if (assessment.state !== 'done' || !assessment.outcome.ok) throw new Error(JSON.stringify(assessment));
  return assessment.outcome.report;
}

const told = (assessment: Assessment) =>
  Object.fromEntries(
    reportOf(assessment)
      .checks.filter(({ id }) => ['robots-valid', 'sitemap', 'soft-404', 'security-txt', 'llms-txt'].includes(id))
      .map(({ id, outcome }) => [id, outcome]),
  );

it('is known to the second page and the home page, which say the same of it', async () => {
  const { measure } = await brand();
  const first = await measure('https://brand.com/pricing');
  expect(first.once).toEqual(ONCE);
  for (const address of ['https://brand.com/tea', 'https://brand.com']) {
    const { assessment, since, once } = await measure(address);
    expect([once, since]).toEqual([[], expect.arrayContaining([new URL(address).pathname])]);
    expect(told(assessment)).toEqual(told(first.assessment));
  }
  expect(Object.keys(told(first.assessment))).toHaveLength(5);
});

it('is obeyed by pages that were not asked for before', async () => {
  const { measure } = await brand();
  await measure('https://brand.com/pricing');
  const { assessment, since } = await measure('https://brand.com/secret');
  expect(assessment).toMatchObject({ outcome: { ok: false, code: 'page-disallowed' } });
  expect(since).toEqual([]);
});

it('is asked for again ten minutes after it was asked for, not after it was used', async () => {
  const { there, measure } = await brand();
  await measure('https://brand.com/pricing');
  there.pass(TEN_MINUTES - 60_000);
  expect((await measure('https://brand.com/tea')).once).toEqual([]);
  there.pass(120_000);
  expect((await measure('https://brand.com/coffee')).once).toEqual(ONCE);
});

it('is asked for again where the answer was trouble', async () => {
  const { measure, statuses } = await brand();
  statuses.set('/llms.txt', 503).set('/sitemap.xml', 403);
  await measure('https://brand.com/pricing');
  statuses.clear();
  expect((await measure('https://brand.com/tea')).once).toEqual(['/sitemap.xml', '/llms.txt']);
});

it('is asked for as a whole where robots.txt was refused, since that may say more than it did', async () => {
  const { measure, statuses } = await brand();
  statuses.set('/robots.txt', 403);
  await measure('https://brand.com/pricing');
  expect((await measure('https://brand.com/tea')).once).toEqual(ONCE);
});

it('is of one host', async () => {
  const { measure } = await brand();
  await measure('https://www.brand.com/pricing');
  await measure('https://brand.com/www');
  expect((await measure('https://brand.com/pricing')).once).toEqual(ONCE);
});

it('is not taken from a page that led to another website', async () => {
  const { measure } = await brand();
  await measure('https://brand.com/out');
  // All who type that website get this result.
  expect((await measure('https://brand.com/away', 'other.com')).once).toEqual(ONCE);
  expect((await measure('https://brand.com/pricing')).once).toEqual(ONCE);
});

it('is asked for where storage fails', async () => {
  const { there, measure } = await brand();
  await measure('https://brand.com/pricing');
  const { get } = there.storage;
  there.storage.get = (key) => (key.includes('/results/') ? Promise.reject(new Error('down')) : get(key));
  expect((await measure('https://brand.com/tea')).once).toEqual(ONCE);
});
