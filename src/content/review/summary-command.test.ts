import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ReviewResult } from '../../components/review/review';
import { REVIEW_PLACE } from './review-build';
import { summaryCommand } from './summary-command';
import { build, page } from './testing/facts';
import { NO_CHANGES } from './testing/review';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-summary-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function lastBuildLeft(result: ReviewResult): void {
  mkdirSync(join(root, '.facet/gated'), { recursive: true });
  writeFileSync(join(root, REVIEW_PLACE), JSON.stringify(result));
}

/** A public folder whose one post has a text. @returns its path */
function built(name: string, text: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'facet-build.json'),
    JSON.stringify(build([page('/en/posts/a/', { sourceDigest: text })])),
  );
  return folder;
}

it('tells what the last build left, with links to where it is shown', async () => {
  const path = '/en/posts/';
  const change = {
    locale: 'en',
    route: 'posts',
    title: 'Posts',
    before: path,
    after: path,
    changes: ['edited'],
  } as const;
  lastBuildLeft({ state: 'compared', review: { ...NO_CHANGES, others: [change] } });
  const { text, exitCode } = await summaryCommand(root, ['--site', 'https://preview.example/']);
  expect(exitCode).toBe(0);
  expect(text).toContain('(<https://preview.example/en/posts/>)');
  expect((await summaryCommand(root, [])).text).toContain('| `/en/posts/` |');
});

it('compares two folders anew', async () => {
  const base = built('production', 'one');
  built('public', 'two');
  const { text, exitCode } = await summaryCommand(root, ['--base', base]);
  expect(exitCode).toBe(0);
  expect(text).toContain('**1 piece of content** (1 edited)');
  expect((await summaryCommand(root, ['--base', base, '--site', base])).text).toContain('changes nothing');
});

it('compares a site anew, with links to it', async () => {
  const base = built('production', 'one');
  const facts = JSON.stringify(build([page('/en/posts/a/', { sourceDigest: 'two' })]));
  const server = createServer(({ url }, response) => {
    if (url === '/facet-build.json') response.end(facts);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { text } = await summaryCommand(root, ['--base', base, '--site', origin]);
  server.close();
  server.closeAllConnections();
  expect(text).toContain('**1 piece of content** (1 edited)');
  expect(text).toContain(`(<${origin}/en/posts/a/>)`);
});

it('tells an edited card of a folder from a new one, whether its pictures are there or not', async () => {
  const withCard = (name: string, cards: readonly string[]): string => {
    const folder = join(root, name);
    mkdirSync(join(folder, 'cards'), { recursive: true });
    const pages = cards.map((cardDigest, index) => page(`/en/posts/p${index}/`, { cardDigest }));
    writeFileSync(join(folder, 'facet-build.json'), JSON.stringify(build(pages)));
    return folder;
  };
  const base = withCard('production', ['a1', 'b1']);
  const site = withCard('public', ['a2', 'b2', 'c2']);
  for (const [file, background] of [
    [join(base, 'cards/a1.png'), 'black'],
    [join(site, 'cards/a2.png'), 'white'],
  ] as const) {
    await sharp({ create: { width: 2, height: 2, channels: 3, background } }).toFile(file);
  }
  const { text } = await summaryCommand(root, ['--base', base]);
  const told = text
    .split('\n')
    .filter((line) => line.includes('| en | 100.0 %') || line.includes('| en | not compared'));
  expect(told.map((line) => line.split(' | ').slice(0, 3).join(' '))).toEqual([
    '| Title of /en/posts/p0/ en 100.0 %',
    '| Title of /en/posts/p1/ en not compared',
  ]);
  expect(text).toContain('| Title of /en/posts/p2/ | en | added | – |');
});

it('says what is missing where there is nothing to tell', async () => {
  expect(await summaryCommand(root, [])).toEqual({
    text: expect.stringMatching(/^No build left a comparison here.*\n {2}Fix: Build with FACET_REVIEW_BASE/) as string,
    exitCode: 1,
  });
  lastBuildLeft({ state: 'failed', origin: 'https://facet.example', obstacle: 'without-facts' });
  expect(await summaryCommand(root, [])).toEqual({
    text: expect.stringContaining('https://facet.example has no facet-build.json.') as string,
    exitCode: 1,
  });
  const empty = join(root, 'empty');
  mkdirSync(empty);
  const failed = await summaryCommand(root, ['--base', empty, '--site', empty]);
  expect(failed).toMatchObject({ exitCode: 1 });
  expect(failed.text).toContain('has no facet-build.json. The folder holds no');
});

it.each([
  [['--sight', 'x'], "Unknown option '--sight'."],
  [['https://preview.example'], "Unexpected argument 'https://preview.example'."],
  [['--site'], "Option '--site <value>' argument missing."],
  [['--site', 'preview.example'], '"preview.example" is no folder and no origin'],
  [['--base', 'http://facet.example'], '"http://facet.example" is no folder and no origin'],
  [['--base', 'https://facet.example/en/'], 'is no folder and no origin'],
  [['--site', tmpdir()], '--base is missing'],
])('refuses %j in a line, with how it is used', async (argv, expected) => {
  const { text, exitCode } = await summaryCommand(root, argv);
  expect(exitCode).toBe(2);
  const [line = '', usage, ...more] = text.split('\n');
  expect(line).toContain(expected);
  expect(usage).toMatch(/^ {2}Usage: npm run review:summary -- /);
  expect(more).toEqual([]);
});

it('shows its use', async () => {
  const { text, exitCode } = await summaryCommand(root, ['--help']);
  expect(exitCode).toBe(0);
  for (const option of ['--site', '--base', '--help']) expect(text).toContain(option);
});
