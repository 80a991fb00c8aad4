import { REQUEST_IDS, type RequestId } from '../../../brand/evidence/evidence';
import { closeServers, limited, OFFLINE, PUBLIC_ONLY, samples, serve } from '../../fetching/testing/loopback';
import type { RequestProgress } from './journal';
import { homeProblem } from './problem';
import { PNG, HOME, HOSTS, web, SITE, policyFor, run, entry, outcomes } from './testing/site';

afterEach(closeServers);

describe('gather', () => {
  it('brings an answer to every question of the rubric, in order', async () => {
    const { listener, asked } = web(SITE);
    const progress: RequestProgress[] = [];
    const evidence = await run(await policyFor(listener), { onRequest: (step) => progress.push(step) });

    expect(evidence).toMatchObject({
      format: 1,
      scope: 'site',
      target: { address: 'northwind.com/about', origin: 'https://northwind.com' },
      collectedAt: '2026-11-01T12:00:00.000Z',
    });
    expect(evidence.requests.map((request) => request.id)).toEqual([...REQUEST_IDS]);
    expect(outcomes(evidence)).toEqual({
      'http-home': '200',
      'https-home': '200',
      'other-host': '200',
      robots: '200',
      'image-robots': '404',
      sitemap: '200',
      manifest: '200',
      icon: '200',
      'preview-image': '200',
      logo: '200',
      'security-txt': '200',
      'llms-txt': '200',
      'not-found-control': '404',
      alternate: '200',
      'canonical-target': '200',
    });
    expect(entry(evidence, 'canonical-target')).toMatchObject({ finalUrl: 'https://northwind.com/', body: null });
    expect(entry(evidence, 'https-home')).toMatchObject({ body: { text: HOME } });
    expect(entry(evidence, 'http-home')).toMatchObject({ url: 'http://northwind.com/', body: null });
    expect(entry(evidence, 'other-host')).toMatchObject({ finalUrl: 'https://northwind.com/', body: null });
    expect(entry(evidence, 'preview-image')).toMatchObject({ body: { type: 'png', width: 120, height: 63 } });
    expect(entry(evidence, 'sitemap')).toMatchObject({ url: 'https://northwind.com/map.xml', body: { kind: 'text' } });
    expect(entry(evidence, 'not-found-control')).toMatchObject({ url: 'https://northwind.com/facet-check-00' });
    expect(evidence.domains).toMatchObject({
      'northwind.com': 'northwind.com',
      'www.northwind.com': 'northwind.com',
      'cdn.pictures.net': 'pictures.net',
      'assets.northwind.co.uk': 'northwind.co.uk',
      'northwind.de': 'northwind.de',
      'social.net': 'social.net',
    });
    expect(JSON.parse(JSON.stringify(evidence))).toEqual(evidence);
    expect(homeProblem(evidence)).toBeNull();
    // The address's path is dropped, and the robots.txt of each host comes before what is fetched from it, once.
    expect(asked).not.toContain('northwind.com/about');
    expect(asked.filter((url) => url.endsWith('/robots.txt')).sort()).toEqual([
      'assets.northwind.co.uk/robots.txt',
      'cdn.pictures.net/robots.txt',
      'northwind.com/robots.txt',
      'northwind.de/robots.txt',
    ]);
    expect(asked.indexOf('assets.northwind.co.uk/robots.txt')).toBeLessThan(
      asked.indexOf('assets.northwind.co.uk/logo.png'),
    );

    const told = (id: RequestId) => progress.filter((step) => step.id === id).map((step) => step.state);
    for (const id of REQUEST_IDS) expect(told(id)).toEqual(['started', 'answered']);
  });

  it('measures another host from the beginning, to whose root the typed one leads', async () => {
    const { listener, asked } = web({ ...SITE, 'brand.net/': { location: 'https://northwind.com/' } });
    const progress: RequestProgress[] = [];
    const options = { onRequest: (step: RequestProgress) => progress.push(step) };
    const evidence = await run(await policyFor(listener, [...HOSTS, 'brand.net']), options, 'https://brand.net');
    expect(evidence.target).toEqual({
      ...{ address: 'https://northwind.com', origin: 'https://northwind.com' },
      ...{ typed: 'https://brand.net', final: 'https://northwind.com/' },
    });
    expect(entry(evidence, 'https-home')).toMatchObject({ url: 'https://northwind.com/', redirects: [] });
    expect(entry(evidence, 'http-home')).toMatchObject({ url: 'http://northwind.com/' });
    expect(asked.filter((url) => url.startsWith('brand.net'))).toEqual(['brand.net/robots.txt', 'brand.net/']);
    expect(progress.map(({ state }) => state)).not.toContain('failed');
  });

  it('measures a preview where it was typed, wherever it leads', async () => {
    const { listener } = web({ ...SITE, 'brand.net/': { location: 'https://northwind.com/' } });
    const evidence = await run(
      await policyFor(listener, [...HOSTS, 'brand.net']),
      { scope: 'preview' },
      'https://brand.net',
    );
    expect(evidence.target).toMatchObject({ origin: 'https://brand.net', final: 'https://northwind.com/' });
    expect(entry(evidence, 'https-home')).toMatchObject({ url: 'https://brand.net/' });
  });

  it('asks for four things at a time at most', async () => {
    let running = 0;
    let most = 0;
    const { listener } = web({ ...SITE, 'assets.northwind.co.uk/robots.txt': '', 'cdn.pictures.net/robots.txt': '' });
    const policy = await policyFor((request, response) => {
      most = Math.max(most, (running += 1));
      setTimeout(() => {
        running -= 1;
        listener(request, response);
      }, 5);
    });
    await run(policy);
    expect(most).toBeLessThanOrEqual(4);
    expect(most).toBeGreaterThan(1);
  });

  it('asks for /favicon.ico where no icon is declared, and says what else is not', async () => {
    const { listener } = web({ ...SITE, 'northwind.com/': '<!doctype html><title>Northwind</title>' });
    const evidence = await run(await policyFor(listener));
    expect(entry(evidence, 'icon')).toMatchObject({
      url: 'https://northwind.com/favicon.ico',
      status: 404,
      body: null,
    });
    expect(outcomes(evidence)).toMatchObject({
      'image-robots': 'skipped: not-declared',
      manifest: 'skipped: not-declared',
      'preview-image': 'skipped: not-declared',
      logo: 'skipped: not-declared',
      alternate: 'skipped: not-declared',
    });
  });

  it('does not ask the same robots.txt twice', async () => {
    const home = HOME.replace('https://cdn.pictures.net/share.png', 'https://northwind.com/share.png');
    const { listener } = web({ ...SITE, 'northwind.com/': home, 'northwind.com/share.png': PNG });
    const evidence = await run(await policyFor(listener));
    expect(outcomes(evidence)).toMatchObject({ 'image-robots': 'skipped: same-host', 'preview-image': '200' });
  });

  it('reads the page over http where https cannot be had', async () => {
    // No TLS in front: what listens there speaks only HTTP.
    const page = web({ 'northwind.localhost:4101/': '<!doctype html><title>Northwind</title>' });
    const plain = samples({ 'northwind.localhost:4101': await serve(page.listener) }, false);
    const evidence = await run(plain, {}, 'http://northwind.localhost:4101');
    expect(outcomes(evidence)).toMatchObject({
      'https-home': 'failed: tls',
      'http-home': '200',
      'other-host': 'skipped: not-applicable',
      robots: '404',
      icon: '404',
    });
    expect(entry(evidence, 'http-home')).toMatchObject({ body: { kind: 'text' } });
    expect(homeProblem(evidence)).toBeNull();
  });

  it.each([
    ['a site that keeps us out', 403, 'site-unreadable'],
    ['what is no page', '{"not":"html"}', 'site-not-html'],
    ['a drawing that is served as a page', '<svg><title>Northwind</title></svg>', 'site-not-html'],
    ['a drawing of another kind', '<?xml version="1.0"?><svg/>', 'site-not-html'],
    ['a redirect into the private network', { location: 'http://10.0.0.1/' }, 'address-refused'],
    ['a redirect in circles', { location: 'https://northwind.com/' }, 'site-too-many-redirects'],
    ['a page that never comes', null, 'site-too-slow'],
  ] as const)('asks no further of %s', async (_what, home, code) => {
    const { listener, asked } = web({ ...SITE, 'northwind.com/': home });
    const limits = limited(home === null ? { resourceMs: 100 } : {});
    const evidence = await run(await policyFor(listener), { limits });
    expect(homeProblem(evidence)).toBe(code);
    expect(new Set(asked)).toEqual(new Set(['northwind.com/robots.txt', 'northwind.com/']));
    expect(evidence.requests.map((request) => request.id)).toEqual([...REQUEST_IDS]);
    expect(outcomes(evidence)).toMatchObject({ robots: '200', logo: 'skipped: home-unreadable' });
  });

  it.each(['https://127.0.0.1', 'https://printer.local', 'https://10.0.0.1', 'https://[::1]'])(
    'refuses %s without asking anybody',
    async (origin) => {
      const evidence = await run(PUBLIC_ONLY, { network: OFFLINE }, origin);
      expect(homeProblem(evidence)).toBe('address-refused');
    },
  );

  it('says where a name leads nowhere', async () => {
    const evidence = await run(PUBLIC_ONLY, { network: OFFLINE });
    expect(homeProblem(evidence)).toBe('address-unresolvable');
    expect(outcomes(evidence)).toMatchObject({ 'http-home': 'skipped: home-unreadable' });
  });
});

