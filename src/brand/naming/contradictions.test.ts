/** Places of a page that contradict the brand's name, and places that only look like it. */
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { brandOf } from './stated';
import { disagreementsOf } from './testing/labelled';

const ADDRESS = 'https://www.northwind.example/tea/morning';

/** What contradicts the name on a page: kinds of places with what they say. */
function contradictionsIn(head: string, body: string, address = ADDRESS): readonly string[] {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const brand = brandOf(extractFacts(pageEvidence(html, address, '2026-01-02T03:04:05.000Z', {})));
  return disagreementsOf(brand).map(({ kind, value }) => `${kind}: ${value}`);
}

const SITE_IN_HAN = '<meta property="og:site_name" content="北风市场"><title>北风市场</title>';

const SITE = '<meta property="og:site_name" content="Northwind">';

describe('another name in the title', () => {
  it.each([
    ['beside a text too long for a name', '<title>How we learnt to drink tea by the sea | Silver Anchor</title>', ''],
    [
      'between subject and section',
      '<title>Morning tea | Silver Anchor | All about drinks</title>',
      '<h1>Morning tea</h1>',
    ],
    ['behind a dash without a space', '<title>How we learnt to drink tea by the sea —Silver Anchor</title>', ''],
    ['after “on”', '<title>Morning tea on Silver Anchor</title>', '<h1>Morning tea</h1>'],
    ['after “on the”', '<title>Morning tea on the Silver Anchor</title>', '<h1>Morning tea</h1>'],
  ])('is found %s', (_, title, body) => {
    expect(contradictionsIn(`${SITE}${title}`, body)).toEqual(['title: Silver Anchor']);
  });

  it('is none if the page says it again', () => {
    const title = '<title>Morning tea | Silver Anchor | All about drinks</title>';
    expect(contradictionsIn(`${SITE}${title}`, '<h1>Morning tea</h1><p>By Silver Anchor</p>')).toEqual([]);
  });

  it('is none where two segments may be one', () => {
    const title = '<title>Morning tea | Silver Anchor | Nordvale | All about drinks</title>';
    expect(contradictionsIn(`${SITE}${title}`, '<h1>Morning tea</h1>')).toEqual([]);
  });

  it('is found in another script than the name only if the mark says a third one', () => {
    const site =
      '<meta property="og:site_name" content="Northwind"><title>今天早上在海边喝茶的人们都说了什么话呢-青山书屋</title>';
    expect(contradictionsIn(site, '<a href="/"><img src="/l.png" alt="北风"></a>')).toEqual(['title: 青山书屋']);
    expect(contradictionsIn(site, '<a href="/"><img src="/l.png" alt="Northwind"></a>')).toEqual([]);
  });
});

describe('another name in the logo', () => {
  it('is found where a class marks the link to a language', () => {
    const head = `${SITE}<title>Morning tea | Northwind</title>`;
    expect(contradictionsIn(head, '<a class="logo" href="/en/">Silver Anchor</a>')).toEqual(['logo: Silver Anchor']);
    expect(contradictionsIn(head, '<a class="edition" href="/en/">Silver Anchor</a>')).toEqual([]);
  });
});

describe('the first link home', () => {
  const head = `${SITE}<title>Morning tea | Northwind</title>`;

  it('says the name, whether a class calls it a logo or not', () => {
    expect(contradictionsIn(head, '<div><a href="/">Silver Anchor</a></div>')).toEqual(['logo: Silver Anchor']);
  });

  it.each([
    ['in a menu', '<ul><li><a href="/">Silver Anchor</a></li></ul>'],
    ['in a text', '<p>We sail with the <a href="/">Silver Anchor</a>.</p>'],
    ['behind a drawn logo', '<a href="/"></a><a href="/">Silver Anchor</a>'],
  ])('may say something else %s', (_, body) => {
    expect(contradictionsIn(head, body)).toEqual([]);
  });
});

describe('another name for machines', () => {
  const site = '<meta property="og:site_name" content="Silver Anchor">';
  const at = 'https://shop.example/contact';

  it('is told by logo and copyright where title and heading say what the page is about', () => {
    const body =
      '<a class="logo" href="/"><img src="/l.png" alt="Northwind"></a><h1>Contact us</h1><p>© 2026 Northwind</p>';
    expect(contradictionsIn(`${site}<title>Contact us</title>`, body, at)).toEqual(['og-site-name: Silver Anchor']);
  });

  it('is told by a title that says the heading, if that is called a logo', () => {
    const head = `${site}<title>Northwind: all the tea of the sea</title>`;
    expect(contradictionsIn(head, '<h1 class="header-logo">Northwind</h1>', at)).toEqual([
      'og-site-name: Silver Anchor',
    ]);
    expect(contradictionsIn(head, '<h1 class="subject">Northwind</h1>', at)).toEqual([]);
  });
});

