import { LINK_IDS } from '../../brand/previews/card';
import ar from '../../../locales/ar/debug.json';
import en from '../../../locales/en/debug.json';
import { cardPagesOf, type SharedPage } from '../../components/review/testing/card-pages';
import { elements } from '../../components/testing/shown';
import type { Role } from '../../site/accounts';
import { accountServices, signedIn, TEST_IDENTITY } from '../accounts/testing/signed-in';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { read } from '../feedback/testing/inbox-site';
import { gateHandler } from '../accounts/gate-endpoint';

interface Asked {
  readonly pages?: readonly SharedPage[];
  /** What the build left, if it isn't pages. */
  readonly left?: string | null;
  readonly locale?: 'en' | 'ar' | 'ja';
  readonly context?: 'production' | 'deploy-preview';
  readonly roles?: readonly Role[];
}

/** The answer to a request for the cards. @param query with its question mark */
async function ask(query: string, { pages = [], left, locale = 'en', context = 'deploy-preview', roles }: Asked = {}) {
  const gated = left === undefined ? JSON.stringify(cardPagesOf(pages, context !== 'production')) : left;
  const services = accountServices({
    environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, context },
    artifacts: {
      ...testServices().artifacts,
      gated: (name) => Promise.resolve(name === 'cards.json' ? gated : null),
    },
  });
  const headers = roles === undefined ? {} : { cookie: (await signedIn(services, 'p1', ...roles)).cookie };
  const request = new Request(`https://facet.example/${locale}/debug/og/${query}`, { headers });
  const response = await endpoint('gate', gateHandler, () => services)(request, TEST_CONTEXT);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Paths of the pages an answer lists, in its order. */
const listedIn = (html: string): string[] =>
  [...html.matchAll(/<p class="card-item-facts"><a href="([^"]+)"/g)].map(([, path = '']) => path);

const LONG = 'ブランドの名前を確かめる'.repeat(10);
const PAGES: readonly SharedPage[] = [
  { path: '/en/about/', route: 'about', title: 'About' },
  { path: '/en/posts/a/', title: 'First post', visibility: 'draft' },
  { path: '/ja/posts/b/', locale: 'ja', title: LONG },
  { path: '/ar/posts/c/', locale: 'ar', title: 'An English title', state: 'fallback' },
  { path: '/ar/posts/d/', locale: 'ar', title: 'عنوان عربي', card: null },
];
const BY_RISK = ['/ar/posts/d/', '/ja/posts/b/', '/ar/posts/c/', '/en/posts/a/', '/en/about/'];

