import { speculationRules } from './well-known-files';

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
