import { securityTxt, speculationRules } from './well-known-files';

const SITE = {
  siteUrl: 'https://facet.example',
  operator: { name: 'Operator', address: 'Address', email: 'security@facet.example', profiles: [] },
};

describe('security.txt', () => {
  it('names contact, languages and its own address, and ends within a year', () => {
    expect(securityTxt(SITE, new Date('2026-11-21T12:00:00Z'))).toBe(
      'Contact: mailto:security@facet.example\n' +
        'Expires: 2027-05-01T00:00:00Z\n' +
        'Preferred-Languages: en, de, fr, es, ja, ar\n' +
        'Canonical: https://facet.example/.well-known/security.txt\n',
    );
  });

  it('is the same for all builds of a month, and holds over the end of a year', () => {
    const first = securityTxt(SITE, new Date('2026-08-01T00:00:00Z'));
    expect(securityTxt(SITE, new Date('2026-08-31T23:59:59Z'))).toBe(first);
    expect(first).toContain('Expires: 2027-02-01T00:00:00Z');
  });
});

interface Where {
  readonly or: readonly { readonly href_matches: string }[];
}

describe('speculation rules', () => {
  const { prefetch } = JSON.parse(speculationRules(['en', 'de'])) as {
    readonly prefetch: readonly { readonly where: { readonly and: readonly [Where, { readonly not: Where }] } }[];
  };
  const [pages, { not }] = prefetch[0]?.where.and ?? [{ or: [] }, { not: { or: [] } }];
  /** Whether a pattern of a path takes it: `*` is anything, and `:id` a part. */
  const takes = ({ or }: Where, path: string) =>
    or.some(({ href_matches: pattern }) => {
      const source = pattern.replace(/[.?\\]+/g, (found) => (found.includes('?') ? '\\?' : '\\.'));
      return new RegExp(`^${source.replaceAll('*', '.*').replaceAll(':id', '[^/]+')}$`).test(path);
    });
  const isPrefetched = (path: string) => takes(pages, path) && !takes(not, path);

  it.each([
    '/en/',
    '/de/posts/a/',
    '/en/guide/csp/',
    '/en/brand-assessment/',
    '/de/brand-comparison/',
    '/en/feedback/',
  ])('let %s be prefetched', (path) => {
    expect(isPrefetched(path)).toBe(true);
  });

  it.each([
    '/api/reports',
    '/fr/',
    '/en/auth/sign-in/',
    '/en/brand-assessment/0123456789abc/',
    '/de/brand-comparison/0123456789abc/',
    '/en/feedback/inbox/',
    '/en/feedback/status/ABC.secret/',
    '/en/brand-assessment/?url=brand.com',
    '/en/debug/og/',
  ])('never let %s be prefetched, which a function answers', (path) => {
    expect(isPrefetched(path)).toBe(false);
  });
});
