/**
 * What an assessment does to sites that no one typed. Each case is a way in which one used to get too many requests.
 */
import { LIMITS } from '../../site/limits';
import type { Assessment } from './assessments';
import { closeServers } from '../fetching/testing/loopback';
import { OPT_OUT, TYPED, VICTIM, pages, declaring, leadingTo, world, entry } from './testing/brands';

afterEach(closeServers);

describe('a site that opted out by robots.txt', () => {
  it('is asked for nothing else when it is typed', async () => {
    const { add, post, asked } = world();
    for (const host of ['victim.com', 'www.victim.com']) await add(host, VICTIM, pages(OPT_OUT));
    expect(await post('https://victim.com')).toMatchObject({ outcome: { ok: false, code: 'site-excluded' } });
    expect(asked('victim.com')).toEqual({ robots: ['victim.com/robots.txt'], rest: [] });
  });

  it('is asked for nothing else where a home page leads to it', async () => {
    const { add, post, asked } = world();
    await add('victim.com', VICTIM, pages(OPT_OUT));
    await add('attacker.com', TYPED, leadingTo('https://victim.com/'));
    expect(await post('https://attacker.com')).toMatchObject({ outcome: { ok: false, code: 'site-excluded' } });
    expect(asked('victim.com')).toEqual({ robots: ['victim.com/robots.txt'], rest: [] });
  });

  it('is asked for nothing else, nor is what it leads to, where it is typed itself', async () => {
    const { add, post, asked, count } = world();
    await add('elsewhere.com', VICTIM, pages());
    await add('brand.com', TYPED, ({ pathname }, response) => {
      if (pathname === '/robots.txt') response.setHeader('content-type', 'text/plain').end(OPT_OUT);
      else response.writeHead(302, { location: 'https://elsewhere.com/' }).end();
    });
    expect(await post('https://brand.com')).toMatchObject({ outcome: { ok: false, code: 'site-excluded' } });
    expect([asked('brand.com').rest, count('elsewhere.com')]).toEqual([[], 0]);
  });

  it('gives no report to who types another name for it, whatever was measured before', async () => {
    const { add, post, pass } = world();
    let robots = '';
    await add('victim.com', VICTIM, (url, response, request) => pages(robots)(url, response, request));
    await add('brand.com', TYPED, leadingTo('https://victim.com/'));
    await add('other.com', TYPED, leadingTo('https://victim.com/'));
    expect(await post('https://brand.com')).toMatchObject({ outcome: { ok: true } });
    robots = OPT_OUT;
    pass(LIMITS.reportReuseSeconds * 1000);
    for (const typed of ['https://brand.com', 'https://other.com', 'https://victim.com']) {
      expect(await post(typed)).toMatchObject({ outcome: { ok: false, code: 'site-excluded' } });
      pass(LIMITS.neighbourSeconds * 1000);
    }
  });

  it.each(['/search', '/r/4'])('is asked for nothing else where resources redirect to its %s', async (path) => {
    const { add, post, asked } = world();
    await add('victim.com', VICTIM, pages(OPT_OUT));
    await add('attacker.com', TYPED, declaring('/', `https://victim.com${path}`));
    const assessment = await post('https://attacker.com');
    expect(asked('victim.com')).toEqual({ robots: ['victim.com/robots.txt'], rest: [] });
    expect(entry(assessment, 'icon')).toMatchObject({ state: 'failed', reason: 'robots' });
  });

  it('is asked for nothing else in the middle of a chain', async () => {
    const { add, post, asked } = world();
    await add('victim.com', VICTIM, leadingTo('https://pictures.net/p.png'));
    await add('pictures.net', VICTIM, pages());
    await add('other.com', VICTIM, pages(OPT_OUT));
    await add('attacker.com', TYPED, declaring('/', 'https://between.net/'));
    await add('between.net', TYPED, leadingTo('https://other.com/x'));
    await post('https://attacker.com');
    expect(asked('other.com')).toEqual({ robots: ['other.com/robots.txt'], rest: [] });
  });
});

