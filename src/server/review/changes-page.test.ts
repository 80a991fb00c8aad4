import { reviewFile, reviewFixture, NOTHING_CHANGED } from '../../components/review/testing/review-fixture';
import type { Review } from '../../components/review/review';
import { LOCALES, type Locale } from '../../site/locales';
import type { Role } from '../../site/accounts';
import { accountServices, signedIn, TEST_IDENTITY } from '../accounts/testing/signed-in';
import { endpoint } from '../platform/endpoint';
import { TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { gateHandler } from '../accounts/gate-endpoint';
import { say } from '../../texts/testing/say';

interface Asked {
  readonly locale?: Locale;
  /** Behind `view=changes`. */
  readonly more?: string;
  readonly roles?: readonly Role[];
  readonly context?: 'production' | 'deploy-preview';
}

/** What the gate answers where the build left a file; null if it left none. */
async function ask(
  file: string | null,
  { locale = 'en', more = '', roles = [], context = 'deploy-preview' }: Asked = {},
) {
  const reported: unknown[] = [];
  const services = accountServices({
    environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, context },
    report: (error) => {
      reported.push(error);
      return 'digest0123456789';
    },
  });
  const artifacts = {
    ...services.artifacts,
    gated: (name: string) => Promise.resolve(name === 'review.json' ? file : null),
  };
  const headers = roles.length === 0 ? {} : { cookie: (await signedIn(services, 'p1', ...roles)).cookie };
  const request = new Request(`https://facet.example/${locale}/debug/og/?view=changes${more}`, { headers });
  const response = await endpoint('gate', gateHandler, () => ({ ...services, artifacts }))(request, TEST_CONTEXT);
  return { status: response.status, headers: response.headers, html: await response.text(), reported };
}

it.each(LOCALES)('shows in %s what a build changes, and links to the same in the other languages', async (locale) => {
  const { status, headers, html } = await ask(reviewFile(), { locale });
  expect([status, headers.get('content-language')]).toEqual([200, locale]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('data-shell="review"');
  expect(html).toContain('href="/de/debug/og/?view=changes"');
  expect(html).toMatch(/<title>[^<]+ · Facet<\/title>/);
  expect(html).toContain('https://facet.example/en/posts/one-brand-three-names/');
  expect(html).toContain(`href="/${locale}/debug/og/"`);
});

it('shows one section alone, page by page', async () => {
  const { html } = await ask(reviewFile(reviewFixture(25)), { more: '&section=pieces&page=3' });
  expect(html.match(/<article/g)).toHaveLength(5);
  expect(html).not.toContain('id="cards"');
});

it.each([
  ['no file', null],
  ['no change', reviewFile(NOTHING_CHANGED)],
  ['a site that does not answer', '{"state":"failed","origin":"https://facet.example","obstacle":"unreachable"}'],
])('is a page for %s, too', async (_, file) => {
  const { status, html, reported } = await ask(file);
  expect([status, reported]).toEqual([200, []]);
  expect(html).toContain('<h1>');
});

const withPiece = (change: Partial<Review['pieces'][number]>): string => {
  const review = reviewFixture();
  const [first, ...rest] = review.pieces;
  if (first === undefined) throw new Error('the fixture has no pieces');
  return reviewFile({ ...review, pieces: [{ ...first, ...change }, ...rest] });
};

it.each([
  ['no JSON', '{"state":'],
  ['another form', '{"state":"compared","review":{}}'],
  ['a state nobody knows', '{"state":"later"}'],
  ['a path that is a script', reviewFile().replaceAll('"/en/posts/gone/"', '"javascript:alert(1)"')],
  ['a path of another host', reviewFile().replaceAll('"/en/posts/gone/"', '"//evil.example/"')],
  ['such a path in disguise', reviewFile().replaceAll('"/en/posts/gone/"', '"/\\\\evil.example/"')],
  ['an origin that is a script', reviewFile().replaceAll('"https://facet.example"', '"javascript:alert(1)"')],
])('says that it cannot read %s, and reports it', async (_, file) => {
  const { status, html, reported } = await ask(file);
  expect([status, reported.length]).toEqual([500, 1]);
  expect(html).toContain(say('en', 'review:broken.title'));
  expect(html).toContain('digest0123456789');
  expect(html).not.toContain('alert(1)');
  expect(html).not.toContain('evil.example');
});

it('takes titles and slugs for text', async () => {
  const { status, html } = await ask(withPiece({ title: '<img src=x onerror=alert(1)>', slug: '"><script>' }));
  expect(status).toBe(200);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<script|<img src=x/);
});

it('keeps tokens of the shell that stand in a title', async () => {
  const { html } = await ask(withPiece({ title: '<!--facet:main--> $& facet-shell-path/' }));
  expect(html).toContain('&lt;!--facet:main--&gt; $&amp; facet-shell-path/');
});

it('is for reviewers alone in production', async () => {
  const production = { context: 'production' } as const;
  expect((await ask(reviewFile(), production)).status).toBe(401);
  for (const roles of [['member'], ['editor']] as const) {
    const { status, html } = await ask(reviewFile(), { ...production, roles });
    expect(status).toBe(403);
    expect(html).not.toContain('one-brand-three-names');
  }
  expect((await ask(reviewFile(), { ...production, roles: ['reviewer'] })).status).toBe(200);
});
