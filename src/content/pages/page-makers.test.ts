import { translationTable } from '../model/translations';
import { planPages } from './pages';
import { entry } from './testing/entry';
import { everywhere, find, pagesOfSite, plan, site } from './testing/plan';

describe('pages of content', () => {
  it('know the day a text was changed last, beside the day it was published', () => {
    const page = find(plan(entry('post', 'a', 'en', { updated: '2026-11-09' })), '/en/posts/a/');
    expect(page.modified).toBe('2026-11-09');
    expect(page.context.head).toMatchObject({ published: '2026-11-01', modified: '2026-11-09' });
    expect(find(plan(entry('post', 'a', 'en')), '/en/posts/a/').context.head).not.toHaveProperty('modified');
  });

  it('are articles to search engines where they are posts or entries of the changelog', () => {
    const pages = plan(entry('post', 'a', 'en'), entry('changelog', 'b', 'en'), entry('legal', 'terms', 'en'));
    const types = ['/en/posts/a/', '/en/changelog/b/', '/en/legal/terms/', '/en/about/'];
    expect(types.map((path) => find(pages, path).context.head.type)).toEqual([
      'article',
      'article',
      'website',
      'website',
    ]);
  });

  it('name tags in the language of the page, and in the head in that of its canonical', () => {
    const { head, ...context } = find(plan(entry('post', 'a', 'en', { tags: ['names'] })), '/ja/posts/a/').context;
    expect(context).toMatchObject({ tags: [{ name: 'Names ja', path: '/ja/posts/tag/names/' }] });
    expect(head.tags).toEqual(['Names en']);
  });

  it('say whether an author is a person, and what they write in the language of the page', () => {
    const press = { type: 'organization' as const, name: everywhere('Press'), about: everywhere('Prints.') };
    const { rows } = translationTable([...pagesOfSite, entry('post', 'a', 'en', { author: 'press' })]);
    const pages = planPages(rows, { ...site, authors: { ...site.authors, press } });
    expect(find(pages, '/en/posts/a/').context.head.authors).toMatchObject([
      { name: 'Press en', type: 'organization' },
    ]);
    expect(find(pages, '/de/posts/author/press/').context).toMatchObject({ name: 'Press de', about: 'Prints. de' });
  });

  it('are edited in the file whose text they show', () => {
    const environment = { ...site.environment, editBase: 'https://git.example/edit' };
    const { rows } = translationTable([...pagesOfSite, entry('post', 'a', 'en'), entry('post', 'a', 'de')]);
    const pages = planPages(rows, { ...site, environment });
    expect(['en', 'de', 'ja'].map((locale) => find(pages, `/${locale}/posts/a/`).context['editUrl'])).toEqual(
      ['en', 'de', 'en'].map((locale) => `https://git.example/edit/content/post/a/${locale}.mdx`),
    );
    expect(find(plan(), '/en/about/').context['editUrl']).toBeNull();
  });
});
