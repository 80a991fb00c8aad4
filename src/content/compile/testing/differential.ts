/**
 * Our parser held against `@mdx-js/mdx` with remark-gfm: over the site's content, the gallery, and READMEs of installed
 * packages, which are Markdown. Both give a tree before anything is rendered; the trees are compared as outlines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import { diffArrays } from 'diff';
import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import { markdownToHast } from 'satteri';
import { translator } from '../../../components/strings';
import { splitFrontMatter } from '../../model/front-matter';
import { buildI18n } from '../../model/strings';
import { parseBody } from '../parse';
import { outlineOf } from './outline';

const READMES = ['zod/README.md', 'yaml/README.md', 'unist-util-visit/readme.md'].map((path) => `node_modules/${path}`);

function mdxFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`)
    .sort();
}

const t = translator(buildI18n(process.cwd()), 'en', 'content');

/** The other compiler's elements omit `properties` when they have none. */
function whole(_: string, value: unknown): unknown {
  const isElement = typeof value === 'object' && value !== null && 'tagName' in value;
  return isElement ? { properties: {}, ...value } : value;
}

/** The tree `@mdx-js/mdx` makes code from. */
function theirs(text: string, format: 'mdx' | 'md'): Root {
  let tree: Root = { type: 'root', children: [] };
  const take = () => (made: Root) => {
    tree = JSON.parse(JSON.stringify(made), whole) as Root;
  };
  createProcessor({
    format,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [take],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: t('footnotes'),
    },
  }).processSync(text);
  return tree;
}

function ours(text: string, format: 'mdx' | 'md'): Root {
  return format === 'mdx' ? parseBody(text, t, 'ltr') : (markdownToHast(text) as Root);
}

/**
 * The outline, except for what this version of the other compiler cannot do: name the note in the way back from it, and
 * read a reference to a character beyond U+FFFF.
 */
function comparable(tree: Root): string[] {
  return outlineOf(tree).map((line) =>
    line.includes('classname="data-footnote-backref"')
      ? line.replace(/ (?:arialabel|datafootnotebackref)="[^"]*"/g, '')
      : line.replace('\uF600', '\u{1F600}').replace('↩\uFE0E', '↩'),
  );
}

/** Lines that only one of the two has. */
function differences(text: string, format: 'mdx' | 'md'): string[] {
  return diffArrays(comparable(theirs(text, format)), comparable(ours(text, format))).flatMap(
    ({ added, removed, value }) =>
      added || removed ? value.map((line) => `${added ? 'ours' : 'theirs'}: ${line.trim()}`) : [],
  );
}

/** Every difference there is, with the reason it may stay. A new one fails, and one that is gone. */
const ARGUED = ['th', 'td'].flatMap((cell) =>
  ['center', 'right'].flatMap((side) => [
    // HTML's `align` is obsolete and an attribute `style` is what the security policy forbids; both become a class.
    `theirs: <${cell} align="${side}">`,
    `ours: <${cell} style="text-align: ${side}">`,
  ]),
);

/** Declares the tests. @param isRead which files of the content are read @param least of files, those of the gallery too */
export function describeDifferential(isRead: (file: string, index: number) => boolean, least: number): void {
  it('reads the same text and structure as @mdx-js/mdx, but for what is argued', () => {
    const files = [...mdxFiles('content').filter(isRead), ...mdxFiles('tests/gallery/content')];
    expect(files.length).toBeGreaterThan(least);
    const found = files.flatMap((file) => differences(splitFrontMatter(readFileSync(file, 'utf8')).body, 'mdx'));
    expect([...new Set(found)].sort()).toEqual([...ARGUED].sort());
  });

  it.each(READMES)('reads %s as remark does', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(outlineOf(ours(text, 'md')).length).toBeGreaterThan(50);
    expect(differences(text, 'md')).toEqual([]);
  });

  it('would see a difference', () => {
    const paragraph = (value: string): Root => ({
      type: 'root',
      children: [{ type: 'element', tagName: 'p', properties: { id: 'a' }, children: [{ type: 'text', value }] }],
    });
    expect(outlineOf(paragraph('a  b\n'))).toEqual(['<p id="a">', '  "a b "']);
    expect(outlineOf(paragraph('a b'))).not.toEqual(outlineOf(paragraph('a c')));
  });
}
