import { contentFiles } from '../check/read-content';
import { page, post } from '../check/testing/content-fixture';
import { scratchSite } from './testing/scratch-site';

const { problems, run, site } = scratchSite();

const stampFiles = () =>
  contentFiles(site.root).flatMap((path) => (path.endsWith('.source.json') ? `content/${path}` : []));

describe('content:mark-current', () => {
  beforeEach(() => {
    site.write('content/posts/a/en.mdx', post('Text.\n\n## One\n\nFirst.\n'));
    site.write('content/posts/a/de.mdx', post('Text.\n\n## Eins\n\nErstens.\n'));
    site.write('content/posts/a/ja.mdx', post('Text.\n\n## 一\n\n一つ目。\n'));
    run('mark-current', 'content/posts/a');
    site.write('content/posts/a/en.mdx', post('Text.\n\n## One\n\nSecond.\n'));
  });

  long('says what had changed, and only for what it is given', () => {
    expect(run('mark-current', 'content/posts/a/de.mdx')).toEqual({
      text: 'content/posts/a/de.mdx: 1 section had changed\n  changed  One (#one)',
      exitCode: 0,
    });
    expect(run('mark-current', 'content/posts/a').text).toBe(
      'content/posts/a/de.mdx: was current\ncontent/posts/a/ja.mdx: 1 section had changed\n  changed  One (#one)',
    );
    expect(run('status').text).toContain('de: 1 translated, 0 outdated');
  });

  it('keeps each state of a source once, as long as a translation says it', () => {
    expect(stampFiles()).toHaveLength(1);
    run('mark-current', 'content/posts/a/de.mdx');
    expect(stampFiles()).toHaveLength(2);
    run('mark-current', 'content/posts/a/ja.mdx');
    expect(stampFiles()).toHaveLength(1);
    expect(problems()).toEqual([]);
  });

  it('names a section that is gone by its heading alone', () => {
    site.write('content/posts/a/en.mdx', post('Text.\n'));
    expect(run('mark-current', 'content/posts/a/de.mdx').text).toBe(
      'content/posts/a/de.mdx: 1 section had changed\n  removed  One',
    );
  });

  it('makes a stamp anew that cannot be read', () => {
    for (const file of stampFiles()) site.write(file, '<<<<<<< HEAD');
    expect(run('mark-current', '--all').text).toContain('content/posts/a/de.mdx: stamped for the first time');
    expect(problems()).toEqual([]);
  });

  it.each([
    [['content/posts/a/en.mdx'], 1, 'content/posts/a/en.mdx is a source; only translations have stamps.'],
    [['content/posts/b'], 1, 'content/posts/b does not exist below content/.'],
    [['content/legal'], 1, 'There is no translation to mark.'],
    [[], 2, 'Which translation?'],
  ])('refuses %s', (args, code, expected) => {
    site.write('content/legal/terms/2026-01-01/en.mdx', page('x\n'));
    const { text, exitCode } = run('mark-current', ...args);
    expect(exitCode).toBe(code);
    expect(text).toContain(expected);
  });

  it('refuses where the source cannot be read, and leaves the stamp', () => {
    const [stamp = ''] = stampFiles();
    const before = site.read(stamp);
    site.write('content/posts/a/en.mdx', post('<Chart />\n'));
    const { text, exitCode } = run('mark-current', 'content/posts/a/de.mdx');
    expect(exitCode).toBe(1);
    expect(text).toContain('<Chart>');
    expect(site.read(stamp)).toBe(before);
  });
});
