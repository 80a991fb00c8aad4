/** What sites send, for every outcome of the checks of Identity. */
import type { VerdictCase } from './verdict-case';
import { answered, evidence, failed, GOOD_PAGE, innerPage, page, skipped } from './evidence';
import { BLANK, change, cut, edited, JSON_LD } from './pages';

const AGENCY = '{ "@type": "Organization", "name": "Ad Agency", "url": "https://agency.example/", "logo": "/a.png" }';

/** A site whose root leads to another path. */
const ledTo = (path: string, html: string) =>
  evidence(
    answered('https-home', html, {
      finalUrl: `https://northwind.example${path}`,
      redirects: [{ url: 'https://northwind.example/', status: 302, location: path }],
    }),
  );

export const IDENTITY_VERDICTS: readonly VerdictCase[] = [
  ['name-declared', 'pass', evidence()],
  ['name-declared', 'elsewhere', change(JSON_LD, '')],
  ['name-declared', 'inferred', page('<title>Northwind: tea by sea</title>')],
  ['name-declared', 'none', page(BLANK)],
  ['name-declared', 'inner', innerPage(BLANK)],
  ['name-declared', 'unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
  ['name-declared', 'unread', cut(BLANK)],

  ['name-agreement', 'pass', evidence()],
  ['name-agreement', 'pass', change('og:site_name" content="Northwind"', 'og:site_name" content="&ZeroWidthSpace;"')],
  // Of two organisations the one that lives here is the brand, though it says so by a relative URL.
  ['name-agreement', 'pass', change(/"@graph": \[\s*\{ "@type": "WebSite".*\},/, `"@graph": [${AGENCY},`)],
  [
    'name-agreement',
    'other-forms',
    change('og:site_name" content="Northwind"', 'og:site_name" content="Northwind Tea"'),
  ],
  [
    'name-agreement',
    'misused',
    change('og:site_name" content="Northwind"', 'og:site_name" content="https://a.example/"'),
  ],
  ['name-agreement', 'misspelt', change('og:site_name" content="Northwind"', 'og:site_name" content="Nothwind"')],
  ['name-agreement', 'misspelt', change('<title>Northwind:', '<title>Northwnid:')],
  ['name-agreement', 'misspelt', change('alt="Northwind"', 'alt="Norhtwind logo"')],
  [
    'name-agreement',
    'misspelt',
    change('</body>', '<footer>© 2026 Nortwind GmbH. All rights reserved.</footer></body>'),
  ],
  // The company behind a site is no other name of it.
  ['name-agreement', 'pass', change('</body>', '<footer>© 2026 Seafarers Holding Ltd</footer></body>')],
  // Nor is a restaurant it lists, whose name is nowhere else.
  [
    'name-agreement',
    'pass',
    change(
      '</body>',
      '<p itemscope itemtype="https://schema.org/Restaurant"><b itemprop="name">Boba Guys</b></p></body>',
    ),
  ],
  ['name-agreement', 'different', evidence(answered('manifest', '{"name": "NW Coffee"}'))],
  [
    'name-agreement',
    'tie',
    page('<title>x</title><meta property="og:site_name" content="A1"><meta name="application-name" content="Zed">'),
  ],
  ['name-agreement', 'alone', page('<title>x</title><meta property="og:site_name" content="Seafarers">')],
  ['name-agreement', 'nameless', page(BLANK)],
  [
    'name-agreement',
    'unread',
    page('<link rel=manifest href=/m><meta property="og:site_name" content="N">', failed('manifest', 'too-slow')),
  ],

  ['title-has-brand', 'pass', evidence()],
  ['title-has-brand', 'absent', change('<title>Northwind: tea', '<title>Tea')],
  ['title-has-brand', 'misspelt', change('<title>Northwind:', '<title>Northwnid:')],
  ['title-has-brand', 'unnamed', page(BLANK)],
  ['title-has-brand', 'inner', innerPage(BLANK)],
  ['title-has-brand', 'unread', cut('<meta property="og:site_name" content="N">')],

  ['title-quality', 'pass', evidence()],
  // An SVG's title is no title of the page.
  ['title-quality', 'pass', change('<h1>', '<svg><title>Ship</title></svg><h1>')],
  ['title-quality', 'several', change('<meta charset="utf-8">', '<title>Tea</title>')],
  ['title-quality', 'repeated', change('tea by sea', 'cheap cheap cheap')],
  ['title-quality', 'escaped', change('tea by sea', 'tea &amp;#38; sea')],
  ['title-quality', 'name-only', innerPage(edited(/<title>.*<\/title>/, '<title>Northwind</title>'))],
  ['title-quality', 'pass', change(/<title>.*<\/title>/, '<title>Northwind</title>')],
  ['title-quality', 'generic', innerPage(edited(/<title>.*<\/title>/, '<title>880139124791</title>'))],
  ['title-quality', 'missing', change(/<title>.*<\/title>/, '')],
  ['title-quality', 'missing', change(/<title>.*<\/title>/, '<title> \n </title>')],
  ['title-quality', 'missing', change(/<title>.*<\/title>/, '<title>&ZeroWidthSpace;&rlm;</title>')],
  ['title-quality', 'generic', change(/<title>.*<\/title>/, '<title>Home</title>')],
  ['title-quality', 'unread', cut('<!doctype html><meta charset=utf-8>')],
  ['title-quality', 'unread', cut('<!doctype html><meta charset=utf-8><title>')],

  ['visible-name', 'pass', evidence()],
  ['visible-name', 'pass', change('<img src="/logo.svg" alt="Northwind">', '<svg><title>Northwind</title></svg>')],
  ['visible-name', 'pass', change('<a href="/"><img', '<a href="/" aria-label="Northwind"><img alt')],
  ['visible-name', 'pass', change(/<img src="\/logo.svg"[^>]*>/, '<svg role="img" aria-label="Northwind"></svg>')],
  ['visible-name', 'pass', change('<img src="/logo.svg"', '<amp-img src="/logo.svg"')],
  ['visible-name', 'pass', ledTo('/us/en/start.html', edited('<a href="/">', '<a href="start.html#top">'))],
  ['visible-name', 'absent', ledTo('/us/en/start.html', edited('<a href="/">', '<a href="/us/en/">'))],
  ['visible-name', 'absent', change('alt="Northwind"', 'alt="Logo"')],
  // The name in a link elsewhere is not the brand's mark.
  ['visible-name', 'pass', change('<a href="/">', '<a href="https://shop.northwind.example/">')],
  ['visible-name', 'absent', change('<a href="/">', '<a href="/about">')],
  ['visible-name', 'misspelt', change('alt="Northwind"', 'alt="Norhtwind logo"')],
  ['visible-name', 'unnamed', page(BLANK)],
  ['visible-name', 'pass', innerPage(GOOD_PAGE)],
  ['visible-name', 'inner', innerPage(edited('alt="Northwind"', 'alt="Logo"'))],
  ['visible-name', 'misspelt', innerPage(edited('alt="Northwind"', 'alt="Norhtwind"'))],
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
  ['organization', 'inner', innerPage(BLANK)],
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
  // Google goes on with the last copy of a robots.txt whose server fails, for images as for pages.
  ['logo-file', 'unread', evidence(answered('robots', null, { status: 500 }))],

  ['same-as', 'pass', evidence()],
  ['same-as', 'pass', change(', "https://video.example/northwind"', ', "https://northwind.example/about"')],
  ['same-as', 'none', change(/,\s*"sameAs".*\n/, '\n')],
  ['same-as', 'inner', innerPage(BLANK)],
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
];
