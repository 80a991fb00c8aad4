/**
 * Runs Gatsby: `node src/content/build/gatsby.mjs build|develop …`. What it does before takes seconds off every start;
 * `npx gatsby build` makes the same site without. Plain JavaScript, since nothing compiles it.
 */
import { EventEmitter } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { build } from 'esbuild';

const root = process.cwd();
const require = createRequire(import.meta.url);

// Gatsby loads some thousand modules in each of its processes. Those it starts read the variable; the first time they
// would write at their ends what this process writes, which takes each of them a second.
const compiled = join(root, 'node_modules/.cache/facet/node');
if (existsSync(compiled)) process.env.NODE_COMPILE_CACHE = compiled;
enableCompileCache(compiled);

// By itself Gatsby has one process less for queries and HTML than there are processors, while the first one waits for
// them. To start one takes as long as a thousand pages, so there are more only for many pages that all have to be made.
const many = !existsSync('.cache/redux') && readdirSync('content', { recursive: true }).length > 5_000;
process.env.GATSBY_CPU_COUNT ??= String(many ? availableParallelism() + 1 : Math.max(1, availableParallelism() - 1));

// Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, which takes stock of every file of node_modules for its
// cache, twice in a build in which nothing changed. There is no option to say otherwise.
require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles = () =>
  build({
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', 'src/content/check/read-process.ts'],
    outbase: '.',
    outdir: '.cache/compiled',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });

// In a build with little to do Gatsby ends its processes while one is still starting, and the build failed by what that one
// was yet to be told. Whoever ends them waits for nothing they do.
const { WorkerPool } = createRequire(require.resolve('gatsby/package.json'))('gatsby-worker');
const { end } = WorkerPool.prototype;
WorkerPool.prototype.end = function endAtOnce() {
  for (const waiting of this.taskQueue) this.taskQueue.remove(waiting);
  const ended = end.call(this);
  for (const worker of this.workers) {
    worker.send = () => {};
    if (!worker.currentTask) continue;
    worker.currentTask = { resolve() {}, reject() {} };
    worker.kill('SIGKILL');
  }
  return ended;
};

// gatsby-source-filesystem watches its folders in a build as well: to take stock of ten thousand files that way takes
// twelve seconds. A build needs each file once, and no node for a folder.
if (process.argv[2] === 'build') {
  const beside = createRequire(require.resolve('gatsby-source-filesystem/package.json'));
  const anymatch = createRequire(beside.resolve('chokidar'))('anymatch');
  beside('chokidar').watch = (folder, { ignored }) => {
    const found = new EventEmitter();
    const isIgnored = anymatch(ignored);
    setImmediate(() => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile() && !isIgnored(path)) found.emit('add', path);
      }
      found.emit('ready');
    });
    return found;
  };
}

require('gatsby/cli.js');
