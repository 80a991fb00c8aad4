import { homeOf, isWitnessed, type OwnWitnesses } from './own-party';

const PAGE = 'https://www.northwind.example/tea';

describe('where an entity is at home', () => {
  it.each([
    ['https://northwind.example/', 'front'],
    ['https://northwind.example', 'front'],
    ['https://shop.northwind.example/', 'front'],
    ['/index.html', 'front'],
    ['/en-gb/', 'front'],
    ['/about', 'inner'],
    ['https://elsewhere.example/', 'elsewhere'],
    ['mailto:tea@northwind.example', 'unknown'],
  ])('%s', (url, place) => {
    expect(homeOf([url], PAGE, PAGE)).toBe(place);
  });

  it('is what the weightiest of its addresses says', () => {
    expect(homeOf(['/about', 'https://elsewhere.example/', '/'], PAGE, PAGE)).toBe('front');
    expect(homeOf(['/about', 'https://elsewhere.example/'], PAGE, PAGE)).toBe('elsewhere');
    expect(homeOf([], PAGE, PAGE)).toBe('unknown');
    expect(homeOf(['/'], 'https://pasted.invalid/', 'https://pasted.invalid/')).toBe('unknown');
  });

  it.each([
    ...['github.io', 'gitlab.io', 'blogspot.com', 'wordpress.com', 'netlify.app', 'vercel.app', 'pages.dev', 'web.app'],
    ...['herokuapp.com', 'myshopify.com', 'wixsite.com', 'substack.com', 'tumblr.com'],
  ])('is another site under each name of %s', (host) => {
    const own = `https://northwind.${host}/`;
    expect(homeOf([own, `https://silver.${host}/`], own, own)).toBe('front');
    expect(homeOf([`https://silver.${host}/`], own, own)).toBe('elsewhere');
  });
});

describe('a second place that names an entity', () => {
  const NOTHING: OwnWitnesses = { page: PAGE, siteNames: [], title: '', heading: '', logos: [] };
  const isNamed = (name: string, witnesses: Partial<OwnWitnesses>, isOnly = true, isPublisher = false) =>
    isWitnessed(name, isOnly, isPublisher, { ...NOTHING, ...witnesses });

  it.each<[name: string, witnesses: Partial<OwnWitnesses>, named: boolean]>([
    ['Northwind', {}, true],
    // A publisher may have a name like the site's.
    ['Nortwhind', {}, false],
    ['Silver Anchor', {}, false],
    ['Silver Anchor', { siteNames: ['Silver Anchor'] }, true],
    ['Silver Anchor', { siteNames: ['Silver Ancor'] }, false],
    ['Silver Anchor Tea', { siteNames: ['SAT'] }, true],
    ['Silver Anchor', { siteNames: ['Nordvale'], logos: ['Silver Anchor'] }, false],
    ['Silver Anchor', { logos: ['Silver Anchor home'] }, true],
    ['Silver Anchor', { title: 'Tea | Silver Anchor' }, true],
    ['Silver Anchor', { title: 'Silver Anchor' }, false],
    ['Silver Anchor', { title: 'Tea | Silver Anchor', heading: 'SILVER ANCHOR' }, false],
  ])('%s by %j', (name, witnesses, named) => {
    expect(isNamed(name, witnesses)).toBe(named);
  });

  it('counts for one of several only where it publishes the page, at an end of the title', () => {
    const title = 'Tea | Silver Anchor';
    expect(isNamed('Silver Anchor', { title }, false)).toBe(false);
    expect(isNamed('Silver Anchor', { title }, false, true)).toBe(true);
    expect(isNamed('Silver Anchor', { title: 'Tea | Silver Anchor | Kiel' }, false, true)).toBe(false);
    expect(isNamed('Silver Anchor', { title, heading: 'Silver Anchor' }, false, true)).toBe(false);
    expect(isNamed('Silver Anchor', { logos: ['Silver Anchor'] }, false)).toBe(false);
  });
});
