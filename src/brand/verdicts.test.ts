/** From what servers answer to verdicts: each row changes one thing about a site that does everything right. */
import { assess } from './assess';
import type { Evidence } from './evidence';
import { extractFacts } from './extract';
import { answered, evidence, failed, GOOD_PAGE, page, skipped } from './testing/evidence';

const BLANK = '<!doctype html><html lang=en><title>Tea</title><p>Tea</p>';

/** The good page with one part replaced; fails where the part is not there. */
function edited(part: string | RegExp, by: string): string {
  const html = GOOD_PAGE.replace(part, by);
  if (html === GOOD_PAGE) throw new Error(`the page has no ${String(part)}`);
  return html;
}

const change = (part: string | RegExp, by: string) => page(edited(part, by));
const cut = (html: string) => {
  const home = answered('https-home', html);
  if (home.body?.kind !== 'text') throw new Error('a page has text');
  return evidence({ ...home, body: { ...home.body, truncated: true } });
};
const JSON_LD = /<script type="application\/ld\+json">[^]*?<\/script>/;

const CASES: readonly (readonly [check: string, outcome: string, evidence: Evidence])[] = [
  ['name-declared', 'pass', evidence()],
  ['name-declared', 'elsewhere', change(JSON_LD, '')],
  ['name-declared', 'none', page(BLANK)],
  ['name-declared', 'unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
  ['name-declared', 'unread', cut(BLANK)],

  ['name-agreement', 'pass', evidence()],
  ['name-agreement', 'contained', change('og:site_name" content="Northwind"', 'og:site_name" content="Northwind Tea"')],
  ['name-agreement', 'conflict', evidence(answered('manifest', '{"name": "NW Coffee"}'))],
  ['name-agreement', 'single', page('<title>x</title><meta property="og:site_name" content="Northwind">')],
  [
    'name-agreement',
    'unread',
    page('<link rel=manifest href=/m><meta property="og:site_name" content="N">', failed('manifest', 'too-slow')),
  ],

  ['title-has-brand', 'pass', evidence()],
  ['title-has-brand', 'absent', change('<title>Northwind: tea', '<title>Tea')],
  ['title-has-brand', 'no-name', page(BLANK)],
  ['title-has-brand', 'unread', cut('<meta property="og:site_name" content="N">')],

  ['title-quality', 'pass', evidence()],
  // An SVG's title is no title of the page.
  ['title-quality', 'pass', change('<h1>', '<svg><title>Ship</title></svg><h1>')],
  ['title-quality', 'several', change('<meta charset="utf-8">', '<title>Tea</title>')],
  ['title-quality', 'repeated', change('tea by sea', 'cheap cheap cheap')],
  ['title-quality', 'missing', change(/<title>.*<\/title>/, '')],
  ['title-quality', 'missing', change(/<title>.*<\/title>/, '<title> \n </title>')],
  ['title-quality', 'generic', change(/<title>.*<\/title>/, '<title>Home</title>')],
  ['title-quality', 'unread', cut('<!doctype html><meta charset=utf-8>')],

  ['visible-name', 'pass', evidence()],
  ['visible-name', 'pass', change('<img src="/logo.svg" alt="Northwind">', '<svg><title>Northwind</title></svg>')],
  ['visible-name', 'pass', change('<a href="/"><img', '<a href="/" aria-label="Northwind"><img alt')],
  ['visible-name', 'absent', change('alt="Northwind"', 'alt="Logo"')],
  // The name in a link elsewhere is not the brand's mark.
  ['visible-name', 'absent', change('<a href="/">', '<a href="/about">')],
  ['visible-name', 'no-name', page(BLANK)],
  ['visible-name', 'unread', cut('<meta property="og:site_name" content="N">')],

  ['favicon', 'pass', evidence()],
  ['favicon', 'default-only', change(/<link rel="icon"[^>]*>/, '')],
  ['favicon', 'broken', evidence(answered('icon', null, { status: 404 }))],
  ['favicon', 'broken', evidence(answered('icon', null))],
  ['favicon', 'broken', evidence(failed('icon', 'wrong-type'))],
  ['favicon', 'none', page(edited(/<link rel="icon"[^>]*>/, ''), answered('icon', null, { status: 404 }))],
  ['favicon', 'unread', evidence(failed('icon', 'too-slow'))],
  ['favicon', 'unread', evidence(answered('icon', null, { status: 403 }))],
  ['favicon', 'unread', evidence(answered('icon', null, { status: 503 }))],
  ['favicon', 'unread', evidence(skipped('icon', 'robots'))],

  ['favicon-size', 'pass', evidence(answered('icon', { type: 'svg', width: null, height: null }))],
  ['favicon-size', 'small', evidence(answered('icon', { type: 'ico', width: 32, height: 32 }))],
  ['favicon-size', 'tiny', evidence(answered('icon', { width: 1, height: 1 }))],
  ['favicon-size', 'not-square', evidence(answered('icon', { width: 64, height: 48 }))],
  ['favicon-size', 'none', evidence(answered('icon', null, { status: 404 }))],
  ['favicon-size', 'unread', evidence(skipped('icon', 'deadline'))],

  ['organization', 'pass', evidence()],
  ['organization', 'partial', change('"url": "/",', '')],
  ['organization', 'poor', change(/"url": "\/",\s*"logo".*\n/, '')],
  ['organization', 'none', change(JSON_LD, '')],
  ['organization', 'none', change(/"@type": \["Organization", "Brand"\]/, '"@type": "Brand"')],
  ['organization', 'unread', cut(BLANK)],

  ['logo-file', 'pass', evidence()],
  ['logo-file', 'small', evidence(answered('logo', { width: 100, height: 100 }))],
  ['logo-file', 'blocked', evidence(answered('robots', 'User-agent: Googlebot\nDisallow: /logo'))],
  [
    'logo-file',
    'pass',
    evidence(answered('robots', 'User-agent: Googlebot-Image\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /')),
  ],
  ['logo-file', 'broken', evidence(answered('logo', null, { status: 410 }))],
  ['logo-file', 'none', change(/"logo".*\n/, '"slogan": "Slowly",')],
  ['logo-file', 'unread', evidence(failed('logo', 'connection-reset'))],
  ['logo-file', 'unread', evidence(failed('robots', 'too-slow'))],

  ['same-as', 'pass', evidence()],
  ['same-as', 'one', change(', "https://video.example/northwind"', ', "https://northwind.example/about"')],
  ['same-as', 'none', change(/,\s*"sameAs".*\n/, '\n')],
  ['same-as', 'unread', cut(BLANK)],

  ['manifest-names', 'pass', evidence()],
  [
    'manifest-names',
    'one-broken',
    evidence(answered('manifest', '{"name":"Northwind","short_name":"Northwind Teas"}')),
  ],
  ['manifest-names', 'both-broken', evidence(answered('manifest', '{"icons":[]}'))],
  ['manifest-names', 'unusable', evidence(answered('manifest', '{"name":"Northwind",}'))],
  ['manifest-names', 'unusable', evidence(answered('manifest', '<!doctype html>'))],
  ['manifest-names', 'unusable', evidence(answered('manifest', null, { status: 404 }))],
  ['manifest-names', 'none', change(/<link rel="manifest"[^>]*>/, '')],
  ['manifest-names', 'unread', evidence(answered('manifest', null, { status: 429 }))],

  ['one-host', 'pass', evidence()],
  ['one-host', 'pass', evidence(failed('other-host', 'unresolvable'))],
  ['one-host', 'pass', evidence(skipped('other-host', 'same-host'))],
  [
    'one-host',
    'one-elsewhere',
    change('rel="canonical" href="https://northwind', 'rel="canonical" href="https://elsewhere'),
  ],
  [
    'one-host',
    'elsewhere',
    page(GOOD_PAGE.replace(/(canonical" href|og:url" content)="https:\/\/northwind/g, '$1="https://elsewhere')),
  ],
  ['one-host', 'two-hosts', evidence(answered('other-host', GOOD_PAGE))],
  // http and https that serve different hosts are two as well.
  ['one-host', 'two-hosts', evidence(answered('http-home', GOOD_PAGE, { url: 'http://www.northwind.example/' }))],
  ['one-host', 'subdomain', evidence(skipped('other-host', 'not-applicable'))],
  ['one-host', 'unread', evidence(failed('other-host', 'certificate'))],

  ['og-required', 'pass', evidence()],
  ['og-required', 'three', change(/<meta property="og:type"[^>]*>/, '')],
  ['og-required', 'three', change('og:type" content="website"', 'og:type" content=" "')],
  ['og-required', 'two', change(/<meta property="og:t[^]*?"og:site/, '<meta property="og:site')],
  ['og-required', 'few', page(BLANK)],
  ['og-required', 'unread', cut(BLANK)],

  ['preview-image-loads', 'pass', evidence()],
  [
    'preview-image-loads',
    'insecure',
    change('content="https://northwind.example/card', 'content="http://northwind.example/card'),
  ],
  [
    'preview-image-loads',
    'pass',
    change(
      /<meta property="og:image" .*>/,
      '<meta property="og:image" content="http://northwind.example/card.png"><meta property="og:image:secure_url" content="https://northwind.example/card.png">',
    ),
  ],
  ['preview-image-loads', 'relative', change('content="https://northwind.example/card', 'content="/card')],
  ['preview-image-loads', 'broken', evidence(answered('preview-image', null, { status: 404 }))],
  ['preview-image-loads', 'broken', change('content="https://northwind.example/card.png', 'content="https://')],
  ['preview-image-loads', 'not-image', evidence(answered('preview-image', '<!doctype html>'))],
  ['preview-image-loads', 'none', page(BLANK)],
  ['preview-image-loads', 'unread', evidence(answered('preview-image', null, { status: 401 }))],

  ['preview-image-size', 'pass', evidence()],
  ['preview-image-size', 'pass-ratio', evidence(answered('preview-image', { width: 1200, height: 1200 }))],
  ['preview-image-size', 'medium', evidence(answered('preview-image', { width: 800, height: 418 }))],
  ['preview-image-size', 'medium-ratio', evidence(answered('preview-image', { width: 800, height: 800 }))],
  ['preview-image-size', 'small', evidence(answered('preview-image', { width: 400, height: 210 }))],
  ['preview-image-size', 'small-ratio', evidence(answered('preview-image', { width: 400, height: 400 }))],
  ['preview-image-size', 'tiny', evidence(answered('preview-image', { width: 64, height: 64 }))],
  ['preview-image-size', 'none', page(BLANK)],
  ['preview-image-size', 'unread', evidence(failed('preview-image', 'too-slow'))],

  ['preview-image-weight', 'pass', evidence()],
  ['preview-image-weight', 'heavy', evidence(answered('preview-image', { bytes: 6_000_000 }))],
  ['preview-image-weight', 'too-heavy', evidence(answered('preview-image', { bytes: 9_000_000 }))],
  ['preview-image-weight', 'none', page(BLANK)],
  ['preview-image-weight', 'unread', evidence(answered('preview-image', { bytes: null }))],

  ['preview-image-format', 'pass', evidence()],
  ['preview-image-format', 'other', evidence(answered('preview-image', { type: 'svg' }))],
  ['preview-image-format', 'none', page(BLANK)],
  ['preview-image-format', 'unread', evidence(skipped('preview-image', 'robots'))],

  ['preview-image-alt', 'pass', evidence()],
  ['preview-image-alt', 'long', change('A sailing ship', 'A ship '.repeat(70))],
  ['preview-image-alt', 'missing', change(/<meta property="og:image:alt"[^>]*>/, '')],
  ['preview-image-alt', 'none', page(BLANK)],
  ['preview-image-alt', 'unread', cut(BLANK)],

  ['preview-description', 'pass', evidence()],
  ['preview-description', 'long', change('og:description" content="', `og:description" content="${'tea '.repeat(60)}`)],
  ['preview-description', 'meta-only', change(/<meta property="og:description"[^>]*>/, '')],
  ['preview-description', 'none', page(BLANK)],
  ['preview-description', 'unread', cut(BLANK)],

  ['card-type', 'pass', evidence()],
  ['card-type', 'small-card', change('summary_large_image', 'summary')],
  ['card-type', 'small-image', evidence(answered('preview-image', { width: 250, height: 250 }))],
  ['card-type', 'absent', change(/<meta name="twitter:card"[^>]*>/, '')],
  ['card-type', 'invalid', change('summary_large_image', 'gallery')],
  ['card-type', 'none', page(BLANK)],
  ['card-type', 'unread', page(edited('summary_large_image', 'summary'), failed('preview-image', 'too-slow'))],

  ['og-url-agreement', 'pass', evidence()],
  ['og-url-agreement', 'same-site', change('og:url" content="https://', 'og:url" content="https://www.')],
  ['og-url-agreement', 'different', change('og:url" content="https://northwind', 'og:url" content="https://elsewhere')],
  ['og-url-agreement', 'missing', change(/<link rel="canonical"[^>]*>/, '')],
  ['og-url-agreement', 'unread', cut(BLANK)],
  [
    'og-url-agreement',
    'pass',
    evidence(
      answered('https-home', edited(/<link rel="canonical"[^>]*>/, ''), {
        headers: [['link', '</style.css>; rel=preload, </>; rel="canonical"']],
      }),
    ),
  ],

  ['preview-bots', 'pass', evidence()],
  ['preview-bots', 'pass', evidence(answered('robots', null, { status: 404 }))],
  ['preview-bots', 'some', evidence(answered('robots', 'User-agent: Twitterbot\nDisallow: /card.png'))],
  ['preview-bots', 'some', evidence(answered('robots', 'User-agent: Slackbot\nDisallow: /'))],
  ['preview-bots', 'none', evidence(answered('robots', 'User-agent: *\nDisallow: /'))],
  ['preview-bots', 'none', evidence(answered('robots', null, { status: 503 }))],
  ['preview-bots', 'unread', evidence(failed('robots', 'connection-reset'))],
  [
    'preview-bots',
    'unread',
    page(
      GOOD_PAGE.replace('northwind.example/card.png', 'images.example/card.png'),
      failed('image-robots', 'too-slow'),
    ),
  ],
  [
    'preview-bots',
    'none',
    page(
      GOOD_PAGE.replace('northwind.example/card.png', 'images.example/card.png'),
      answered('image-robots', 'User-agent: *\nDisallow: /'),
    ),
  ],
];

describe('verdicts', () => {
  it.each(CASES)('%s: %s', (id, outcome, given) => {
    const result = assess(extractFacts(given)).checks.find((check) => check.id === id);
    expect(result?.outcome).toBe(outcome);
  });

  it('are all passes for a site that does everything right', () => {
    const report = assess(extractFacts(evidence()));
    expect(report.checks.filter(({ score }) => score !== 1000)).toEqual([]);
    expect(report.overall).toEqual({ value: 1000, low: 1000, high: 1000, cappedBy: null });
  });

  it('are withheld, every one, where the home page answers with a challenge or not at all', () => {
    const http = failed('http-home', 'connection-refused');
    for (const home of [answered('https-home', BLANK, { status: 403 }), failed('https-home', 'certificate')]) {
      const report = assess(extractFacts(evidence(home, http)));
      const scores = report.checks.map(({ score }) => score);
      expect(report.overall).toBeNull();
      expect(scores.filter((score) => typeof score === 'number' && score < 1000)).toEqual([]);
      expect(report.dimensions.every(({ state }) => state === 'notAssessed')).toBe(true);
    }
  });

  it('come with a receipt that leads to the line', () => {
    const report = assess(extractFacts(evidence(answered('manifest', '{\n  "name": "NW Coffee"\n}'))));
    const agreement = report.checks.find(({ id }) => id === 'name-agreement');
    expect(agreement?.params).toEqual({ name: 'Northwind', other: 'NW Coffee', source: 'manifest:name' });
    expect(agreement?.receipts[0]).toEqual({
      request: 'manifest',
      url: 'https://northwind.example/app.webmanifest',
      source: 'manifest:name',
      line: 2,
      snippet: '"name": "NW Coffee"',
      value: 'NW Coffee',
      odd: true,
    });
    expect(agreement?.receipts[1]).toEqual({
      request: 'https-home',
      url: 'https://northwind.example/',
      source: 'jsonld:WebSite.name',
      line: 22,
      snippet: '"name": "Northwind"',
      value: 'Northwind',
    });
  });

  it('do not change when more is read, but for what was unknown', () => {
    const all = assess(extractFacts(evidence())).checks;
    for (const id of ['icon', 'preview-image', 'logo', 'manifest', 'robots', 'other-host'] as const) {
      const some = assess(extractFacts(evidence(failed(id, 'too-slow')))).checks;
      expect(some.filter(({ score }) => score !== 'unknown')).toEqual(
        all
          .filter((_, index) => some[index]?.score !== 'unknown')
          .map((check) => {
            // A source less is compared, so that the count of sources and receipts may differ.
            const same = some.find((one) => one.id === check.id);
            return { ...check, params: same?.params, receipts: same?.receipts };
          }),
      );
    }
  });
});
