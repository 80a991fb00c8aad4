/** What is made of answers other than the page, status by status: each row is one branch of a rule. */
import type { AnsweredRequest, EvidenceRequest, FailureReason, RequestId } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { answered, evidence, failed, GOOD_PAGE, HOME, skipped } from '../examples/evidence';

const factsOf = (...replaced: readonly EvidenceRequest[]) => extractFacts(evidence(...replaced));

/** A request as it went: answered with a status, or failed for a reason. */
function gone(id: RequestId, how: number | FailureReason, text = 'x', patch: Partial<AnsweredRequest> = {}) {
  return typeof how === 'number' ? answered(id, text, { status: how, ...patch }) : failed(id, how);
}

describe('a request that', () => {
  it.each<
    [how: number | FailureReason, icon: string, manifest: string, host: string, canonical: string, alternate: string]
  >([
    [200, 'not-image', 'broken', 'live', 'there', 'unlinked'],
    [299, 'not-image', 'broken', 'live', 'there', 'unlinked'],
    [300, 'missing', 'broken', 'absent', 'unread', 'missing'],
    [401, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [403, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [404, 'missing', 'broken', 'absent', 'gone', 'missing'],
    [406, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [407, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [408, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [410, 'missing', 'broken', 'absent', 'gone', 'missing'],
    [425, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [429, 'unread', 'unread', 'unread', 'unread', 'unread'],
    [499, 'missing', 'broken', 'absent', 'unread', 'missing'],
    [500, 'unread', 'unread', 'unread', 'unread', 'unread'],
    ['unresolvable', 'unread', 'unread', 'absent', 'gone', 'unread'],
    ['connection-refused', 'unread', 'unread', 'absent', 'unread', 'unread'],
    ['too-many-redirects', 'missing', 'broken', 'unread', 'unread', 'missing'],
    ['bad-redirect', 'missing', 'broken', 'unread', 'unread', 'missing'],
    ['wrong-type', 'not-image', 'broken', 'unread', 'unread', 'unread'],
    ['too-slow', 'unread', 'unread', 'unread', 'unread', 'unread'],
  ])('went %s', (how, icon, manifest, host, canonical, alternate) => {
    const facts = factsOf(
      ...(['icon', 'manifest', 'other-host', 'canonical-target', 'alternate'] as const).map((id) => gone(id, how)),
    );
    expect([
      facts.icon.state,
      facts.manifest.state,
      facts.hosts.find(({ request }) => request === 'other-host')?.state,
      facts.canonicalTarget.state,
      facts.alternate.state,
    ]).toEqual([icon, manifest, host, canonical, alternate]);
  });

  it.each<[how: number | FailureReason, robots: string, googlebot: boolean | null, slackbot: boolean | null]>([
    [200, 'read', true, true],
    [301, 'unread', true, true],
    [400, 'absent', true, true],
    [403, 'absent', true, true],
    [404, 'absent', true, true],
    [408, 'unread', true, true],
    [429, 'unread', null, null],
    [499, 'absent', true, true],
    [500, 'failing', null, false],
    ['too-slow', 'unread', null, null],
  ])('went %s for robots.txt', (how, state, googlebot, slackbot) => {
    const { robotsFile, crawlers } = factsOf(gone('robots', how, 'User-agent: *\nAllow: /'));
    const allowed = (name: string) =>
      crawlers.find(({ crawler, resource }) => crawler === name && resource === 'page')?.allowed;
    expect([robotsFile.state, allowed('Googlebot'), allowed('Slackbot')]).toEqual([state, googlebot, slackbot]);
    expect(crawlers.find(({ resource }) => resource === 'logo')?.allowed).toBe(googlebot);
  });

  it.each<[how: number | FailureReason, patch: Partial<AnsweredRequest>, state: string]>([
    [404, {}, 'honest'],
    [410, {}, 'honest'],
    [403, {}, 'unread'],
    [500, {}, 'unread'],
    ['too-slow', {}, 'unread'],
    [200, {}, 'success'],
    [200, { finalUrl: HOME }, 'success'],
    [200, { finalUrl: HOME, redirects: [{ url: `${HOME}4f8a`, status: 302, location: '/' }] }, 'home'],
    [200, { finalUrl: `${HOME}tea`, redirects: [{ url: `${HOME}4f8a`, status: 302, location: '/tea' }] }, 'success'],
  ])('went %s for a page that cannot exist (%j)', (how, patch, state) => {
    expect(factsOf(gone('not-found-control', how, 'x', patch)).notFound.state).toBe(state);
  });
});

it('a picture is what its file says, and one that was never asked for says nothing', () => {
  const gif = { type: 'gif', width: 48, height: 32, bytes: 7 } as const;
  const where = { request: 'icon', url: `${HOME}icon.png`, source: 'status' };
  expect(factsOf(answered('icon', gif)).icon).toMatchObject({
    ...{ ...gif, state: 'loaded', status: 200, url: `${HOME}icon.png`, where },
  });
  expect(factsOf(failed('icon', 'too-slow')).icon).toMatchObject({
    type: null,
    width: null,
    height: null,
    bytes: null,
  });
  expect(factsOf(skipped('icon', 'deadline')).icon).toEqual({
    ...{ state: 'unread', url: `${HOME}icon.png`, status: null, where: null },
    ...{ type: null, width: null, height: null, bytes: null },
  });
});

it('where a canonical link leads is not known where nobody asked', () => {
  expect(factsOf().canonicalTarget).toEqual({ state: 'unread', url: null, status: null, where: null });
});

it('a host leads to where its answer came from, and was not asked where the page is on it', () => {
  const host = (request: EvidenceRequest) => {
    const { hosts } = factsOf(request);
    const found = hosts.find((one) => one.request === 'other-host');
    return [found?.state, found?.from, found?.to];
  };
  expect(host(answered('other-host', 'x', { finalUrl: 'https://shop.northwind.example/' }))).toEqual([
    ...['live', 'www.northwind.example', 'shop.northwind.example'],
  ]);
  expect(host(answered('other-host', 'x', { status: 404 }))).toEqual(['absent', 'www.northwind.example', null]);
  expect(host(skipped('other-host', 'same-host'))).toEqual(['live', null, 'northwind.example']);
  expect(host(skipped('other-host', 'not-applicable'))).toEqual(['not-applicable', null, null]);
  expect(host(skipped('other-host', 'deadline'))).toEqual(['unread', null, null]);
});

describe('what robots.txt asks', () => {
  const allowed = (text: string, name: string, resource = 'page') =>
    factsOf(answered('robots', text)).crawlers.find((one) => one.crawler === name && one.resource === resource)
      ?.allowed;

  it.each([
    ['Slackbot', 'page', 'Slackbot-LinkExpanding', 'Slackbot'],
    ['YandexBot', 'page', 'YandexBot', 'Yandex'],
    ['Googlebot-Image', 'logo', 'Googlebot-Image', 'Googlebot'],
  ])('of %s stands under its own name or its other one, the more specific first', (name, resource, own, other) => {
    const group = (agent: string, rule: string) => `User-agent: ${agent}\n${rule}: /\n\n`;
    expect(allowed(group(own, 'Disallow'), name, resource)).toBe(false);
    expect(allowed(group(other, 'Disallow'), name, resource)).toBe(false);
    expect(allowed(group(other, 'Disallow') + group(own, 'Allow'), name, resource)).toBe(true);
    expect(allowed(group('*', 'Disallow') + group(other, 'Allow'), name, resource)).toBe(true);
  });

  it('holds for the host of the file, and for where a redirect to another robots.txt led', () => {
    const at = (finalUrl: string) =>
      factsOf(
        answered('https-home', GOOD_PAGE, { finalUrl: 'https://www.northwind.example/' }),
        answered('robots', 'User-agent: *\nDisallow: /', { finalUrl }),
      ).crawlers[0]?.allowed;
    expect(at('https://www.northwind.example/robots.txt')).toBe(false);
    expect(at('https://www.northwind.example/')).toBeNull();
    expect(at(`${HOME}robots.txt`)).toBeNull();
  });

  it('is not known of a file without text', () => {
    expect(new Set(factsOf(answered('robots', null)).crawlers.map((one) => one.allowed))).toEqual(new Set([null]));
  });

  it('is not known of a page of which a part is missing', () => {
    const whole = answered('robots', '<!doctype html><title>Tea</title>');
    const cut = whole.body?.kind === 'text' ? { ...whole, body: { ...whole.body, truncated: true } } : whole;
    expect(factsOf(cut).robotsFile.state).toBe('unread');
  });

  it('of a file that is markup is nothing, unless every page may look so', () => {
    const state = (text: string, ...more: readonly EvidenceRequest[]) =>
      factsOf(answered('robots', text), ...more).robotsFile.state;
    expect(state('<!doctype html><title>Tea</title>')).toBe('markup');
    expect(state('\ufeff \n<?xml version="1.0"?>')).toBe('markup');
    expect(state('<!doctype html><title>Tea</title>', failed('not-found-control', 'too-slow'))).toBe('unread');
    const { robotsFile } = factsOf(
      answered('robots', `${'Disallow: /\n'.repeat(6)}Sitemap: nowhere\nSitemap: ${HOME}a.xml`),
    );
    expect([robotsFile.orphans.length, robotsFile.sitemaps.map(({ url }) => url)]).toEqual([5, [`${HOME}a.xml`]]);
  });
});

describe('a manifest', () => {
  it.each([
    ['{"name": "A", "short_name": "B"}', 'read', 'A', 'B'],
    ['{"name": "A", "name": "C"}', 'read', 'C', undefined],
    ['{"name": " ", "short_name": 1}', 'read', undefined, undefined],
    ['{"name": "A",}', 'broken', undefined, undefined],
    ['["A"]', 'broken', undefined, undefined],
    ['', 'broken', undefined, undefined],
  ])('%s', (text, state, name, short) => {
    const { manifest } = factsOf(answered('manifest', text));
    expect([manifest.state, manifest.name?.value, manifest.shortName?.value]).toEqual([state, name, short]);
  });

  it('that no page declares is none', () => {
    expect(factsOf(answered('https-home', '<title>Tea</title>')).manifest.state).toBe('none');
  });

  it('that was cut, or never asked for, is not known', () => {
    const cut = answered('manifest', '{"name": "A"');
    const truncated = cut.body?.kind === 'text' ? { ...cut, body: { ...cut.body, truncated: true } } : cut;
    expect(factsOf(truncated).manifest.state).toBe('unread');
    expect(factsOf(skipped('manifest', 'deadline')).manifest.state).toBe('unread');
  });
});

describe('another version of the page', () => {
  const versions = (more: string, patch: Partial<AnsweredRequest> = {}) =>
    factsOf(answered('alternate', `<!doctype html><head>${more}</head><body>Tee</body>`, patch)).alternate.state;
  const back = (href: string) => `<link rel="alternate" hreflang="en" href="${href}">`;

  it.each([
    [back(HOME), 'linked'],
    [back('https://northwind.example'), 'linked'],
    [back('/tea'), 'unlinked'],
    ['', 'unlinked'],
  ])('with %s', (head, state) => {
    expect(versions(head)).toBe(state);
  });

  it('that leads back here is not known', () => {
    expect(versions(back(HOME), { finalUrl: HOME })).toBe('unread');
  });
});

describe('a security.txt', () => {
  const plain = [['content-type', 'text/plain']] as const;
  const html = [['content-type', 'Text/HTML; charset=utf-8']] as const;
  const text = 'Contact: mailto:a@b.example';

  it.each<[how: number | FailureReason, patch: Partial<AnsweredRequest>, state: string]>([
    [200, { headers: plain }, 'found'],
    [404, {}, 'none'],
    [410, {}, 'none'],
    [403, {}, 'unread'],
    ['too-slow', {}, 'unread'],
    [200, { headers: html }, 'found'],
    [200, { headers: html, finalUrl: `${HOME}start` }, 'none'],
    [200, { headers: plain, finalUrl: `${HOME}start` }, 'found'],
    [200, { headers: [['content-type', 'application/xhtml+xml']], finalUrl: `${HOME}start` }, 'none'],
  ])('that went %s with %j', (how, patch, state) => {
    expect(factsOf(gone('security-txt', how, text, patch)).securityTxt.state).toBe(state);
  });

  it.each([
    ['contact: A\nCONTACT:\tB', ['A', 'B']],
    ['# Contact: A', []],
    [' Contact: A', []],
    ['- Contact: A', ['A']],
    ['\ufeffContact: A\r\nContact: B\rContact: C', ['A', 'B', 'C']],
    ['-----BEGIN PGP SIGNED MESSAGE-----\nContact: A\n \nContact: B', ['B']],
    ['Contact: A\n-----BEGIN PGP SIGNATURE----- \nContact: B', ['A']],
    ['Contact: A\n'.repeat(21), Array.from({ length: 20 }, () => 'A')],
  ])('%j names contacts', (body, expected) => {
    const { contacts } = factsOf(answered('security-txt', body, { headers: plain })).securityTxt;
    expect(contacts.map(({ value }) => value)).toEqual(expected);
  });
});

describe('an llms.txt', () => {
  it.each([
    ['# Tea\n[Sea](/sea)', 'Tea', '[Sea](/sea)'],
    ['   # Tea', 'Tea', undefined],
    ['    # Tea', undefined, undefined],
    ['#Tea\n## Tea\n# ', undefined, undefined],
    ['```\n# Code\n[a](b)\n~~~\n```\n# Tea', 'Tea', undefined],
    ['~~~\n# Code\n```\n~~~\n# Tea', 'Tea', undefined],
    ['[a]() [b]( ) [c](d)', undefined, '[c](d)'],
    ['[a] b', undefined, undefined],
    ['# A\r# B\n[a](b)\n[c](d)', 'A', '[a](b)'],
  ])('%j', (text, heading, link) => {
    const { llmsTxt } = factsOf(answered('llms-txt', text));
    expect([llmsTxt.state, llmsTxt.heading?.value, llmsTxt.link?.value]).toEqual(['read', heading, link]);
  });

  it('shows its heading and its link in their lines', () => {
    const { llmsTxt } = factsOf(answered('llms-txt', 'Tea\n\n# Tea\n\n - [a](b) '));
    expect([llmsTxt.heading?.where, llmsTxt.link?.where]).toMatchObject([
      { line: 3, snippet: '# Tea' },
      { line: 5, snippet: '- [a](b)' },
    ]);
  });

  it.each<[how: number | FailureReason, text: string, state: string]>([
    [404, '', 'absent'],
    [500, '', 'unread'],
    ['too-slow', '', 'unread'],
    [200, '<!doctype html><title>Tea</title>', 'html'],
  ])('that went %s with %j is %s', (how, text, state) => {
    expect(factsOf(gone('llms-txt', how, text)).llmsTxt.state).toBe(state);
  });
});

describe('http and https', () => {
  const HTTP = 'http://northwind.example/';
  const hop = (location: string) => ({ url: HTTP, status: 301, location });
  const plain = answered('http-home', GOOD_PAGE);

  it.each<[https: EvidenceRequest, http: EvidenceRequest, https_: string, http_: string]>([
    [answered('https-home', 'x'), plain, 'valid', 'answers'],
    [answered('https-home', 'x', { finalUrl: HTTP }), plain, 'downgraded', 'answers'],
    [failed('https-home', 'connection-refused'), plain, 'absent', 'answers'],
    [failed('https-home', 'protocol'), plain, 'absent', 'answers'],
    [failed('https-home', 'too-slow'), plain, 'unread', 'answers'],
    [failed('https-home', 'protocol'), answered('http-home', 'x', { status: 404 }), 'unread', 'answers'],
    [failed('https-home', 'protocol'), answered('http-home', 'x', { status: 503 }), 'unread', 'unread'],
    [failed('https-home', 'protocol'), failed('http-home', 'connection-refused'), 'unread', 'absent'],
    [failed('https-home', 'protocol'), failed('http-home', 'too-slow'), 'unread', 'unread'],
    [failed('https-home', 'certificate'), plain, 'certificate', 'answers'],
    [skipped('https-home', 'deadline'), plain, 'unread', 'answers'],
    [
      skipped('https-home', 'deadline'),
      answered('http-home', 'x', { finalUrl: HOME, redirects: [hop(HOME)] }),
      'valid',
      'redirects',
    ],
    [
      failed('https-home', 'protocol'),
      answered('http-home', 'x', { finalUrl: HOME, redirects: [hop(HOME)] }),
      'valid',
      'redirects',
    ],
    [skipped('https-home', 'deadline'), skipped('http-home', 'deadline'), 'unread', 'unread'],
  ])('%#', (https, http, secure, open) => {
    const facts = factsOf(https, http);
    expect([facts.https.state, facts.http.state]).toEqual([secure, open]);
  });

  it('are not known where nothing was asked', () => {
    const given = evidence();
    const none = extractFacts({ ...given, requests: [] });
    expect([none.https.state, none.http.state]).toEqual(['unread', 'unread']);
  });
});
