import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { knownPage, requestedPage, returnAddress } from './return-address';

describe('knownPage', () => {
  it.each([
    ['/de', '/de/'],
    ['/de/', '/de/'],
    ['/en/about', '/en/about/'],
    ['/en/about/?a=1#b', '/en/about/'],
    ['/ja/posts/page/2/', '/ja/posts/page/2/'],
    ['/en/posts/one-name-everywhere/', '/en/posts/one-name-everywhere/'],
    ['/en/auth/two-factor/', '/en/auth/two-factor/'],
    ['/ar/feedback/inbox', '/ar/feedback/inbox/'],
    ['/en/./about/', '/en/about/'],
    ['/en/posts/../about/', '/en/about/'],
    ['/fr/feedback/status/deleted', '/fr/feedback/status/deleted/'],
    ['/ja/posts/%E5%90%8D%E5%89%8D/', '/ja/posts/%E5%90%8D%E5%89%8D/'],
  ])('%s is the page %s', (path, expected) => {
    expect(knownPage(path)?.path).toBe(expected);
  });

  it.each([
    '',
    '/',
    'about',
    '//evil.com',
    '//evil.com/en/about/',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/en/..//evil.com',
    '/en/../..//evil.com/',
    '/en/%2e%2e//evil.com',
    '/en/.%2E//evil.com/en/about/',
    '/en//about/',
    '/en/about//',
    '/en/about/\\',
    '/en/about/%00',
    '/en/about/\n',
    '/en/posts/%2F%2Fevil.com/',
    '/en/posts/..%2f..%2fevil/',
    '/en/posts/page/',
    '/en/posts/tag/',
    '/en/posts/page/0/',
    '/en/posts/page/2e3/',
    '/en/posts/Names/',
    '/en/posts/%/',
    '/en/auth/admin/',
    '/EN/about/',
    '/xx/about/',
    '/english/',
    '/en/about/extra/',
    '/api/assess',
    'https://evil.com/en/about/',
    'javascript:alert(1)',
    '/en/posts/javascript:alert(1)/',
    '/en/@evil.com/',
    `/en/posts/${'a'.repeat(3000)}/`,
  ])('%j is no page', (path) => {
    expect(knownPage(path)).toBeNull();
  });

  it('says which route it is and in which locale', () => {
    expect(knownPage('/de/debug/og')).toMatchObject({ locale: 'de', id: 'debug-og', route: { served: 'gated' } });
  });
});

describe('an address in a pseudo-locale', () => {
  const path = '/en-xa/feedback/inbox/';

  it('is missing if the site was not built in it', () => {
    expect([knownPage(path), requestedPage(path)]).toEqual([null, null]);
    expect(returnAddress(path, 'fr')).toBe('/fr/');
  });

  it('is a page where it was', () => {
    expect(requestedPage(path, EVERY_LOCALE)).toMatchObject({ locale: 'en-xa', id: 'feedback-inbox', path });
    expect(returnAddress(path, 'fr', EVERY_LOCALE)).toBe(path);
  });
});

describe('returnAddress', () => {
  it('leads to the page, or home', () => {
    expect(returnAddress('/fr/about', 'de')).toBe('/fr/about/');
    expect(returnAddress('//evil.com', 'de')).toBe('/de/');
  });
});
