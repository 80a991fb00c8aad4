import { page, post } from '../check/testing/content-fixture';
import { scratchSite } from './testing/scratch-site';

const { problems, run, site } = scratchSite();

describe('content:new', () => {
  it.each([
    [
      ['post', 'hello-world'],
      'content/posts/hello-world/en.mdx',
      "published: '2026-11-21'\nauthor: ada\ntags: []\n---\n",
    ],
    [
      ['changelog', 'hello-world'],
      'content/changelog/hello-world/en.mdx',
      "published: '2026-11-21'\nversion: '1.2.3'\nkinds: [changed]\n---\n",
    ],
    [['legal', 'hello-world'], 'content/legal/hello-world/2026-11-21/en.mdx', "sentences.'\n---\n"],
  ])('%s makes a file that passes the check', (args, file, expected) => {
    const { text, exitCode } = run('new', ...args);
    expect(exitCode).toBe(0);
    expect(text).toContain(`Wrote ${file}.`);
    expect(site.read(file)).toContain("---\ntitle: 'Hello world'\n");
    expect(site.read(file)).toContain(expected);
    expect(problems()).toEqual([]);
  });

  it('takes a slug that every object has a property of', () => {
    expect(run('new', 'post', 'constructor').text).toContain('Wrote content/posts/constructor/en.mdx.');
    expect(run('move', 'post', 'constructor', 'builder').exitCode).toBe(0);
    expect(run('move', 'post', 'builder', 'constructor').exitCode).toBe(0);
  });

  it('takes what it is given, quotes and all', () => {
    run('new', 'post', 'a', '--title', "It's: a #test", '--description', 'D', '--draft');
    expect(site.read('content/posts/a/en.mdx')).toMatch(
      /^---\ntitle: 'It''s: a #test'\ndescription: 'D'\n[\s\S]*draft: true\n---\n/,
    );
    expect(problems()).toEqual([]);
  });

  it('names the author it is given', () => {
    const { ada } = JSON.parse(site.read('content/authors.json')) as { ada: object };
    site.write('content/authors.json', JSON.stringify({ ada, bob: ada }));
    run('new', 'post', 'a', '--author', 'bob');
    expect(site.read('content/posts/a/en.mdx')).toContain('\nauthor: bob\n');
  });

  it('begins a new version of a legal document with the text of the newest', () => {
    site.write('content/legal/terms/2025-01-01/en.mdx', page('Old.\n', 'Terms'));
    site.write(
      'content/legal/terms/2026-01-01/en.mdx',
      page('New.\n', 'Terms').replace('description: D\n', "description: D\nupdated: '2026-03-01'\n"),
    );
    expect(run('new', 'legal', 'terms', '--date', '2027-01-01').text).toContain('a copy of the version of 2026-01-01');
    expect(site.read('content/legal/terms/2027-01-01/en.mdx')).toBe(
      page('New.\n', 'Terms').replace('description: D\n', 'description: D\ndraft: true\n'),
    );
  });

  it.each([
    [['news', 'a'], '"news" is not a kind of content.\n  Fix: Use one of post, changelog, legal, page, guide.'],
    [['post', 'Hello'], '"Hello" is not a slug.'],
    [['post', '🎉'], '"🎉" is not a slug.'],
    [['post', '../../x'], 'This place is not one for content.'],
    [['post', 'tag'], 'The slug "tag" is taken by a listing.'],
    [
      ['post', 'taken'],
      'content/posts/taken exists already.\n  Fix: Edit content/posts/taken/en.mdx, or choose another slug.',
    ],
    [['post', 'old'], 'The slug "old" leads to "taken", which had this name before.'],
    [['post', 'a', '--author', 'bob'], 'The author "bob" is not known.'],
    [['post', 'a', '--date', '2026-01-01'], 'A post has no --date.'],
    [['legal', 'terms', '--date', '2026-02-30'], '"2026-02-30" is not a day of the calendar.'],
    [['legal', 'terms', '--date', '2026-01-01'], 'content/legal/terms/2026-01-01 exists already.'],
    [['page', 'team'], 'The site has no page "team".'],
    [['page', 'about'], 'content/pages/about exists already.'],
  ])('refuses %s and writes nothing', (args, expected) => {
    site.write('content/posts/taken/en.mdx', post('Mine.\n'));
    site.write('content/legal/terms/2026-01-01/en.mdx', page('Mine.\n'));
    site.write('content/pages/about/en.mdx', page('Mine.\n'));
    site.write('content/redirects.json', '{"post": {"old": "taken"}}');
    const { text, exitCode } = run('new', ...args);
    expect(exitCode).toBe(1);
    expect(text).toContain(expected);
    expect(text).toContain('\n  Fix: ');
    expect(run('status', '--json').text.match(/"name"/g)).toHaveLength(3);
  });
});
