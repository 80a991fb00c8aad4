/**
 * gatsby-plugin-mdx keeps every text twice, also in its node, where it is not used: bodies are compiled from files. It
 * merges its options anew for each node of any kind, and writes down which files have nodes, for webpack, which loads
 * none. And it ends the build at the first front matter that is not YAML, before the check of content can report all
 * problems.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ofMdx } from './gatsbys.mjs';

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
const mdx = ofMdx('./gatsby-node');
mdx.shouldOnCreateNode = ({ node }) => node.internal.type === 'File' && node.ext === '.mdx';
const { onCreateNode } = mdx;
const loadNodeContent = ({ absolutePath }) => readFileSync(absolutePath, 'utf8');
const cache = { set: () => undefined };
mdx.onCreateNode = (args) => onCreateNode({ ...args, loadNodeContent, cache });
