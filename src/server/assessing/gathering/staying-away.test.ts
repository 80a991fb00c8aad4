import { LIMITS } from '../../../site/limits';
import { closeServers, OFFLINE, samples, serve } from '../../fetching/testing/loopback';
import { INTERNET } from '../../fetching/network';
import type { FetchPolicy } from '../../fetching/vetting';
import { homeProblem } from './problem';
import { HOME, web, SITE, HOSTS, policyFor, run, outcomes } from './testing/site';

afterEach(closeServers);

describe('the number of requests', () => {
  const SCATTERED = `<!doctype html><title>Northwind</title>
<link rel="icon" href="https://icons.net/icon.png">
<link rel="manifest" href="https://apps.northwind.com/site.webmanifest">
<link rel="alternate" hreflang="de" href="https://northwind.de/">
<meta property="og:image" content="https://pictures.net/share.png">
<script type="application/ld+json">{"@type":"Organization","name":"Northwind","logo":"https://logos.net/logo.png"}</script>`;
  const hosts = [
    'icons.net',
    'apps.northwind.com',
    'northwind.de',
    'pictures.net',
    'logos.net',
    'maps.northwind.com',
    ...HOSTS,
  ];

  it('stays within what is promised, whatever a page names', async () => {
    const { listener, asked } = web({
      'northwind.com/': SCATTERED,
      'northwind.com/robots.txt': 'sitemap: https://maps.northwind.com/map.xml',
    });
    const evidence = await run(await policyFor(listener, hosts));
    expect(asked.length).toBeLessThanOrEqual(LIMITS.requestsPerAssessment);
    // All that may be asked was: the page's host, the preview image's, and three more, by what they decide.
    expect(outcomes(evidence)).toMatchObject({
      'image-robots': '404',
      'preview-image': '404',
      icon: '404',
      alternate: '404',
      sitemap: '404',
      logo: 'skipped: request-limit',
      manifest: 'skipped: request-limit',
    });
    expect(asked.filter((url) => url.startsWith('logos.net') || url.startsWith('apps.'))).toEqual([]);
    expect(asked).toHaveLength(16);
  });

  it('reaches what is promised and no more', async () => {
    const logoAtHome = SCATTERED.replace('https://logos.net/logo.png', '/logo.png');
    const own = logoAtHome.replace('https://apps.northwind.com/site.webmanifest', '/site.webmanifest');
    const home = `<link rel="canonical" href="/start">${own}`;
    const { listener, asked } = web({
      'northwind.com/': home,
      'northwind.com/robots.txt': 'sitemap: https://maps.northwind.com/map.xml',
    });
    await run(await policyFor(listener, hosts));
    expect(asked).toHaveLength(LIMITS.requestsPerAssessment);
    expect(new Set(asked.filter((url) => url !== 'northwind.com/')).size).toBe(LIMITS.requestsPerAssessment - 2);
  });
});

describe('what a page names', () => {
  it('is not asked for where it leads inside', async () => {
    const inside = [
      'http://169.254.169.254/latest/',
      'http://127.0.0.1/icon.png',
      'http://[::1]/site.webmanifest',
      'http://printer.local/logo.png',
      'http://10.0.0.1/de/',
      'http://metadata.google.internal/map.xml',
    ];
    const [image = '', icon = '', manifest = '', logo = '', alternate = '', sitemap = ''] = inside;
    const { listener, asked } = web({
      'northwind.com/': `<!doctype html><link rel=icon href="${icon}"><link rel=manifest href="${manifest}">
<meta property="og:image" content="${image}"><link rel=alternate hreflang=de href="${alternate}">
<script type="application/ld+json">{"@type":"Organization","name":"Northwind","logo":"${logo}"}</script>`,
      'northwind.com/robots.txt': `sitemap: ${sitemap}`,
    });
    const dialled: (string | undefined)[] = [];
    const resolve = jest.fn(OFFLINE.resolve);
    const policy = await policyFor(listener);
    const own = Object.values(policy.sampleHosts).map(({ port }) => port);
    const evidence = await run(policy, {
      network: {
        resolve,
        dial: (options) => {
          if (options.host !== '127.0.0.1' || !own.includes(options.port)) dialled.push(options.host);
          return INTERNET.dial(options);
        },
      },
    });
    expect(outcomes(evidence)).toMatchObject({
      'https-home': '200',
      'image-robots': 'failed: refused-address',
      'preview-image': 'skipped: robots',
      icon: 'skipped: robots',
      alternate: 'skipped: robots',
      sitemap: 'skipped: other-site',
    });
    expect(dialled).toEqual([]);
    expect(resolve).not.toHaveBeenCalled();
    expect(new Set(asked.map((url) => url.replace(/\/.*/, '')))).toEqual(
      new Set(['northwind.com', 'www.northwind.com']),
    );
  });
});

