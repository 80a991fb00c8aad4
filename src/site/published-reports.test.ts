import { badgePathOf, cardPathOf, publishedIdIn, publishedPath, publisherPath, siteTag } from './published-reports';

const ID = '0123456789abc';
/** As ids are made now. */
const LONG_ID = `${ID}0123456789abc`;

describe('the published report that a path shows', () => {
  it.each([
    `/en/brand-assessment/${ID}/`,
    `/ar/brand-comparison/${ID}`,
    `/en/brand-assessment/${ID}/0123456789abcdefghjkmnpqrs/`,
    cardPathOf(ID, 'ja'),
    badgePathOf(ID, 'svg'),
  ])('is named in %s', (path) => {
    expect(publishedIdIn(path)).toBe(ID);
    expect(publishedIdIn(path.replace(ID, LONG_ID))).toBe(LONG_ID);
  });

  it.each([
    '',
    '/en/brand-assessment/',
    `/en/brand-assessment/${ID}d/`,
    '/en/brand-assessment/0123456789abl/',
    `/en/posts/${ID}/`,
    `/badge/`,
    `https://elsewhere.example/en/brand-assessment/${ID}/`,
  ])('is not in %j', (path) => {
    expect(publishedIdIn(path)).toBeNull();
  });
});

it.each(['assessment', 'comparison'] as const)('%s: its page and that of its publisher are of its kind', (kind) => {
  expect(publishedPath('de', { id: ID, kind })).toBe(`/de/brand-${kind}/${ID}/`);
  expect(publisherPath('de', { id: ID, kind }, 'key')).toBe(`/de/brand-${kind}/${ID}/key/`);
});

it('the tag of a host holds nothing that ends a tag', () => {
  expect(siteTag('www.brand-1.com')).toBe('site-www.brand-1.com');
  expect(siteTag('brand.com:8443,*')).toBe('site-brand.com_8443__');
});
