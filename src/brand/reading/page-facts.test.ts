/** What is made of markup, rule by rule: each row is one branch of a rule whose others have rows of their own. */
import { extractFacts } from '../engine/extract';
import { answered, evidence } from '../examples/evidence';
import { portrait } from '../naming/portrait';

type Headers = readonly (readonly [string, string])[];

/** Facts of a page with this head and body. */
function factsOf(body: string, head = '', headers: Headers = []) {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  return extractFacts(evidence(answered('https-home', html, { headers })));
}

describe('rules for indexing', () => {
  it.each([
    ['noindex; nofollow', ['noindex', 'nofollow'], null],
    ['NoIndex , max-snippet : 0', ['noindex', 'max-snippet:0'], null],
    ['unavailable_after: 2030-06-25', ['unavailable_after:2030-06-25'], '2030-06-25'],
    [
      'unavailable_after: 5 Jan 2030 15:00:00 PST',
      ['unavailable_after:5', 'jan', '2030', '15:00:00', 'pst'],
      '2030-01-05',
    ],
    ['UNAVAILABLE_AFTER: Friday, 25-December-2030', ['unavailable_after:friday', '25-december-2030'], '2030-12-25'],
    ['unavailable_after: 25 Xyz 2030', ['unavailable_after:25', 'xyz', '2030'], null],
    ['unavailable_after: soon', ['unavailable_after:soon'], null],
    [Array.from({ length: 21 }, (_, at) => `r${at}`).join(), Array.from({ length: 20 }, (_, at) => `r${at}`), null],
  ])('of a meta element %s', (content, rules, until) => {
    const [found] = factsOf('', `<meta name="robots" content="${content}">`).indexingRules;
    expect([found?.agent, found?.rules, found?.until]).toEqual(['robots', rules, until]);
  });

  it.each([
    ['noindex, nofollow', [['robots', ['noindex', 'nofollow'], null]]],
    ['GoogleBot: noindex, nofollow', [['googlebot', ['noindex', 'nofollow'], null]]],
    [
      'noindex, otherbot: nofollow',
      [
        ['robots', ['noindex'], null],
        ['otherbot', ['nofollow'], null],
      ],
    ],
    ['unavailable_after: Fri, 25 Jun 2030', [['robots', ['unavailable_after:fri', '25', 'jun', '2030'], '2030-06-25']]],
    ['max-snippet: 0', [['robots', ['max-snippet:0'], null]]],
    [
      'max-video-preview: 0, max-image-preview: none',
      [['robots', ['max-video-preview:0', 'max-image-preview:none'], null]],
    ],
    ['bingbot:  noindex', [['bingbot', ['noindex'], null]]],
  ])('of a header field %s', (value, expected) => {
    const { indexingRules } = factsOf('', '', [['x-robots-tag', value]]);
    expect(indexingRules.map(({ agent, rules, until }) => [agent, rules, until])).toEqual(expected);
  });

  it('are read of every crawler of a search engine, and of the first few elements', () => {
    const agents = ['robots', 'googlebot', 'bingbot', 'duckduckbot', 'yandex', 'yandexbot', 'baiduspider', 'otherbot'];
    const head = agents.map((agent) => `<meta name="${agent}" content="noindex">`).join('');
    expect(factsOf('', head).indexingRules.map(({ agent }) => agent)).toEqual(agents.slice(0, -1));
    const many = '<meta name="robots" content="noindex">'.repeat(21);
    expect(factsOf('', many).indexingRules).toHaveLength(20);
  });
});

it('header fields are kept without white space around them, cookies without their values', () => {
  const { headers } = factsOf('', '', [
    ['x-content-type-options', ' nosniff\t'],
    ['set-cookie', 'tea=assam; Secure'],
  ]);
  expect(headers?.map(({ value }) => value)).toEqual(['nosniff', 'tea=; Secure']);
});

describe('addresses', () => {
  it.each([
    ['sub/', 'https://northwind.example/sub/tea'],
    ['https://other.example/a/b', 'https://other.example/a/tea'],
    ['http://[', 'https://northwind.example/tea'],
    ['data:text/html,x', 'https://northwind.example/tea'],
    ['javascript:tea()', 'https://northwind.example/tea'],
    // Nothing can be relative to these.
    ['mailto:tea@northwind.example', null],
    ['ftp://northwind.example/', null],
  ])('are resolved against a base of %s', (base, expected) => {
    const head = `<base target=_top><base href="${base}"><base href="/no/"><link rel="canonical" href="tea">`;
    expect(factsOf('', head).canonicals[0]?.url).toBe(expected);
  });
});

