import { page, post } from '../check/testing/content-fixture';
import { scratchSite } from './testing/scratch-site';

const { run, site } = scratchSite({ code: true });

describe('content:status', () => {
  beforeEach(() => {
    site.write('content/posts/a/en.mdx', post('One two three.\n\n## Same\n\nx\n'));
    site.write('content/posts/a/de.mdx', post('Eins.\n\n## Gleich\n\nx\n'));
    run('mark-current', '--all');
    site.write('content/posts/a/en.mdx', post('One four three.\n\n## Same\n\nx\n\n## New\n\ny\n'));
    site.write('content/posts/b/en.mdx', post('x\n', { title: 'B', more: 'draft: true\n' }));
    site.write(
      'content/changelog/c/en.mdx',
      "---\ntitle: C\ndescription: D\npublished: '2027-01-01'\npublishAt: '2027-01-01T08:30:00Z'\nversion: '1.0.0'\nkinds: [added]\n---\nx\n",
    );
    site.write('content/legal/terms/2026-01-01/en.mdx', page('x\n'));
  });

  it('shows every piece in every locale', () => {
    expect(run('status').text.split('\n').slice(0, 11)).toEqual([
      '                                     en      de            fr       es       ja       ar',
      'changelog/c (from 2027-01-01T08:30)  source  missing       missing  missing  missing  missing',
      'legal/terms/2026-01-01               source  absent        absent   absent   absent   absent',
      'posts/a                              source  outdated 2/3  missing  missing  missing  missing',
      'posts/b (draft)                      source  missing       missing  missing  missing  missing',
      '',
      'de: 0 translated, 1 outdated, 0 draft, 2 missing, 1 absent',
      'fr: 0 translated, 0 outdated, 0 draft, 3 missing, 1 absent',
      'es: 0 translated, 0 outdated, 0 draft, 3 missing, 1 absent',
      'ja: 0 translated, 0 outdated, 0 draft, 3 missing, 1 absent',
      'ar: 0 translated, 0 outdated, 0 draft, 3 missing, 1 absent',
    ]);
  });

  long('lists what a language lacks for production: pages of the tool, and not those of readers’ news', () => {
    site.write('content/guide/lang/en.mdx', page('x\n'));
    const { text } = run('status', '--locale', 'ja');
    expect(text).toMatch(/^ja lacks (?:\d+ strings? and )?1 page, for which production builds stop:$/m);
    expect(text.split('\n').filter((line) => line.startsWith('  content/'))).toEqual(['  content/guide/lang/ja.mdx']);
  });

  long('counts a translation that is a draft as nothing else, however far it lies behind', () => {
    site.write('content/posts/a/fr.mdx', post('Un.\n\n## Pareil\n\nx\n', { more: 'draft: true\n' }));
    run('mark-current', '--all');
    expect(run('status').text).toContain('fr: 0 translated, 0 outdated, 1 draft, 2 missing, 1 absent');
    site.write('content/posts/a/en.mdx', post('One two three.\n'));
    expect(run('status').text).toMatch(/posts\/a +source +outdated 3\/1 +draft, outdated 3\/1 +missing/);
    expect(run('status').text).toContain('fr: 0 translated, 0 outdated, 1 draft, 2 missing, 1 absent');
  });

  long('names the day alone where something appears at its beginning', () => {
    site.write('content/posts/b/en.mdx', post('x\n', { title: 'B' }).replace('2026-11-01', '2027-02-01'));
    expect(run('status').text).toContain('posts/b (from 2027-02-01) ');
  });

  it('shows one locale, with what changed word by word', () => {
    const { text } = run('status', '--locale', 'de', '--diff');
    expect(text).not.toContain('fr:');
    expect(text).toContain('  changed  T (title, description, opening)\n    …\n    One [-two-]{+four+} three.\n');
    expect(text).toContain('  added    New (#new)\n    {+## New+}\n    {+y+}');
  });

  it('says the same to programs', () => {
    const rows = JSON.parse(run('status', '--json').text) as {
      name: string;
      locales: Record<string, { state: string }>;
    }[];
    expect(rows.map(({ name, locales }) => [name, locales['de']?.state])).toEqual([
      ['changelog/c', 'fallback'],
      ['legal/terms/2026-01-01', 'absent'],
      ['posts/a', 'outdated'],
      ['posts/b', 'fallback'],
    ]);
  });

  it('refuses an unknown locale', () => {
    expect(run('status', '--locale', 'pt')).toMatchObject({ exitCode: 1 });
  });
});
