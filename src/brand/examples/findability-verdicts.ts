/** What sites send, for every outcome of the checks of Findability. */
import type { AnsweredRequest, EvidenceRequest } from '../evidence/evidence';
import type { VerdictCase } from './verdict-case';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, HOME, innerPage, page, skipped } from './evidence';
import { BLANK, change, cut } from './pages';

const robots = (text: string, ...more: readonly EvidenceRequest[]) => evidence(answered('robots', text), ...more);
const sitemap = (text: string, patch: Partial<AnsweredRequest> = {}) => evidence(answered('sitemap', text, patch));
const head = (markup: string) => change('</head>', `${markup}</head>`);
const body = (markup: string) => change('<h1>', `${markup}<h1>`);
const header = (value: string) =>
  evidence(answered('https-home', GOOD_PAGE, { headers: [...GOOD_HEADERS, ['x-robots-tag', value]] }));
const truncated = (id: 'robots' | 'sitemap' | 'not-found-control', text: string): AnsweredRequest => {
  const answer = answered(id, text);
  return answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, truncated: true } } : answer;
};
/** Where https answers, http is asked for nothing but where it leads. */
const answers = (status: number) =>
  evidence(answered('https-home', BLANK, { status }), answered('http-home', null, { status, finalUrl: HOME }));
/** The page that a site sends for every URL. */
const SHELL = '<!doctype html><title>Northwind</title><div id=root></div>';
const urls = (count: number) => '<url><loc>https://northwind.example/</loc></url>'.repeat(count);
const CANONICAL = /<link rel="canonical"[^>]*>/;
const canonicalOf = (url: string) => `<link rel=canonical href="${url}">`;

/** The good site whose canonical link names a URL, with the answer that came from there. */
const follows = (url: string, answer: EvidenceRequest) => page(GOOD_PAGE.replace(CANONICAL, canonicalOf(url)), answer);

