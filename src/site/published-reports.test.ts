import { badgePathOf, cardPathOf, publishedIdIn } from './published-reports';

const ID = '0123456789abc';

describe('the published report that a path shows', () => {
  it.each([
    `/en/brand-assessment/${ID}/`,
    `/ar/brand-comparison/${ID}`,
    `/en/brand-assessment/${ID}/0123456789abcdefghjkmnpqrs/`,
    cardPathOf(ID, 'ja'),
    badgePathOf(ID, 'svg'),
  ])('is named in %s', (path) => {
    expect(publishedIdIn(path)).toBe(ID);
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
