/** What is made of structured data, rule by rule: microdata, and organisations in JSON-LD. */
import { extractFacts } from '../engine/extract';
import { answered, evidence, HOME } from '../examples/evidence';

/** Facts of a page with this body and head. */
function factsOf(body: string, head = '') {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  return extractFacts(evidence(answered('https-home', html)));
}

describe('microdata', () => {
  const item = (type: string, inside = '<i itemprop="name">N</i>') =>
    `<div itemscope itemtype="${type}">${inside}</div>`;

  it.each([
    [item('https://schema.org/Product'), 'Product'],
    [item(' HTTP://schema.org/Product'), 'Product'],
    [item('https://schema.org/Product') + item('https://schema.org/Offer'), 'Product'],
    [item('https://schema.org/WebPage') + item('https://schema.org/Offer'), 'Offer'],
    [item('https://schema.org/BreadcrumbList'), undefined],
    [item('https://schema.org/Product', ''), undefined],
    [item('https://other.example/Product'), undefined],
    ['<div itemscope><i itemprop="name">N</i></div>', undefined],
    [
      `<div itemscope>${item('https://schema.org/Offer').replace('itemscope', 'itemprop="x" itemscope')}</div>`,
      undefined,
    ],
  ])('%s describes', (body, type) => {
    expect(factsOf(body).jsonLd.microdata?.value).toBe(type);
  });

  it('takes no name from what another thing within it is called', () => {
    const inner = '<div itemprop="publisher" itemscope><i itemprop="name">M</i></div><i itemprop="name">N</i>';
    expect(factsOf(item('https://schema.org/WebSite', inner)).names[0]?.value).toBe('N');
  });

  it.each([
    ['<i itemprop="name">N</i>', 'N'],
    ['<meta itemprop="name" content="N">', 'N'],
    ['<i itemprop="name" content="N">M</i>', 'N'],
    ['<a itemprop="name" href="N">M</a>', 'N'],
    ['<img itemprop="name" src="N" alt="M">', 'N'],
    ['<object itemprop="name" data="N">M</object>', 'N'],
    ['<data itemprop="name" value="N">M</data>', 'N'],
    ['<meter itemprop="name" value="N">M</meter>', 'N'],
    ['<time itemprop="name" datetime="N">M</time>', 'N'],
    ['<time itemprop="name">N</time>', 'N'],
    ['<embed itemprop="name" src="N">', 'N'],
    ['<b><i itemprop="x https://schema.org/name">N</i></b>', 'N'],
    ['<b itemprop="name"><i hidden>N</i></b>', 'N'],
  ])('takes a name from %s', (inside, name) => {
    expect(factsOf(item('https://schema.org/WebSite', inside)).names[0]?.value).toBe(name);
  });
});

describe('what an item refers to', () => {
  const site = '<div itemscope itemtype="https://schema.org/WebSite" itemref="a b missing"></div>';

  it('is read as if it were within, wherever it is', () => {
    const body = `<p id=b>x <i itemprop=name>N</i></p>${site}<i id=a itemprop=alternateName>M</i>`;
    expect(factsOf(body).names.map(({ value }) => value)).toEqual(['N', 'M']);
  });

  it('may be the item itself, and refer to each other', () => {
    const loop =
      '<div id=a itemscope itemtype="https://schema.org/WebSite" itemref="a b"><i itemprop=name>N</i></div>' +
      '<div id=b itemprop=publisher itemscope itemref="c"></div><div id=c itemprop=x itemscope itemref="b"></div>';
    expect(factsOf(loop).names.map(({ value }) => value)).toEqual(['N']);
  });

  it('of a property of nothing is an item of its own, with what is within it', () => {
    const orphan =
      '<span itemprop="publisher" itemscope itemtype="http://schema.org/NewsMediaOrganization">' +
      '<meta itemprop=name content="Norvik Times"><a itemprop=url href="/"></a><i itemprop=founder itemscope><b itemprop=name>Ada</b></i></span>' +
      '<div itemscope itemtype="https://schema.org/BreadcrumbList"></div>';
    const { jsonLd, organization } = factsOf(orphan);
    expect(jsonLd.microdata?.value).toBe('NewsMediaOrganization');
    expect([organization?.type, organization?.name?.value]).toEqual(['NewsMediaOrganization', 'Norvik Times']);
  });

  it('does not multiply where items refer to all others', () => {
    const items = Array.from({ length: 2000 }, (_, at) => `<i itemprop=x${String(at)} itemscope itemref=all>y</i>`);
    expect(factsOf(`<p id=all>${items.join('')}</p>${site.replace('a b', 'all')}`).jsonLd.blocks).toBe(0);
  });
});

