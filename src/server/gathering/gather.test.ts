import type { RequestListener } from 'node:http';
import { REQUEST_IDS, type Evidence, type EvidenceRequest, type RequestId } from '../../brand/evidence';
import { closeServers, limited, OFFLINE, samples, serve } from '../fetching/loopback-for-tests';
import { INTERNET } from '../fetching/network';
import type { FetchPolicy } from '../fetching/policy';
import { gather, type GatherOptions } from './gather';
import { homeProblem } from './problem';
import type { RequestProgress } from './journal';
import { NOT_GATHERED } from './requests';

afterEach(closeServers);

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000780000003f', 'hex');

const HOME = `<!doctype html>
<title>Northwind</title>
<link rel="canonical" href="https://northwind.com/">
<link rel="icon" href="/icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta property="og:image" content="https://cdn.pictures.net/share.png">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Organization","name":"Northwind","url":"https://northwind.com/","logo":"https://assets.northwind.co.uk/logo.png"}
</script>`;

type Answer = string | Buffer | number | null | { readonly location: string };

/**
 * A listener that answers by `scheme-less host + path`: text or image with 200, a number as that status, an object as
 * a redirect, null never. What is not listed is 404. It notes what it was asked.
 */
function web(answers: Readonly<Record<string, Answer>>): { listener: RequestListener; asked: string[] } {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    const key = `${request.headers.host ?? ''}${request.url ?? ''}`;
    asked.push(key);
    const answer = answers[key] === undefined ? 404 : answers[key];
    if (answer === null) return;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else if (Buffer.isBuffer(answer)) response.setHeader('content-type', 'image/png').end(answer);
    else if (typeof answer === 'object') response.writeHead(301, { location: answer.location }).end();
    else {
      const type = answer.startsWith('<') ? 'text/html' : answer.startsWith('{') ? 'application/json' : 'text/plain';
      response.setHeader('content-type', type).end(answer);
    }
  };
  return { listener, asked };
}

const SITE: Readonly<Record<string, Answer>> = {
  'northwind.com/': HOME,
  'northwind.com/robots.txt': 'user-agent: *\ndisallow: /private/',
  'northwind.com/icon.png': PNG,
  'northwind.com/site.webmanifest': '{"name":"Northwind"}',
  'www.northwind.com/': { location: 'https://northwind.com/' },
  'cdn.pictures.net/share.png': PNG,
  'assets.northwind.co.uk/logo.png': PNG,
};

const HOSTS = ['northwind.com', 'www.northwind.com', 'cdn.pictures.net', 'assets.northwind.co.uk'];

async function policyFor(listener: RequestListener, hosts = HOSTS): Promise<FetchPolicy> {
  const port = await serve(listener);
  return samples(Object.fromEntries(hosts.flatMap((host) => [[`${host}:443`, port] as const, [`${host}:80`, port]])));
}

function run(policy: FetchPolicy, more: Partial<GatherOptions> = {}, origin = 'https://northwind.com') {
  return gather(
    { address: 'northwind.com/about', origin },
    {
      signal: new AbortController().signal,
      onRequest: () => undefined,
      policy,
      now: () => new Date('2026-11-01T12:00:00Z'),
      botOrigin: 'https://facet.invalid',
      network: { ...OFFLINE, dial: INTERNET.dial },
      ...more,
    },
  );
}

function entry(evidence: Evidence, id: RequestId): EvidenceRequest | undefined {
  return evidence.requests.find((request) => request.id === id);
}