describe('a mark that is no link home', () => {
  const head = `${SITE}<title>Morning tea | Northwind</title>`;
  const marked = (name: string, href: string) => `<a href="${href}"><img src="/l.png" alt="${name}"></a>`;

  it.each([
    ['of a sibling host', marked('Nortwhind', 'https://m.northwind.example/')],
    ['of another suffix', marked('Nortwhind', 'https://www.northwind.test/')],
    ['for browsers without scripts', `<noscript>${marked('Nortwhind', '/')}</noscript>`],
  ])('shows a slip: %s', (_, body) => {
    expect(contradictionsIn(head, body)).toEqual(['logo: Nortwhind']);
  });

  it.each([
    ['of the section that the page is in', '<a class="logo" href="/tea">Nortwhind</a>', ['logo: Nortwhind']],
    ['of another section', '<a class="logo" href="/coffee">Nortwhind</a>', []],
    ['of the section, in a menu', '<a class="menu" href="/tea">Nortwhind</a>', []],
  ])('shows a slip: %s', (_, body, found) => {
    expect(contradictionsIn(head, body)).toEqual(found);
  });

  it('shows two letters of the host swapped, of five as well', () => {
    const page = (name: string) =>
      [SITE_IN_HAN, marked(name, 'https://m.ladle.example/'), 'https://www.ladle.example/tea'] as const;
    expect(contradictionsIn(...page('LADEL'))).toEqual(['logo: LADEL']);
    expect(contradictionsIn(...page('LADLE'))).toEqual([]);
    expect(contradictionsIn(...page('LADLY'))).toEqual([]);
  });

  it('shows a slip in a heading for browsers without scripts', () => {
    expect(contradictionsIn(head, '<noscript><h1>Nortwhind</h1></noscript>')).toEqual(['heading: Nortwhind']);
  });

  it('says nothing by another name, or on another host', () => {
    expect(contradictionsIn(head, marked('Silver Anchor', 'https://m.northwind.example/'))).toEqual([]);
    expect(contradictionsIn(head, marked('Nortwhind', 'https://nordvale.example/'))).toEqual([]);
  });

  it('shows a slip of what a title ends with, though nothing else names the brand', () => {
    const title = '<title>今天早上在海边喝茶的人们都说了什么话呢-淘宝网</title>';
    const body = (name: string) => `${marked(`${name}logo`, 'https://m.northwind.example/')}<p>淘宝网</p>`;
    expect(contradictionsIn(title, body('陶宝网'))).toEqual(['logo: 陶宝网']);
    expect(contradictionsIn(title, body('淘宝网'))).toEqual([]);
    expect(contradictionsIn(title, body('青山网'))).toEqual([]);
  });
});

describe('a name in another script', () => {
  const at = 'https://www.northwind.example/';

  it('is another one where the whole title, or the mark, of a home page is a third', () => {
    const body = (mark: string) =>
      `<a href="/"><img src="/l.png" alt="${mark}"></a><p>© 2026 Northwind All rights reserved</p>`;
    expect(contradictionsIn('<title>网易</title>', `${body('搜狐首页')}<p>搜狐</p>`, at)).toEqual(['title: 网易']);
    expect(contradictionsIn('<title>搜狐</title>', `${body('搜狐首页')}<p>搜狐</p>`, at)).toEqual([]);
  });
});

describe('a slip in a short name', () => {
  const head = '<meta property="og:site_name" content="山海经"><title>山海经</title>';
  const marked = (name: string) => `<a href="https://m.northwind.example/"><img src="/l.png" alt="${name}"></a>`;

  it('is found where two places say the name', () => {
    expect(contradictionsIn(head, marked('山河经'))).toEqual(['logo: 山河经']);
    expect(contradictionsIn(head, marked('青河经'))).toEqual([]);
  });

  it('is none where one place says it, or the page says the other again', () => {
    expect(contradictionsIn(head, `${marked('山河经')}<p>山河经</p>`)).toEqual([]);
    expect(contradictionsIn('<meta property="og:site_name" content="山海经">', marked('山河经'))).toEqual([]);
  });
});

