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

// Processes run queries alone, and where Gatsby runs them itself there are none: it would start one all the same, and
// fail where that is still starting at the end of a build with little to do.
const workers = ofGatsby('gatsby-worker');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
workers.WorkerPool = class extends workers.WorkerPool {
  constructor(module, options) {
    super(module, { ...options, numWorkers: process.env.GATSBY_CPU_COUNT === '1' ? 0 : options.numWorkers });
    this.single.renderHTMLProd = renderPages;
    const { setComponents } = this.all;
    // Queries begin: Gatsby keeps waiting, with the garbage of ten thousand pages.
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

// Gatsby reads each page's data before it writes it, which is never there yet or another.
require('gatsby/dist/utils/ensure-file-content').ensureFileContent = (file, data) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return Promise.resolve(true);
};

// Gatsby reads each page again and puts slices in. Ours have none.
require('gatsby/dist/utils/slices/stitching').stitchSliceForAPage = () => Promise.resolve();