/** State and reason of each request that the rubric makes, e.g. `failed: too-slow`. */
function outcomes(evidence: Evidence): Partial<Record<RequestId, string>> {
  return Object.fromEntries(
    evidence.requests
      .filter((request) => !NOT_GATHERED.includes(request.id))
      .map((request) => [
        request.id,
        request.state === 'answered' ? `${request.status}` : `${request.state}: ${request.reason}`,
      ]),
  );
}

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
      manifest: '200',
      icon: '200',
      'preview-image': '200',
      logo: '200',
    });
    for (const id of NOT_GATHERED)
      expect(entry(evidence, id)).toMatchObject({ state: 'skipped', reason: 'not-in-rubric' });
    expect(entry(evidence, 'https-home')).toMatchObject({ body: { text: HOME } });
    expect(entry(evidence, 'http-home')).toMatchObject({ url: 'http://northwind.com/', body: null });
    expect(entry(evidence, 'other-host')).toMatchObject({ finalUrl: 'https://northwind.com/', body: null });
    expect(entry(evidence, 'preview-image')).toMatchObject({ body: { type: 'png', width: 120, height: 63 } });
    expect(evidence.domains).toMatchObject({
      'northwind.com': 'northwind.com',
      'www.northwind.com': 'northwind.com',
      'cdn.pictures.net': 'pictures.net',
      'assets.northwind.co.uk': 'northwind.co.uk',
    });
    expect(JSON.parse(JSON.stringify(evidence))).toEqual(evidence);
    expect(homeProblem(evidence)).toBeNull();
    // The address's path is dropped, and the robots.txt of each host comes before what is fetched from it, once.
    expect(asked).not.toContain('northwind.com/about');
    expect(asked.filter((url) => url.endsWith('/robots.txt')).sort()).toEqual([
      'assets.northwind.co.uk/robots.txt',
      'cdn.pictures.net/robots.txt',
      'northwind.com/robots.txt',
    ]);
    expect(asked.indexOf('assets.northwind.co.uk/robots.txt')).toBeLessThan(
      asked.indexOf('assets.northwind.co.uk/logo.png'),
    );

    const told = (id: RequestId) => progress.filter((step) => step.id === id).map((step) => step.state);
    for (const id of REQUEST_IDS) {
      expect(told(id)).toEqual(NOT_GATHERED.includes(id) ? ['skipped'] : ['started', 'answered']);
    }
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
    });
  });

  it('does not ask the same robots.txt twice', async () => {
    const home = HOME.replace('https://cdn.pictures.net/share.png', 'https://northwind.com/share.png');
    const { listener } = web({ ...SITE, 'northwind.com/': home, 'northwind.com/share.png': PNG });
    const evidence = await run(await policyFor(listener));
    expect(outcomes(evidence)).toMatchObject({ 'image-robots': 'skipped: same-host', 'preview-image': '200' });
  });

  it('reads the page over http where https cannot be had', async () => {
    // No TLS in front: what listens there speaks HTTP alone.
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
    ['a redirect into the private network', { location: 'http://10.0.0.1/' }, 'address-refused'],
    ['a redirect in circles', { location: 'https://northwind.com/' }, 'site-too-many-redirects'],
    ['a page that never comes', null, 'site-too-slow'],
  ] as const)('asks no further of %s', async (_what, home, code) => {
    const { listener, asked } = web({ ...SITE, 'northwind.com/': home });
    const limits = limited(home === null ? { resourceMs: 100 } : {});
    const evidence = await run(await policyFor(listener), { limits });
    expect(homeProblem(evidence)).toBe(code);
    expect(new Set(asked)).toEqual(new Set(['northwind.com/']));
    expect(evidence.requests.map((request) => request.id)).toEqual([...REQUEST_IDS]);
    expect(outcomes(evidence)).toMatchObject({ robots: 'skipped: home-unreadable', logo: 'skipped: home-unreadable' });
  });

  it.each(['https://127.0.0.1', 'https://printer.local', 'https://10.0.0.1', 'https://[::1]'])(
    'refuses %s without asking anybody',
    async (origin) => {
      const evidence = await run({ sampleHosts: {} }, { network: OFFLINE }, origin);
      expect(homeProblem(evidence)).toBe('address-refused');
    },
  );

  it('says where a name leads nowhere', async () => {
    const evidence = await run({ sampleHosts: {} }, { network: OFFLINE });
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

  it('that names us keeps a site out altogether', async () => {
    const { listener, asked } = web({ ...SITE, 'northwind.com/robots.txt': 'user-agent: FacetBot\ndisallow: /' });
    const evidence = await run(await policyFor(listener));
    expect(new Set(Object.values(outcomes(evidence)))).toEqual(new Set(['skipped: robots']));
    expect(homeProblem(evidence)).toBe('site-unreadable');
    expect(Object.keys(evidence.domains)).toEqual(['northwind.com']);
    expect(asked).not.toContain('northwind.com/icon.png');
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