describe('RDFa', () => {
  const site = (inside: string, more = '') =>
    `<div vocab="https://schema.org/" typeof="WebSite" ${more}>${inside}</div>`;

  it.each([
    [site('<i property="name">N</i>')],
    [site('<i property="http://schema.org/name">N</i>')],
    [site('<i property="name" content="N">M</i>')],
    [site('<b><meta property="schema:name" content="N"></b>')],
    [site('<i property="s:name">N</i>', 'prefix="s: http://schema.org/"')],
    ['<div typeof="schema:WebSite"><i property="schema:name">N</i><i property="name">M</i></div>'],
    [site('<time property="name" datetime="N">M</time>')],
    [site('<p property="publisher" typeof="Organization"><i property="name">M</i></p><i property="name">N</i>')],
    [site('<a property="url" href="/">M</a><i property="name">N</i>')],
    [site('', 'resource="#site"') + '<p vocab="https://schema.org/" resource="#site"><i property="name">N</i></p>'],
  ])('names the site in %s', (body) => {
    expect(factsOf(body).names.map(({ kind, value }) => `${kind}: ${value}`)).toContain('website: N');
    expect(factsOf(body).names.map(({ kind, value }) => `${kind}: ${value}`)).not.toContain('website: M');
  });

  it('describes an organisation', () => {
    const body =
      '<div vocab="https://schema.org/" typeof="Organization"><a property="url" href="/">x</a>' +
      '<span property="name">Northwind</span><img property="logo" src="/l.png"></div>';
    const { organization, jsonLd } = factsOf(body);
    expect([organization?.name?.value, organization?.url?.url, organization?.logo?.url]).toEqual([
      'Northwind',
      HOME,
      `${HOME}l.png`,
    ]);
    expect(jsonLd.rdfa).toMatchObject({ value: 'Organization', where: { source: 'rdfa:Organization', line: 1 } });
  });

  it.each([
    '<div typeof="WebSite"><i property="name">N</i></div>',
    '<div vocab="http://xmlns.com/foaf/0.1/" typeof="Organization"><i property="name">N</i></div>',
  ])('of another vocabulary is not read: %s', (body) => {
    expect(factsOf(body).jsonLd).toMatchObject({ rdfa: null, parts: null, foreign: { value: 'RDFa' } });
  });
});

describe('a name in several languages', () => {
  const name = (value: unknown, context: unknown) =>
    factsOf(
      '',
      `<script type="application/ld+json">${JSON.stringify({ '@context': context, '@type': 'WebSite', name: value })}</script>`,
    ).names.map((one) => one.value);
  const [ja, en] = [
    { '@value': '茶', '@language': 'ja' },
    { '@value': 'Tea', '@language': 'en-GB' },
  ];

  it.each<[value: unknown, names: readonly string[], context: unknown]>([
    [[ja, en], ['Tea'], 'https://schema.org'],
    [[ja, 'Tee'], ['Tee'], 'https://schema.org'],
    [[ja], ['茶'], 'https://schema.org'],
    [
      { ja: '茶', en: ['Tea'] },
      ['Tea'],
      ['https://schema.org', { name: { '@id': 'schema:name', '@container': '@language' } }],
    ],
  ])('%j is %j', (value, names, context) => {
    expect(name(value, context)).toEqual(names);
  });
});

describe('JSON-LD by its context', () => {
  const site = (document: unknown) =>
    factsOf('', `<script type="application/ld+json">${JSON.stringify(document)}</script>`);
  const names = (document: unknown) => site(document).names.map(({ kind, value }) => `${kind}: ${value}`);

  it.each<[document: unknown]>([
    [{ '@context': 'https://schema.org', type: 'WebSite', name: 'N' }],
    [{ '@context': { '@vocab': 'http://schema.org' }, '@type': 'WebSite', name: 'N' }],
    [{ '@context': { s: 'http://schema.org/' }, '@type': 's:WebSite', 's:name': 'N' }],
    [
      {
        '@context': { kind: '@type', title: 'http://schema.org/name', WS: 'http://schema.org/WebSite' },
        kind: 'WS',
        title: 'N',
      },
    ],
    [{ '@context': { '@vocab': 'http://schema.org/', more: '@nest' }, '@type': 'WebSite', more: { name: 'N' } }],
    [{ '@context': 'https://schema.org', '@type': 'Thing', '@included': [{ '@type': 'WebSite', name: 'N' }] }],
    [{ '@type': 'Organization', name: 'M', '@reverse': { publisher: { '@type': 'WebSite', name: 'N' } } }],
  ])('%j names the site', (document) => {
    expect(names(document)).toEqual(['website: N']);
  });

  it('reads id as the address of a thing', () => {
    const document = {
      '@context': 'https://schema.org',
      '@graph': [
        { type: 'WebSite', name: 'N', publisher: { id: '#o' } },
        { type: 'Organization', id: '#o', name: 'N' },
      ],
    };
    expect(site(document).entityGraph).toMatchObject({ publisher: { line: 1 }, dangling: null });
  });

  it('takes terms of no vocabulary for nothing', () => {
    expect(names({ '@context': { title: 'http://schema.org/name' }, '@type': 'WebSite', name: 'N' })).toEqual([]);
  });
});