describe('a site on our own list', () => {
  it('is not asked at all, wherever a redirect leads to it', async () => {
    const { add, post, count } = world();
    await add('victim.com', VICTIM, pages());
    await add('attacker.com', TYPED, declaring('/', 'https://victim.com/search'));
    const assessment = await post('https://attacker.com', ['victim.com']);
    expect(count('victim.com')).toBe(0);
    expect(entry(assessment, 'icon')).toMatchObject({ state: 'failed', reason: 'excluded' });
  });

  it('is not asked by another name over http, where nothing proves whose it is', async () => {
    const { add, post, hits } = world();
    await add('victim.com', VICTIM, pages());
    await add('attacker.com', VICTIM, pages(), ['http:']);
    expect(await post('http://attacker.com', ['victim.com'])).toMatchObject({ outcome: { code: 'site-excluded' } });
    expect(hits).toEqual([]);
  });

  it('keeps no other site out that shows a certificate at a shared address', async () => {
    const { add, post } = world();
    await add('victim.com', VICTIM, pages());
    await add('brand.com', VICTIM, pages());
    await add('www.brand.com', VICTIM, pages());
    const assessment = await post('https://brand.com', ['victim.com']);
    expect(entry(assessment, 'https-home')).toMatchObject({ state: 'answered' });
    expect(entry(assessment, 'http-home')).toMatchObject({ state: 'answered' });
  });
});

describe('one site', () => {
  it.each([
    ['both schemes', ['https://victim.com', 'http://victim.com'], LIMITS.requestsPerAssessment],
    ['apex and www', ['https://victim.com', 'https://www.victim.com'], LIMITS.siteRequests],
    [
      'twenty subdomains of a wildcard',
      Array.from({ length: 20 }, (_, at) => `https://s${String(at)}.victim.com`),
      LIMITS.subdomainRequests,
    ],
  ])('is asked only so often for %s', async (_what, origins, most) => {
    const { add, post, count } = world();
    const subdomains = Array.from({ length: 20 }, (_, at) => `s${String(at)}.victim.com`);
    for (const host of ['victim.com', 'www.victim.com', ...subdomains]) await add(host, VICTIM, pages());
    await Promise.all(origins.map((origin) => post(origin)));
    for (const origin of [...origins, ...origins]) await post(origin);
    const once = count('victim.com');
    for (const origin of origins) {
      const again = await post(origin);
      expect(again).toMatchObject(again.state === 'busy' ? { code: 'site-resting' } : { reused: true });
    }
    expect(count('victim.com')).toBe(once);
    expect(once).toBeLessThanOrEqual(most);
  });

  it('is measured at its apex, although a subdomain of it was measured a moment ago', async () => {
    const { add, post } = world();
    for (const host of ['victim.com', 'www.victim.com', 'sub.victim.com']) await add(host, VICTIM, pages());
    for (const host of ['sub.victim.com', 'victim.com', 'www.victim.com']) {
      expect(await post(`https://${host}`)).toMatchObject({ reused: false, outcome: { ok: true } });
    }
  });

  it('is measured once for twenty other people’s names that lead to it', async () => {
    const { add, post, count } = world();
    await add('victim.com', VICTIM, pages());
    const names = Array.from({ length: 20 }, (_, at) => `attacker${String(at)}.com`);
    for (const name of names) await add(name, TYPED, leadingTo('https://victim.com/'));
    const first = await post('https://attacker0.com');
    const once = count('victim.com');
    for (const name of names)
      expect(await post(`https://${name}`)).toEqual({
        ...first,
        reused: true,
        outcome: expect.objectContaining({ ok: true }) as unknown,
      });
    await Promise.all(names.map((name) => post(`http://${name}`)));
    expect(count('victim.com')).toBe(once);
    expect(once).toBeLessThanOrEqual(LIMITS.neighbourRequests);
  });

  it('is asked thirty times in ten minutes by other people’s pages, and then their checks do not know', async () => {
    const { add, post, count, pass } = world();
    await add('cdn.victim.com', VICTIM, pages());
    const assessments: Assessment[] = [];
    for (let at = 0; at < 12; at += 1) {
      await add(`brand${String(at)}.com`, `127.10.${String(at)}.1`, declaring(`https://cdn.victim.com/${String(at)}/`));
      assessments.push(await post(`https://brand${String(at)}.com`));
    }
    expect(count('victim.com')).toBe(LIMITS.neighbourRequests);
    const last = assessments.at(-1);
    if (!last) throw new Error('nothing was assessed');
    expect(entry(last, 'preview-image')).toEqual({ state: 'skipped', id: 'preview-image', reason: 'rate-limit' });
    expect(entry(last, 'image-robots')).toMatchObject({ state: 'failed', reason: 'rate-limit' });
    if (last.state === 'done' && last.outcome.ok) {
      const checks = last.outcome.report.checks.filter(({ id }) => id.startsWith('preview-image-loads'));
      expect(checks).toMatchObject([{ score: 'unknown' }]);
    }
    // What was measured is measured again when its time is over.
    pass(LIMITS.neighbourSeconds * 1000);
    await post('https://brand0.com');
    expect(count('victim.com')).toBeGreaterThan(LIMITS.neighbourRequests);
  });

  it('has more requests left where an assessment did not need its share', async () => {
    const { add, post, count } = world();
    await add('victim.com', VICTIM, pages('User-agent: *\nDisallow: /'));
    // Each expects six requests and makes one.
    for (let at = 0; at < 10; at += 1) {
      await add(`brand${String(at)}.com`, `127.10.${String(at)}.1`, declaring('https://victim.com/'));
      await post(`https://brand${String(at)}.com`);
    }
    expect(count('victim.com')).toBe(10);
  });
});

