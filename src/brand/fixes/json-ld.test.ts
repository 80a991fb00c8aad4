import { evidence } from '../examples/evidence';
import type { Report } from '../report/report';
import type { NameOccurrence } from '../naming/portrait';
import { block, judged, reportOf } from '../testing/pasting';

const good = reportOf(evidence());
type Portrait = Report['portrait'];
type Organization = NonNullable<Portrait['organization']>;

const name = (kind: NameOccurrence['kind'], value: string, changes: Partial<NameOccurrence> = {}): NameOccurrence => ({
  ...{ request: 'https-home', source: kind, kind, value, alias: false, odd: false, relation: 'same' },
  ...changes,
});

/** The graph written for a portrait: the WebSite and the Organization. */
function graph(portrait: Partial<Portrait>, organization: Partial<Organization> = {}, checks = { 'entity-graph': {} }) {
  const own = good.portrait.organization && { ...good.portrait.organization, ...organization };
  const report = { ...good, portrait: { ...good.portrait, organization: own, ...portrait } };
  const text = block(judged(report, checks), 'json-ld')?.text ?? '';
  const json = /\{[^]*\}/.exec(text)?.[0] ?? '{"@graph":[]}';
  const { '@graph': things } = JSON.parse(json) as { '@graph': readonly Readonly<Record<string, unknown>>[] };
  return { website: things[0], organization: things[1] };
}

describe('the graph of site and organisation', () => {
  it('keeps the spelling of the organisation that is the brand’s name, and no other', () => {
    const names = [name('website', 'Northwind'), name('organization', 'Northwind GmbH', { relation: 'legal' })];
    expect(graph({ names }, { name: 'Northwind GmbH' }).organization?.['name']).toBe('Northwind GmbH');
    expect(graph({ names }, { name: 'Silver Anchor' }).organization?.['name']).toBe('Northwind');
    const odd = [name('organization', 'Silver Anchor', { odd: true, relation: 'different' })];
    expect(graph({ names: odd }, { name: 'Silver Anchor' }).organization?.['name']).toBe('Northwind');
    expect(graph({ organization: null }).organization).toMatchObject({ '@type': 'Organization', name: 'Northwind' });
  });

  it('says in which language the site is, and what it states', () => {
    expect(graph({ language: 'de-AT' }).website?.['inLanguage']).toBe('de-AT');
    expect(graph({ language: null }).website).not.toHaveProperty('inLanguage');
    expect(block(judged(good, { 'entity-graph': {} }), 'json-ld')?.states).toEqual([
      { checks: ['entity-graph'], states: { website: 'Northwind', organization: 'Northwind GmbH' } },
    ]);
  });

  it('names others of the brand’s names, one as it is and several as a list, and none that contradicts it', () => {
    const others = (...names: readonly NameOccurrence[]) => graph({ names }).website?.['alternateName'];
    expect(others(name('website', 'Northwind'))).toBeUndefined();
    expect(others(name('website-alternate', 'NW'))).toBe('NW');
    expect(others(name('website-alternate', 'NW'), name('og-site-name', 'Northwind Tea'))).toEqual([
      'NW',
      'Northwind Tea',
    ]);
    expect(others(name('website-alternate', 'NW'), name('og-site-name', 'NW'))).toBe('NW');
    expect(others(name('og-site-name', 'Silver', { odd: true }))).toBeUndefined();
    expect(others(name('og-site-name', 'Tea', { relation: 'template' }))).toBeUndefined();
    expect(others(name('title', 'NW'))).toBeUndefined();
  });

  it('leads to the site’s own addresses, over https where profiles are not', () => {
    expect(graph({}, { url: 'https://www.northwind.example/tea' }).organization?.['url']).toBe(
      'https://www.northwind.example/tea',
    );
    const elsewhere = 'https://elsewhere.example/';
    expect(graph({}, { url: elsewhere }).organization?.['url']).toBe(elsewhere);
    const astray = graph({}, { url: elsewhere }, { ...{ 'entity-graph': {} }, ...{ 'one-host': {} } });
    expect(astray.organization?.['url']).toBe('https://northwind.example/');
    const microsite = { url: 'https://tea.northwind.example/', canonical: null };
    expect(graph(microsite, { url: null }).organization?.['url']).toBe('REPLACE: homepage');
    const sameAs = ['http://a.example/n', 'https://a.example/n', 'https://www.northwind.example/', 'nonsense'];
    expect(graph({}, { sameAs }).organization?.['sameAs']).toEqual(['https://a.example/n']);
    expect(graph({}, { sameAs: [] }).organization?.['sameAs']).toBeUndefined();
    expect(
      graph({}, { sameAs: [] }, { ...{ 'entity-graph': {} }, ...{ 'same-as': {} } }).organization?.['sameAs'],
    ).toEqual(['REPLACE: profile']);
  });

  it('keeps a logo that works, and asks for one in place of one that is broken or small', () => {
    const logo = (outcome: string) =>
      graph({}, { logo: 'https://a.example/l.png' }, { ...{ 'entity-graph': {} }, ...{ 'logo-file': { outcome } } })
        .organization?.['logo'];
    expect(['broken', 'small', 'blocked'].map(logo)).toEqual([
      'REPLACE: logo',
      'REPLACE: logo',
      'https://a.example/l.png',
    ]);
    expect(graph({}, { logo: null }).organization?.['logo']).toBe('REPLACE: logo');
  });

  it('is written for another language or name only where there is one', () => {
    const written = (checks: Parameters<typeof judged>[1], portrait: Partial<Portrait> = {}) =>
      block(judged({ ...good, portrait: { ...good.portrait, ...portrait } }, checks), 'json-ld') !== undefined;
    expect(written({ 'language-agreement': {} })).toBe(true);
    expect(written({ 'language-agreement': {} }, { language: null })).toBe(false);
    expect(written({ 'name-agreement': {} })).toBe(false);
    for (const kind of ['website', 'organization'] as const) {
      expect(written({ 'name-agreement': {} }, { names: [name(kind, 'Silver', { odd: true })] })).toBe(true);
    }
    expect(written({ 'name-agreement': {} }, { names: [name('title', 'Silver', { odd: true })] })).toBe(false);
    expect(written({ 'logo-file': { outcome: 'blocked' } })).toBe(false);
  });
});
