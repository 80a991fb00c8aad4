import type { AnsweredRequest } from '../evidence/evidence';
import { readHomePage } from './home-page';
import { declaredResources, sitemapUrl } from './resources';
import { answered, GOOD_PAGE, HOME } from '../examples/evidence';

const declaredBy = (home: AnsweredRequest) => declaredResources(home, readHomePage(home));
const of = (html: string) => declaredBy(answered('https-home', html));

describe('declared resources', () => {
  it('are absolute addresses, with the hosts that are compared', () => {
    expect(of(GOOD_PAGE)).toEqual({
      manifest: `${HOME}app.webmanifest`,
      icon: `${HOME}icon.png`,
      previewImage: `${HOME}card.png`,
      logo: `${HOME}logo.png`,
      alternate: `${HOME}de/`,
      canonicalTarget: null,
      hosts: ['northwind.example', 'social.example', 'video.example'],
    });
  });

  it('are empty if nothing is declared, or nothing was read', () => {
    const none = {
      manifest: null,
      icon: null,
      previewImage: null,
      logo: null,
      alternate: null,
      canonicalTarget: null,
      hosts: ['northwind.example'],
    };
    expect(of('<p>Tea')).toEqual(none);
    expect(declaredBy(answered('https-home', null))).toEqual(none);
  });

  it.each([
    [HOME, null],
    ['http://www.northwind.example/#top', null],
    [`${HOME}index.html`, `${HOME}index.html`],
    [`${HOME}?page=2`, `${HOME}?page=2`],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['data:,', null],
  ])('are where the canonical link leads, if that is not asked for anyway: %s', (url, target) => {
    expect(of(`<link rel=canonical href="${url}">`).canonicalTarget).toBe(target);
  });

  it.each([
    ['the largest', '<link rel=icon sizes=16x16 href=/a><link rel=icon sizes="32x32 64x64" href=/b>', '/b'],
    ['an SVG before all', '<link rel=icon sizes=512x512 href=/a><link rel=icon type=image/svg+xml href=/b>', '/b'],
    [
      'an SVG by its name',
      '<link rel=icon sizes=512x512 href=/a><link rel=icon sizes=any href=/b.svg?v=1>',
      '/b.svg?v=1',
    ],
    ['the first of equals', '<link rel="shortcut icon" href=/a><link rel=icon href=/b>', '/a'],
    ['an icon before a touch icon', '<link rel=apple-touch-icon href=/a><link rel=icon href=/b>', '/b'],
    [
      'a large touch icon',
      '<link rel=icon sizes=16x16 href=/a><link rel=apple-touch-icon sizes=180x180 href=/b>',
      '/b',
    ],
    [
      'one that can be fetched',
      '<link rel=icon type=image/svg+xml href="data:image/svg+xml,x"><link rel=icon href=/b>',
      '/b',
    ],
  ])('take %s for the icon', (_, html, path) => {
    expect(of(html).icon).toBe(new URL(path, HOME).href);
  });

  it('have no icon where all are inline', () => {
    expect(of('<link rel=icon href="data:,">').icon).toBeNull();
  });

  it.each([
    ['<meta property=og:image:url content=/a><meta property=og:image content=/b>', '/a'],
    ['<meta name=twitter:image content=/a><meta property=og:image content=/b>', '/b'],
    ['<meta name=twitter:image content=/a>', '/a'],
    ['<meta property=og:image content="ftp://x.example/a">', null],
  ])('take the preview image from %s', (html, path) => {
    expect(of(html).previewImage).toBe(path === null ? null : new URL(path, HOME).href);
  });

  it('take the first version in another language that is not the page itself', () => {
    const links = ['/', '/fr/', '/de/'].map((href) => `<link rel=alternate hreflang=x href="${href}">`);
    expect(of(links.join('')).alternate).toBe(`${HOME}fr/`);
  });

  it('name the host of every version of the page, once', () => {
    const link = (host: string) => `<link rel=alternate hreflang=de href="https://${host}/de/">`;
    const { hosts } = of(['a.example', 'b.example', 'a.example'].map(link).join(''));
    expect(hosts).toEqual(['northwind.example', 'a.example', 'b.example']);
  });
});

describe('sitemapUrl', () => {
  it.each([
    [null, `${HOME}sitemap.xml`],
    ['', `${HOME}sitemap.xml`],
    [
      'user-agent: *\nsitemap: https://maps.example/a.xml\nSitemap: https://maps.example/b.xml',
      'https://maps.example/a.xml',
    ],
    ['Sitemap: /map.xml', `${HOME}sitemap.xml`],
    ['Sitemap: ftp://maps.example/a.xml\nSITEMAP: http://maps.example/b.xml', 'http://maps.example/b.xml'],
    ['Sitemap:', `${HOME}sitemap.xml`],
    ['<!doctype html><title>Not found</title>', `${HOME}sitemap.xml`],
  ])('is, with robots.txt %j, %s', (robots, address) => {
    expect(sitemapUrl(robots, `${HOME}en/?a=b`)).toBe(address);
  });
});

describe('the sitemap to ask for', () => {
  it.each([
    [
      'is the first one robots.txt names',
      'Sitemap: https://cdn.example/a.xml\nSitemap: https://cdn.example/b.xml',
      'https://cdn.example/a.xml',
    ],
    [
      'is the first that is a web address',
      'Sitemap: /a.xml\nSITEMAP:ftp://a.example/\nsitemap: http://a.example/b',
      'http://a.example/b',
    ],
    ['stands at the usual place where none is named', 'User-agent: *', `${HOME}sitemap.xml`],
    ['stands at the usual place where robots.txt is not known', null, `${HOME}sitemap.xml`],
  ])('%s', (_, robots, expected) => {
    expect(sitemapUrl(robots, `${HOME}de/start`)).toBe(expected);
  });
});
