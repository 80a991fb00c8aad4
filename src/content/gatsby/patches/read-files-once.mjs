/**
 * gatsby-source-filesystem watches its folders in a build too: listing ten thousand files that way takes
 * twelve seconds. A build needs each file once, and no node for a folder. To read small files the asynchronous way takes
 * longer than the reading.
 */
import { hash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ofFilesystem } from './gatsbys.mjs';

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
