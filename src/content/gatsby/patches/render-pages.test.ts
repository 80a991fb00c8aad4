import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = join(__dirname, 'render-pages.mjs');
const RENDERER_FOLDER = '.cache/page-ssr/routes';

/** A renderer that says in which process it ran, and fails at one page. */
const RENDERER = `exports.default = async ({ pageData }) => {
  require('node:fs').appendFileSync('rendered.txt', pageData.path + ' ');
  if (pageData.path === '/fatal/') process.exit(3);
  if (pageData.path === '/broken/') throw new TypeError('no title');
  return { html: process.pid + ' ' + pageData.path };
};`;

/** Tells of pages whose data are there, asks for pages by fifties, as Gatsby does, and prints what became of each order. */
const ASK = `
  import { renderPages, renderSoon } from ${JSON.stringify(MODULE)};
  const { paths, soon } = JSON.parse(process.argv[2]);
  for (const path of soon) renderSoon(path);
  const orders = [];
  while (paths.length > 0) orders.push({ paths: paths.splice(0, 50) });
  const ended = await Promise.allSettled(orders.map((order) => renderPages(order)));
  console.log(JSON.stringify({
    pid: String(process.pid),
    failed: ended.flatMap(({ reason }) => (reason ? [[reason.name, reason.message, reason.context?.path ?? null]] : [])),
  }));
`;

interface Asked {
  readonly pid: string;
  readonly failed: readonly unknown[];
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-pages-'));
  mkdirSync(join(folder, RENDERER_FOLDER), { recursive: true });
  writeFileSync(join(folder, RENDERER_FOLDER, 'render-page.js'), RENDERER);
  writeFileSync(join(folder, 'ask.mjs'), ASK);
});
afterEach(() => rmSync(folder, { recursive: true }));

function ask(asked: readonly string[], soon: readonly string[] = []): Asked {
  for (const path of asked) {
    const data = join(folder, 'public/page-data', path);
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'page-data.json'), JSON.stringify({ path }));
  }
  const args = [join(folder, 'ask.mjs'), JSON.stringify({ paths: asked, soon })];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })) as Asked;
}

const pageOf = (path: string) => readFileSync(join(folder, 'public', path, 'index.html'), 'utf8');
const paths = (count: number) => Array.from({ length: count }, (_, number) => `/page/${number}/`);

it('renders few pages where Gatsby runs', () => {
  const { pid, failed } = ask(paths(70));
  expect(failed).toEqual([]);
  expect(pageOf('/page/69/')).toBe(`${pid} /page/69/`);
});

long('shares many out among processes', () => {
  const { pid, failed } = ask(paths(1030));
  expect(failed).toEqual([]);
  const pids = new Set(paths(1030).map((path) => pageOf(path).split(' ')[0]));
  expect(pids.has(pid)).toBe(false);
  expect(pids.size).toBeGreaterThan(1);
});

long.each([70, 1030])('says which of %i pages failed, and how', (count) => {
  const { failed } = ask([...paths(count), '/broken/']);
  expect(failed).toEqual([['TypeError', 'no title', '/broken/']]);
  expect(existsSync(join(folder, 'public/broken/index.html'))).toBe(false);
});

it.each([70, 1030])('renders each of %i pages once, if it hears of them before Gatsby asks', (count) => {
  const { failed } = ask(['/other/', ...paths(count)], paths(count));
  expect(failed).toEqual([]);
  const rendered = readFileSync(join(folder, 'rendered.txt'), 'utf8').trim().split(' ');
  expect(rendered.toSorted()).toEqual(['/other/', ...paths(count)].toSorted());
});

long('says what failed before Gatsby asked', () => {
  const early = [...paths(1000), '/broken/', ...paths(1100).slice(1000)];
  const { failed } = ask(early, early);
  expect(failed.length).toBeGreaterThan(0);
  expect(new Set(failed.map(String))).toEqual(new Set(['TypeError,no title,/broken/']));
});

long('fails where its processes end', () => {
  const { failed } = ask(['/fatal/', ...paths(50), '/fatal/', ...paths(1030).slice(50)]);
  expect(failed.length).toBeGreaterThan(1);
  expect(new Set(failed.map(String))).toEqual(new Set(['Error,What renders pages ended with 3.,']));
});
