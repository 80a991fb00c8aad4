import { parseFrontMatter, splitFrontMatter } from './front-matter';
import { formatProblem } from './problem';

const FILE = 'content/posts/x/en.mdx';

function problemsOf(yaml: string | null): string[] {
  const result = parseFrontMatter('post', yaml, FILE);
  return result.ok ? [] : result.problems.map(formatProblem);
}

const VALID = 'title: T\ndescription: D\npublished: "2026-11-01"\nauthor: a\n';

describe('splitting a file', () => {
  it.each([
    ['plain', '---\ntitle: T\n---\nBody\n', 'title: T\n', 'Body\n', 4],
    ['CRLF', '---\r\ntitle: T\r\n---\r\nBody\r\n', 'title: T\r\n', 'Body\r\n', 4],
    ['byte order mark', '\uFEFF---\ntitle: T\n---\n\nBody', 'title: T\n', '\nBody', 4],
    ['empty front matter', '---\n---\nBody', '', 'Body', 3],
    ['no body', '---\ntitle: T\n---', 'title: T\n', '', 3],
  ])('%s', (_, source, yaml, body, bodyLine) => {
    expect(splitFrontMatter(source)).toEqual({ yaml, body, bodyLine });
  });

  it('finds none where the fence is not closed or not first', () => {
    expect(splitFrontMatter('---\ntitle: T\n').yaml).toBeNull();
    expect(splitFrontMatter('Text\n---\ntitle: T\n---\n').yaml).toBeNull();
  });
});

describe('front matter of a post', () => {
  it('takes what the schema takes, with defaults', () => {
    const result = parseFrontMatter('post', VALID, FILE);
    expect(result).toEqual({
      ok: true,
      data: { title: 'T', description: 'D', published: '2026-11-01', author: 'a', tags: [], draft: false, onlyTranslated: false },
    });
  });

  it('says that it is missing', () => {
    expect(problemsOf(null)).toMatchInlineSnapshot(`
[
  "content/posts/x/en.mdx:1
  The file has no front matter.
  Fix: Begin it with a line ---, the fields (title, description, updated, draft, published, publishAt, onlyTranslated, author, tags), and another line ---.",
]
`);
  });

  it('says where it is not YAML', () => {
    const [problem] = problemsOf('title: T\ndescription: "open\npublished: x\n');
    expect(problem).toMatch(/^content\/posts\/x\/en\.mdx:\d+:\d+\n {2}The front matter is not YAML: /);
  });

  it('names a missing field', () => {
    expect(problemsOf(VALID.replace('author: a\n', ''))).toEqual([
      `${FILE}:1\n  The field "author" is missing.\n  Fix: Add it to the front matter.`,
    ]);
  });

  it('names an unknown field with its line', () => {
    expect(problemsOf(`${VALID}autor: b\n`)).toEqual([
      `${FILE}:6\n  The field "autor" is not known for a post.\n  Fix: Remove it or correct its name; known are title, description, updated, draft, published, publishAt, onlyTranslated, author, tags.`,
    ]);
  });

  it.each([
    ['an empty title', 'title: T', 'title: " "', 2, 'title', 'is empty'],
    ['a long description', 'description: D', `description: ${'x'.repeat(201)}`, 3, 'description', 'longer than 200'],
    ['a date that is none', '"2026-11-01"', '"2026-13-41"', 4, 'published', 'calendar'],
    ['a date in words', '"2026-11-01"', 'yesterday', 4, 'published', 'is not a date'],
  ])('says what is wrong with %s, and in which line', (_, from, to, line, field, message) => {
    const [problem = ''] = problemsOf(VALID.replace(from, to));
    expect(problem).toContain(`${FILE}:${line}\n`);
    expect(problem).toContain(`The field "${field}" is not valid`);
    expect(problem).toContain(message);
  });
});
