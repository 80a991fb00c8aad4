/**
 * Gatsby starts processes to render pages, each of which loads a thousand modules before its first; `render-pages.mjs`
 * takes their place. It runs queries itself (`gatsby.mjs`), but would still start a process for them, and the build
 * failed if that process was still starting at the end.
 */
import { ofGatsby } from './gatsbys.mjs';
import { replacePageData } from './page-data.mjs';
import { renderPages } from './render-pages.mjs';

const workers = ofGatsby('gatsby-worker');
workers.WorkerPool = class extends workers.WorkerPool {
  constructor(module, options) {
    super(module, { ...options, numWorkers: 0 });
    this.single.renderHTMLProd = renderPages;
    replacePageData();
  }
};