export const FINDABILITY_VERDICTS: readonly VerdictCase[] = [
  ['status', 'pass', evidence()],
  ['status', 'error', answers(404)],
  ['status', 'error', answers(500)],
  ['status', 'unread', answers(403)],
  [
    'status',
    'pass',
    evidence(failed('https-home', 'connection-refused'), answered('http-home', BLANK, { redirects: [] })),
  ],
  ['status', 'unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],

  ['indexable', 'pass', evidence()],
  ['indexable', 'pass', evidence(answered('robots', null, { status: 404 }))],
  ['indexable', 'pass', head('<meta name=robots content="index, unavailable_after: 25 Jun 2099 15:00:00 PST">')],
  ['indexable', 'pass', header('unavailable_after: Saturday, 25-Jun-99 15:00:00 GMT')],
  ['indexable', 'expired', head('<meta name=googlebot content="unavailable_after: 25-Aug-2007 15:00:00 EST">')],
  [
    'indexable',
    'expired',
    head('<meta name=robots content="all, unavailable_after: Sunday, 06-Nov-2011 08:49:37 GMT">'),
  ],
  ['indexable', 'expired', head('<meta name=robots content="unavailable_after: 2025-12-30T00:00:00Z">')],
  ['indexable', 'expired', header('nofollow, unavailable_after: Sat, 25 June 2010 15:00:00 PST, otherbot: noindex')],
  // A day ends later elsewhere.
  ['indexable', 'pass', head('<meta name=robots content="unavailable_after: 2026-01-01">')],
  ['indexable', 'pass', head('<meta name=robots content="unavailable_after: soon, nosnippet 2010-01-01">')],
  ['indexable', 'pass', head('<meta name=bingbot content="unavailable_after: 2010-01-01">')],
  ['indexable', 'pass', header('otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST')],
  ['indexable', 'pass', header('otherbot: noindex')],
  ['indexable', 'pass', header('googlebot: nofollow, otherbot: noindex')],
  // No page that is read contains a rule that only scripts reveal.
  ['indexable', 'pass', head('<noscript><meta name=robots content=noindex></noscript>')],
  ['indexable', 'some', header('bingbot: noindex')],
  ['indexable', 'some', robots('User-agent: Yandex\nDisallow: /')],
  ['indexable', 'noindex', head('<META NAME=ROBOTS CONTENT="NoIndex,nofollow">')],
  ['indexable', 'noindex', head('<meta name=googlebot content="none">')],
  ['indexable', 'noindex', header('noindex')],
  ['indexable', 'noindex', header('unavailable_after: 25 Jun 2099 15:00:00 GMT, noindex')],
  ['indexable', 'noindex', header('googlebot: nofollow, noindex')],
  ['indexable', 'noindex', header('otherbot: nofollow, googlebot: none')],
  ['indexable', 'noindex', cut('<meta name=robots content=noindex>')],
  ['indexable', 'blocked', robots('User-agent: *\nDisallow: /')],
  ['indexable', 'blocked', robots('User-agent: *\nAllow: /\n\nUser-agent: googlebot\nDisallow: /')],
  ['indexable', 'unread', evidence(failed('robots', 'too-slow'))],
  ['indexable', 'unread', evidence(answered('robots', null, { status: 503 }))],
  ['indexable', 'unread', evidence(answered('robots', null, { status: 429 }))],
  ['indexable', 'unread', cut(BLANK)],

  ['robots-valid', 'pass', evidence()],
  ['robots-valid', 'pass', robots('')],
  ['robots-valid', 'pass', robots('\ufeffUser-agent: *\nCrawl-delay: 5\nNonsense\nDisallow: /a')],
  ['robots-valid', 'orphans', robots('Disallow: /a\nUser-agent: *\nDisallow:')],
  ['robots-valid', 'too-long', evidence(truncated('robots', `User-agent: *\n${'Disallow: /a\n'.repeat(47_000)}`))],
  ['robots-valid', 'markup', robots('<!doctype html><p>Robots')],
  ['robots-valid', 'markup', robots('\ufeff  <?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')],
  ['robots-valid', 'failing', evidence(answered('robots', null, { status: 503 }))],
  ['robots-valid', 'absent', evidence(answered('robots', null, { status: 404 }))],
  ['robots-valid', 'absent', evidence(answered('robots', null, { status: 403 }))],
  ['robots-valid', 'absent', robots(SHELL, answered('not-found-control', SHELL))],
  // If a page is cut off, it is unknown whether it is the one that every URL gets.
  ['robots-valid', 'unread', robots(SHELL, truncated('not-found-control', SHELL.slice(0, 30)))],
  ['robots-valid', 'unread', robots(SHELL, skipped('not-found-control', 'deadline'))],
  ['robots-valid', 'unread', evidence(answered('robots', null, { status: 429 }))],
  ['robots-valid', 'unread', evidence(failed('robots', 'wrong-type'))],

  ['sitemap', 'pass', evidence()],
  ['sitemap', 'pass', sitemap(`<urlset>${urls(50_000)}</urlset>`)],
  [
    'sitemap',
    'pass',
    sitemap(
      '\ufeff<?xml version="1.0"?><!-- > --><sm:sitemapindex xmlns:sm="a>b"><sm:sitemap><sm:loc><![CDATA[https://cdn.example/a.xml]]></sm:loc></sm:sitemap></sm:sitemapindex>',
    ),
  ],
  ['sitemap', 'pass', sitemap('\ufeffhttps://northwind.example/\r\n\r\nhttps://northwind.example/b\r\n')],
  [
    'sitemap',
    'pass',
    sitemap('<rss><channel><link>https://a.example</link><item><link>x</link></item></channel></rss>'),
  ],
  ['sitemap', 'undeclared', robots('User-agent: *\nDisallow:')],
  ['sitemap', 'undeclared', robots('Sitemap: /sitemap.xml')],
  ['sitemap', 'undeclared', evidence(answered('robots', null, { status: 404 }))],
  ['sitemap', 'elsewhere', robots('', answered('sitemap', '<urlset><url><loc>http://localhost/</loc></url></urlset>'))],
  ['sitemap', 'too-many', sitemap(`<urlset>${urls(50_001)}</urlset>`)],
  ['sitemap', 'broken', sitemap('')],
  ['sitemap', 'broken', sitemap('Nothing to list')],
  ['sitemap', 'broken', sitemap('<urlset/>')],
  ['sitemap', 'broken', sitemap(`<urlset>${urls(2)}`)],
  ['sitemap', 'broken', sitemap(`<urlset><url><loc>https://northwind.example/</url></loc></urlset>`)],
  ['sitemap', 'broken', sitemap('<!doctype html><p>Sitemap')],
  ['sitemap', 'broken', sitemap('<Error><Code>NoSuchKey</Code></Error>')],
  ['sitemap', 'broken', sitemap('<a>'.repeat(100_000))],
  ['sitemap', 'broken', sitemap(`<urlset>${'<a>'.repeat(100_000)}`)],
  // Images and videos of a page are no pages.
  [
    'sitemap',
    'broken',
    sitemap(
      '<urlset><url><image:image><image:loc>https://northwind.example/a.png</image:loc></image:image></url></urlset>',
    ),
  ],
  ['sitemap', 'missing', sitemap('', { status: 404 })],
  ['sitemap', 'missing', evidence(answered('sitemap', SHELL), answered('not-found-control', SHELL))],
  ['sitemap', 'missing', evidence(failed('sitemap', 'too-many-redirects'))],
  ['sitemap', 'none', robots('User-agent: *\nDisallow:', answered('sitemap', null, { status: 404 }))],
  ['sitemap', 'cut', evidence(truncated('sitemap', `<urlset>${urls(2)}<url><lo`))],
  ['sitemap', 'cut', evidence(truncated('sitemap', '<?xml version="1.0"?><urlset xmlns="http'))],
  ['sitemap', 'broken', evidence(truncated('sitemap', '<?xml version="1.0"?><svg><path '))],
  ['sitemap', 'unread', evidence(failed('sitemap', 'wrong-type'))],
  ['sitemap', 'unread', evidence(skipped('sitemap', 'robots'))],
  ['sitemap', 'unread', evidence(answered('sitemap', null, { status: 403 }))],
  ['sitemap', 'unread', evidence(failed('robots', 'too-slow'))],

  ['image-previews', 'pass', evidence()],
  ['image-previews', 'pass', head('<meta name=robots content="index, max-image-preview:large">')],
  ['image-previews', 'pass', header('otherbot: max-image-preview: none')],
  ['image-previews', 'none', head('<meta name=robots content="max-image-preview: none">')],
  ['image-previews', 'none', header('Max-Image-Preview:NONE')],
  ['image-previews', 'unread', cut(BLANK)],

  ['canonical', 'pass', evidence()],
  [
    'canonical',
    'pass',
    evidence(
      answered('https-home', GOOD_PAGE.replace(CANONICAL, ''), {
        headers: [['link', '<https://northwind.example/>; rel="canonical"']],
      }),
    ),
  ],
  // Without a head of its own, what comes first is the head.
  ['canonical', 'pass', page(`<link rel=canonical href="${HOME}"><title>Tea</title><p>Tea`)],
  [
    'canonical',
    'relative',
    change('href="https://northwind.example/">\n<link rel="icon"', 'href="/">\n<link rel="icon"'),
  ],
  ['canonical', 'misplaced', page(`<title>Tea</title><div>Tea</div><link rel=canonical href="${HOME}">`)],
  ['canonical', 'misplaced', change(CANONICAL, `<div></div><link rel=canonical href="${HOME}">`)],
  ['canonical', 'none', change(CANONICAL, '')],
  ['canonical', 'none', change(CANONICAL, '<template><link rel=canonical href=/></template>')],
  ['canonical', 'none', page('<frameset><frame src=a></frameset>')],
  ['canonical', 'several', head(`<link rel=canonical href="${HOME}start">`)],
  ['canonical', 'elsewhere', change(CANONICAL, canonicalOf('https://elsewhere.example/'))],
  ['canonical', 'pass', change(CANONICAL, canonicalOf('https://www.northwind.example/index.html?utm_source=x'))],
  ['canonical', 'pass', change(CANONICAL, canonicalOf(`${HOME}en`))],
  ['canonical', 'other-page', change(CANONICAL, canonicalOf(`${HOME}de/`))],
  ['canonical', 'other-page', change(CANONICAL, canonicalOf(`${HOME}tea`))],
  ['canonical', 'other-scheme', change(CANONICAL, canonicalOf('http://northwind.example/'))],
  ['canonical', 'other-host', change(CANONICAL, canonicalOf('https://shop.northwind.example/'))],
  ['canonical', 'trial-host', change(CANONICAL, canonicalOf('https://staging.northwind.example/'))],
  ['canonical', 'trial-host', change(CANONICAL, canonicalOf('https://northwind.netlify.app/'))],
  ['canonical', 'trial-host', change(CANONICAL, canonicalOf('http://localhost:8000/'))],
  ['canonical', 'nowhere', change(CANONICAL, canonicalOf(`${HOME}404`))],
  // What the address answers counts more than how it looks.
  ['canonical', 'nowhere', follows(`${HOME}start`, answered('canonical-target', null, { status: 410 }))],
  [
    'canonical',
    'nowhere',
    follows(`${HOME}en/`, answered('canonical-target', null, { url: `${HOME}en/`, status: 404 })),
  ],
  ['canonical', 'pass', follows(`${HOME}start`, answered('canonical-target', null, { finalUrl: HOME }))],
  ['canonical', 'other-page', follows(`${HOME}start`, answered('canonical-target', null))],
  ['canonical', 'other-page', follows(`${HOME}start`, failed('canonical-target', 'too-slow'))],
  ['canonical', 'other-page', follows(`${HOME}start`, answered('canonical-target', null, { status: 503 }))],
  ['canonical', 'moved', innerPage(GOOD_PAGE.replace(CANONICAL, canonicalOf(`${HOME}tea`)))],
  ['canonical', 'syndicated', innerPage(GOOD_PAGE.replace(CANONICAL, canonicalOf('https://elsewhere.example/tea')))],
  // Not all pages of a site are its home page.
  ['canonical', 'other-page', innerPage()],
  ['canonical', 'unread', cut(BLANK)],

  ['meta-description', 'pass', evidence()],
  ['meta-description', 'escaped', change('"Tea, shipped slowly."', '"Tea &amp;amp; biscuits, shipped slowly."')],
  ['meta-description', 'pass', change('"Tea, shipped slowly."', '"Tea &amp; biscuits; AT&amp;T sells none."')],
  ['meta-description', 'title', change('"Tea, shipped slowly."', '"Northwind – Tea by Sea"')],
  ['meta-description', 'none', change('"Tea, shipped slowly."', '" "')],
  ['meta-description', 'unread', cut(BLANK)],

  ['headings', 'pass', evidence()],
  ['headings', 'pass', change('<body>', '<body><h2>Menu</h2>')],
  ['headings', 'skipped', change('<h2>How it travels</h2>', '<h3>How it travels</h3>')],
  ['headings', 'pass', change('<h2>How', '<h5></h5><div aria-hidden="true"><h6>Menu</h6></div><h2>How')],
  ['headings', 'none', change(/<h1>.*<\/h1>/, '')],
  // One that says nothing heads nothing; one that is drawn may have a name.
  ['headings', 'none', change(/<h1>.*<\/h1>/, '<h1> <span></span></h1>')],
  ['headings', 'none', change(/<h1>.*<\/h1>/, '<h1><img src="/a.png" alt=""></h1>')],
  ['headings', 'pass', change(/<h1>.*<\/h1>/, '<h1><svg aria-label="Tea by sea"><path d="M0 0"/></svg></h1>')],
  ['headings', 'pass', change('<h1>', '<h1></h1><h1>')],
  ['headings', 'pass', change('<h1>', '<h1>Results for “”</h1><h1>')],
  ['headings', 'none', page('<frameset><frame src=a></frameset>')],
  ['headings', 'unread', cut(BLANK)],

  ['crawlable-links', 'pass', evidence()],
  ['crawlable-links', 'pass', page(BLANK)],
  // Menus and windows are no pages, and what another link leads to is found.
  ['crawlable-links', 'pass', body('<a href="javascript:void(0)">Menu</a><a onclick="print()">Print</a>')],
  ['crawlable-links', 'pass', body('<a href="javascript:share(\'tea\')">Share</a>')],
  ['crawlable-links', 'pass', body('<a href="#" onclick="location=\'/privacy/\'">Privacy</a>')],
  ['crawlable-links', 'pass', body('<a href="javascript:goTo(\'https://social.example/nw\')">Social</a>')],
  ['crawlable-links', 'most', body(`<a routerLink="/teas/">Teas</a>${'<a href="/shop/">Shop</a>'.repeat(9)}`)],
  ['crawlable-links', 'many', body('<a href="javascript:goTo(\'teas\')">Teas</a>')],
  ['crawlable-links', 'many', body('<a href="javascript:void(0)" onclick="window.location.href=\'/teas/\'">Teas</a>')],
  ['crawlable-links', 'many', body('<a href="javascript:show(\'/teas.html\')">Teas</a>')],
  ['crawlable-links', 'many', body('<a onclick="location.assign(&quot;/teas/&quot;)">Teas</a>')],
  ['crawlable-links', 'many', page('<a href="javascript:open(1)">Teas</a>')],
  ['crawlable-links', 'unread', cut(BLANK)],

  ['soft-404', 'pass', evidence()],
  ['soft-404', 'pass', evidence(answered('not-found-control', null, { status: 410 }))],
  [
    'soft-404',
    'home',
    evidence(
      answered('not-found-control', GOOD_PAGE, {
        finalUrl: HOME,
        redirects: [{ url: `${HOME}4f8a`, status: 302, location: '/' }],
      }),
    ),
  ],
  ['soft-404', 'success', evidence(answered('not-found-control', SHELL))],
  [
    'soft-404',
    'success',
    evidence(
      answered('not-found-control', SHELL, {
        finalUrl: `${HOME}404.html`,
        redirects: [{ url: `${HOME}4f8a`, status: 302, location: '/404.html' }],
      }),
    ),
  ],
  ['soft-404', 'unread', evidence(answered('not-found-control', null, { status: 500 }))],
  ['soft-404', 'unread', evidence(failed('not-found-control', 'too-slow'))],
];
