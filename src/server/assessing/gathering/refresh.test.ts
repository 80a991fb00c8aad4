/** Pages that are left at once, and what each hop on the way says. */
import type { RequestListener } from 'node:http';
import { closeServers } from '../../fetching/testing/loopback';
import { homeProblem } from './problem';
import { entry, HOME, policyFor, run, SITE, web, type Answer } from './testing/site';

afterEach(closeServers);

const leaving = (url: string) =>
  `<!doctype html><meta http-equiv="refresh" content="0; url=${url}"><title>Wait</title>`;

const HOSTS = ['northwind.com', 'www.northwind.com', 'tracker.net', 'victim.com', 'northwind.de'];

/** Measures northwind.com where its hosts answer so. */
async function measured(answers: Readonly<Record<string, Answer>>) {
  const { listener, asked } = web({ ...SITE, 'northwind.com/': leaving('/en/'), ...answers });
  const evidence = await run(await policyFor(listener, HOSTS));
  return { evidence, asked, home: entry(evidence, 'https-home') };
}

describe('an instant refresh', () => {
  it('is a redirect: where it leads is measured', async () => {
    const { evidence, home } = await measured({ 'northwind.com/en/': HOME });
    expect(home).toMatchObject({
      state: 'answered',
      url: 'https://northwind.com/',
      finalUrl: 'https://northwind.com/en/',
      redirects: [{ url: 'https://northwind.com/', status: 200, location: 'https://northwind.com/en/' }],
      body: { text: HOME },
    });
    expect(evidence.target.final).toBe('https://northwind.com/en/');
    expect(homeProblem(evidence)).toBeNull();
  });

  it('is one by the header, too, of what only the way is asked of', async () => {
    const { listener } = web({ ...SITE, 'northwind.com/en/': HOME });
    const refreshing: RequestListener = (request, response) => {
      if (request.url === '/') response.setHeader('refresh', '0;url=/en/');
      listener(request, response);
    };
    const evidence = await run(await policyFor(refreshing, HOSTS));
    for (const id of ['https-home', 'http-home'] as const) {
      expect(entry(evidence, id)).toMatchObject({ redirects: [{ status: 200 }], status: 200 });
    }
    expect(entry(evidence, 'http-home')).toMatchObject({ finalUrl: 'http://northwind.com/en/', body: null });
  });

  it('is followed within the limits of redirects', async () => {
    const steps = Array.from(
      { length: 7 },
      (_, at) => [`northwind.com/${String(at)}`, leaving(`/${String(at + 1)}`)] as const,
    );
    const { evidence } = await measured({ ...Object.fromEntries(steps), 'northwind.com/': leaving('/0') });
    expect(homeProblem(evidence)).toBe('site-too-many-redirects');
  });

  it('stays where it leads back to what it came from', async () => {
    const { home } = await measured({ 'northwind.com/en/': leaving('/') });
    expect(home).toMatchObject({
      state: 'answered',
      finalUrl: 'https://northwind.com/en/',
      redirects: [{ status: 200 }],
    });
  });

  it.each([
    ['the private network', 'http://10.0.0.1/', {}, 'address-refused'],
    ['a page that is not there', '/en/', {}, 'site-unreadable'],
    [
      'a site that keeps us out',
      'https://victim.com/en/',
      { 'victim.com/robots.txt': 'user-agent: *\ndisallow: /' },
      'site-excluded',
    ],
  ])('into %s is as a redirect there', async (_what, url, answers, code) => {
    const { evidence, asked } = await measured({ ...answers, 'northwind.com/': leaving(url) });
    expect(homeProblem(evidence)).toBe(code);
    expect(asked).not.toContain('victim.com/en/');
  });

  it('to the root of another origin has that measured in its place', async () => {
    const { evidence } = await measured({ 'northwind.com/': leaving('https://northwind.de/'), 'northwind.de/': HOME });
    expect(evidence.target).toMatchObject({ origin: 'https://northwind.de', typed: 'https://northwind.com' });
  });
});

describe('a page in XML', () => {
  it.each([
    ['is measured', '<title>Northwind</title><script src="/a.js"/>', null],
    ['is told where it is not well-formed', '<title>Northwind</title><br>', 'site-not-well-formed'],
  ])('%s', async (_what, head, code) => {
    const { listener } = web(SITE);
    const xhtml: RequestListener = (request, response) => {
      if (request.url !== '/') {
        listener(request, response);
        return;
      }
      response.setHeader('content-type', 'application/xhtml+xml');
      response.end(`<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body/></html>`);
    };
    const evidence = await run(await policyFor(xhtml, HOSTS));
    expect(homeProblem(evidence)).toBe(code);
  });
});

describe('the headers of a hop', () => {
  it('are kept of the site that is measured, cookies without their values, and of no other', async () => {
    const { listener } = web({ ...SITE, 'northwind.com/en/': HOME });
    const leading: RequestListener = (request, response) => {
      const [to] = { 'northwind.com/': ['https://tracker.net/t'], 'tracker.net/t': ['https://northwind.com/en/'] }[
        `${request.headers.host ?? ''}${request.url ?? ''}`
      ] ?? [undefined];
      if (to === undefined) {
        listener(request, response);
        return;
      }
      response.writeHead(302, { location: to, 'set-cookie': 'id=secret; Path=/', 'x-robots-tag': 'noindex' }).end();
    };
    const home = entry(await run(await policyFor(leading, HOSTS)), 'https-home');
    expect(home).toMatchObject({ state: 'answered', finalUrl: 'https://northwind.com/en/' });
    const [own, other] = home?.state === 'answered' ? home.redirects : [];
    expect(own?.headers).toContainEqual(['set-cookie', 'id=; Path=/']);
    expect(own?.headers).toContainEqual(['x-robots-tag', 'noindex']);
    expect(other).toEqual({ url: 'https://tracker.net/t', status: 302, location: 'https://northwind.com/en/' });
    expect(JSON.stringify(home)).not.toContain('secret');
  });
});
