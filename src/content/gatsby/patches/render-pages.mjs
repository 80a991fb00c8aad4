/**
 * Renders the pages of a build, in the place of Gatsby's processes, each of which loads a thousand modules before its
 * first page. Few pages are rendered where Gatsby runs; many are shared out among processes that load the renderer alone,
 * and that begin while Gatsby still runs queries.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { generatePageDataPath } = require('gatsby-core-utils/page-data');
const { generateHtmlPath } = require('gatsby-core-utils/page-html');
const SELF = fileURLToPath(import.meta.url);

const RENDERER = join(process.cwd(), require('gatsby/dist/constants').ROUTES_DIRECTORY, 'render-page.js');

/** So many pages are worth a process. */
const PAGES_A_PROCESS = 500;
/** As many as Gatsby asks for at a time. */
const PAGES_AN_ORDER = 50;

/** What Gatsby wants to hear of pages: ours have no slices, and use nothing that would change from build to build. */
const DONE = { unsafeBuiltinsUsageByPagePath: {}, previewErrors: {}, slicesPropsPerPage: {} };

export const dataFileOf = (path) => generatePageDataPath('public', path);
/** What a page's template is shown. */
export const pageDataOf = (path) => JSON.parse(readFileSync(dataFileOf(path), 'utf8'));

/** @throws what the page threw, and which page */
async function render(paths) {
  const { default: renderPage } = require(RENDERER);
  for (const path of paths) {
    try {
      const { html } = await renderPage({ pageData: pageDataOf(path) });
      const file = generateHtmlPath('public', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    } catch (error) {
      throw Object.assign(error, { context: { path } });
    }
  }
}

/** Pages to be rendered, some fifty at a time, first come first served. */
const waiting = [];
let processes = 0;

/** Starts a process and has it render until nothing waits. */
async function renderInProcess() {
  const child = fork(SELF, { serialization: 'advanced' });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('exit', (code) => resolve({ error: new Error(`What renders pages ended with ${code ?? 'a signal'}.`) }));
  });
  const answerTo = (paths) => {
    const answer = new Promise((resolve) => child.once('message', resolve));
    // `ended` tells whether it could be sent.
    child.send(paths, () => {});
    return Promise.race([answer, ended]);
  };
  processes += 1;
  for (let order = waiting.shift(); order; order = waiting.shift()) {
    const { error, context } = await (child.connected ? answerTo(order.paths) : ended);
    if (error) order.reject(Object.assign(error, { context }));
    else order.resolve();
  }
  processes -= 1;
  if (child.connected) child.disconnect();
}

/** Starts as many processes as what waits is worth. @param most how many may run */
function startProcesses(most) {
  const worth = Math.floor((waiting.length * PAGES_AN_ORDER) / PAGES_A_PROCESS);
  for (let started = Math.min(worth, most - processes); started > 0; started -= 1) void renderInProcess();
}

/** @returns a promise that is rejected with what a page threw */
const rendered = (paths) => new Promise((resolve, reject) => waiting.push({ paths, resolve, reject }));

/** Pages that wait or are rendered already, though Gatsby has not asked for them. */
const early = new Map();
let gathered = [];

/** Renders pages whose data are written before Gatsby asks for them, in batches; leaves one processor to Gatsby. */
export function renderSoon(path) {
  if (gathered.push(path) < PAGES_AN_ORDER) return;
  const order = rendered(gathered);
  // Errors are reported when Gatsby asks for the page.
  order.catch(() => {});
  for (const each of gathered) early.set(each, order);
  gathered = [];
  startProcesses(availableParallelism() - 1);
}

function renderWaiting() {
  startProcesses(availableParallelism());
  if (processes === 0) for (const { paths, resolve, reject } of waiting.splice(0)) render(paths).then(resolve, reject);
}

let isAsked = false;

/** Gatsby asks for all pages at once, fifty by fifty. */
export async function renderPages({ paths }) {
  const others = paths.filter((path) => !early.has(path));
  const orders = new Set(paths.flatMap((path) => early.get(path) ?? []));
  if (others.length > 0) orders.add(rendered(others));
  if (!isAsked) setImmediate(renderWaiting);
  isAsked = true;
  await Promise.all(orders);
  return DONE;
}

if (process.argv[1] === SELF)
  process.on('message', (paths) => {
    render(paths).then(
      () => process.send({}),
      (error) => process.send({ error, context: error.context }),
    );
  });
