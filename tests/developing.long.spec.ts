/**
 * `npm run dev`, as a writer has it: on a copy of the project, beside a site that is served already. What is saved is
 * seen in the browser, and mistakes are reported there with place, rule and fix, until they are mended.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { makeScratchSite, type ScratchSite } from './harness/scratch-site';

const ABOUT = 'content/pages/about/en.mdx';
const POST = 'content/posts/what-real-pages-say-about-themselves/en.mdx';
/** The port that `npm start` and `npm run dev` use if it is free. */
const USUAL_PORT = 8888;
/** Far more than anything takes on a busy machine: no test is decided by a clock. */
const PATIENCE = { timeout: 300_000 };

let site: ScratchSite;
let developing: ChildProcess | undefined;
let printed = '';
let page: Page;
/** Takes the usual port, as a running `npm start` does; null if something else has it. */
let other: Server | null;

test.describe.configure({ mode: 'serial' });

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port);
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
}

/** Notes how long it took: measured, never asserted. */
async function timed(name: string, task: () => Promise<void>): Promise<void> {
  const start = Date.now();
  await task();
  test.info().annotations.push({ type: name, description: `${((Date.now() - start) / 1000).toFixed(1)} s` });
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** What the page says about mistakes; empty if it reports none. Gatsby's client draws it in a shadow tree. */
const told = () => page.locator('gatsby-fast-refresh').locator('[data-gatsby-overlay="body"]');

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  site = await makeScratchSite();
  other = await listenOn(USUAL_PORT);
  const { PORT: _port, FACET_ORIGIN: _origin, ...env } = process.env;
  page = await browser.newPage();
  await timed('first page', async () => {
    const started = spawn(process.execPath, ['src/dev/bootstrap.mjs', 'dev'], { cwd: site.root, env });
    developing = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    await Promise.race([
      expect(() => expect(printed).toContain('Facet is served at')).toPass({ timeout: 800_000 }),
      once(started, 'close').then(() => Promise.reject(new Error(printed.slice(-2000)))),
    ]);
    const [, origin = ''] = /Facet is served at (\S+?)\/\n/.exec(printed) ?? [];
    await page.goto(`${origin}/en/about/`, PATIENCE);
    await expect(page.locator('h1')).toHaveText('About Facet', PATIENCE);
  });
});

test.afterAll(async () => {
  if (developing !== undefined && developing.exitCode === null) {
    const ended = once(developing, 'close');
    developing.kill('SIGTERM');
    await ended;
  }
  other?.close();
  await page.close();
  await site.remove();
});

test('beside a site that is served, it takes the next port and says so', () => {
  expect(printed).toMatch(new RegExp(`Port ${USUAL_PORT} is taken: Facet will be served on port \\d+\\.`));
});

test('a text, a style and a component are seen as they are saved', async () => {
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'));
  await timed('text', async () => {
    await site.edit(ABOUT, (text) => `${text}\nA sentence that was not there.\n`);
    await expect(page.getByText('A sentence that was not there.')).toBeVisible(PATIENCE);
  });
  await timed('style', async () => {
    await site.edit('src/styles/prose.css', (css) => `${css}\nh1 {\n  outline: 7px solid red;\n}\n`);
    await expect(page.locator('h1')).toHaveCSS('outline-width', '7px', PATIENCE);
  });
  await timed('component', async () => {
    await site.edit('src/components/Article.tsx', (code) => code.replace('<h1>', '<h1 data-edited="yes">'));
    await expect(page.locator('h1')).toHaveAttribute('data-edited', 'yes', PATIENCE);
  });
  // Nothing was loaded anew.
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('a page has the style sheets that a build gives it, and no others', async () => {
  const about = page.url();
  await page.goto(new URL('/en/', about).href, PATIENCE);
  await expect(page.locator('.questions')).toHaveCSS('display', 'grid', PATIENCE);
  await expect(page.locator('.proof > li').first()).toHaveCSS('display', 'grid');
  await page.goto(about, PATIENCE);
  await expect(page.locator('h1')).toHaveText('About Facet', PATIENCE);
  expect(await page.evaluate(() => document.head.innerHTML.includes('.questions'))).toBe(false);
});

const MISTAKES = [
  { of: 'an unknown component', file: ABOUT, make: (text: string) => `${text}\n<Zebra />\n`, says: /<Zebra>/ },
  { of: 'a second h1', file: ABOUT, make: (text: string) => `${text}\n# Zebra\n`, says: /h1/ },
  {
    of: 'an unknown author',
    file: POST,
    make: (text: string) => text.replace(/^author: .*$/m, 'author: zebra'),
    says: /zebra/,
  },
] as const;

for (const { of, file, make, says } of MISTAKES) {
  test(`${of} is told with file, line, rule and fix, until it is mended`, async () => {
    const right = await readFile(join(site.root, file), 'utf8');
    const lines = make(right).split('\n');
    const line = lines.findIndex((text, index) => text !== right.split('\n')[index] && text !== '') + 1;
    await timed(`${of}, told`, async () => {
      await site.edit(file, make);
      await expect(told()).toContainText(`${file}:${line}`, PATIENCE);
    });
    await expect(told()).toContainText(says);
    await expect(told()).toContainText('Fix: ');
    await expect(page.locator('body')).not.toContainText('Cannot destructure');
    await timed(`${of}, mended`, async () => {
      await site.edit(file, () => right);
      await expect(told()).toHaveCount(0, PATIENCE);
    });
    await expect(page.locator('h1')).toHaveText('About Facet');
  });
}
