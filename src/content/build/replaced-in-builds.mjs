/** What a build puts in the place of Gatsby's own, each for the time it takes at ten thousand pages. */
import { EventEmitter } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { renderPages } from './render-pages.mjs';

const require = createRequire(import.meta.url);
const ofGatsby = createRequire(require.resolve('gatsby/package.json'));
const ofFilesystem = createRequire(require.resolve('gatsby-source-filesystem/package.json'));

// gatsby-source-filesystem watches its folders in a build as well: to take stock of ten thousand files that way takes
// twelve seconds. A build needs each file once, and no node for a folder.
const anymatch = createRequire(ofFilesystem.resolve('chokidar'))('anymatch');
ofFilesystem('chokidar').watch = (folder, { ignored }) => {
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

// Gatsby's processes run queries and nothing else. Where Gatsby runs queries itself, it would still start a process, and
// the build failed if that process was still starting at the end; so here it starts none.
const workers = ofGatsby('gatsby-worker');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
workers.WorkerPool = class extends workers.WorkerPool {
  constructor(module, options) {
    super(module, { ...options, numWorkers: process.env.GATSBY_CPU_COUNT === '1' ? 0 : options.numWorkers });
    this.single.renderHTMLProd = renderPages;
    const { setComponents } = this.all;
    // Queries begin, in other processes. Without this the main process holds 0.4 GB of garbage beside them.
    this.all.setComponents = () => {
      collectGarbage({ type: 'major', flavor: 'last-resort' });
      return setComponents();
    };
  }

  /** Gatsby would end those that ran queries and start the like of them for pages. */
  restart() {
    return Promise.all(this.end());
  }
};

// Gatsby reads each file of page data before it writes it, to leave it alone if it is the same. It writes only what it has
// made again, so that it hardly ever is.
require('gatsby/dist/utils/ensure-file-content').ensureFileContent = (file, data) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return Promise.resolve(true);
};

// Gatsby reads each page again and puts slices in. Ours have none.
require('gatsby/dist/utils/slices/stitching').stitchSliceForAPage = () => Promise.resolve();
