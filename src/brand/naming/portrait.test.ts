import type { Facts } from '../facts/facts';
import { GOOD } from '../testing/facts';
import { HOME, link, property, said } from '../testing/statements';
import { portrait } from './portrait';

const things = (facts: Partial<Facts>, wanted: string) =>
  portrait({ ...GOOD, ...facts }).things.flatMap(({ thing, value, odd }) => (thing === wanted ? [[value, odd]] : []));

const others = GOOD.openGraph.filter(({ property: name }) => !/^og:(?:description|image|url)$/.test(name));

describe('what a brand says in several places', () => {
  const described = (...texts: readonly [string, string, string]) =>
    things(
      {
        descriptions: [said(texts[0], 'meta:description')],
        openGraph: [...others, property('og:description', texts[1])],
        twitter: [property('twitter:description', texts[2])],
      },
      'description',
    );

  it('is odd where most places say something else, and not where two differ', () => {
    expect(described('Tea', 'TEA', 'Coffee')).toEqual([
      ['Tea', false],
      ['TEA', false],
      ['Coffee', true],
    ]);
    expect(described('Tea', 'Coffee', 'Milk').map(([, odd]) => odd)).toEqual([false, false, false]);
    expect(described('Tea', '', 'Coffee')).toEqual([
      ['Tea', false],
      ['Coffee', false],
    ]);
  });

  it('is one picture where two addresses lead to the same', () => {
    const openGraph = [...others, property('og:image', '/card.png')];
    const twitter = [property('twitter:image', `${HOME}card.png`)];
    expect(things({ openGraph, twitter }, 'image')).toEqual([
      ['/card.png', false],
      [`${HOME}card.png`, false],
    ]);
  });

  it.each<[url: string, canonical: boolean, shared: boolean, organization: boolean]>([
    [HOME, false, false, false],
    ['http://northwind.example/', false, false, false],
    ['https://elsewhere.example/', true, true, false],
    ['https://shop.northwind.example/', true, true, false],
    ['https://northwind.example/404', true, true, false],
    ['https://staging.northwind.example/', true, true, true],
  ])('leads to %s, which is odd of a canonical link, of og:url, of an organisation', (url, ...odd) => {
    const organization = GOOD.organization && { ...GOOD.organization, url: link(url, 'jsonld:Organization.url') };
    const stated = {
      openGraph: [...others, property('og:url', url)],
      canonicals: [link(url, 'link:canonical')],
      organization,
    };
    expect(things(stated, 'address').map(([, one]) => one)).toEqual(odd);
  });
});

describe('a portrait', () => {
  it('keeps so much of a long text, and so many profiles', () => {
    const of = portrait({
      ...GOOD,
      titles: [said('a'.repeat(601), 'title')],
      heading: said('b'.repeat(600), 'h1'),
      sameAs: Array.from({ length: 11 }, (_, at) => link(`https://social.example/${at}`, 'sameAs')),
    });
    expect([of.title?.length, of.title?.endsWith('…'), of.heading]).toEqual([600, true, 'b'.repeat(600)]);
    expect(of.organization?.sameAs).toHaveLength(10);
  });

  it('holds what the page says of itself, each in its place', () => {
    const texts = ['title', 'type', 'url', 'site_name', 'description', 'image:alt', 'locale'].map((key) =>
      property(`og:${key}`, `og ${key}`),
    );
    const card = ['card', 'title', 'description', 'image:alt'].map((key) => property(`twitter:${key}`, `x ${key}`));
    const of = portrait({ ...GOOD, openGraph: texts, twitter: card });
    expect(of.openGraph).toEqual({
      ...{ title: 'og title', type: 'og type', url: 'og url', siteName: 'og site_name' },
      ...{ description: 'og description', imageAlt: 'og image:alt', locale: 'og locale' },
    });
    expect(of.twitter).toEqual({
      ...{ card: 'x card', title: 'x title', description: 'x description', imageAlt: 'x image:alt' },
    });
    expect([of.language, of.basis, of.heading]).toEqual(['en', 'declared', 'Tea by sea, from Northwind']);
    expect(of.organization).toEqual({
      ...{ type: 'Corporation', name: 'Northwind GmbH', url: HOME, logo: `${HOME}logo.png` },
      sameAs: ['https://social.example/northwind', 'https://video.example/northwind'],
    });
    expect(of.names.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['website', 'organization', 'copyright']));
  });

  it('states what counts of several, and nothing for what is blank', () => {
    const of = portrait({
      ...GOOD,
      twitter: [property('twitter:card', 'summary'), property('twitter:card', 'summary_large_image')],
      descriptions: [said(' \n ', 'meta:description')],
      canonicals: [link('/a', 'link:canonical', `${HOME}a`), link('/b', 'link:canonical', `${HOME}b`)],
      previewImageDeclared: null,
      icon: { ...GOOD.icon, state: 'none' },
      textLanguage: 'de',
    });
    expect([of.twitter.card, of.description, of.canonical, of.image, of.icon, of.textLanguage]).toEqual([
      'summary_large_image',
      null,
      `${HOME}a`,
      null,
      null,
      'de',
    ]);
    expect(portrait(GOOD)).not.toHaveProperty('textLanguage');
  });
});
