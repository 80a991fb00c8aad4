import type { HeadFacts, PageContext } from '../components/page-context';
import { structuredData } from './structured-data';
import { HEAD, SITE } from './testing/head';

function graph(head: Partial<HeadFacts> = {}, context: Readonly<Record<string, unknown>> = {}): unknown[] {
  const data = structuredData({
    head: { ...HEAD, ...head },
    pagePath: '/de/posts/names/',
    locale: 'de',
    ...context,
  } as PageContext);
  return (data?.['@graph'] as unknown[] | undefined) ?? [];
}

describe('structured data', () => {
  it('describes a post by its canonical, its picture, its days and who wrote it', () => {
    expect(graph()).toContainEqual({
      '@type': 'BlogPosting',
      '@id': `${SITE}/de/posts/names/#article`,
      mainEntityOfPage: `${SITE}/de/posts/names/`,
      url: `${SITE}/de/posts/names/`,
      headline: 'Names',
      description: 'About names',
      inLanguage: 'de',
      image: `${SITE}/cards/x.png`,
      datePublished: '2026-01-02T00:00:00Z',
      dateModified: '2026-01-02T00:00:00Z',
      keywords: ['Namen'],
      author: [
        { '@type': 'Person', name: 'Ada', url: `${SITE}/de/posts/author/ada/` },
        { '@type': 'Organization', name: 'Team', url: `${SITE}/de/posts/author/team/` },
      ],
      publisher: { '@id': `${SITE}/#organization` },
    });
  });

  it('says whose profiles elsewhere are the organisation’s, where some are known', () => {
    const profiles = ['https://social.example/facet'];
    const organization = expect.objectContaining({ '@type': 'Organization', sameAs: profiles }) as unknown;
    expect(graph({ profiles })).toContainEqual(organization);
    expect(JSON.stringify(graph())).not.toContain('sameAs');
  });

  it('leads from the home page to the page', () => {
    expect(graph()).toContainEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Facet', item: `${SITE}/de/` },
        { '@type': 'ListItem', position: 2, name: 'Beiträge', item: `${SITE}/de/posts/` },
        { '@type': 'ListItem', position: 3, name: 'Names', item: `${SITE}/de/posts/names/` },
      ],
    });
  });

  it('speaks of the text that is shown in place of a translation, and not of pages around it', () => {
    const things = graph({ canonical: `${SITE}/en/posts/names/` });
    expect(things).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', url: `${SITE}/en/posts/names/`, inLanguage: 'en' }),
    );
    expect(things).not.toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });

  it.each([
    ['a listing', { breadcrumbs: HEAD.breadcrumbs.slice(0, 1) }, { listed: [] }, 'CollectionPage'],
    ['the home page, which lists too', { breadcrumbs: [] }, { listed: [] }, 'WebPage'],
    ['any other page', { breadcrumbs: HEAD.breadcrumbs.slice(0, 1) }, {}, 'WebPage'],
  ])('describes %s as what it is', (_, head, context, type) => {
    expect(graph({ ...head, type: 'website' }, context)).toContainEqual(
      expect.objectContaining({ '@type': type, url: HEAD.canonical }),
    );
  });

  it('is an article of the site if no author is named and it is no post', () => {
    const url = `${SITE}/de/changelog/names/`;
    expect(graph({ canonical: url, authors: [], card: null }, { pagePath: '/de/changelog/names/' })).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        url,
        author: { '@id': `${SITE}/#organization` },
        image: `${SITE}/card.png`,
      }),
    );
  });

  it('is missing from a page that is not for search engines', () => {
    expect(
      structuredData({ head: { ...HEAD, canonical: null }, pagePath: '/de/', locale: 'de' } as PageContext),
    ).toBeNull();
  });
});
