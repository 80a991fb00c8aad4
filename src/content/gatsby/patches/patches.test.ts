import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What each patch is for, as Gatsby and its plugins write it. Once one no longer does, its patch can go. */
const UPSTREAM: Readonly<Record<string, readonly [file: string, does: RegExp]>> = {
  'read-files-once': ['gatsby-source-filesystem/gatsby-node.js', /chokidar\.watch\(pluginOptions\.path/],
  'front-matter-alone': ['gatsby-plugin-mdx/dist/frontmatter.js', /body: content/],
  'trusted-nodes': ['gatsby/dist/redux/actions/public.js', /nodeSchema\.validate\(node\)/],
  'no-workers': ['gatsby/dist/utils/worker/pool.js', /Math\.max\(1, .*cpuCoreCount\)\(\) - 1\)/],
  'page-data': ['gatsby/dist/utils/page-data.js', /lmdbPageQueryResultsCache/],
  'render-pages': ['gatsby/dist/commands/build-html.js', /renderHTMLProd/],
  'no-slices': ['gatsby/dist/utils/slices/stitching.js', /async function stitchSliceForAPage/],
  'esbuild-for-parcel': ['gatsby/dist/utils/parcel/compile-gatsby-files.js', /new _core\.Parcel\(/],
  'develop-in-process': ['gatsby/dist/commands/develop.js', /new ControllableScript\(/],
};

describe('a patch of Gatsby', () => {
  it.each(Object.entries(UPSTREAM))('is still of use: %s', (_, [file, does]) => {
    expect(readFileSync(resolve('node_modules', file), 'utf8')).toMatch(does);
  });

  it('says so, each of them', () => {
    const patches = readdirSync(__dirname).filter((file) => file.endsWith('.mjs') && !/^(build|gatsbys)\./.test(file));
    expect(patches.map((file) => file.replace('.mjs', '')).sort()).toEqual(Object.keys(UPSTREAM).sort());
  });

  it('is applied by nothing but the one list, and the command that runs Gatsby', () => {
    const applied = ['build.mjs', 'no-workers.mjs', '../gatsby.mjs'].map((file) =>
      readFileSync(join(__dirname, file), 'utf8'),
    );
    for (const patch of Object.keys(UPSTREAM))
      expect(applied.some((text) => text.includes(`/${patch}.mjs'`))).toBe(true);
  });
});

/** Reads texts in a process as gatsby-plugin-mdx does, and as it does in a build. */
const READ_BOTH = `
  import { createRequire } from 'node:module';
  const require = createRequire(process.cwd() + '/');
  const reader = require('gatsby-plugin-mdx/dist/frontmatter');
  const { parseFrontmatter } = reader;
  await import('./src/content/gatsby/patches/build.mjs');
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
    { cwd: resolve(__dirname, '../../../..'), encoding: 'utf8' },
  );
  const read = JSON.parse(answer) as [object, object][];
  for (const [before, now] of read.slice(0, right.length)) expect(now).toEqual({ ...before, body: '' });
  for (const [before, now] of read.slice(right.length)) {
    expect([before, now]).toEqual(['thrown', { frontmatter: {}, body: '' }]);
  }
});
