import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from './check';
import { formatProblem, formatProblems } from '../model/problem';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-content-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  write('content/authors.json', JSON.stringify({ ada: { name: everywhere('Ada'), about: everywhere('Writes.') } }));
  write('content/tags.json', JSON.stringify({ names: everywhere('Names') }));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function everywhere(text: string) {
  return Object.fromEntries(['en', 'de', 'fr', 'es', 'ja', 'ar'].map((locale) => [locale, text]));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function post(body: string, { title = 'T', author = 'ada', tags = '[names]' } = {}): string {
  return `---\ntitle: ${title}\ndescription: D\npublished: "2026-11-01"\nauthor: ${author}\ntags: ${tags}\n---\n${body}`;
}

function problems(): string[] {
  return checkContent(root).problems.map(formatProblem);
}

describe('the check of all content', () => {
  it('finds nothing in the content of this site', () => {
    expect(checkContent(process.cwd()).problems).toEqual([]);
  });

  it('finds nothing in a valid post', () => {
    write('content/posts/a/en.mdx', post('See [about](/en/about/) and [below](#here).\n\n## Here\n'));
    expect(problems()).toEqual([]);
  });

  it.each([
    ['an unknown author', post('x', { author: 'bob' }), 'en.mdx:1\n  The author "bob" is not known.'],
    ['an unknown tag', post('x', { tags: '[shoes]' }), 'en.mdx:1\n  The tag "shoes" is not known.'],
    ['a link to nowhere', post('\n[x](/en/posts/none/)'), 'en.mdx:9\n  The link /en/posts/none/ leads to no page.'],
    ['a link without slash', post('[x](/en/about)'), 'The link /en/about leads to no page.'],
    ['a link into another language', post('[x](/de/about/)'), 'The link /de/about/ does not stay in the language of the text.'],
    ['a fragment to nowhere', post('[x](#none)'), 'The link #none leads to no heading of that page.'],
    ['a fragment of a page without it', post('[x](/en/posts/a/#no)'), 'The link /en/posts/a/#no leads to no heading'],
    ['broken MDX', post('text\n\n<Callout kind="note" title="t">\n'), 'en.mdx:10:1\n  The text is not valid MDX'],
    ['no front matter', 'Just text.\n', 'en.mdx:1\n  The file has no front matter.'],
  ])('names %s', (_, source, expected) => {
    write('content/posts/a/en.mdx', source);
    expect(problems().join('\n')).toContain(expected);
  });

  it('counts the lines of a file with CRLF and byte order mark as an editor does', () => {
    write('content/posts/a/en.mdx', `\uFEFF${post('ok\n\n<Chart />\n')}`.replaceAll('\n', '\r\n'));
    expect(problems()).toEqual([expect.stringContaining('content/posts/a/en.mdx:10:1\n  <Chart>')]);
  });

  it('names a translation without its source, and a title that stands twice', () => {
    write('content/posts/a/de.mdx', post('x'));
    write('content/posts/b/en.mdx', post('x'));
    write('content/posts/c/en.mdx', post('x'));
    expect(problems().join('\n')).toContain('content/posts/a/de.mdx:1\n  A translation into de has no source.');
    expect(problems().join('\n')).toContain('content/posts/c/en.mdx:1\n  The title "T" is also that of content/posts/b/en.mdx.');
  });

  it('prints all problems at once, sorted', () => {
    write('content/posts/b/en.mdx', post('<A />\n\n<B />\n'));
    write('content/posts/a/pt.mdx', post('x'));
    expect(formatProblems(checkContent(root).problems)).toMatch(/^3 problems in content:\n\ncontent\/posts\/a\/pt\.mdx:1\n/);
  });
});
