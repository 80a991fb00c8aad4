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
    ['<b><i itemprop="x https://schema.org/name">N</i></b>', 'N'],
    ['<b itemprop="name"><i hidden>N</i></b>', 'N'],
  ])('takes a name from %s', (inside, name) => {
    expect(factsOf(item('https://schema.org/WebSite', inside)).names[0]?.value).toBe(name);
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
