/** Any page of a site: what robots.txt says about it, and for what its result answers. What is typed: `typed-addresses.test.ts`. */
import type { Report } from '../../brand/report/report';
import { closeServers } from '../fetching/testing/loopback';
import type { Assessment } from './assessments';
import { QUICK_READER } from './testing/quick-reader';
import { neighbourhood, type Answering, type Neighbourhood } from './testing/neighbourhood';

afterEach(closeServers);

const ROBOTS = `User-agent: *
Disallow: /for-others

User-agent: FacetBot
Disallow: /secret`;

const html = (title: string, lang = 'en') =>
  `<!doctype html><html lang=${lang}><title>${title}</title><meta property=og:site_name content="${title}"><h1>${title}</h1>`;

const PAGES: Readonly<Record<string, string>> = {
  '/': html('Brand'),
  '/pricing': html('THE BRAND IS A FRAUD'),
  '/de/': html('Marke', 'de'),
  '/secret': html('Secret'),
  '/for-others': html('For others'),
  '/new': html('New'),
};
const MOVED: Readonly<Record<string, string>> = {
  '/old': '/new',
  '/hidden': '/secret',
  '/away': 'https://other.com/',
};

interface Site {
  readonly there: Neighbourhood;
  /** Paths asked of the brand, with their queries. */
  readonly asked: string[];
}

/** @param robots its status and text */
async function site(robots: readonly [status: number, text: string] = [200, ROBOTS]): Promise<Site> {
  const asked: string[] = [];
  const there = neighbourhood(QUICK_READER);
  const answer: Answering = ({ host, pathname, search }, response) => {
    if (host === 'brand.com') asked.push(pathname + search);
    const [status, text] = robots;
    const page = PAGES[pathname];
    const location = MOVED[pathname];
    if (pathname === '/robots.txt') {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    } else if (location !== undefined) {
      response.writeHead(302, { location }).end();
    } else {
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? html('Nothing'));
    }
  };
  await there.add('brand.com', '127.7.0.1', answer);
  await there.add('other.com', '127.8.0.1', (url, response) => {
    if (url.pathname === '/') response.setHeader('content-type', 'text/html').end(html('Other'));
  });
  return { there, asked };
}

function reportOf(assessment: Assessment): Report {
  if (assessment.state !== 'done' || !assessment.outcome.ok) throw new Error(JSON.stringify(assessment));
  return assessment.outcome.report;
}

const codeOf = (assessment: Assessment) =>
  assessment.state === 'done' && !assessment.outcome.ok ? assessment.outcome.code : assessment.state;

it.each([
  ['what it asks everyone to leave alone', 'https://brand.com/for-others', null],
  ['what it asks us to leave alone', 'https://brand.com/secret', 'page-disallowed'],
  ['a page that redirects there', 'https://brand.com/hidden', 'page-disallowed'],
])('follows robots.txt for %s', async (_what, address, code) => {
  const { there, asked } = await site();
  const assessment = await there.post(address);
  // A group of our own counts in place of the one for all.
  if (code === null) expect(reportOf(assessment).target.address).toBe(address);
  else {
    expect(codeOf(assessment)).toBe(code);
    expect(asked).not.toContain('/secret');
    // The home page may be measured all the same.
    expect(reportOf(await there.post('https://brand.com')).portrait.name).toBe('Brand');
  }
});

it('follows the rules for all where none are for us', async () => {
  const { there, asked } = await site([200, 'User-agent: *\nDisallow: /\n']);
  expect(codeOf(await there.post('https://brand.com/pricing'))).toBe('page-disallowed');
  expect(asked).toEqual(['/robots.txt']);
  expect(reportOf(await there.post('https://brand.com')).portrait.name).toBe('Brand');
});

it.each([500, 503, 429])('asks for no inner page where robots.txt answers %i', async (status) => {
  const { there, asked } = await site([status, '']);
  expect(codeOf(await there.post('https://brand.com/pricing'))).toBe('page-robots-unread');
  expect(new Set(asked)).toEqual(new Set(['/robots.txt']));
  expect(reportOf(await there.post('https://brand.com')).portrait.name).toBe('Brand');
});

it('keeps results by page, and answers with them', async () => {
  const { there, asked } = await site();
  for (const address of ['https://brand.com/pricing', 'https://brand.com']) reportOf(await there.post(address));
  const before = asked.length;
  const again = await there.post('http://brand.com/pricing#x');
  expect(again).toMatchObject({ reused: true });
  expect(reportOf(again).target).toMatchObject({ typed: 'http://brand.com/pricing', origin: 'http://brand.com' });
  expect(reportOf(await there.post('https://brand.com')).target.address).toBe('https://brand.com');
  expect(asked).toHaveLength(before);
});

it('files a redirect from a path to another under what was typed alone', async () => {
  const { there } = await site();
  expect(reportOf(await there.post('https://brand.com/old')).target.final).toBe('https://brand.com/new');
  const target = reportOf(await there.post('https://brand.com/new')).target;
  expect(target).toMatchObject({ typed: 'https://brand.com/new', final: 'https://brand.com/new' });
});

it("measures another origin's root, to which a path leads, for everybody", async () => {
  const { there } = await site();
  const led = reportOf(await there.post('https://brand.com/away'));
  expect(led.target).toEqual({
    address: 'https://other.com',
    origin: 'https://other.com',
    typed: 'https://brand.com/away',
    final: 'https://other.com/',
  });
  const own = await there.post('https://other.com');
  expect(own).toMatchObject({ reused: true });
  expect(reportOf(own).target.typed).toBe('https://other.com');
  // What leads there says nothing about the rest of its own site.
  expect(reportOf(await there.post('https://brand.com')).portrait.name).toBe('Brand');
});

it('measures one page of a site at a time', async () => {
  const { there, asked } = await site();
  const both = await Promise.all([there.post('https://brand.com/pricing'), there.post('https://brand.com/de/')]);
  both.forEach(reportOf);
  const [, second] = ['/pricing', '/de/'].map((path) => asked.indexOf(path)).sort((a, b) => a - b);
  // All that the first needed came before the second began, which knew the robots.txt by then.
  expect(asked.indexOf('/llms.txt')).toBeLessThan(second ?? 0);
  expect(asked.filter((path) => path === '/robots.txt')).toHaveLength(1);
});

it('keeps requests for the home page, however many others are typed', async () => {
  const { there, asked } = await site();
  const many = [];
  for (let at = 0; at < 8; at += 1) many.push(await there.post(`https://brand.com/blog/${String(at)}`));
  expect(many.some(({ state }) => state === 'busy')).toBe(true);
  const before = asked.length;
  expect(reportOf(await there.post('https://brand.com')).portrait.name).toBe('Brand');
  expect(asked.length).toBeGreaterThan(before);
});