describe('a slip', () => {
  it('is found after “on”', () => {
    const head = `${SITE}<title>Northwind and its morning tea on Nortwhind</title>`;
    expect(contradictionsIn(head, '<h1>Northwind and its morning tea</h1>')).toEqual(['title: Nortwhind']);
  });

  it('of the host is found in a holder whose name is in another script', () => {
    const site = '<meta property="og:site_name" content="北风市场"><title>北风市场</title>';
    expect(contradictionsIn(site, '<p>© 2026 Nortwhind, Inc.</p>')).toEqual(['copyright: Nortwhind, Inc.']);
    expect(contradictionsIn(site, '<p>© 2026 Northwind, Inc.</p>')).toEqual([]);
  });

  it('of what a longer form adds is found', () => {
    const head =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Northwind Market","url":"https://www.northwind.example/"}</script>' +
      '<meta property="og:site_name" content="Northwind"><title>Morning tea | Northwind Markte</title>';
    expect(contradictionsIn(head, '<p>© 2026 Northwind</p>')).toEqual(['title: Northwind Markte']);
  });

  it('of three letters is found only where they are swapped', () => {
    const head = '<meta property="og:site_name" content="NWT">';
    const at = 'https://www.nwt.example/tea';
    expect(contradictionsIn(`${head}<title>Morning tea | NTW</title>`, '<h1>Morning tea</h1>', at)).toEqual([
      'title: NTW',
    ]);
    expect(contradictionsIn(`${head}<title>Morning tea | NWTs</title>`, '<h1>Morning tea</h1>', at)).toEqual([]);
  });
});

describe('a title joined to its heading by a hyphen', () => {
  it.each([
    ['Latin', 'Morning tea by the sea', 'Nortwhind'],
    ['Cyrillic', 'Утренний чай у моря', 'Nortwhind'],
    ['Arabic', 'شاي الصباح على البحر', 'Nortwhind'],
  ])('shows a slip behind it: %s', (_, heading, wrong) => {
    const page = (name: string) => [`${SITE}<title>${heading}-${name}</title>`, `<h1>${heading}</h1>`] as const;
    expect(contradictionsIn(...page(wrong))).toEqual([`title: ${wrong}`]);
    expect(contradictionsIn(...page('Northwind'))).toEqual([]);
  });

  it('shows another name behind it', () => {
    const [head, body] = [
      `${SITE}<title>Morning tea by the sea-Silver Anchor</title>`,
      '<h1>Morning tea by the sea</h1>',
    ];
    expect(contradictionsIn(head, body)).toEqual(['title: Silver Anchor']);
    expect(contradictionsIn(head, `${body}<p>Silver Anchor</p>`)).toEqual([]);
  });

  it('leaves a word with a hyphen whole', () => {
    expect(contradictionsIn(`${SITE}<title>Silver-Anchor</title>`, '<h1>Silver</h1>')).toEqual([]);
  });
});

describe('a name in two scripts', () => {
  it('is another one where titles end, with its Latin word counted as one character', () => {
    const page = (name: string) => `${SITE}<title>今天早上在海边喝茶的人们都说了什么话呢-${name}</title>`;
    expect(contradictionsIn(page('SilverAnchor驿站'), '')).toEqual(['title: SilverAnchor驿站']);
    expect(contradictionsIn(page('SilverAnchor驿站在海边喝茶的人们'), '')).toEqual([]);
  });
});

describe('a heading that its tag calls a logo', () => {
  const head = `${SITE}<title>Northwind: all the tea of the sea</title>`;
  const heading = (name: string, of: string) => `<h1 class="${of}">${name}</h1>`;

  it.each([
    ['header-logo', 'Silver Anchor'],
    ['siteLogo', 'Серебряный Якорь'],
    ['logo', '青山書店'],
    ['site-title', '푸른등대'],
  ])('shows another name: %s', (of, name) => {
    const brand = /[a-z]/i.test(name)
      ? 'Northwind'
      : { Се: 'Северный Ветер', 青山: '北風市場', 푸른: '북풍시장' }[name.slice(0, 2)];
    const stated = `<meta property="og:site_name" content="${brand ?? ''}"><title>${brand ?? ''}</title>`;
    expect(contradictionsIn(stated, heading(name, of))).toEqual([`heading: ${name}`]);
    expect(contradictionsIn(stated, `${heading(name, of)}<p>${name}</p>`)).toEqual([]);
  });

  it('is none called after a subject or a catalogue', () => {
    expect(contradictionsIn(head, heading('Silver Anchor', 'subject'))).toEqual([]);
    expect(contradictionsIn(head, heading('Silver Anchor', 'catalogo'))).toEqual([]);
  });
});

