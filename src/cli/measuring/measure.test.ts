import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { exportText, openExport } from '../../brand/sharing/export';
import { LIMITS } from '../../site/limits';
import { HAS_OPENSSL, makeCertificates } from '../../server/fetching/testing/certificates';
import { closeServers, serve } from '../../server/fetching/testing/loopback';
import { PNG } from '../../server/assessing/gathering/testing/site';
import { closeMachine, measured, measureHere, requestOf, serveProxy, serveSecurely } from './testing/machine';

const folder = mkdtempSync(join(tmpdir(), 'facet-measure-'));

afterEach(async () => {
  await closeServers();
  await closeMachine();
});

afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = `<!doctype html><html lang="en"><title>Northwind: tea by sea</title>
<link rel="canonical" href="https://northwind.com/"><link rel="icon" href="/icon.png">
<meta property="og:site_name" content="Northwind"><h1>Northwind</h1>`;

interface Heard {
  readonly listener: RequestListener;
  readonly requests: IncomingMessage[];
  readonly paths: () => readonly string[];
}

/** A site with a home page and an icon. @param files by path, more than these; a URL is a redirect */
function site(home: string = PAGE, files: Readonly<Record<string, string>> = {}): Heard {
  const requests: IncomingMessage[] = [];
  const answers: Readonly<Record<string, string | Buffer>> = { '/': home, '/icon.png': PNG, ...files };
  return {
    requests,
    paths: () => requests.map(({ url = '' }) => url),
    listener(request, response) {
      requests.push(request);
      const answer = answers[request.url ?? ''];
      if (answer === undefined) response.writeHead(404).end();
      else if (Buffer.isBuffer(answer)) response.setHeader('content-type', 'image/png').end(answer);
      else if (/^https?:/.test(answer)) response.writeHead(302, { location: answer }).end();
      else {
        const type = answer.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain';
        response.setHeader('content-type', type).end(answer);
      }
    },
  };
}

const LOCAL = { local: true };

