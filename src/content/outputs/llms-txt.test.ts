import { llmsTxt, LLMS_ENTRIES, writeLlmsTxt } from './llms-txt';
import { planned, post, publicationOf, SITE } from './testing/publication';

const tools = [
  planned('/en/brand-assessment/', { template: 'brand-assessment', head: { title: 'Assess a brand' } }),
  planned('/en/about/', { state: 'source', head: { title: 'About' } }),
  planned('/en/posts/', { template: 'posts', head: { title: 'Posts' } }),
];

function text(...pages: Parameters<typeof llmsTxt>[1][number][]): string {
  const publication = publicationOf(pages);
  publication.remove();
  return llmsTxt(publication, pages, 'en');
}

describe('llms.txt', () => {
  it('begins with the name and what the site is, and ends with what may be left out', () => {
    const lines = text(...tools).split('\n');
    expect(lines[0]).toBe('# Facet');
    expect(lines[2]).toMatch(/^> Facet measures/);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## Tools and method', '## Posts', '## Optional']);
    expect(lines).toContain(`- [Assess a brand](${SITE}/en/brand-assessment/): What it is about`);
  });

  it('lists the pages of the guide, its own before those of checks', () => {
    const paths = ['/en/guide/', '/en/guide/method/', '/en/guide/api/', '/en/guide/command/', '/en/guide/csp/'];
    const written = text(...paths.map((path) => planned(path)).reverse());
    expect([...written.matchAll(/\(https:\/\/facet\.example(\/en\/guide\/.*?)\)/g)].map(([, path]) => path)).toEqual(
      paths,
    );
  });

  it('lists the listing, then posts with a text of their own, in the order they are planned in', () => {
    const fallback = { ...post('c', '2026-01-03'), state: 'fallback' as const };
    const section = text(
      ...tools,
      post('b', '2026-01-02'),
      post('a', '2026-01-01'),
      post('d', '2026-01-04', 'de'),
      fallback,
    )
      .split('## ')
      .find((part) => part.startsWith('Posts'));
    expect([...(section ?? '').matchAll(/\(https:\/\/facet\.example(.*?)\)/g)].map(([, path]) => path)).toEqual([
      '/en/posts/',
      '/en/posts/b/',
      '/en/posts/a/',
    ]);
  });

  it('leaves legal documents, feeds and the other languages to the end', () => {
    const legal = planned('/en/legal/terms/', { template: 'legal', state: 'source', head: { title: 'Terms' } });
    const [, optional = ''] = text(...tools, legal).split('## Optional');
    expect([...optional.matchAll(/\(https:\/\/facet\.example(.*?)\)/g)].map(([, path]) => path)).toEqual([
      '/en/legal/terms/',
      '/en/posts/feed.json',
      '/en/changelog/feed.json',
      ...['de', 'fr', 'es', 'ja', 'ar'].map((locale) => `/${locale}/llms.txt`),
    ]);
  });

  it('keeps a name within its brackets and a description in its line', () => {
    const page = post('a', '2026-01-01', 'en', { title: 'A [b] \\ c', description: 'one\ntwo & <three>' });
    expect(text(page)).toContain(`- [A \\[b\\] \\\\ c](${SITE}/en/posts/a/): one two & <three>\n`);
  });

  it('stays small however many posts there are', () => {
    const posts = Array.from({ length: LLMS_ENTRIES + 20 }, (_, index) => post(`p${index}`, '2026-01-01'));
    expect(text(...posts).match(/\]\(https:\/\/facet\.example\/en\/posts\/p\d+\//g)).toHaveLength(LLMS_ENTRIES);
  });

  it('is written for each locale in its language, and at the root in the default one', () => {
    const publication = publicationOf(tools);
    writeLlmsTxt(publication);
    expect(publication.written('/llms.txt')).toBe(publication.written('/en/llms.txt'));
    expect(publication.written('/ja/llms.txt')).toMatch(/^# Facet\n\n> Facet は/);
    publication.remove();
  });
});
