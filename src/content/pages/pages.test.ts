import { readEnvironment } from '../../site/environment';
import { LOCALES, type Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { PSEUDO_LOCALES } from '../../site/pseudo-locale-tags';
import { pseudoText } from '../../site/pseudo-text';
import { ROUTES, type RouteId } from '../../site/routes';
import { variablesIn } from '../../site/testing/deploy-variables';
import { planPages } from './pages';
import { entry } from './testing/entry';
import { routeAt } from './testing/route-at';
import { find, pagesOfSite, plan, site } from './testing/plan';
import type { ContentEntry } from './planned-page';
import { translationTable } from '../model/translations';

describe('the pages of the site', () => {
  it('all begin with a locale, and none stands twice', () => {
    const paths = plan(entry('post', 'a', 'en')).map(({ path }) => path);
    expect(paths.filter((path) => !/^\/(?:en|de|fr|es|ja|ar|en-xa|ar-xb)\//.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('know the routes they are instances of', () => {
    const posts = Array.from({ length: 11 }, (_, n) =>
      entry('post', `p${n}`, 'en', { tags: ['names'], author: 'ada' }),
    );
    const changes = Array.from({ length: 11 }, (_, n) => entry('changelog', `c${n}`, 'en'));
    const guide = ['favicon', 'method', 'api', 'command'].map((name) => entry('guide', name, 'en'));
    const pages = plan(...posts, ...changes, ...guide, entry('legal', 'terms', 'en'));
    expect(pages.map(({ path, route }) => [path, route])).toEqual(pages.map(({ path }) => [path, routeAt(path)]));
    const planned = new Set(pages.map(({ route }) => route));
    expect(Object.keys(ROUTES).filter((route) => !planned.has(route as RouteId))).toEqual([
      'published-assessment',
      'published-comparison',
      'publisher-assessment',
      'publisher-comparison',
      'feedback-inbox',
      'feedback-status',
      'auth',
      'debug-og',
    ]);
  });

  it('have titles that are unique in their locale', () => {
    const pages = plan(entry('post', 'a', 'en'));
    for (const locale of EVERY_LOCALE) {
      const titles = pages
        .filter(({ path, context }) => context.locale === locale && !path.includes('/shell/'))
        .map(({ context }) => context.head.title);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it.each([false, true])(
    'give a translated page its own canonical and reciprocal alternates (outdated: %s)',
    (outdated) => {
      const pages = plan(entry('post', 'a', 'en'), entry('post', 'a', 'de', { outdated }));
      const alternates = [
        { locale: 'en', url: 'https://facet.example/en/posts/a/' },
        { locale: 'de', url: 'https://facet.example/de/posts/a/' },
      ];
      for (const locale of ['en', 'de'] as const) {
        const { head } = find(pages, `/${locale}/posts/a/`).context;
        expect(head.canonical).toBe(`https://facet.example/${locale}/posts/a/`);
        expect(head.alternates).toEqual(alternates);
      }
    },
  );

  it('show the source at a locale without translation, canonical to it, and mark it in every switch', () => {
    const pages = plan(entry('post', 'a', 'en'));
    const { context } = find(pages, '/ja/posts/a/');
    expect(context).toMatchObject({ id: 'post-a-en-', fallback: true });
    expect(context.head).toMatchObject({ canonical: 'https://facet.example/en/posts/a/', alternates: [] });
    expect(find(pages, '/en/posts/a/').context.alternates).toContainEqual({
      locale: 'ja',
      path: '/ja/posts/a/',
      fallback: true,
    });
  });

  it('leave out a legal document where it is not translated', () => {
    const pages = plan(entry('legal', 'terms', 'en'));
    expect(pages.map(({ path }) => path)).not.toContain('/de/legal/terms/');
    expect(find(pages, '/en/legal/terms/').context.alternates).toEqual([{ locale: 'en', path: '/en/legal/terms/' }]);
  });

  it('show the newest version of a legal document', () => {
    const old = entry('legal', 'terms', 'en', {
      address: { kind: 'legal', slug: 'terms', version: '2025-01-01', locale: 'en' },
    });
    const { context } = find(plan(old, entry('legal', 'terms', 'en')), '/en/legal/terms/');
    expect(context).toMatchObject({ version: '2026-11-20' });
  });

  it('list the newest first, ten on a page', () => {
    const posts = Array.from({ length: 11 }, (_, index) =>
      entry('post', `p${index}`, 'en', { published: `2026-11-${String(index + 1).padStart(2, '0')}` }),
    );
    const pages = plan(...posts);
    expect(find(pages, '/de/posts/').context).toMatchObject({ page: 1, pages: 2 });
    const { listed } = find(pages, '/de/posts/').context as unknown as { listed: { path: string }[] };
    expect(listed.map(({ path }) => path).slice(0, 2)).toEqual(['/de/posts/p10/', '/de/posts/p9/']);
    expect(find(pages, '/de/posts/page/2/').context).toMatchObject({ page: 2, pages: 2, ids: ['post-p0-en-'] });
    expect(pages.map(({ path }) => path)).not.toContain('/de/posts/page/1/');
  });

  it('list articles of one day by their slugs', () => {
    const pages = plan(entry('post', 'b', 'en'), entry('post', 'a', 'en'), entry('post', 'c', 'en'));
    expect(find(pages, '/en/posts/').context).toMatchObject({ ids: ['post-a-en-', 'post-b-en-', 'post-c-en-'] });
  });

  it('list changes of one day by their versions, and lead from one to the next in that order', () => {
    const change = (slug: string, version: string) => entry('changelog', slug, 'en', { version });
    const pages = plan(change('a', '0.9.0'), change('b', '0.10.0'), change('c', '0.2.0'), change('d', '0.9.1'));
    const ids = ['b', 'd', 'a', 'c'].map((slug) => `changelog-${slug}-en-`);
    expect(find(pages, '/de/changelog/').context).toMatchObject({ ids });
    expect(find(pages, '/de/changelog/d/').context).toMatchObject({
      newer: { path: '/de/changelog/b/' },
      older: { path: '/de/changelog/a/' },
    });
    const planned = pages.filter(({ route, context }) => route === 'changelog-entry' && context.locale === 'fr');
    expect(planned.map(({ path }) => path)).toEqual(['b', 'd', 'a', 'c'].map((slug) => `/fr/changelog/${slug}/`));
  });

  it('say on a further page of a listing which it is', () => {
    const pages = plan(...Array.from({ length: 11 }, (_, index) => entry('post', `p${index}`, 'en')));
    const { title, description } = find(pages, '/en/posts/page/2/').context.head;
    expect([title, description]).toEqual([
      expect.stringContaining('page 2'),
      expect.stringContaining('Page 2') as string,
    ]);
  });

  it('describe what happened where something did', () => {
    const pages = plan();
    const t = site.stringsOf('de');
    expect(
      ['401', '403', '404', '500'].map((code) => find(pages, `/de/shell/${code}.html`).context.head),
    ).toMatchObject(
      (['unauthorized', 'forbidden', 'not-found', 'error'] as const).map((name) => ({
        title: t(`${name}.title`),
        description: t(`${name}.description`),
      })),
    );
  });

  it('lead to the articles before and after, past one that the locale does not have', () => {
    const on = (day: string, more: Partial<ContentEntry> = {}) => ({ published: `2026-11-${day}`, ...more });
    const pages = plan(
      entry('post', 'old', 'en', on('01')),
      entry('post', 'between', 'en', on('02', { onlyTranslated: true })),
      entry('post', 'new', 'en', on('03')),
      entry('post', 'new', 'de', on('03')),
    );
    const beside = (path: string) => {
      const { newer, older } = find(pages, path).context as { newer?: unknown; older?: unknown };
      return [newer, older];
    };
    const neighbour = (locale: Locale, slug: string, fallback: boolean) => ({
      path: `/${locale}/posts/${slug}/`,
      title: `${slug} ${fallback ? 'en' : locale}`,
      fallback,
    });
    expect(beside('/en/posts/between/')).toEqual([neighbour('en', 'new', false), neighbour('en', 'old', false)]);
    expect(beside('/de/posts/new/')).toEqual([null, neighbour('de', 'old', true)]);
    expect(beside('/de/posts/old/')).toEqual([neighbour('de', 'new', false), null]);
    expect(pages.map(({ path }) => path)).not.toContain('/de/posts/between/');
  });

  it('show on the home page the newest three posts that the locale has', () => {
    const entries = ['1', '2', '3', '4'].map((n) =>
      entry('post', `p${n}`, 'en', { published: `2026-11-0${n}`, onlyTranslated: n === '4' }),
    );
    const newest = (path: string) => (find(plan(...entries), path).context as unknown as { ids: string[] }).ids;
    expect(newest('/en/')).toEqual(['post-p4-en-', 'post-p3-en-', 'post-p2-en-']);
    expect(newest('/de/')).toEqual(['post-p3-en-', 'post-p2-en-', 'post-p1-en-']);
  });

  it('keep what is not for search engines out of them', () => {
    const pages = plan();
    for (const path of ['/en/shell/review.html', '/en/404.html', '/en/shell/500.html']) {
      expect(find(pages, path).context.head).toMatchObject({ canonical: null, alternates: [] });
    }
  });

  it('link a style sheet beside the one they carry only where it is needed', () => {
    const linking = plan(entry('post', 'a', 'en')).filter(({ context }) => context.sheet);
    expect(
      linking.filter(({ context }) => context.locale === 'en').map(({ path, context }) => [path, context.sheet]),
    ).toEqual([
      ['/en/', 'home'],
      ['/en/brand-assessment/', 'tool'],
      ['/en/brand-comparison/', 'tool'],
      ['/en/guide/', 'guide'],
      ['/en/shell/report.html', 'report'],
      ['/en/shell/comparison.html', 'comparison'],
      ['/en/shell/published.html', 'published'],
      ['/en/shell/published-comparison.html', 'published-comparison'],
      ['/en/shell/account.html', 'account'],
      ['/en/shell/inbox.html', 'inbox'],
      ['/en/shell/review.html', 'review'],
    ]);
    expect(linking).toHaveLength(11 * EVERY_LOCALE.length);
  });

  it('leave the pages around accounts to a function, and know the address of the account’s shell', () => {
    const pages = plan();
    expect(pages.filter(({ path }) => /\/(?:auth|debug)\//.test(path))).toEqual([]);
    const { pagePath, alternates } = find(pages, '/de/shell/account.html').context;
    expect(pagePath).toBe('/de/auth/account/');
    expect(alternates).toContainEqual({ locale: 'ja', path: '/ja/auth/account/' });
    expect(find(pages, '/de/shell/page.html').context.pagePath).toBe('/de/facet-shell-path/');
  });

  it('fail without the pages the site needs, and say which file', () => {
    expect(() => planPages([], site)).toThrow('content/pages/home/en.mdx is missing');
  });

  it('has a listing by tag only where one of its posts is', () => {
    const pages = plan(
      entry('post', 'a', 'en', { tags: ['names'], author: 'ada', onlyTranslated: true }),
      entry('post', 'a', 'ja', { tags: ['names'], author: 'ada' }),
      entry('post', 'b', 'en', { author: 'ada' }),
    );
    const paths = pages.map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/tag/names/'))).toEqual([
      '/en/posts/tag/names/',
      '/ja/posts/tag/names/',
      '/en-xa/posts/tag/names/',
      '/ar-xb/posts/tag/names/',
    ]);
    expect(paths.filter((path) => path.endsWith('/author/ada/'))).toHaveLength(EVERY_LOCALE.length);
    const { head, alternates } = find(pages, '/en/posts/tag/names/').context;
    expect(head.alternates.map(({ locale }) => locale)).toEqual(['en', 'ja']);
    expect(alternates.map(({ locale }) => locale)).toEqual(['en', 'ja']);
    expect(find(pages, '/de/posts/').context['allTags']).toEqual([]);
  });
});

describe('pages in pseudo-locales', () => {
  const pages = plan(
    entry('post', 'a', 'en', { author: 'ada', tags: ['names'] }),
    entry('post', 'a', 'de', { author: 'ada', tags: ['names'] }),
    entry('legal', 'terms', 'en'),
  );
  const below = (locale: Locale) =>
    pages.flatMap(({ path, context }) => (context.locale === locale ? [path.slice(locale.length + 1)] : [])).sort();

  it.each(PSEUDO_LOCALES)('are in %s the ones of the default locale', (locale) => {
    expect(below(locale)).toEqual(below('en'));
  });

  it('are not indexed, and no page links to them', () => {
    for (const { path, context } of pages) {
      const isPseudo = !LOCALES.some((locale) => locale === context.locale);
      const { canonical, alternates } = context.head;
      if (isPseudo) expect([path, canonical, alternates]).toEqual([path, null, []]);
      const led = [...context.alternates, ...alternates].map(({ locale }) => locale);
      expect([path, led.filter((locale) => !LOCALES.some((written) => written === locale))]).toEqual([path, []]);
    }
  });

  it('show the source, changed, with every name in it', () => {
    const page = find(pages, '/en-xa/posts/a/');
    const source = find(pages, '/en/posts/a/');
    expect(page.state).toBe('pseudo');
    expect(page.context).toMatchObject({ id: source.context['id'], fallback: false });
    expect(page.context.head.title).toBe(pseudoText('en-xa', source.context.head.title));
    expect(page.context['tags']).toEqual([{ name: 'Ñååḿééš ééñ', path: '/en-xa/posts/tag/names/' }]);
    expect(page.context.head.authors).toMatchObject([{ name: 'ÅÅðåå ééñ', path: '/en-xa/posts/author/ada/' }]);
    expect(find(pages, '/en-xa/posts/').context.head.title).toBe('Þööšţš');
  });

  it('are not in production, nor where they are left out', () => {
    for (const environment of [
      { ...site.environment, context: 'production' as const },
      { ...site.environment, leaveOut: ['pseudo-locales' as const] },
    ]) {
      const planned = planPages(translationTable([...pagesOfSite, entry('post', 'a', 'en')]).rows, {
        ...site,
        environment,
      });
      expect(JSON.stringify(planned)).not.toMatch(/en-xa|ar-xb/);
    }
  });
});

describe('what is not the public site', () => {
  const inContext = (context: string, more: Readonly<Record<string, string>> = {}) => {
    const found = readEnvironment({ ...variablesIn(context), BRANCH: 'fix-names', ...more }, 'build');
    if (!found.ok) throw new Error(found.problems.join());
    const { environment } = found;
    return (...entries: ContentEntry[]) =>
      planPages(translationTable([...pagesOfSite, ...entries]).rows, { ...site, environment });
  };
  const preview = inContext('deploy-preview', { REVIEW_ID: '12', COMMIT_REF: '0123456789abcdef' });

  it('says so on every page of a preview and of a branch, and on no other', () => {
    const post = entry('post', 'a', 'en');
    expect(preview(post).filter(({ context }) => context.preview === undefined)).toEqual([]);
    expect(inContext('branch-deploy')(post).filter(({ context }) => context.preview === undefined)).toEqual([]);
    for (const context of ['production', 'dev']) {
      expect(inContext(context)(post).filter((page) => 'preview' in page.context)).toEqual([]);
    }
  });

  it('names the revision, and leads to the page on the public site and in the pseudo-locales', () => {
    expect(find(preview(entry('post', 'a', 'en')), '/de/posts/a/').context.preview).toEqual({
      branch: 'fix-names',
      commit: '0123456',
      pullRequest: '12',
      publicUrl: 'https://facet.example/de/posts/a/',
      pseudo: { accented: '/en-xa/posts/a/', rightToLeft: '/ar-xb/posts/a/' },
    });
    const lean = inContext('deploy-preview', { FACET_LEAVE_OUT: 'pseudo-locales' })();
    expect(find(lean, '/de/').context.preview?.pseudo).toBeNull();
  });

  it('leads from a shell to where it will stand', () => {
    const pages = preview();
    const of = (path: string) => find(pages, path).context.preview;
    expect(of('/de/shell/page.html')?.publicUrl).toBe('https://facet.example/de/facet-shell-public/');
    expect(of('/de/shell/403.html')?.pseudo?.accented).toBe('/en-xa/facet-shell-path/');
    expect(of('/de/shell/account.html')?.publicUrl).toBe('https://facet.example/de/auth/account/');
    expect(of('/de/404.html')?.publicUrl).toBeNull();
  });

  it('leads to no page that the public site does not have', () => {
    const hidden = { visibility: 'draft', tags: ['names'], author: 'ada' } as const;
    const version = (day: string) =>
      ({ address: { kind: 'legal', slug: 'terms', version: day, locale: 'en' } }) as const;
    const pages = preview(
      entry('post', 'draft', 'en', hidden),
      entry('post', 'public', 'en'),
      entry('post', 'public', 'de', { visibility: 'draft' }),
      entry('changelog', 'own', 'en', { onlyTranslated: true }),
      entry('changelog', 'own', 'de', { visibility: 'draft' }),
      entry('legal', 'terms', 'en', version('2026-01-01')),
      entry('legal', 'terms', 'en', { ...version('2027-01-01'), visibility: 'scheduled' }),
    );
    const isPublic = (path: string) => find(pages, path).context.preview?.publicUrl !== null;
    expect(isPublic('/en/posts/draft/')).toBe(false);
    expect(isPublic('/ja/posts/draft/')).toBe(false);
    expect(isPublic('/en/posts/tag/names/')).toBe(false);
    expect(isPublic('/en/posts/author/ada/')).toBe(false);
    expect(isPublic('/de/changelog/own/')).toBe(false);
    // There production shows the source, or the version before.
    expect(isPublic('/de/posts/public/')).toBe(true);
    expect(isPublic('/en/legal/terms/')).toBe(true);
    expect(isPublic('/en/posts/')).toBe(true);
  });

  it('has no further page of a listing that only drafts fill', () => {
    const posts = Array.from({ length: 11 }, (_, index) =>
      entry('post', `p${index}`, 'en', { visibility: index === 0 ? 'draft' : 'public' }),
    );
    expect(find(preview(...posts), '/en/posts/page/2/').context.preview?.publicUrl).toBeNull();
  });

  it('marks in listings, beside articles and on the home page what is hidden', () => {
    const due = '2026-12-03T00:00:00.000Z';
    const pages = preview(
      entry('post', 'draft', 'en', { visibility: 'draft', due, published: '2026-11-03' }),
      entry('post', 'public', 'en', { published: '2026-11-02' }),
      entry('changelog', 'soon', 'en', { visibility: 'scheduled', due }),
    );
    const draft = { visibility: 'draft', due: null };
    const marks = (path: string) =>
      (find(pages, path).context as unknown as { listed: { hidden?: unknown }[] }).listed.map(({ hidden }) => hidden);
    expect(marks('/en/posts/')).toEqual([draft, undefined]);
    expect(marks('/ja/posts/')).toEqual([draft, undefined]);
    expect(marks('/en/changelog/')).toEqual([{ visibility: 'scheduled', due }]);
    expect(marks('/en/')).toEqual([draft, undefined]);
    expect(find(pages, '/en/posts/public/').context['newer']).toMatchObject({ hidden: draft });
    expect(find(pages, '/en/posts/draft/').context['older']).not.toHaveProperty('hidden');
  });
});