describe('robots.txt', () => {
  it('is honoured for everything but the home page', async () => {
    const { listener, asked } = web({
      ...SITE,
      'northwind.com/robots.txt': 'user-agent: *\ndisallow: /',
      'cdn.pictures.net/robots.txt': 'user-agent: facetbot\ndisallow: /share.png',
    });
    const evidence = await run(await policyFor(listener));
    expect(outcomes(evidence)).toMatchObject({
      'https-home': '200',
      robots: '200',
      'image-robots': '200',
      icon: 'skipped: robots',
      manifest: 'skipped: robots',
      'preview-image': 'skipped: robots',
      logo: '200',
    });
    expect(asked).not.toContain('northwind.com/icon.png');
    expect(asked).not.toContain('cdn.pictures.net/share.png');
  });

  it('is honoured for an address with its query', async () => {
    const { listener, asked } = web({
      ...SITE,
      'northwind.com/': '<!doctype html><title>Northwind</title><link rel=icon href="/icon?size=32">',
      'northwind.com/robots.txt': 'user-agent: *\ndisallow: /*?size=',
    });
    const evidence = await run(await policyFor(listener));
    expect(outcomes(evidence)).toMatchObject({ icon: 'skipped: robots' });
    expect(asked).not.toContain('northwind.com/icon?size=32');
  });

  it.each([
    [500, 'skipped: robots'],
    [429, 'skipped: robots'],
    [404, '200'],
    [403, '200'],
    ['<!doctype html><title>Not here</title>', '200'],
    [{ location: 'https://northwind.com/robots.txt' }, '200'],
  ] as const)('answered by %j decides as RFC 9309 says', async (robots, icon) => {
    const { listener } = web({ ...SITE, 'northwind.com/robots.txt': robots });
    expect(outcomes(await run(await policyFor(listener)))).toMatchObject({ icon });
  });

  it('that is no text at all forbids nothing', async () => {
    const { listener } = web({ ...SITE, 'northwind.com/robots.txt': PNG });
    expect(outcomes(await run(await policyFor(listener)))).toMatchObject({ robots: 'failed: wrong-type', icon: '200' });
  });

  it('that names us keeps a site out altogether', async () => {
    const { listener, asked } = web({ ...SITE, 'northwind.com/robots.txt': 'user-agent: FacetBot\ndisallow: /' });
    const evidence = await run(await policyFor(listener));
    expect(new Set(Object.values(outcomes(evidence)))).toEqual(new Set(['skipped: robots']));
    expect(homeProblem(evidence)).toBe('site-excluded');
    expect(Object.keys(evidence.domains)).toEqual(['northwind.com']);
    expect(asked).toEqual(['northwind.com/robots.txt']);
  });
});

describe('time', () => {
  it('that is up leaves what was answered', async () => {
    const { listener } = web({ ...SITE, 'northwind.com/icon.png': null, 'cdn.pictures.net/robots.txt': null });
    const evidence = await run(await policyFor(listener), { assessmentMs: 1_000 });
    expect(outcomes(evidence)).toMatchObject({
      'https-home': '200',
      icon: 'failed: too-slow',
      'image-robots': 'failed: too-slow',
      'preview-image': 'skipped: deadline',
    });
    expect(homeProblem(evidence)).toBeNull();
  });

  it('is no longer spent once the caller cancels', async () => {
    const controller = new AbortController();
    const reason = new Error('the visitor has left');
    const { listener, asked } = web({ ...SITE, 'northwind.com/robots.txt': null });
    const onRequest = (step: RequestProgress): void => {
      if (step.id === 'robots' && step.state === 'started') controller.abort(reason);
    };
    const gathering = run(await policyFor(listener), { signal: controller.signal, onRequest });
    await expect(gathering).rejects.toBe(reason);
    expect(asked).not.toContain('northwind.com/icon.png');
    await expect(run(await policyFor(listener), { signal: controller.signal })).rejects.toBe(reason);
  });
});