describe('the first heading', () => {
  it.each([
    ['<h1>Tea</h1><h1>Coffee</h1>', 'Tea'],
    ['<h1 hidden>Tea</h1><dialog><h1>Milk</h1></dialog><h1>Coffee</h1>', 'Coffee'],
    ['<div style="display:none"><h1>Tea</h1></div><h1>Coffee</h1>', 'Coffee'],
    ['<div style="visibility:hidden"><h1>Tea</h1><h1 style="visibility:visible">Coffee</h1></div>', 'Coffee'],
    ['<h1>Tea <span hidden>and milk</span><svg><title>Cup</title><text>by sea</text></svg></h1>', 'Tea by sea'],
    ['<h1 hidden>Tea</h1>', ''],
  ])('of %s that is shown is %s', (body, expected) => {
    expect(factsOf(body).heading?.value).toBe(expected);
  });
});

describe('headings', () => {
  it.each([
    ['<h1>A</h1><h2>B</h2><h3>C</h3>', []],
    ['<h1>A</h1><h3>B</h3>', ['1 to 3']],
    ['<h3>A</h3><h4>B</h4><h6>C</h6>', ['4 to 6']],
    ['<h4>A</h4><h1>B</h1><h2>C</h2>', []],
    ['<h1>A</h1><h2> &nbsp;</h2><h3>B</h3>', ['1 to 3']],
    ['<h1>A</h1><h2><b></b></h2><h3>B</h3>', ['1 to 3']],
    ['<h1>A</h1><h2><b>B</b></h2><h3>C</h3>', []],
    ['<h1>A</h1><h2><img src="b.png"></h2><h3>C</h3>', []],
    ['<h1>A</h1><h2><svg></svg></h2><h3>C</h3>', []],
    ['<h1>A</h1><h2><i aria-label="B"></i></h2><h3>C</h3>', []],
    ['<h1>A</h1><h2 hidden>B</h2><h3>C</h3>', ['1 to 3']],
    ['<h1>A</h1><h3 aria-hidden="true">B</h3><h2>C</h2>', []],
    ['<h1>A</h1><h3>B</h3>'.repeat(8), Array.from({ length: 6 }, () => '1 to 3')],
  ])('of %s leave out levels', (body, expected) => {
    expect(factsOf(body).headingSkips.map(({ from, to }) => `${from} to ${to}`)).toEqual(expected);
  });
});

describe('links in a header field', () => {
  it.each([
    ['<https://northwind.example/tea>; rel="canonical"', 'https://northwind.example/tea'],
    ['<https://northwind.example/tea>; REL=Canonical', 'https://northwind.example/tea'],
    ['</tea>;rel="shortlink canonical"', 'https://northwind.example/tea'],
    [
      '<https://northwind.example/a>; rel=next, <https://northwind.example/b>; rel=canonical',
      'https://northwind.example/b',
    ],
    ['<https://northwind.example/tea>; rel="canonicals"', undefined],
    ['<https://northwind.example/tea>; title="<b>; rel=canonical"', undefined],
    ['<https://northwind.example/tea>; title="News; rel=canonical"', undefined],
    ['<https://northwind.example/tea>; rel=next; rel=canonical', undefined],
    ['<https://northwind.example/tea>; rel=canonical; anchor="/other"', undefined],
    ['<https://northwind.example/tea>; rel=canonical; anchor=""', 'https://northwind.example/tea'],
  ])('%s: canonical', (value, expected) => {
    expect(factsOf('', '', [['link', value]]).canonicals[0]?.url).toBe(expected);
  });

  it.each([
    ['<https://northwind.example/de/>; rel="alternate"; hreflang="de"', ['de']],
    ['<https://northwind.example/de/>; Rel=Alternate; HrefLang=de', ['de']],
    ['<https://northwind.example/de/>; rel="alternate stylesheet"; hreflang=de', ['de']],
    ['<https://northwind.example/ch/>; rel="alternate"; hreflang=de-CH; hreflang=fr-CH', ['de-CH', 'fr-CH']],
    ['<https://northwind.example/feed>; rel="alternate"; hreflang=de; type="application/rss+xml"', []],
    ['<https://northwind.example/de/>; rel="alternate"', []],
    ['<https://northwind.example/de/>; hreflang=de', []],
  ])('%s: alternate', (value, expected) => {
    expect(factsOf('', '', [['link', value]]).alternates.map(({ code }) => code)).toEqual(expected);
  });
});