describe('a site on this machine', () => {
  it('is measured over http, by its home page alone and by its name, and says that it is no public site', async () => {
    const { listener, requests, paths } = site();
    const port = await serve(listener);
    const { evidence, report, signature } = await measured(`localhost:${String(port)}/?x=1`, LOCAL);
    const origin = `http://localhost:${String(port)}`;
    expect(evidence).toMatchObject({ scope: 'preview', target: { address: origin, origin } });
    expect(requestOf(evidence, 'http-home')).toMatchObject({ state: 'answered', finalUrl: `${origin}/` });
    for (const id of ['https-home', 'other-host'] as const) {
      expect(requestOf(evidence, id)).toEqual({ state: 'skipped', id, reason: 'not-applicable' });
    }
    expect(report.scope).toBe('preview');
    expect(report.portrait.name).toBe('Northwind');
    expect(report.checks.find(({ id }) => id === 'favicon')?.score).toBe(1000);
    expect(report.checks.find(({ id }) => id === 'https')?.score).toBe('out-of-scope');
    expect(signature).toBeNull();
    expect(paths().slice(0, 2)).toEqual(['/robots.txt', '/']);
    expect(new Set(requests.map(({ headers }) => headers['user-agent']))).toEqual(new Set(['FacetBot/0.1 (cli)']));
  });

  it('is measured at the page that is typed, and says what was left out', async () => {
    const { listener, paths } = site(PAGE, { '/about': PAGE });
    const port = await serve(listener);
    const result = await measureHere(`localhost:${String(port)}/about?x=1`, LOCAL);
    if (!result.ok) throw new Error(result.code);
    const { evidence, report } = result.measured;
    const [origin, page] = [`http://localhost:${String(port)}`, `http://localhost:${String(port)}/about`];
    expect(evidence.target).toMatchObject({ address: page, origin, typed: page });
    expect(paths().slice(0, 2)).toEqual(['/robots.txt', '/about']);
    expect(result.leftOut).toBe(true);
    expect(report.scope).toBe('preview');
  });

  it('is not asked without --local', async () => {
    const { listener, requests } = site();
    const port = await serve(listener);
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'http://shop.localhost']) {
      const result = await measureHere(`${host}:${String(port)}`, { preview: true });
      expect(result).toEqual({ ok: false, code: 'address-private' });
    }
    expect(requests).toHaveLength(0);
  });

  it('leads to other ports of this machine, and to no other place inside', async () => {
    const other = site();
    const port = await serve(other.listener);
    const page = (image: string) => `${PAGE}<meta property="og:image" content="${image}">`;
    const near = await serve(site(page(`http://127.0.0.1:${String(port)}/icon.png`)).listener);
    expect(requestOf((await measured(`localhost:${String(near)}`, LOCAL)).evidence, 'preview-image')).toMatchObject({
      state: 'answered',
    });
    expect(other.paths()).toContain('/icon.png');
    const far = await serve(site(page('http://192.168.1.1/icon.png')).listener);
    expect(requestOf((await measured(`localhost:${String(far)}`, LOCAL)).evidence, 'image-robots')).toMatchObject({
      state: 'failed',
      reason: 'refused-address',
    });
  });

  it('is asked no more often than a public site', async () => {
    const linked = ['a', 'b', 'c', 'd', 'e'].map((host) => `http://${host}.localhost`);
    const hosts = site(PAGE);
    const port = String(await serve(hosts.listener));
    const [a, b, c, d, e] = linked.map((host) => `${host}:${port}/icon.png`);
    const page = `<!doctype html><html lang="en"><title>Northwind</title><meta property="og:image" content="${String(a)}">
      <link rel="icon" href="${String(b)}"><link rel="alternate" hreflang="de" href="${String(c)}">
      <link rel="canonical" href="${String(d)}"><link rel="manifest" href="/app.webmanifest">
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Northwind",
      "logo":"${String(e)}"}</script>`;
    const { listener, requests } = site(page);
    const sent: string[] = [];
    await measured(`localhost:${String(await serve(listener))}`, { ...LOCAL, onSend: ({ href }) => sent.push(href) });
    expect(sent).toHaveLength(requests.length + hosts.requests.length);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.length).toBeLessThanOrEqual(LIMITS.requestsPerAssessment);
  });

  it('is asked for what its robots.txt allows, and for nothing where it names us', async () => {
    const shy = site(PAGE, { '/robots.txt': 'User-agent: *\nDisallow: /' });
    const { evidence } = await measured(`localhost:${String(await serve(shy.listener))}`, LOCAL);
    expect(shy.paths()).toEqual(['/robots.txt', '/']);
    expect(requestOf(evidence, 'icon')).toMatchObject({ state: 'skipped', reason: 'robots' });
    const closed = site(PAGE, { '/robots.txt': 'User-agent: FacetBot\nDisallow: /' });
    const result = await measureHere(`localhost:${String(await serve(closed.listener))}`, LOCAL);
    expect(result).toEqual({ ok: false, code: 'site-excluded' });
    expect(closed.paths()).toEqual(['/robots.txt']);
  });

  it('that does not answer is told from one that is no website', async () => {
    const port = await serve(site().listener);
    await closeServers();
    expect(await measureHere(`localhost:${String(port)}`, LOCAL)).toEqual({ ok: false, code: 'site-unreachable' });
    const text = await serve(site('plain text').listener);
    expect(await measureHere(`localhost:${String(text)}`, LOCAL)).toEqual({ ok: false, code: 'site-not-html' });
    expect(await measureHere('nowhere.invalid', LOCAL)).toEqual({ ok: false, code: 'address-unresolvable' });
  });

  it('gives the same report as its evidence does again', async () => {
    const { evidence, facts, report, signature } = await measured(
      `localhost:${String(await serve(site().listener))}`,
      LOCAL,
    );
    const text = exportText({ format: 1, evidence, facts, report: { ...report }, signature });
    expect(openExport(text, (one, name) => assessEvidence(one, null, name))).toMatchObject({
      opened: { remade: { result: 'equal' } },
    });
  });

  it('ends where its user ends it', async () => {
    const end = new AbortController();
    const port = await serve(() => end.abort(new Error('enough')));
    await expect(measureHere(`localhost:${String(port)}`, { ...LOCAL, signal: end.signal })).rejects.toThrow('enough');
  });
});

