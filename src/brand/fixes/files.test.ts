import type { CheckResult } from '../report/report';
import { isAllowed, parseRobots } from '../evidence/robots';
import { pageEvidence } from '../evidence/page-evidence';
import { answered, evidence, GOOD_PAGE, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { block, expectRepaired, judged, named, reportOf } from '../testing/pasting';

const COLLECTED = '2026-01-02T03:04:05.000Z';
const ALIAS = {
  request: 'https-home',
  source: 'x',
  kind: 'apple-title',
  alias: true,
  odd: false,
  relation: 'alias',
} as const;

describe('lines for files and servers', () => {
  const good = reportOf(evidence());
  const robotsFile = (text: string) => answered('robots', text);

  it('let in the crawlers that are kept out, and no others', () => {
    const closed = 'User-agent: Twitterbot\nUser-agent: Slackbot-LinkExpanding\nDisallow: /\nDisallow: /card\n';
    const before = reportOf(evidence(robotsFile(closed)));
    const lines = block(before, 'robots')?.text ?? '';
    expect(lines).not.toContain('facebookexternalhit');
    expectRepaired(before, reportOf(evidence(robotsFile(`${closed}\n${lines}`))), ['robots']);
  });

  it('let crawlers in at the image’s host too', () => {
    const html = edited('https://northwind.example/card.png', 'https://images.example/a*b$.png?x=1');
    const closed = answered('image-robots', 'User-agent: *\nDisallow: /a', {
      url: 'https://images.example/robots.txt',
    });
    const image = answered('preview-image', {}, { url: 'https://images.example/a*b$.png?x=1' });
    const before = reportOf(page(html, closed, image));
    const fix = block(before, 'image-robots');
    expect(block(before, 'robots')).toBeUndefined();
    expect(fix?.text.split('\n').at(-1)).toBe('Allow: /a%2Ab%24.png?x=1');
    const opened = answered('image-robots', `User-agent: *\nDisallow: /a\n\n${fix?.text ?? ''}`, {
      url: 'https://images.example/robots.txt',
    });
    expectRepaired(before, reportOf(page(html, opened, image)), ['image-robots']);
  });

  it('let search and answer engines in that the verdict names', () => {
    const rule = { request: 'robots', url: 'https://northwind.example/robots.txt', source: 'robots' } as const;
    const text =
      block(
        judged(good, {
          indexable: { score: 500, receipts: [{ ...rule, value: 'Bingbot' }] },
          'answer-bots': { score: 667, params: { blocked: 'PerplexityBot' } },
          sitemap: {
            score: 500,
            receipts: [{ ...rule, request: 'sitemap', url: 'https://northwind.example/map.xml' }],
          },
        }),
        'robots',
      )?.text ?? '';
    const robots = parseRobots(`${text}\n\nUser-agent: *\nDisallow: /`);
    const bots = ['Bingbot', 'PerplexityBot', 'Googlebot', 'OAI-SearchBot'];
    expect(bots.map((bot) => isAllowed(robots, bot, '/'))).toEqual([true, true, false, false]);
    expect(robots.sitemaps.map(({ url }) => url)).toEqual(['https://northwind.example/map.xml']);
  });

  it('let in crawlers that a rule keeps out, not those that the page does, and none where nothing is lost', () => {
    const receipt = (source: string, value: string) => ({
      ...{ request: 'robots', url: 'https://northwind.example/robots.txt', source, value },
    });
    const receipts = [receipt('meta:robots', 'PerplexityBot'), receipt('robots', 'OAI-SearchBot')];
    const text = (check: string, result: object) =>
      block(judged(good, { [check]: { receipts: receipts as CheckResult['receipts'], ...result } }), 'robots')?.text;
    expect(text('answer-bots', {})).toBe('User-agent: OAI-SearchBot\nAllow: /');
    const kept = [receipt('robots', 'Twitterbot')];
    expect(text('preview-bots', { receipts: kept })).toContain('User-agent: Twitterbot\n');
    expect(text('preview-bots', { receipts: kept, score: 1000 })).toBeUndefined();
  });

  it('let all search engines in where Google is kept out', () => {
    const receipts = [
      { request: 'robots', url: 'https://northwind.example/robots.txt', source: 'robots', value: 'Googlebot' },
    ] as const;
    const robots = parseRobots(block(judged(good, { indexable: { receipts } }), 'robots')?.text ?? '');
    expect(robots.groups.standard[0]?.agents).toEqual(expect.arrayContaining(['googlebot', 'bingbot', 'baiduspider']));
  });

  it('leave robots.txt alone where it is the page that keeps search engines out', () => {
    const receipts = [
      { request: 'https-home', url: 'https://northwind.example/', source: 'meta:robots', value: 'noindex' },
    ];
    expect(
      block(judged(good, { indexable: { receipts: receipts as CheckResult['receipts'] } }), 'robots'),
    ).toBeUndefined();
  });

  it('give a security.txt that holds for less than a year from the report', () => {
    const text = block(judged(good, { 'security-txt': {} }), 'security-txt')?.text;
    expect(text?.split('\n')).toEqual([
      'Contact: REPLACE: contact',
      'Expires: 2027-01-01T00:00:00Z',
      'Canonical: https://northwind.example/.well-known/security.txt',
    ]);
  });

  it('keep the contact that the security.txt names', () => {
    const receipt = { request: 'security-txt', url: 'https://northwind.example/.well-known/security.txt' } as const;
    const withContact = (value: string) =>
      block(judged(good, { 'security-txt': { receipts: [{ ...receipt, source: 'Contact', value }] } }), 'security-txt');
    expect(withContact('mailto:security@northwind.example')?.text).toContain(
      'Contact: mailto:security@northwind.example\n',
    );
    expect(withContact('mailto:a@b.example\nExpires: never')?.placeholders).toEqual(['contact']);
    for (const contact of ['https://northwind.example/security', 'tel:+49-431-1', 'MAILTO:a@b.example']) {
      expect(withContact(`Contact:  ${contact}`)?.text).toContain(`Contact: ${contact}\n`);
    }
    for (const none of [
      'http://northwind.example/',
      'a@b.example',
      'see https://northwind.example/',
      'mailto:ä@b.example',
    ]) {
      expect(withContact(none)?.placeholders).toEqual(['contact']);
    }
  });

  it('give header fields for what is missing, and no policy that could break a page', () => {
    const text = block(judged(good, { hsts: {}, csp: { score: 500 }, nosniff: { score: 1000 } }), 'headers')?.text;
    expect(text?.split('\n').map((line) => line.split(': ')[0])).toEqual(['Strict-Transport-Security']);
    for (const line of text?.split('\n') ?? []) expect(line).toMatch(/^[A-Za-z-]+: [\x20-\x7e]+$/);
  });

  it('name a sitemap that robots.txt does not, and not one that is missing', () => {
    const line = (score: number, url?: string) => {
      const receipts = url === undefined ? [] : [{ request: 'sitemap', url, source: 'status' } as const];
      return block(judged(good, { sitemap: { score, receipts } }), 'robots')?.text;
    };
    expect(line(500, 'https://northwind.example/map.xml')).toBe('Sitemap: https://northwind.example/map.xml');
    expect(line(500)).toBe('Sitemap: https://northwind.example/sitemap.xml');
    expect(line(0, 'https://northwind.example/map.xml')).toBeUndefined();
  });

  it('replace what is not a robots.txt by one that allows everything, but not a faulty one', () => {
    expect(block(judged(good, { 'robots-valid': {} }), 'robots')).toMatchObject({
      text: 'User-agent: *\nAllow: /',
      checks: ['robots-valid'],
    });
    expect(block(judged(good, { 'robots-valid': { score: 500 } }), 'robots')).toBeUndefined();
  });

  it('let the picture search see a logo of the page’s own host that is blocked', () => {
    const text = (logo: string, outcome: string) => {
      const organization = good.portrait.organization && { ...good.portrait.organization, logo };
      const report = { ...good, portrait: { ...good.portrait, organization } };
      return block(judged(report, { 'logo-file': { outcome } }), 'robots')?.text;
    };
    expect(text('https://northwind.example/l.png', 'blocked')).toBe('User-agent: Googlebot-Image\nAllow: /l.png');
    expect(text('https://northwind.example/l.png', 'broken')).toBeUndefined();
    expect(text('https://images.example/l.png', 'blocked')).toBeUndefined();
  });

  it('fit the members of a manifest into their limits, and leave to the brand what none of its names fits', () => {
    const members = (name: string, ...aliases: readonly string[]) => {
      const names = aliases.map((value) => ({ ...ALIAS, value }));
      const report = { ...good, portrait: { ...good.portrait, name, names } };
      return JSON.parse(block(judged(report, { 'manifest-names': {} }), 'manifest')?.text ?? '') as unknown;
    };
    expect(members('Twelve chars')).toEqual({ name: 'Twelve chars', short_name: 'Twelve chars' });
    expect(members('Thirteen char')).toEqual({ name: 'Thirteen char', short_name: 'REPLACE: short-name' });
    expect(members('Thirteen char', 'Tea')).toEqual({ name: 'Thirteen char', short_name: 'Tea' });
    for (const kind of ['manifest-short', 'apple-title', 'website-alternate', 'organization-alternate'] as const) {
      const names = [{ ...ALIAS, kind, value: 'NW' }];
      const report = { ...good, portrait: { ...good.portrait, name: 'Thirteen char', names } };
      expect(block(judged(report, { 'manifest-names': {} }), 'manifest')?.text).toContain('"short_name": "NW"');
    }
    expect(members('a'.repeat(30))).toMatchObject({ name: 'a'.repeat(30) });
    expect(members('a'.repeat(31))).toMatchObject({ name: 'REPLACE: name' });
  });

  it('are not made for a page whose address is not known', () => {
    const pasted = reportOf(pageEvidence(GOOD_PAGE.replaceAll('https://northwind.example', ''), '', COLLECTED, {}));
    const lost = Object.fromEntries(['security-txt', 'llms-txt', 'sitemap', 'robots-valid'].map((id) => [id, {}]));
    expect(named(judged(pasted, lost)).filter(({ id }) => ['security-txt', 'llms-txt', 'robots'].includes(id))).toEqual(
      [],
    );
  });

  it('write an llms.txt with a heading and a link', () => {
    expect(block(judged(good, { 'llms-txt': {} }), 'llms-txt')?.text).toBe(
      '# Northwind\n\n> Tea, shipped slowly.\n\n- [Northwind: tea by sea](https://northwind.example/)',
    );
  });
});
