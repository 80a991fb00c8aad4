/**
 * What the tags of the saved pages say, counted anew from the pages: a second reader, which shares nothing with the
 * engine but the guess of the encoding. The pages belong to their publishers and are not in the repository.
 */
import fs from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap as Map } from 'parse5';
import { sniffEncoding } from '../../brand/basics/encoding';

export const CORPORA = path.join(process.cwd(), '../shared/corpora');

interface SavedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in it, the beginning. */
  readonly text: () => string;
}

/** The elements of a page in their order; what is in templates is in none of them. */
export interface SavedPage {
  readonly name: string;
  readonly elements: readonly SavedElement[];
}

const BEGINNING = 300;

/** Names of elements, attributes and rules are ASCII: what Node's decoder gets wrong of other letters counts for nothing here. */
const decoded = (html: Uint8Array) => new TextDecoder(sniffEncoding(html, null, true).encoding).decode(html);

function textIn(node: Map['node']): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join(' ') : '';
}

function addElements(node: Map['node'], elements: SavedElement[]): SavedElement[] {
  if (tree.isElementNode(node)) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    elements.push({ name: node.tagName, attributes, text: () => textIn(node).trim().slice(0, BEGINNING) });
  }
  if ('childNodes' in node) for (const child of node.childNodes) addElements(child, elements);
  return elements;
}

export function readSavedPages(): readonly SavedPage[] {
  return ['pages', 'ogs', 'trafilatura', 'metascraper'].flatMap((folder) =>
    fs
      .readdirSync(path.join(CORPORA, folder))
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => ({
        name: `${folder}/${file}`,
        elements: addElements(parse(decoded(fs.readFileSync(path.join(CORPORA, folder, file)))), []),
      })),
  );
}

/** The values of a meta element, by its name or property. */
export function metas({ elements }: SavedPage, ...names: readonly string[]): readonly string[] {
  return elements.flatMap(({ name, attributes }) => {
    const keys = [attributes['name'], attributes['property']].map((key) => key?.trim().toLowerCase() ?? '');
    return name === 'meta' && keys.some((key) => names.includes(key)) ? [attributes['content']?.trim() ?? ''] : [];
  });
}
