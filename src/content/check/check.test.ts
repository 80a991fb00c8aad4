import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readNames } from '../model/names';
import { formatProblems } from '../model/problem';
import { formatStamp } from '../model/stamps';
import { checkContent } from './check';
import { ContentFixture, messagesOf, page, post } from './testing/content-fixture';

describe('the check of all content', () => {
  it('finds nothing in the content of this site', () => {
    expect(checkContent(process.cwd()).problems).toEqual([]);
  });

  it('finds nothing in a valid post', () => {
    const body = 'See [about](/en/about/), [posts on names](/en/posts/tag/names/) and [below](#here).\n\n## Here\n';
    expect(messagesOf({ 'content/posts/a/en.mdx': post(body) })).toEqual([]);
  });

  it('finds nothing in a post that was changed on its first day', () => {
    expect(messagesOf({ 'content/posts/a/en.mdx': post('x', { more: "updated: '2026-11-01'\n" }) })).toEqual([]);
  });

  it('knows feeds, and listings that have a post', () => {
    const other = (tag: string, more = '') => ({
      'content/posts/a/en.mdx': post('x', { more }).replace('[names]', `[${tag}]`),
      'content/posts/b/en.mdx': post('[x](/en/posts/tag/images/) [y](/en/posts/rss.xml)', { title: 'B' }),
    });
    expect(messagesOf(other('images'))).toEqual([]);
    expect(messagesOf(other('names'))).toEqual([
      expect.stringContaining('The link /en/posts/tag/images/ leads to no page.'),
    ]);
    expect(messagesOf(other('images', 'draft: true\n'))).toEqual([
      expect.stringContaining('leads to a page that production does not have when it has this one.'),
    ]);
    // The post that cannot be read may have the tag.
    expect(messagesOf(other('images', 'more: 1\n'))).toHaveLength(1);
  });

  it('knows a listing from its first post on, regardless of later ones', () => {
    const tagged = (title: string, more = '') => post('x', { title, more }).replace('[names]', '[images]');
    const files = {
      'content/posts/a/en.mdx': tagged('A'),
      'content/posts/b/en.mdx': post('[x](/en/posts/tag/images/)', { title: 'B' }),
      'content/posts/c/en.mdx': tagged('C', 'draft: true\n'),
    };
    expect(messagesOf(files)).toEqual([]);
  });

  it('lets drafts lead to each other, and any text to a mail', () => {
    const draft = { more: 'draft: true\n' };
    const files = {
      'content/posts/a/en.mdx': post('[x](/en/posts/b/)', { title: 'A', ...draft }),
      'content/posts/b/en.mdx': post('[x](mailto:ada@facet.example)', { title: 'B', ...draft }),
    };
    expect(messagesOf(files)).toEqual([]);
  });

  it('holds links to a legal document against what is in force while the next version is a draft', () => {
    const files = {
      'content/legal/terms/2025-01-01/en.mdx': page('## Then\n'),
      'content/legal/terms/2026-01-01/en.mdx': page('## Later\n').replace('---\n##', 'draft: true\n---\n##'),
      'content/posts/a/en.mdx': post('[x](/en/legal/terms/#then)'),
    };
    expect(messagesOf(files)).toEqual([]);
  });

  it('knows that a draft of a translation leaves no page where the source may not take its place', () => {
    const stamp = formatStamp({ format: 1, sections: [{ id: null, heading: 'T', text: 'T\n\nD\n\nx' }] });
    const stamped = "source: 'ebb473952456'\n";
    const files = (more: string) => ({
      'content/legal/terms/2026-01-01/en.mdx': page('x'),
      'content/legal/terms/2026-01-01/de.mdx': page('x').replace('---\nx', `${more}${stamped}---\nx`),
      'content/legal/terms/2026-01-01/ebb473952456.source.json': stamp,
      'content/posts/a/en.mdx': post('x'),
      'content/posts/a/de.mdx': post('[x](/de/legal/terms/)', { more: stamped }),
      'content/posts/a/ebb473952456.source.json': stamp,
    });
    expect(messagesOf(files(''))).toEqual([]);
    expect(messagesOf(files('draft: true\n'))).toEqual([
      'content/posts/a/de.mdx:9\n  The link /de/legal/terms/ leads to a page that production does not have when it has this one.\n' +
        '  Fix: Publish both together, or remove the link until then.',
    ]);
  });

  it('knows the anchors of older versions of a legal document', () => {
    const files = {
      'content/legal/terms/2025-01-01/en.mdx': page('## Then\n'),
      'content/legal/terms/2026-01-01/en.mdx': page('## Now\n'),
    };
    const link = (fragment: string) => ({
      ...files,
      'content/posts/a/en.mdx': post(`[x](/en/legal/terms/#${fragment})`),
    });
    for (const known of ['now', 'version.2025-01-01', 'version.2025-01-01.then'])
      expect(messagesOf(link(known))).toEqual([]);
    for (const none of ['then', 'version.2026-01-01']) expect(messagesOf(link(none))).toHaveLength(1);
  });

  it('takes an author of whom no more is said for a person', () => {
    const site = new ContentFixture();
    expect(readNames(site.root).authors['ada']?.type).toBe('person');
    site.remove();
  });

  it('finds nothing in empty content, and in an empty body', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ 'content/posts/a/en.mdx': post('') })).toEqual([]);
  });

  it('goes on where the compiled bodies were deleted', () => {
    const site = new ContentFixture();
    site.write('content/posts/a/en.mdx', post('x'));
    site.write('content/posts/b/en.mdx', post('x', { title: 'B' }));
    checkContent(site.root);
    rmSync(join(site.root, 'node_modules/.cache/facet/content/packs.json'));
    rmSync(join(site.root, 'content/posts/b'), { recursive: true });
    expect(checkContent(site.root).problems).toEqual([]);
    site.remove();
  });

  it('prints all problems at once, sorted', () => {
    const site = new ContentFixture();
    site.write('content/posts/b/en.mdx', post('<A />\n\n<B />\n'));
    site.write('content/posts/a/pt.mdx', post('x'));
    expect(formatProblems(checkContent(site.root).problems)).toMatch(
      /^3 problems in content:\n\ncontent\/posts\/a\/pt\.mdx:1\n/,
    );
    site.remove();
  });
});
