import { page, post } from '../check/testing/content-fixture';
import { scratchSite } from './testing/scratch-site';

const { problems, run, site } = scratchSite();

describe('content:translate', () => {
  const SOURCE = post('[About](/en/about/#two) and [self](#here), `[x](/en/about/)`.\n\n## Here\n\nText.\n', {
    more: "publishAt: '2026-11-01T08:00:00Z'\nonlyTranslated: true\n",
  });

  beforeEach(() => {
    site.write('content/posts/a/en.mdx', SOURCE);
    site.write('content/pages/about/en.mdx', page('## One\n\n## Two\n'));
    site.write('content/pages/about/de.mdx', page('## Eins\n\n## Zwei\n'));
    run('mark-current', '--all');
  });

  it('copies the source as a draft, with links into the language, and stamps it', () => {
    const { text, exitCode } = run('translate', 'content/posts/a/en.mdx', 'de');
    expect(exitCode).toBe(0);
    expect(text).toContain('It is a draft');
    expect(site.read('content/posts/a/de.mdx')).toBe(
      post('[About](/de/about/#zwei) and [self](#here), `[x](/en/about/)`.\n\n## Here\n\nText.\n', {
        more: "draft: true\nsource: 'b20a0972754f'\n",
      }),
    );
    expect(problems()).toEqual([]);
    expect(run('status').text).toMatch(/posts\/a +source +draft +absent/);
  });

  it('leads to the page where no heading answers to the one of the source, and says so', () => {
    site.write('content/pages/about/de.mdx', page('## Eins\n'));
    run('mark-current', 'content/pages/about');
    expect(run('translate', 'posts/a', 'de').text).toContain(
      'content/posts/a/de.mdx:10: no heading found for /en/about/#two; it leads to /de/about/',
    );
    expect(problems()).toEqual([]);
  });

  it('takes no heading of another level for the one of the source', () => {
    site.write('content/pages/about/de.mdx', page('## Eins\n\n### Zwei\n'));
    run('translate', 'posts/a', 'de');
    expect(site.read('content/posts/a/de.mdx')).toContain('[About](/de/about/) and');
  });

  it('keeps the anchor of a page that is not translated', () => {
    run('translate', 'posts/a', 'ja');
    expect(site.read('content/posts/a/ja.mdx')).toContain('(/ja/about/#two)');
    expect(problems()).toEqual([]);
  });

  it('never writes over a translation', () => {
    site.write('content/posts/a/de.mdx', post('Meins.\n'));
    const { text, exitCode } = run('translate', 'posts/a', 'de');
    expect(exitCode).toBe(1);
    expect(text).toContain('content/posts/a/de.mdx exists already.');
    expect(site.read('content/posts/a/de.mdx')).toBe(post('Meins.\n'));
  });

  it.each([
    [['posts/a', 'pt'], '"pt" is not a locale of this site.\n  Fix: Use one of de, fr, es, ja, ar.'],
    [['posts/a', 'en'], 'Content is written in en and translated from it.'],
    [['posts/none', 'de'], 'posts/none does not exist below content/.'],
    [['../..', 'de'], '../.. does not exist below content/.'],
    [['content/posts', 'de'], 'content/posts/en.mdx does not exist.'],
    [['posts/broken', 'de'], 'content/posts/broken/en.mdx:8:1\n  <Chart>: the component is not known.'],
  ])('refuses %s', (args, expected) => {
    site.write('content/posts/broken/en.mdx', post('<Chart />\n'));
    const { text, exitCode } = run('translate', ...args);
    expect(exitCode).toBe(1);
    expect(text).toContain(expected);
  });
});
