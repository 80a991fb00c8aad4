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
    ['spaces behind the fences', '--- \ntitle: T\n---\t\nBody', 'title: T\n', 'Body', 4],
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
      data: {
        title: 'T',
        description: 'D',
        published: '2026-11-01',
        author: 'a',
        tags: [],
        draft: false,
        onlyTranslated: false,
      },
    });
  });

  it('says where it is not YAML', () => {
    const [problem] = problemsOf('title: T\ndescription: "open\npublished: x\n');
    expect(problem).toMatch(/^content\/posts\/x\/en\.mdx:\d+:\d+\n {2}The front matter is not YAML: /);
  });
});
