/** An older version's text as shown on the page of the newest. */
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Attributes that name elements of the same page, as lists of ids. */
const REFERENCES: ReadonlySet<string> = new Set([
  'for',
  'headers',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
]);

interface Placement {
  /** Prefix of every id, so that none is that of another version. */
  readonly prefix: string;
  /** Added to the names of regions, which are unique on a page. */
  readonly name: string;
  /** How many levels headings go down; the last is the sixth. */
  readonly deeper: number;
}

function place(node: Tree.ChildNode, placement: Placement): void {
  if (!tree.isElementNode(node)) return;
  const { prefix, name, deeper } = placement;
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) node.tagName = node.nodeName = `h${Math.min(6, Number(level) + deeper)}`;
  const isRegion = node.attrs.some((attr) => attr.name === 'role' && attr.value === 'region');
  for (const attr of node.attrs) {
    if (attr.name === 'id') attr.value = prefix + attr.value;
    if (attr.name === 'href' && attr.value.startsWith('#') && attr.value !== '#')
      attr.value = `#${prefix}${attr.value.slice(1)}`;
    if (REFERENCES.has(attr.name))
      attr.value = attr.value
        .split(/\s+/)
        .map((id) => prefix + id)
        .join(' ');
    if (attr.name === 'aria-label' && isRegion) attr.value += `, ${name}`;
  }
  for (const child of node.childNodes) place(child, placement);
}

/**
 * @param html a compiled body
 * @returns the same text with ids, inner links, headings and region names that do not clash with the newer text
 */
export function versionHtml(html: string, placement: Placement): string {
  const fragment = parseFragment(html);
  for (const node of fragment.childNodes) place(node, placement);
  return serialize(fragment);
}