const certificates = HAS_OPENSSL ? makeCertificates('localhost', 'brand.com', 'www.brand.com') : null;

/** The file of the authority that signed the certificates here. */
function authority(): string {
  const file = join(folder, 'authority.pem');
  if (!existsSync(file)) writeFileSync(file, certificates?.valid ?? '');
  return file;
}

(certificates === null ? describe.skip : describe)('over https', () => {
  const { key, valid } = certificates ?? { key: '', valid: '' };

  it.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])('a private authority is trusted by %s', async (name) => {
    const address = `https://localhost:${String(await serveSecurely(key, valid, site().listener))}`;
    expect(await measureHere(address, LOCAL)).toEqual({ ok: false, code: 'site-certificate' });
    const { evidence } = await measured(address, { ...LOCAL, environment: { [name]: authority() } });
    expect(requestOf(evidence, 'https-home')).toMatchObject({ state: 'answered', finalUrl: `${address}/` });
    expect(requestOf(evidence, 'http-home')).toMatchObject({ state: 'skipped', reason: 'not-applicable' });
  });

  it.each(['missing.pem', 'not-pem.txt'])('says that %s holds no certificates', async (name) => {
    const file = join(folder, name);
    writeFileSync(join(folder, 'not-pem.txt'), 'nothing');
    expect(await measureHere('localhost', { ...LOCAL, environment: { SSL_CERT_FILE: file } })).toEqual({
      ok: false,
      code: 'authorities-unreadable',
      what: file,
    });
  });

  it('a public site is measured by way of a proxy, whole or as a preview', async () => {
    const secure = site(PAGE.replace('northwind', 'brand'));
    const plain = site('https://brand.com/');
    const port = await serveSecurely(key, valid, secure.listener);
    const httpPort = await serve(plain.listener);
    const proxy = await serveProxy({
      routes: { 'brand.com:443': port, 'www.brand.com:443': port, 'brand.com:80': httpPort },
      authorization: `Basic ${Buffer.from('ada:p@ss').toString('base64')}`,
    });
    const address = `http://ada:p%40ss@127.0.0.1:${String(proxy.port)}`;
    const environment = { HTTPS_PROXY: address, http_proxy: address, SSL_CERT_FILE: authority() };

    const whole = await measured('brand.com', { environment });
    expect(whole.evidence).toMatchObject({ scope: 'site', target: { origin: 'https://brand.com' } });
    expect(requestOf(whole.evidence, 'http-home')).toMatchObject({ state: 'answered', finalUrl: 'https://brand.com/' });
    expect(requestOf(whole.evidence, 'other-host')).toMatchObject({ state: 'answered' });
    expect(proxy.asked).toEqual(expect.arrayContaining(['CONNECT brand.com:443', 'CONNECT www.brand.com:443']));
    expect(proxy.asked).toContain('GET http://brand.com/');
    expect(JSON.stringify(whole)).not.toContain('p@ss');
    // What the proxy is sent is for the proxy.
    expect(plain.requests.map(({ headers }) => headers['proxy-authorization'])).toEqual(
      plain.requests.map(() => undefined),
    );
    expect(whole.report.checks.find(({ id }) => id === 'https')?.score).toBe(1000);

    const before = plain.requests.length;
    const preview = await measured('https://brand.com', { environment, preview: true });
    expect(preview.evidence.scope).toBe('preview');
    expect(plain.requests).toHaveLength(before);
    expect(preview.report.checks.find(({ id }) => id === 'https')?.score).toBe('out-of-scope');
  });

  it('says that a proxy lets nothing through, or is not a proxy', async () => {
    const proxy = await serveProxy({ routes: {}, authorization: 'Basic never' });
    const HTTPS_PROXY = `http://127.0.0.1:${String(proxy.port)}`;
    expect(await measureHere('brand.com', { environment: { HTTPS_PROXY, HTTP_PROXY: HTTPS_PROXY } })).toEqual({
      ok: false,
      code: 'proxy-failed',
    });
    expect(await measureHere('http://brand.com', { preview: true, environment: { HTTP_PROXY: HTTPS_PROXY } })).toEqual({
      ok: false,
      code: 'proxy-failed',
    });
    const willing = `http://127.0.0.1:${String((await serveProxy({ routes: {} })).port)}`;
    expect(await measureHere('brand.com', { preview: true, environment: { HTTPS_PROXY: willing } })).toEqual({
      ok: false,
      code: 'site-unreachable',
    });
    expect(await measureHere('brand.com', { environment: { ALL_PROXY: 'socks5://ada:secret@127.0.0.1:9' } })).toEqual({
      ok: false,
      code: 'proxy-malformed',
      what: '127.0.0.1:9',
    });
    expect(await measureHere('brand.com', { environment: { ALL_PROXY: 'socks5://ada:se@cret@127.0.0.1:9' } })).toEqual({
      ok: false,
      code: 'proxy-malformed',
      what: '127.0.0.1:9',
    });
  });
});