describe('versions in other languages', () => {
  it.each([
    ['<link rel="alternate" hreflang=" de " href="/de/">', ['de']],
    ['<link rel="alternate" hreflang="de" href="/de/" type="Text/HTML; charset=utf-8">', ['de']],
    ['<link rel="alternate" hreflang="de" href="/de/" type="application/xhtml+xml">', ['de']],
    ['<link rel="alternate" hreflang="de" href="/feed/" type="application/rss+xml">', []],
    ['<link rel="canonical" hreflang="de" href="/de/">', []],
    ['<link rel="alternate" href="/de/">', []],
  ])('are declared by %s', (head, expected) => {
    expect(factsOf('', head).alternates.map(({ code }) => code)).toEqual(expected);
  });
});

it('text in a language of its own counts where the page names none', () => {
  const words = 'der die und das nicht ist mit auch eine den von sich auf für dem werden wird sind oder bei ';
  const body = `<div lang="de">${words.repeat(20)}</div>`;
  const of = (lang: string) =>
    extractFacts(evidence(answered('https-home', `<!doctype html><html${lang}><body>${body}</body></html>`)));
  expect(of('').textLanguage).toBe('de');
  expect([of(' lang="fr"').otherTextLanguage, of(' lang="fr"').textScripts?.letters]).toEqual([null, 0]);
});

describe('policies in meta elements', () => {
  it.each([
    ['<meta http-equiv="Content-Security-Policy" content="default-src *">', ['default-src *'], []],
    ['<meta name="Referrer" content="origin">', [], ['origin']],
    ['<meta name="referrer" content="">', [], []],
    ['<meta name="content-security-policy" content="x"><meta http-equiv="referrer" content="x">', [], []],
  ])('%s', (head, policies, referrers) => {
    const { metaPolicies, metaReferrers } = factsOf('', head);
    expect([metaPolicies, metaReferrers].map((some) => some.map(({ value }) => value))).toEqual([policies, referrers]);
  });

  it('are read in the head alone', () => {
    expect(factsOf('<p></p><meta http-equiv="content-security-policy" content="x">').metaPolicies).toEqual([]);
  });
});

it('what is asked for over http is counted by what it can do', () => {
  const { insecure } = factsOf(
    '<script src="http://a.example/a.js"></script><img src="http://a.example/a.png"><img src="http://a.example/b.png">',
  );
  expect([insecure.active, insecure.passive].map((some) => some.map(({ url }) => url))).toEqual([
    ['http://a.example/a.js'],
    ['http://a.example/a.png', 'http://a.example/b.png'],
  ]);
  expect([insecure.activeCount, insecure.passiveCount]).toEqual([1, 2]);
});

