import { closeServers } from '../../fetching/testing/loopback';
import { gather } from './gather';
import { web, SITE, policyFor, TARGET, OPTIONS, run, entry, outcomes } from './testing/site';

afterEach(closeServers);

describe('a site found elsewhere', () => {
  it('is asked there for everything that has a fixed place', async () => {
    const { listener, asked } = web({
      'northwind.com/': { location: 'https://www.northwind.com/en/' },
      'northwind.com/robots.txt': 'user-agent: *\ndisallow: /',
      'www.northwind.com/en/': '<!doctype html><title>Northwind</title>',
    });
    const evidence = await run(await policyFor(listener));
    const urls = evidence.requests.map((request) => (request.state === 'skipped' ? '' : request.url));
    expect(urls).toEqual([
      'http://northwind.com/',
      'https://northwind.com/',
      'https://www.northwind.com/',
      'https://www.northwind.com/robots.txt',
      '',
      'https://www.northwind.com/sitemap.xml',
      '',
      'https://www.northwind.com/favicon.ico',
      '',
      '',
      'https://www.northwind.com/.well-known/security.txt',
      'https://www.northwind.com/llms.txt',
      'https://www.northwind.com/facet-check-00',
      '',
      '',
    ]);
    // Only whether it may be asked at all.
    expect(asked.filter((url) => url.startsWith('northwind.com/'))).toEqual([
      'northwind.com/robots.txt',
      'northwind.com/',
      'northwind.com/',
    ]);
  });
});

const HTML = '<!doctype html><title>Northwind</title>';

describe('security.txt', () => {
  const OLD = 'northwind.com/security.txt';
  const NEW = 'northwind.com/.well-known/security.txt';
  const CONTACT = 'Contact: mailto:security@northwind.com';

  it.each([
    ['is missing', 404, CONTACT],
    ['is gone', 410, CONTACT],
    ['is a page', HTML, CONTACT],
    ['leads home', { location: 'https://northwind.com/' }, CONTACT],
  ] as const)('is read at its old path where the new one %s', async (_how, there, old) => {
    const { listener } = web({ ...SITE, [NEW]: there, [OLD]: old });
    expect(entry(await run(await policyFor(listener)), 'security-txt')).toMatchObject({
      url: `https://${OLD}`,
      status: 200,
      body: { text: CONTACT },
    });
  });

  it.each([
    ['has none', 404, 404],
    ['answers with a page', 404, HTML],
    ['fails', 404, 503],
  ] as const)('is filed as it was answered where the old path %s', async (_how, there, old) => {
    const { listener, asked } = web({ ...SITE, [NEW]: there, [OLD]: old });
    expect(entry(await run(await policyFor(listener)), 'security-txt')).toMatchObject({
      url: `https://${NEW}`,
      status: there,
    });
    expect(asked).toContain(OLD);
  });

  it.each([
    ['it is there', CONTACT],
    ['the server is in trouble', 503],
    ['it is not for us', 403],
  ] as const)('is not asked for at its old path where %s', async (_why, there) => {
    const { listener, asked } = web({ ...SITE, [NEW]: there, [OLD]: CONTACT });
    expect(entry(await run(await policyFor(listener)), 'security-txt')).toMatchObject({ url: `https://${NEW}` });
    expect(asked).not.toContain(OLD);
  });

  it('is not asked for where robots.txt forbids', async () => {
    const robots = (path: string) => `user-agent: *\ndisallow: ${path}`;
    const old = web({ ...SITE, [NEW]: 404, [OLD]: CONTACT, 'northwind.com/robots.txt': robots('/security.txt') });
    expect(outcomes(await run(await policyFor(old.listener)))).toMatchObject({ 'security-txt': '404' });
    expect(old.asked).not.toContain(OLD);
    const both = web({ ...SITE, 'northwind.com/robots.txt': robots('/.well-known/') });
    expect(outcomes(await run(await policyFor(both.listener)))).toMatchObject({ 'security-txt': 'skipped: robots' });
    expect(both.asked).not.toContain(NEW);
  });
});

describe('the address that a page names as its own', () => {
  const naming = (url: string) => ({ ...SITE, 'northwind.com/': `<!doctype html><link rel=canonical href="${url}">` });

  it.each(['https://northwind.com/', 'http://northwind.com/', 'https://www.northwind.com/#top', 'data:,'])(
    'is not requested if it is requested anyway, or does not exist: %s',
    async (url) => {
      const evidence = await run(await policyFor(web(naming(url)).listener));
      expect(outcomes(evidence)['canonical-target']).toBe('skipped: not-declared');
    },
  );

  it('is asked for once, without its text', async () => {
    const { listener, asked } = web({ ...naming('https://northwind.com/tea'), 'northwind.com/tea': HTML });
    const evidence = await run(await policyFor(listener));
    expect(entry(evidence, 'canonical-target')).toMatchObject({ status: 200, body: null });
    expect(asked.filter((url) => url === 'northwind.com/tea')).toHaveLength(1);
  });

  it('is not asked for where robots.txt forbids, here and elsewhere', async () => {
    const inside = web(naming('https://northwind.com/private/tea'));
    expect(outcomes(await run(await policyFor(inside.listener)))['canonical-target']).toBe('skipped: robots');
    expect(inside.asked).not.toContain('northwind.com/private/tea');
    const outside = web({
      ...naming('https://northwind.de/tee'),
      'northwind.de/robots.txt': 'user-agent: *\ndisallow: /',
    });
    expect(outcomes(await run(await policyFor(outside.listener)))['canonical-target']).toBe('skipped: robots');
    expect(outside.asked).not.toContain('northwind.de/tee');
  });

  it('leaves nothing of another site but its status', async () => {
    const { listener } = web({ ...naming('https://northwind.de/tee'), 'northwind.de/tee': { location: '/' } });
    const evidence = await run(await policyFor(listener));
    expect(entry(evidence, 'canonical-target')).toMatchObject({
      status: 200,
      finalUrl: 'https://northwind.de/',
      headers: [['content-type', 'text/html']],
      body: null,
    });
  });

  it('is left alone where that site asked to be left out', async () => {
    const { listener, asked } = web(naming('https://northwind.de/tee'));
    const policy = await policyFor(listener);
    const evidence = await run({ ...policy, excludedSites: ['northwind.de'] });
    expect(outcomes(evidence)['canonical-target']).toBe('skipped: robots');
    expect(asked.filter((url) => url.startsWith('northwind.de'))).toEqual([]);
  });
});

describe('the page that does not exist', () => {
  it('is kept whatever its status, so that others can be told from it', async () => {
    const missing = '<!doctype html><title>Nothing here</title>';
    const { listener } = web(SITE);
    for (const status of [404, 200]) {
      const policy = await policyFor((request, response) => {
        if (SITE[`${request.headers.host ?? ''}${request.url ?? ''}`] !== undefined) listener(request, response);
        else response.writeHead(status, { 'content-type': 'text/html' }).end(missing);
      });
      expect(entry(await run(policy), 'not-found-control')).toMatchObject({ status, body: { text: missing } });
    }
  });

  it('has another address each time, unless a recording fixes it', async () => {
    const { listener, asked } = web(SITE);
    const policy = await policyFor(listener);
    const { controlPath: _fixed, ...unfixed } = { ...OPTIONS, policy };
    for (let time = 0; time < 2; time += 1) await gather(TARGET, unfixed);
    const controls = asked.filter((url) => url.includes('facet-check'));
    expect(new Set(controls).size).toBe(2);
    for (const url of controls) expect(url).toMatch(/^northwind\.com\/facet-check-[0-9a-f]{16}$/);
  });
});