describe('an organisation', () => {
  const jsonLd = (value: unknown) =>
    factsOf('', `<script type="application/ld+json">${JSON.stringify(value)}</script>`);
  const organization = (more: Readonly<Record<string, unknown>>) =>
    jsonLd({ '@type': 'Organization', name: 'Northwind', url: HOME, ...more });

  it.each<[logo: unknown, url: string | undefined]>([
    ['/l.png', '/l.png'],
    [' ', undefined],
    [[' ', '/l.png'], '/l.png'],
    [{ '@type': 'ImageObject', url: '/l.png', contentUrl: '/other.png' }, '/l.png'],
    [{ '@type': 'ImageObject', contentUrl: '/l.png' }, '/l.png'],
    [{ '@id': '/l.png' }, `${HOME}l.png`],
    [{ '@id': '/l.png', '@type': 'ImageObject' }, undefined],
    [[{ '@type': 'ImageObject' }, '/l.png'], '/l.png'],
  ])('has the logo %j', (logo, url) => {
    expect(organization({ logo }).organization?.logo?.value).toBe(url);
  });

  it.each<[more: Readonly<Record<string, unknown>>, contact: string | undefined]>([
    [{ email: 'tea@northwind.example', telephone: '1' }, 'tea@northwind.example'],
    [{ telephone: '1', contactPoint: { email: 'tea@northwind.example' } }, '1'],
    [{ contactPoint: { email: 'tea@northwind.example' } }, 'tea@northwind.example'],
    [{ contactPoint: [{ name: 'x' }, { url: '/contact' }] }, '/contact'],
    [{ contactPoint: 'Kiel' }, undefined],
    [{ telephone: 49431 }, '49431'],
    [{ telephone: null, email: 'tea@northwind.example' }, 'tea@northwind.example'],
    [{ email: { '@value': 'tea@northwind.example' } }, 'tea@northwind.example'],
    [{ email: { '@list': ['tea@northwind.example', 'b'] } }, 'tea@northwind.example'],
  ])('can be reached by %j', (more, contact) => {
    expect(organization(more).organizationContact?.value).toBe(contact);
  });

  it('names the site where it publishes one that has no name of its own, not where it is at home elsewhere', () => {
    const publisher = { '@type': 'Organization', name: 'Silver Anchor' };
    const names = (site: unknown) => jsonLd(site).names.map(({ kind, value }) => `${kind}: ${value}`);
    expect(names({ '@type': 'WebSite', publisher })).toEqual(['organization: Silver Anchor']);
    expect(names({ '@type': 'WebSite', name: 'Northwind', publisher })).toEqual(['website: Northwind']);
    expect(names({ '@type': 'WebSite', publisher: { ...publisher, url: 'https://elsewhere.example/' } })).toEqual([]);
  });

  it('is found wherever it stands in a list', () => {
    const found = jsonLd([
      { '@type': 'BreadcrumbList' },
      { '@type': 'WebSite', name: 'Northwind' },
      { '@type': 'Organization', name: 'Northwind Tea', url: HOME },
    ]);
    expect(found.names.map(({ value }) => value)).toEqual(['Northwind', 'Northwind Tea']);
  });

  it('at home here counts before one that only publishes the site', () => {
    const publisher = { '@type': 'Organization', name: 'Silver Anchor' };
    const site = { '@type': 'WebSite', name: 'Tea', publisher };
    const own = { '@type': 'Organization', name: 'Northwind', url: HOME };
    expect(jsonLd([site, own]).organization?.name?.value).toBe('Northwind');
    expect(jsonLd([own, site]).organization?.name?.value).toBe('Northwind');
  });

  it('without a name of its own gives the site no other one', () => {
    expect(jsonLd([{ '@type': 'WebSite' }, { '@type': 'Organization', alternateName: 'Silver Anchor' }]).names).toEqual(
      [],
    );
  });

  it('of no WebSite and no other witness does not name the site', () => {
    const names = jsonLd([
      { '@type': 'Organization', name: 'Silver Anchor', telephone: '1' },
      { '@type': 'Organization', name: 'Nordvale' },
    ]).names;
    expect(names).toEqual([]);
  });
});
