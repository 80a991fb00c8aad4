import { page, post } from '../check/testing/content-fixture';
import { scratchSite } from './testing/scratch-site';

const { run, site } = scratchSite({ code: true });

describe('content:check', () => {
  long('says that all is well', () => {
    site.write('content/posts/a/en.mdx', post('x\n'));
    // The strings are this site's: a language may lack some.
    expect(run('check')).toEqual({
      text: expect.stringMatching(/^No problem in 1 content file\.(?:\n\d+ texts? .*)?$/) as string,
      exitCode: 0,
    });
    expect(run('check', '--fix').text).toMatch(/^Nothing to mend\.\n\nNo problem in 1 content file\./);
  });

  it('prints problems as the build does', () => {
    site.write('content/posts/a/en.mdx', post('<Chart />\n'));
    const { text, exitCode } = run('check');
    expect(text).toMatch(/^1 problem in content:\n\ncontent\/posts\/a\/en\.mdx:8:1\n {2}<Chart>: .*\n {2}Fix: .*$/);
    expect(exitCode).toBe(1);
  });

  long('lets a page of the guide be in English alone, but for --strict', () => {
    site.write('content/guide/lang/en.mdx', page('x\n'));
    site.write('content/guide/lang/de.mdx', page('Auf Deutsch.\n', 'Sprache'));
    site.write('content/guide/lang/fr.mdx', page('En français.\n', 'Langue').replace('title:', 'draft: true\ntitle:'));
    site.write('content/posts/a/en.mdx', post('x\n'));
    run('mark-current', '--all');
    const { text, exitCode } = run('check');
    expect([text, exitCode]).toEqual([
      expect.stringMatching(/^\d+ texts are missing in .* and shown in English; builds with --strict stop at them: /m),
      0,
    ]);
    const strict = run('check', '--strict');
    expect(strict.exitCode).toBe(1);
    const places = strict.text.split('\n').filter((line) => line.startsWith('content/'));
    expect(places).toEqual(['ar', 'es', 'fr', 'ja'].map((locale) => `content/guide/lang/${locale}.mdx:1`));
    expect(strict.text).toContain(
      '  The translation is missing.\n' +
        '  Fix: Run: npm run content:translate content/guide/lang/en.mdx ar; translate it, then remove draft: true.',
    );
    expect(strict.text).toMatch(/fr\.mdx:1\n {2}The translation is a draft, and production would show English\.\n/);
  });

  it('--fix mends what can be meant in one way only, and nothing else', () => {
    const source =
      '[a](/en/about) [a](/de/about/) [a](/about/) [d](/en/posts/old/?q=y#x) [q](/about/?q=y) [e](/en/none) [f](../x) [g](//x.example/)\n\n## X\n';
    site.write(
      'content/posts/a/en.mdx',
      post(source).replace("'2026-11-01'", '2026-11-01 # first').replaceAll('\n', '\r\n'),
    );
    site.write('content/posts/a/de.mdx', post('x\n'));
    site.write('content/redirects.json', '{"post": {"old": "a"}}');
    const { text, exitCode } = run('check', '--fix');
    expect(text.split('\n\n')[0]).toBe(
      [
        'Mended 7 places:',
        "  content/posts/a/en.mdx:4: published: '2026-11-01'",
        '  content/posts/a/en.mdx:8: /en/about → /en/about/',
        '  content/posts/a/en.mdx:8: /de/about/ → /en/about/',
        '  content/posts/a/en.mdx:8: /about/ → /en/about/',
        '  content/posts/a/en.mdx:8: /en/posts/old/?q=y#x → /en/posts/a/?q=y#x',
        '  content/posts/a/en.mdx:8: /about/?q=y → /en/about/?q=y',
        '  content/posts/a/de.mdx:1: stamped as current; see that it says what content/posts/a/en.mdx says',
      ].join('\n'),
    );
    expect(site.read('content/posts/a/en.mdx')).toBe(
      post(
        '[a](/en/about/) [a](/en/about/) [a](/en/about/) [d](/en/posts/a/?q=y#x) [q](/en/about/?q=y) [e](/en/none) [f](../x) [g](//x.example/)\n\n## X\n',
      )
        .replace("'2026-11-01'", "'2026-11-01' # first")
        .replaceAll('\n', '\r\n'),
    );
    expect(text).toContain('3 problems in content:');
    expect(exitCode).toBe(1);
  });
});