describe('a site that asked to be left out', () => {
  const without = (policy: FetchPolicy, ...excludedSites: readonly string[]): FetchPolicy => ({
    ...policy,
    excludedSites,
  });

  it('is not asked for anything', async () => {
    const { listener, asked } = web(SITE);
    const evidence = await run(without(await policyFor(listener), 'northwind.com'));
    expect(homeProblem(evidence)).toBe('site-excluded');
    expect(asked).toEqual([]);
  });

  it('is not followed to', async () => {
    const { listener, asked } = web({
      'northwind.com/': { location: 'https://www.northwind.de/' },
      'www.northwind.de/': HOME,
    });
    const policy = await policyFor(listener, [...HOSTS, 'www.northwind.de']);
    const evidence = await run(without(policy, 'northwind.de'));
    expect(homeProblem(evidence)).toBe('site-excluded');
    expect(new Set(asked)).toEqual(new Set(['northwind.com/robots.txt', 'northwind.com/']));
  });

  it.each([
    ['northwind.com', true, null],
    ['www.northwind.de', false, 'site-excluded'],
  ] as const)('by forbidding every crawler counts unless it was typed: %s', async (host, isAsked, problem) => {
    const { listener, asked } = web({
      'northwind.com/': { location: `https://${host}/en` },
      [`${host}/robots.txt`]: 'User-agent: *\nDisallow: /',
      [`${host}/en`]: HOME,
    });
    const evidence = await run(await policyFor(listener, [...HOSTS, 'www.northwind.de']));
    expect(homeProblem(evidence)).toBe(problem);
    expect(asked.includes(`${host}/en`)).toBe(isAsked);
    expect(asked).toContain(`${host}/robots.txt`);
  });

  it('is not followed to over http either', async () => {
    const { listener } = web({ 'northwind.com/': { location: 'https://northwind.de/' } });
    const closed = await serve(() => undefined);
    await closeServers();
    const open = await serve(listener);
    const policy = samples({ 'northwind.com:443': closed, 'northwind.com:80': open, 'northwind.de:443': open });
    const evidence = await run(without(policy, 'northwind.de'));
    expect(outcomes(evidence)).toMatchObject({
      'https-home': 'failed: connection-refused',
      'http-home': 'failed: excluded',
    });
    expect(homeProblem(evidence)).toBe('site-excluded');
  });

  it('serves nothing for another brand', async () => {
    const { listener, asked } = web(SITE);
    const evidence = await run(without(await policyFor(listener), 'pictures.net', 'northwind.co.uk', 'northwind.de'));
    expect(outcomes(evidence)).toMatchObject({
      'https-home': '200',
      'image-robots': 'failed: excluded',
      'preview-image': 'skipped: robots',
      logo: 'skipped: robots',
      alternate: 'skipped: robots',
      icon: '200',
    });
    expect(homeProblem(evidence)).toBeNull();
    expect(asked.filter((url) => !url.includes('northwind.com'))).toEqual([]);
  });
});