describe('an assessment', () => {
  it('reads and writes storage for the switch, its lease and its place before its first request, and little for other sites', async () => {
    const { add, post, storage } = world();
    const get = jest.spyOn(storage, 'get');
    const put = jest.spyOn(storage, 'put');
    const used = () => [get.mock.calls.length, put.mock.calls.length];
    let first: readonly number[] | null = null;
    const page = declaring('https://cdn.net/');
    await add('brand.com', TYPED, (url, response, request) => {
      first ??= used();
      page(url, response, request);
    });
    await add('cdn.net', VICTIM, pages());
    await post('https://brand.com');
    expect(first).toEqual([3, 2]);
    // In addition: the day's salt, the network's share, the day's number, three pictures in two spans of time, shares
    // of one site and one network, the result, the record that names it, what is given back, and the log of each site.
    const [gets = 0, puts = 0] = used();
    expect(gets + puts).toBeLessThanOrEqual(5 + 2 + 2 + 2 + 6 + 4 + 1 + 2 + 4 + 2);
  });

  it('asks no neighbour where storage does not say how often it was asked', async () => {
    const { add, post, storage, count } = world();
    const { get } = storage;
    jest
      .spyOn(storage, 'get')
      .mockImplementation((key) =>
        key.includes('/neighbours/') ? Promise.reject(new Error('down')) : get.call(storage, key),
      );
    await add('brand.com', TYPED, declaring('https://cdn.net/'));
    await add('cdn.net', VICTIM, pages());
    expect(entry(await post('https://brand.com'), 'icon')).toMatchObject({ reason: 'rate-limit' });
    expect(count('cdn.net')).toBe(0);
  });

  it('follows ten redirects, robots.txt of the hosts they lead to counted', async () => {
    const { add, post, count } = world();
    for (let at = 0; at < 40; at += 1) {
      await add(`hop${String(at)}.net`, `127.20.${String(at)}.1`, leadingTo(`https://hop${String(at + 1)}.net/`));
    }
    await add('brand.com', TYPED, declaring('/', 'https://hop0.net/'));
    const assessment = await post('https://brand.com');
    const elsewhere = Array.from({ length: 40 }, (_, at) => count(`hop${String(at)}.net`));
    expect(elsewhere.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LIMITS.redirectsPerAssessment);
    expect(entry(assessment, 'logo')).toMatchObject({ state: 'failed', reason: 'request-limit' });
  });

  it('hands on nothing of what a file redirects to on another site', async () => {
    const { add, post, count } = world();
    await add('victim.com', VICTIM, ({ pathname }, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': 'sid=1', 'x-internal': 'yes' });
      response.end(pathname === '/robots.txt' ? '' : 'INTERNAL TEXT');
    });
    await add('attacker.com', TYPED, ({ pathname }, response) => {
      if (pathname === '/') response.setHeader('content-type', 'text/html').end('<!doctype html><title>a</title>');
      else if (pathname !== '/robots.txt')
        response.writeHead(302, { location: 'https://victim.com/admin/export' }).end();
    });
    const assessment = await post('https://attacker.com');
    for (const id of ['llms-txt', 'security-txt', 'sitemap', 'not-found-control'] as const) {
      expect(entry(assessment, id)).toMatchObject({ state: 'failed', reason: 'other-site' });
    }
    // Only the icon: of a picture, type and size are useful.
    expect(entry(assessment, 'icon')).toMatchObject({
      state: 'failed',
      redirects: [{ location: 'https://victim.com/admin/export' }],
    });
    expect(count('victim.com')).toBeLessThanOrEqual(2);
    expect(JSON.stringify(assessment)).not.toMatch(/INTERNAL|sid=1|x-internal/);
  });

  it('keeps status, type and size of a picture on another site, and of its headers the media type', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000780000003f', 'hex');
    const { add, post } = world();
    await add('cdn.net', VICTIM, ({ pathname }, response) => {
      if (pathname === '/robots.txt') return;
      response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'sid=1', 'x-internal': 'yes' }).end(png);
    });
    await add('brand.com', TYPED, declaring('https://cdn.net/'));
    const assessment = await post('https://brand.com');
    expect(entry(assessment, 'preview-image')).toMatchObject({
      status: 200,
      headers: [['content-type', 'image/png']],
      body: { kind: 'image', type: 'png', width: 120, height: 63 },
    });
    expect(entry(assessment, 'manifest')).toEqual({ state: 'skipped', id: 'manifest', reason: 'other-site' });
    expect(JSON.stringify(assessment)).not.toMatch(/sid=1|x-internal/);
  });

  it('keeps of a page in another language on another site the links that lead back', async () => {
    const { add, post } = world();
    const other = `<!doctype html><title>INTERNAL</title>
<link rel="alternate" hreflang="en" href="https://brand.com/"><link rel="alternate" hreflang="fr" href="https://internal.net/">`;
    await add('brand.de', VICTIM, ({ pathname }, response) => {
      if (pathname !== '/robots.txt')
        response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'sid=1' }).end(other);
    });
    await add('brand.com', TYPED, ({ pathname }, response) => {
      if (pathname !== '/') return;
      const page = '<!doctype html><title>a</title><link rel="alternate" hreflang="de" href="https://brand.de/">';
      response.setHeader('content-type', 'text/html').end(page);
    });
    const assessment = await post('https://brand.com');
    expect(JSON.stringify(entry(assessment, 'alternate'))).not.toMatch(/INTERNAL|internal|sid=1/);
    if (assessment.state !== 'done' || !assessment.outcome.ok) throw new Error('no report');
    expect(assessment.outcome.facts?.alternate).toMatchObject({ state: 'linked', where: { line: 2 } });
  });

  it('assesses the site a home page leads to, as that site', async () => {
    const { add, post } = world();
    await add('brand.de', VICTIM, pages());
    await add('brand.com', TYPED, leadingTo('https://brand.de/'));
    const assessment = await post('https://brand.com');
    expect(entry(assessment, 'https-home')).toMatchObject({ finalUrl: 'https://brand.de/', body: { kind: 'text' } });
    expect(entry(assessment, 'llms-txt')).toMatchObject({ url: 'https://brand.de/llms.txt', state: 'answered' });
  });
});
