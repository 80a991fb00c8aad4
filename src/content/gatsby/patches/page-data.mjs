/**
 * Data of pages in a build. Gatsby keeps the results of queries in a database, and writes the data of all pages when the
 * last query has run; here each page's are written at once, so that its HTML is rendered while further queries run.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { dataFileOf, pageDataOf, renderSoon } from './render-pages.mjs';

const require = createRequire(import.meta.url);

/** Puts this in the place of Gatsby's own. To be called when Gatsby has begun, since it loads what Gatsby has stored. */
export function replacePageData() {
  const { store } = require('gatsby/dist/redux');
  const gatsbys = require('gatsby/dist/utils/page-data');
  const written = new Set();

  // Gatsby calls it with results that differ from those of the build before.
  gatsbys.savePageQueryResult = (path, result) => {
    const { componentChunkName } = store.getState().pages.get(path);
    const names = JSON.stringify({ componentChunkName, path }).slice(1, -1);
    const file = dataFileOf(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `{${names},"result":${result}}`);
    written.add(path);
    renderSoon(path);
    return Promise.resolve();
  };

  gatsbys.flush = () => {
    const { pendingPageDataWrites, pages } = store.getState();
    for (const path of pendingPageDataWrites.pagePaths) {
      if (pages.has(path)) {
        // What a page of another template asks for may be the same as before.
        if (!written.has(path)) gatsbys.savePageQueryResult(path, JSON.stringify(pageDataOf(path).result));
        // Gatsby compares digests. What is written has changed, so any other will do.
        const payload = { pagePath: path, filePath: dataFileOf(path), size: 0, pageDataHash: randomUUID() };
        store.dispatch({ type: 'ADD_PAGE_DATA_STATS', payload });
      }
      store.dispatch({ type: 'CLEAR_PENDING_PAGE_DATA_WRITE', payload: { page: path } });
    }
    return Promise.resolve();
  };
}
