import { page, post } from '../check/testing/content-fixture';
import { scratchSite } from './testing/scratch-site';

const { problems, run, site } = scratchSite();

describe('content:move', () => {
  beforeEach(() => {
    site.write('content/posts/a/en.mdx', post('Self: [x](/en/posts/a/#here).\n\n## Here\n', { title: 'A' }));
    site.write('content/posts/a/de.mdx', post('Selbst: [x](/de/posts/a/#hier).\n\n## Hier\n', { title: 'A' }));
    site.write('content/posts/a/picture.png', 'not read');
    site.write('content/posts/b/en.mdx', post('[x](/en/posts/a/)\n\n## Two\n\n`/en/posts/a/`\n', { title: 'B' }));
    site.write('content/posts/b/de.mdx', post('[x](/de/posts/a/)\n\n## Zwei\n', { title: 'B' }));
    site.write('content/posts/ab/en.mdx', post('[x](/en/posts/a/?q#here)\n', { title: 'AB' }));
    run('mark-current', '--all');
  });

  long('renames every locale, redirects, fixes links, and leaves translations as current as they were', () => {
    site.write('content/posts/b/en.mdx', site.read('content/posts/b/en.mdx').replace('## Two\n', '## Two\n\nNew.\n'));
    const { text, exitCode } = run('move', 'post', 'a', 'c');
    expect(exitCode).toBe(0);
    expect(text).toContain('Moved content/posts/a to content/posts/c (4 files).');
    expect(text).toContain('Fixed 5 links:\n');
    expect(text).toContain('  content/posts/c/de.mdx:9: /de/posts/c/#hier\n');
    expect(site.has('content/posts/a')).toBe(false);
    expect(site.read('content/posts/c/picture.png')).toBe('not read');
    expect(site.read('content/posts/b/en.mdx')).toContain('[x](/en/posts/c/)\n\n## Two\n\nNew.\n\n`/en/posts/a/`\n');
    expect(site.read('content/posts/ab/en.mdx')).toContain('[x](/en/posts/c/?q#here)');
    expect(JSON.parse(site.read('content/redirects.json'))).toEqual({ post: { a: 'c' }, changelog: {}, legal: {} });
    expect(problems()).toEqual([]);
    expect(run('status').text).toContain('de: 1 translated, 1 outdated');
    expect(run('status').text).toContain(
      'content/posts/b/de.mdx: 1 of 2 sections of the source changed since\n  changed  Two (#two)',
    );
  });

  it('fixes a link that lacks its slash', () => {
    site.write('content/posts/ab/en.mdx', post('[x](/en/posts/a#here)\n', { title: 'AB' }));
    run('move', 'post', 'a', 'c');
    expect(site.read('content/posts/ab/en.mdx')).toContain('[x](/en/posts/c/#here)');
    expect(problems()).toEqual([]);
  });

  it('makes one step of a chain, and none of a way back', () => {
    run('move', 'post', 'a', 'c');
    run('move', 'post', 'c', 'd');
    expect(JSON.parse(site.read('content/redirects.json'))).toMatchObject({ post: { a: 'd', c: 'd' } });
    run('move', 'post', 'd', 'a');
    expect(JSON.parse(site.read('content/redirects.json'))).toMatchObject({ post: { c: 'a', d: 'a' } });
    expect(problems()).toEqual([]);
  });

  it('moves a legal document with all versions', () => {
    site.write('content/legal/terms/2025-01-01/en.mdx', page('Old.\n'));
    site.write('content/legal/terms/2026-01-01/en.mdx', page('[x](/en/legal/terms/)\n'));
    expect(run('move', 'legal', 'terms', 'conditions').exitCode).toBe(0);
    expect(site.has('content/legal/conditions/2025-01-01/en.mdx')).toBe(true);
    expect(site.read('content/legal/conditions/2026-01-01/en.mdx')).toContain('(/en/legal/conditions/)');
    expect(problems()).toEqual([]);
  });

  it.each([
    [['page', 'about', 'us'], 'The address of a page is a route of the site.'],
    [['news', 'a', 'b'], '"news" is not a kind of content that moves.'],
    [['post', 'none', 'c'], 'content/posts/none does not exist.'],
    [['post', '', 'c'], 'content/posts/ does not exist.'],
    [['post', 'old', 'c'], '"old" has moved to "a" before.\n  Fix: Move it from there: npm run content:move post a c'],
    [['post', 'a', 'b'], 'content/posts/b exists already.'],
    [['post', 'a', 'a'], 'content/posts/a exists already.'],
    [['post', 'a', 'Tag'], '"Tag" is not a slug.'],
    [['post', 'a', 'tag'], 'The slug "tag" is taken by a listing.'],
    [['post', 'b', 'old'], 'The slug "old" leads to "a", which had this name before.'],
    [['post', '../posts/a', 'c'], 'content/posts/../posts/a does not exist.'],
  ])('refuses %s and changes nothing', (args, expected) => {
    site.write('content/redirects.json', '{"post": {"old": "a"}}');
    const before = run('status', '--json').text;
    const { text, exitCode } = run('move', ...args);
    expect(text).toContain(expected);
    expect(exitCode).toBe(1);
    expect(run('status', '--json').text).toBe(before);
    expect(site.read('content/redirects.json')).toBe('{"post": {"old": "a"}}');
  });

  it('does not begin where a file cannot be read', () => {
    site.write('content/posts/x/en.mdx', post('<Chart />\n'));
    const { text, exitCode } = run('move', 'post', 'a', 'c');
    expect(exitCode).toBe(1);
    expect(text).toMatch(/^Nothing was moved.*\n\n1 problem/);
    expect(site.has('content/posts/a/en.mdx')).toBe(true);
    expect(site.has('content/redirects.json')).toBe(false);
  });
});
