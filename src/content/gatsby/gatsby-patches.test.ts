import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Reads texts in a process as gatsby-plugin-mdx does, and as it does in a build. */
const READ_BOTH = `
  import { createRequire } from 'node:module';
  const require = createRequire(process.cwd() + '/');
  const reader = require('gatsby-plugin-mdx/dist/frontmatter');
  const { parseFrontmatter } = reader;
  await import('./src/content/gatsby/gatsby-patches.mjs');
  const read = (parse, text) => { try { return parse(Math.random(), text) } catch { return 'thrown' } };
  const texts = JSON.parse(process.argv[1]);
  console.log(JSON.stringify(texts.map((text) => [read(parseFrontmatter, text), read(reader.parseFrontmatter, text)])));
`;

it('reads front matter as gatsby-plugin-mdx does, but leaves it to the check to say what is wrong', () => {
  const right = [
    "---\ntitle: 'One: two'\ntags: [a, b]\ndraft: true\n---\n\nWords.\n\n---\n\nMore.\n",
    '---\r\ntitle: CRLF\r\n---\r\nWords.\r\n',
    '---\ntitle: Nothing else\n---\n',
    '---\ntitle: No end of line\n---',
    '\uFEFF---\ntitle: A byte order mark\n---\nWords.\n',
    '---  \ntitle: Spaces\n---\nWords.\n',
  ];
  const wrong = ['---\ntitle: One: two\n---\nWords.\n', '---\ntitle: a\ntitle: b\n---\nWords.\n'];
  const answer = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', READ_BOTH, JSON.stringify([...right, ...wrong])],
    { cwd: resolve(__dirname, '../../..'), encoding: 'utf8' },
  );
  const read = JSON.parse(answer) as [object, object][];
  for (const [before, now] of read.slice(0, right.length)) expect(now).toEqual({ ...before, body: '' });
  for (const [before, now] of read.slice(right.length)) {
    expect([before, now]).toEqual(['thrown', { frontmatter: {}, body: '' }]);
  }
});