describe('who sees the cards', () => {
  it('is everybody outside production, and reviewers alone in it', async () => {
    expect((await ask('', { pages: PAGES })).status).toBe(200);
    const inProduction = async (...roles: (readonly Role[] | undefined)[]) =>
      Promise.all(roles.map((held) => ask('', { pages: PAGES, context: 'production', ...(held && { roles: held }) })));
    const [nobody, member, editor, reviewer] = await inProduction(undefined, ['member'], ['editor'], ['reviewer']);
    expect([nobody, member, editor, reviewer].map((answer) => answer?.status)).toEqual([401, 403, 403, 200]);
    for (const refused of [nobody, member, editor]) expect(refused?.html).not.toMatch(/First post|og:title|card-item/);
    expect(reviewer?.html).toContain('First post');
    expect(reviewer?.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the list of cards', () => {
  it('has the greatest risk first, each page with its own card and a preview for each service', async () => {
    const { html } = await ask('', { pages: PAGES });
    expect(listedIn(html)).toEqual(BY_RISK);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<li class="preview">/g)).toHaveLength(LINK_IDS.length * PAGES.length);
    const pictures = elements(html, 'img');
    // The card of the first is missing.
    expect(pictures).toHaveLength(PAGES.length - 1);
    expect(Object.fromEntries(pictures[0] ?? [])).toMatchObject({
      src: '/cards/0a1b.png',
      width: '1200',
      height: '630',
      loading: 'lazy',
      alt: LONG,
      lang: 'ja',
    });
    expect(read(html)).toContain(en.card.missing);
  });

  it('says what is cut off where', async () => {
    const { html } = await ask('?problem=title-cut', { pages: PAGES });
    expect(listedIn(html)).toEqual(['/ja/posts/b/']);
    expect(read(html)).toMatch(
      /Title cut off: up to 99 characters, in Search result, Facebook, X, LinkedIn, WhatsApp, Slack, Discord and Mastodon/,
    );
    expect(read(html)).toContain(`Title cut off before: ${LONG.slice(29)} · Facet`);
  });

  it('keeps each page’s own language and direction on a page in another', async () => {
    const { html } = await ask('', { pages: PAGES });
    expect(html).toContain('<bdi lang="ar" dir="rtl">عنوان عربي</bdi>');
    expect(html).toContain('<bdi lang="en" dir="ltr">An English title</bdi>');
    expect(html).toContain('<div class="card" lang="ar" dir="rtl">');
    const arabic = await ask('', { pages: PAGES, locale: 'ar' });
    expect(read(arabic.html)).toContain(ar.lede.replace('{{number}}', String(LINK_IDS.length)));
    expect(arabic.html).toContain('<bdi lang="en" dir="ltr">An English title</bdi>');
  });

  it.each([
    ['?locale=ar', ['/ar/posts/d/', '/ar/posts/c/']],
    ['?kind=about', ['/en/about/']],
    ['?problem=fallback', ['/ar/posts/c/']],
    ['?locale=ar&kind=post&problem=card-missing', ['/ar/posts/d/']],
  ])('is narrowed down by %s', async (query, expected) => {
    const { html } = await ask(query, { pages: PAGES });
    expect(listedIn(html)).toEqual(expected);
    expect(html).toContain(`>${en.filter.reset}</a>`);
  });

  it('says how many pages each choice leaves', async () => {
    const { html } = await ask('?locale=ar', { pages: PAGES });
    const options = [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)];
    const words = options.map(([, value, selected = '', word]) => `${value}${selected && '!'}: ${word}`);
    expect(words).toContain('ar!: Arabic (2)');
    expect(words).toContain('en: English (2)');
    expect(words).toContain('about: About (0)');
    expect(words).toContain('card-missing: No social card for this page (1)');
    expect(words.some((word) => word.startsWith('auth'))).toBe(false);
  });

  it('says so where nothing matches, and leads back to all of them', async () => {
    const { status, html } = await ask('?locale=de', { pages: PAGES });
    expect([status, listedIn(html)]).toEqual([200, []]);
    expect(html).toContain(`<p>${en.none} <a href="/en/debug/og/">`);
  });

  it.each([
    '?locale=xx&kind=%00&problem=<script>',
    '?locale=en&locale=%F0%9F&page=-1',
    '?page=99999999999999999999',
    '?page=1e3&kind=__proto__&problem=constructor',
    `?kind=${'a'.repeat(3000)}`,
  ])('takes no harm from %s', async (query) => {
    const { status, html } = await ask(query, { pages: PAGES });
    expect(status).toBe(200);
    expect(html).not.toContain('<script');
    expect(listedIn(html).length).toBeGreaterThan(0);
  });

  it('leads through its parts, keeping the filter, and past its end to the last one', async () => {
    const pages = Array.from({ length: 19 }, (_, n) => ({
      path: `/ja/posts/p${String(n + 10)}/`,
      locale: 'ja' as const,
      title: `Title ${String(n + 10)}`,
    }));
    const seen: string[] = [];
    let query: string | undefined = '?locale=ja';
    while (query !== undefined) {
      const { html }: { html: string } = await ask(query, { pages: [...pages, ...PAGES] });
      seen.push(...listedIn(html));
      query = /<a rel="next" href="([^"]*)"/
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&')
        .replace(/^[^?]*/, '');
    }
    expect(seen).toEqual(['/ja/posts/b/', ...pages.map(({ path }) => path)]);
    expect(listedIn((await ask('?locale=ja&page=50', { pages: [...pages, ...PAGES] })).html)).toEqual(seen.slice(16));
  });

  it('shows tags and titles as words, whatever is in them', async () => {
    const title = '</script><img src=x onerror=alert(1)> "quoted" {{name}} $& <!--facet:main-->';
    const more = ['<meta property="og:x" content="</code><script>alert(2)</script>"/>'];
    const { html } = await ask('', { pages: [{ title, more }] });
    expect(html).not.toMatch(/<img src=x|<script/);
    expect(read(html)).toContain(title);
    expect(read(html)).toContain('<meta property="og:x" content="</code><script>alert(2)</script>"/>');
  });

  it('says once that a deploy is hidden as a whole', async () => {
    const more = ['<meta name="robots" content="noindex"/>'];
    const preview = await ask('', { pages: [{ more }] });
    expect(read(preview.html)).toContain(en.hidden);
    expect(preview.html).not.toContain('value="noindex"');
    const production = await ask('', { pages: [{ more }], context: 'production', roles: ['reviewer'] });
    expect(read(production.html)).not.toContain(en.hidden);
    expect(production.html).toContain('value="noindex"');
  });

  it('says what to do where the build left none', async () => {
    const { status, html } = await ask('', { left: null });
    expect(status).toBe(200);
    expect(read(html)).toContain(en.missing);
    expect(html).toContain('href="/en/debug/og/?view=changes"');
  });
});