describe('the declared encoding', () => {
  /** A page whose meta element ends after the given number of bytes, padded with `filler`, of one byte or more. */
  function endingAt(bytes: number, meta: string, filler = 'x') {
    const start = '<!doctype html><!--';
    const left = bytes - start.length - '-->'.length - meta.length;
    const size = new TextEncoder().encode(filler).length;
    const text = filler.repeat(Math.floor(left / size)) + 'x'.repeat(left % size);
    return extractFacts(evidence(answered('https-home', `${start}${text}-->${meta}<title>Tea</title>`)));
  }

  it.each([
    [1024, '<meta charset=utf-8>', 'meta', 'utf-8'],
    [1025, '<meta charset=utf-8>', 'late', 'utf-8'],
    [1024, '<meta http-equiv=" Content-Type " content="text/html; charset=latin1">', 'meta', 'windows-1252'],
    [300, '<meta http-equiv=refresh content="text/html; charset=latin1">', 'none', null],
    [300, '<meta charset=nonsense><meta charset=latin1>', 'meta', 'windows-1252'],
    [300, '<meta charset=utf-16le>', 'meta', 'utf-8'],
    [300, '<meta charset=" X-User-Defined ">', 'meta', 'windows-1252'],
    [300, '<meta charset=iso-8859-16>', 'meta', 'iso-8859-16'],
  ])('that ends after %d bytes: %s', (bytes, meta, from, name) => {
    const { declaredEncoding } = endingAt(bytes, meta);
    expect(declaredEncoding).toMatchObject({ from, name });
    const source = meta.includes('http-equiv') ? 'meta:content-type' : 'meta:charset';
    expect(declaredEncoding?.declared?.where.source).toBe(from === 'none' ? undefined : source);
  });

  it('is late by its bytes, not by its characters', () => {
    expect(endingAt(1024, '<meta charset=utf-8>', 'é').declaredEncoding?.from).toBe('meta');
    expect(endingAt(1025, '<meta charset=utf-8>', 'é').declaredEncoding?.from).toBe('late');
  });

  it('of a header counts before the page’s, unless it names no encoding', () => {
    const encoding = (value: string) =>
      factsOf('', '<meta charset=utf-8>', [['content-type', value]]).declaredEncoding?.from;
    expect(encoding('text/html; charset=latin1')).toBe('header');
    expect(encoding('text/html; charset=nonsense')).toBe('meta');
    expect(encoding('text/html')).toBe('meta');
  });

  it('of an XML declaration counts where no element says it in time', () => {
    const encoding = (html: string) => {
      const { declaredEncoding } = extractFacts(evidence(answered('https-home', html)));
      return [declaredEncoding?.from, declaredEncoding?.name];
    };
    const xml = (name: string) => `<?xml version="1.0" encoding="${name}"?><title>Tea</title>`;
    expect(encoding(xml('latin1'))).toEqual(['xml', 'windows-1252']);
    expect(encoding(xml('nonsense'))).toEqual(['none', null]);
    expect(encoding(`${xml('latin1')}<meta charset=utf-8>`)).toEqual(['meta', 'utf-8']);
    expect(encoding(`${xml('latin1')}<!--${'x'.repeat(1024)}--><meta charset=utf-8>`)).toEqual(['xml', 'windows-1252']);
    expect(encoding(`<!--${'x'.repeat(1024)}--><meta charset=utf-8>`)).toEqual(['late', 'utf-8']);
  });
});

describe('copyright lines', () => {
  it.each([
    ['<p>© 2026 Northwind Inc., all rights reserved</p>', ['Northwind Inc.']],
    ['<p>(c) 2026 Northwind</p>', ['Northwind']],
    ['<p>(c) some time ago</p>', []],
    ['<p>COPYRIGHT 1999 by Northwind</p>', ['Northwind']],
    ['<p>© 2019–Present Northwind</p>', ['Northwind']],
    ['<p>Northwind © 2026</p>', ['Northwind']],
    ['<p>northwind © 2026</p>', ['northwind']],
    ['<p>© 2026 Northwind | Terms</p>', ['Northwind']],
    ['<p>© 2026 Northwind · Privacy</p>', ['Northwind']],
    ['<p>© 2026 Northwind Tous droits réservés</p>', ['Northwind']],
    ['<p>© 2026 Northwind. Made in Kiel</p>', ['Northwind']],
    ['<p>© 2026 St. Pauli Tea</p>', ['St. Pauli Tea']],
    ['<p>© Northwind, 2026</p>', ['Northwind']],
    ['<p>© 2026 Northwind All rights reserved. 北风公司 版权所有</p>', ['北风公司', 'Northwind']],
    ['<p>©</p><p>2026</p><p>Northwind</p>', ['Northwind']],
    ['<p>© 2026 Northwind</p><p>Terms of use</p>', ['Northwind']],
    ['<p><a href="/x">Northwind</a> © 2026 made with love in the harbour</p>', ['Northwind']],
    [`<p>© 2026 ${'Northwind '.repeat(9)}</p>`, []],
    [`<p>© 2026 ${'N'.repeat(80)}</p>`, ['N'.repeat(80)]],
    [`<p>© 2026 ${'N'.repeat(81)}</p>`, []],
    ['<p>© 2026 A1</p><p>© 2026 B2</p><p>© 2026 C3</p><p>© 2026 D4</p><p>© 2026 E5</p>', ['B2', 'C3', 'D4', 'E5']],
  ])('%s', (body, expected) => {
    expect(factsOf(body).copyrights.map(({ value }) => value)).toEqual(expected);
  });
});

