/**
 * Renders the pages of a build, in the place of Gatsby's processes, each of which loads a thousand modules before its
 * first page. Few pages are rendered in Gatsby's process; many are shared among processes that load the renderer alone.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { generatePageDataPath } = require('gatsby-core-utils/page-data');
const { generateHtmlPath } = require('gatsby-core-utils/page-html');
const SELF = fileURLToPath(import.meta.url);

/** So many pages are worth a process. */
const PAGES_A_PROCESS = 500;

/** What Gatsby wants to hear of pages: ours have no slices, and use nothing that would change from build to build. */
const DONE = { unsafeBuiltinsUsageByPagePath: {}, previewErrors: {}, slicesPropsPerPage: {} };

/** See gatsby/dist/utils/worker/child/render-html.js for the order. @throws what the page threw, and which page */
async function render({ htmlComponentRendererPath, paths }) {
  const { default: renderPage } = require(htmlComponentRendererPath);
  for (const path of paths) {
    try {
      const pageData = JSON.parse(readFileSync(generatePageDataPath('public', path), 'utf8'));
      const { html } = await renderPage({ pageData });
      const file = generateHtmlPath('public', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    } catch (error) {
      throw Object.assign(error, { context: { path } });
    }
  }
}

const waiting = [];

/** Starts a process and has it render until nothing waits. */
async function renderInProcess() {
  const child = fork(SELF, { serialization: 'advanced' });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('exit', (code) => resolve({ error: new Error(`What renders pages ended with ${code ?? 'a signal'}.`) }));
  });
  const answerTo = (order) => {
    const answer = new Promise((resolve) => child.once('message', resolve));
    // `ended` reports whether it could be sent.
    child.send(order, () => {});
    return Promise.race([answer, ended]);
  };
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    const { error, context } = await (child.connected ? answerTo(task.order) : ended);
    if (error) task.reject(Object.assign(error, { context }));
    else task.resolve(DONE);
  }
  if (child.connected) child.disconnect();
}

function renderWaiting() {
  const pages = waiting.reduce((sum, { order }) => sum + order.paths.length, 0);
  const processes = Math.min(availableParallelism(), Math.floor(pages / PAGES_A_PROCESS));
  if (processes > 1) for (let started = 0; started < processes; started += 1) void renderInProcess();
  else for (const { order, resolve, reject } of waiting.splice(0)) render(order).then(() => resolve(DONE), reject);
}

/** Gatsby asks for all pages at once, fifty by fifty. */
export function renderPages(order) {
  return new Promise((resolve, reject) => {
    if (waiting.push({ order, resolve, reject }) === 1) setImmediate(renderWaiting);
  });
}

if (process.argv[1] === SELF)
  process.on('message', (order) => {
    render(order).then(
      () => process.send({}),
      (error) => process.send({ error, context: error.context }),
    );
  });
