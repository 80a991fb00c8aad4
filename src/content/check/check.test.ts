import { formatProblems } from '../model/problem';
import { checkContent } from './check';
import { ContentFixture, messagesOf, post } from './content-fixture';

describe('the check of all content', () => {
  it('finds nothing in the content of this site', () => {
    expect(checkContent(process.cwd()).problems).toEqual([]);
  });

  it('finds nothing in a valid post', () => {
    const body = 'See [about](/en/about/), [posts on names](/en/posts/tag/names/) and [below](#here).\n\n## Here\n';
    expect(messagesOf({ 'content/posts/a/en.mdx': post(body) })).toEqual([]);
  });

  it('finds nothing in empty content, and in an empty body', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ 'content/posts/a/en.mdx': post('') })).toEqual([]);
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