describe('links that only a script follows', () => {
  it.each([
    ['<a href="javascript:location=\'/tea\'">Tea</a>', ['Tea']],
    ['<a href="#" onclick="location.href=\'/tea\'">Tea</a>', ['Tea']],
    ['<a onclick=\'goTo("/tea")\'>Tea</a>', ['Tea']],
    ['<a onclick="navigateTo(\'tea\')">Tea</a>', ['Tea']],
    ['<a onclick="redirect(\'tea\')">Tea</a>', ['Tea']],
    ['<a onclick="show(\'/tea\')">Tea</a>', []],
    ['<a href="javascript:show(\'/tea\')">Tea</a>', ['Tea']],
    ['<a href="JavaScript:show(&quot;tea.html#top&quot;)">Tea</a>', ['Tea']],
    ['<a href="javascript:show(\'//\')">Tea</a>', []],
    ['<a href="javascript:show(\'menu\')">Tea</a>', []],
    ['<a routerlink="/tea">Tea</a>', ['Tea']],
    ['<a ng-href=" /tea "></a>', ['/tea']],
    ['<a ui-sref="" ng-href="/tea">Tea</a>', ['Tea']],
    ['<a href="/tea" onclick="location=\'/other\'">Tea</a>', []],
    ['<a href="javascript:location=\'/tea\'">Tea</a><a href="/tea">Tea</a>', []],
    ['<a href="javascript:location=\'/tea\'">Tea</a><a href="/tea#top">Tea</a>', []],
    ['<a href="javascript:location=\'https://elsewhere.example/tea\'">Tea</a>', []],
    ['<a href="javascript:location=\'https://www.northwind.example/tea\'">Tea</a>', ['Tea']],
  ])('%s', (body, expected) => {
    const { crawlableLinks } = factsOf(`${body}<a href="/other">Other</a>`);
    expect(crawlableLinks.examples.map(({ value }) => value)).toEqual(expected);
  });

  it.each([
    ['<a href="javascript:menu()">Tea</a>', 1],
    ['<a href="javascript:menu()"></a>', 0],
    ['<a href="javascript:menu()">Tea</a><a href="#top">Top</a><a href="/">Home</a>', 1],
    ['<a href="javascript:menu()">Tea</a><a href="https://elsewhere.example/">Other</a>', 0],
  ])('are all that lead on: %s', (body, lacking) => {
    expect(factsOf(body).crawlableLinks.lacking).toBe(lacking);
  });
});

describe('text without scripts', () => {
  const words = (shown: number, unscripted: number) =>
    factsOf(`<p>${'tea '.repeat(shown)}</p><noscript><p>${'leaf '.repeat(unscripted)}</p></noscript>`).text?.words;

  it.each([
    [5, 29, 5],
    [5, 30, 35],
    [99, 30, 129],
    [100, 30, 100],
  ])('of %d words shown and %d for who runs none has %d', (shown, unscripted, expected) => {
    expect(words(shown, unscripted)).toBe(expected);
  });
});

describe('the picture for previews', () => {
  it.each([
    ['<meta property="og:image" content="/a.png"><meta property="og:image:secure_url" content="/b.png">', '/a.png'],
    ['<meta property="og:image:url" content="/a.png">', '/a.png'],
    ['<meta property="og:image:secure_url" content="/b.png">', '/b.png'],
    ['<meta name="twitter:image" content="/c.png"><meta property="og:image:secure_url" content="/b.png">', '/b.png'],
    ['<meta name="twitter:image" content="/c.png">', '/c.png'],
    ['<meta name="twitter:image" value=" /c.png ">', '/c.png'],
    ['<meta property="og:image" value="/a.png">', undefined],
  ])('of %s', (head, expected) => {
    expect(factsOf('', head).previewImageDeclared?.value).toBe(expected);
  });
});

it('the licence that robots.txt names is for all crawlers, wherever its line is', () => {
  const file = 'User-agent: GPTBot\nLicense: https://northwind.example/license.xml\nContent-Signal: ai-train=no';
  const { statements } = extractFacts(evidence(answered('robots', file))).aiPreferences;
  expect(statements.map(({ kind, agents }) => [kind, agents])).toEqual([
    ['license', ['everyone']],
    ['content-signal', ['gptbot']],
  ]);
});

it.each(['name', 'property'])('the author’s account is named by a meta element, by its %s', (attribute) => {
  const head = `<meta ${attribute}="fediverse:creator" content=" @ada@northwind.social ">`;
  expect(portrait(factsOf('', head)).creator).toBe('@ada@northwind.social');
  expect(portrait(factsOf('')).creator).toBeUndefined();
});