describe('a name of two Chinese characters', () => {
  const at = 'https://www.northwind.example/';
  const body = (mark: string) => `<a class="logo" href="/">${mark}首页</a><p>© 2026 Northwind</p><p>华风</p>`;

  it('shows a character mistaken for another that sounds or looks alike', () => {
    expect(contradictionsIn('<title>华峰</title>', body('华风'), at)).toEqual(['title: 华峰']);
    expect(contradictionsIn('<title>华风</title>', body('华峰'), at)).toEqual(['logo: 华峰']);
    expect(contradictionsIn('<title>华风</title>', body('华风'), at)).toEqual([]);
  });

  it('shows it in front of other words at a title’s end, where a link says “to the home page of”', () => {
    const page = (name: string) => `<title>今天早上在海边喝茶的人们_${name}搜索</title>`;
    const link = '<a class="logo" href="/">到华风首页</a><p>华风</p>';
    expect(contradictionsIn(page('华峰'), link, at)).toEqual(['title: 华峰']);
    expect(contradictionsIn(page('华风'), link, at)).toEqual([]);
    expect(contradictionsIn(page('北桥'), link, at)).toEqual([]);
  });

  it('is read as holder behind words of ownership in English', () => {
    const line = (holder: string) => `<p>© 2026 Northwind All Rights Reserved. ${holder} 版权所有</p><p>华风</p>`;
    expect(
      contradictionsIn('<meta property="og:site_name" content="华风"><title>华风</title>', line('华峰公司')),
    ).toEqual(['copyright: 华峰']);
    expect(
      contradictionsIn('<meta property="og:site_name" content="华风"><title>华风</title>', line('华风公司')),
    ).toEqual([]);
  });
});

describe('a slip in a name attached to other words', () => {
  it.each([
    ['Katakana', 'ノースウィンド', 'ノースウンド', '公式'],
    ['Latin', 'Northwind', 'Nortwhind', '官方网站'],
    ['Chinese', '北风市场', '北风市杨', '官方网站'],
  ])('is found in its script: %s', (_, name, slip, more) => {
    const page = (said: string) => `<meta property="og:site_name" content="${name}"><title>${said}${more}</title>`;
    expect(contradictionsIn(page(slip), '', 'https://tea.example/')).toEqual([`title: ${slip}`]);
    expect(contradictionsIn(page(name), '', 'https://tea.example/')).toEqual([]);
  });
});

describe('a drawing in the mark', () => {
  const head = `${SITE}<title>Morning tea | Northwind</title>`;
  const mark = (name: string) => `<a class="logo" href="/" aria-label="Home">${name}</a>`;

  it.each([
    ['its label', '<svg role="img" aria-label="Silver Anchor"></svg>'],
    ['its title', '<svg><title>Silver Anchor</title></svg>'],
  ])('says another name in %s, whatever the link’s label is', (_, drawing) => {
    expect(contradictionsIn(head, mark(drawing))).toEqual(['logo: Silver Anchor']);
  });

  it('says nothing where it is drawn alone', () => {
    expect(contradictionsIn(head, mark('<svg><path d="M0 0"/></svg>'))).toEqual([]);
  });
});

describe('a holder that says what it is', () => {
  it.each([
    ['Nrth', 'a Silver Anchor company', 'Nrht'],
    ['Nordvale', 'part of Silver Anchor', 'Nordavle'],
    ['Café Nor', 'une société de Silver Anchor', 'Café Nro'],
  ])('shows a slip before the comma: %s, %s', (name, more, slip) => {
    const head = `<meta property="og:site_name" content="${name}"><title>Morning tea | ${name}</title>`;
    expect(contradictionsIn(head, `<p>© 2026 ${slip}, ${more}</p>`)).toEqual([`copyright: ${slip}`]);
    expect(contradictionsIn(head, `<p>© 2026 ${name}, ${more}</p>`)).toEqual([]);
  });
});

describe('a link home with a parameter', () => {
  const head = `${SITE}<title>Morning tea | Northwind</title>`;

  it.each(['/ref=nav_logo', '/;from=header'])('is the site’s mark: %s', (href) => {
    expect(contradictionsIn(head, `<a class="logo" href="${href}">Silver Anchor</a>`)).toEqual(['logo: Silver Anchor']);
  });

  it('is none with a path', () => {
    expect(contradictionsIn(head, '<a class="logo" href="/tea/ref=nav_logo">Silver Anchor</a>')).toEqual([]);
  });
});

describe('a title that opens with the name in a sentence', () => {
  it('shows a slip in the holder', () => {
    const page = (holder: string) => `<p>© 2026 ${holder}</p><p>Tea with Morwind</p>`;
    expect(
      contradictionsIn('<title>Morwind. Tea by the sea.</title>', page('Morwnid'), 'https://archive.example/x'),
    ).toEqual(['copyright: Morwnid']);
    expect(
      contradictionsIn('<title>Morwind. Tea by the sea.</title>', page('Morwind'), 'https://archive.example/x'),
    ).toEqual([]);
  });
});