describe('a header of the user’s', () => {
  const SECRET = 'Basic c2VjcmV0OnNlY3JldA==';
  const headers = [['Authorization', SECRET]] as const;

  /** A page that repeats what it is sent, and leads to another host in every way there is. */
  async function protectedSite() {
    const other = site(PAGE);
    const elsewhere = `http://other.localhost:${String(await serve(other.listener))}`;
    const told = `<meta property="og:image" content="${elsewhere}/icon.png"><meta name="description" content="${SECRET}">`;
    const own = site(`${PAGE}${told}<p>${SECRET}</p>`, {
      '/favicon.ico': `${elsewhere}/icon.png`,
      '/llms.txt': `${elsewhere}/llms.txt`,
      '/robots.txt': `# ${SECRET.slice('Basic '.length)}`,
    });
    const port = await serve((request, response) => {
      if (request.headers.authorization !== SECRET) response.writeHead(401).end();
      else own.listener(request, response.setHeader('x-echo', SECRET));
    });
    return { address: `localhost:${String(port)}`, own, other };
  }

  it('opens the typed host, and goes to no other and into no evidence', async () => {
    const { address, own, other } = await protectedSite();
    expect(await measureHere(address, LOCAL)).toEqual({ ok: false, code: 'site-unreadable', status: 401 });
    const all = await measured(address, { ...LOCAL, headers });
    expect(own.requests.length).toBeGreaterThan(3);
    expect(other.requests.length).toBeGreaterThan(0);
    expect(other.requests.map((request) => request.headers.authorization)).toEqual(other.requests.map(() => undefined));
    expect(JSON.stringify(all)).not.toContain('c2VjcmV0');
    expect(JSON.stringify(all)).toContain('•••');
    expect(all.report.portrait.name).toBe('Northwind');
  });

  it('does not follow a redirect of the home page to another host or port', async () => {
    const other = site(PAGE);
    const elsewhere = `http://localhost:${String(await serve(other.listener))}/`;
    const own = site(elsewhere);
    const { evidence } = await measured(`localhost:${String(await serve(own.listener))}`, { ...LOCAL, headers });
    expect(requestOf(evidence, 'http-home')).toMatchObject({ finalUrl: elsewhere });
    expect(own.requests.every((request) => request.headers.authorization === SECRET)).toBe(true);
    expect(other.requests.length).toBeGreaterThan(1);
    expect(other.requests.every((request) => request.headers.authorization === undefined)).toBe(true);
  });

  it.each<readonly [name: string, value: string]>([
    ['Host', 'other.example'],
    ['User-Agent', 'Mozilla/5.0'],
    ['X Y', 'a'],
    ['X', 'a\r\nY: b'],
    ['', 'a'],
  ])('%j: %j is refused before anything is asked', async (name, value) => {
    const { listener, requests } = site();
    const address = `localhost:${String(await serve(listener))}`;
    const result = await measureHere(address, { ...LOCAL, headers: [[name, value]] });
    expect(result).toEqual({ ok: false, code: 'header-refused', what: name });
    expect(requests).toHaveLength(0);
  });
});
