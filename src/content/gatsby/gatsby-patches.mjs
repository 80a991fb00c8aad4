/** What a build puts in the place of Gatsby's own, each for the time it takes at ten thousand pages. */
import { hash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replacePageData } from './page-data.mjs';
import { renderPages } from './render-pages.mjs';

const require = createRequire(import.meta.url);
const ofGatsby = createRequire(require.resolve('gatsby/package.json'));
const ofFilesystem = createRequire(require.resolve('gatsby-source-filesystem/package.json'));
const ofMdx = createRequire(require.resolve('gatsby-plugin-mdx/package.json'));

// gatsby-source-filesystem watches its folders in a build as well: to take stock of ten thousand files that way takes
// twelve seconds. A build needs each file once, and no node for a folder. To read small files the asynchronous way takes
// longer than the reading.
const anymatch = createRequire(ofFilesystem.resolve('chokidar'))('anymatch');
ofFilesystem('fs-extra').stat = async (...args) => statSync(...args);
ofFilesystem('gatsby-core-utils').md5File = async (path) => hash('md5', readFileSync(path));
const { createFileNode } = ofFilesystem('./create-file-node');
ofFilesystem('./gatsby-node').sourceNodes = async ({ actions, createNodeId, cache }, options) => {
  const isIgnored = anymatch(options.ignore ?? []);
  const paths = readdirSync(options.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !isIgnored(path));
  const makeNodes = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop())
      await actions.createNode(await createFileNode(path, createNodeId, options, cache));
  };
  await Promise.all(Array.from({ length: 16 }, makeNodes));
};

// gatsby-plugin-mdx keeps every text twice, also in its node, where it is not used: bodies are compiled from files. And
// it ends the build at the first front matter that is not YAML, before the check of content can report all problems.
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;
const { safeLoad } = createRequire(ofMdx.resolve('gray-matter'))('js-yaml');
ofMdx('./dist/frontmatter').parseFrontmatter = (_digest, source) => {
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  try {
    return { frontmatter: safeLoad(yaml) ?? {}, body: '' };
  } catch {
    return { frontmatter: {}, body: '' };
  }
};
// It also merges its options anew for each node of any kind, and writes down which files have nodes, for webpack, which
// loads none.
const mdx = ofMdx('./gatsby-node');
mdx.shouldOnCreateNode = ({ node }) => node.internal.type === 'File' && node.ext === '.mdx';
const { onCreateNode } = mdx;
const loadNodeContent = ({ absolutePath }) => readFileSync(absolutePath, 'utf8');
const cache = { set: () => undefined };
mdx.onCreateNode = (args) => onCreateNode({ ...args, loadNodeContent, cache });

// Gatsby holds each node against a schema. Those of content come from the plugins above.
require('gatsby/dist/joi-schemas/joi').nodeSchema = { validate: () => ({}) };

// Gatsby runs queries itself (gatsby.mjs), but starts a process all the same, and the build failed if that process was
// still starting at the end; so here it starts none.
const workers = ofGatsby('gatsby-worker');
workers.WorkerPool = class extends workers.WorkerPool {
  constructor(module, options) {
    super(module, { ...options, numWorkers: 0 });
    this.single.renderHTMLProd = renderPages;
    replacePageData();
  }
};

// Gatsby reads each page again and puts slices in. Ours have none.
require('gatsby/dist/utils/slices/stitching').stitchSliceForAPage = () => Promise.resolve();
