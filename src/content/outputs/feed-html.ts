/**
 * A text as feed readers can show it: they have neither our styles nor our scripts, resolve relative URLs against
 * unpredictable bases, and put the texts of many pages into one.
 */
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import { attribute } from '../versions/blocks';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that go with all that is in them: they do something, or are nothing without our styles. */
const DROPPED = new Set(
  'script style template noscript iframe object embed svg math button input select textarea form dialog nav'.split(' '),
);

/** Elements that stay; of any other only the content does. */
const KEPT = new Set(
  (
    'a abbr aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong ' +
    'sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'
  ).split(' '),
);

/** Attributes that mean something without our styles; an `id` would collide with those of other texts. */
const ATTRIBUTES = new Set(
  (
    'abbr alt cite colspan controls datetime dir height href hreflang kind label lang media open poster reversed rowspan ' +
    'scope sizes span src srclang srcset start title type value width'
  ).split(' '),
);

const URL_ATTRIBUTES = new Set(['cite', 'href', 'poster', 'src']);
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** The URL as it is everywhere, or null for one that leads nowhere from a feed reader. */
function absolute(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return PROTOCOLS.includes(url.protocol) ? url.href : null;
}

/** HTML's `srcset`: candidates separated by commas, each a URL and maybe a width or density. */
function absoluteSrcset(value: string, base: string): string {
  return value
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...descriptor] = candidate.trim().split(/\s+/);
      const url = absolute(address, base);
      return url === null ? [] : [[url, ...descriptor].join(' ')];
    })
    .join(', ');
}

function attributesOf({ attrs }: Element, base: string): Element['attrs'] {
  return attrs.flatMap(({ name, value }) => {
    if (!ATTRIBUTES.has(name)) return [];
    if (name === 'srcset') return [{ name, value: absoluteSrcset(value, base) }];
    if (!URL_ATTRIBUTES.has(name)) return [{ name, value }];
    const url = absolute(value, base);
    return url === null ? [] : [{ name, value: url }];
  });
}

function textOf(node: ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const isHeading = (node: ParentNode): node is Element => 'tagName' in node && /^h[1-6]$/.test(node.tagName);

/** A heading's link to itself, and a footnote's way back: useful only on the page. */
function isSelfLink(element: Element): boolean {
  if (element.tagName !== 'a') return false;
  if (attribute(element, 'role') === 'doc-backlink' || attribute(element, 'data-footnote-backref') !== undefined)
    return true;
  // Ours is next to its heading, and is left out of the search too.
  if (attribute(element, 'data-pagefind-ignore') !== undefined) return true;
  const { parentNode } = element;
  return parentNode !== null && isHeading(parentNode) && (attribute(element, 'href') ?? '').startsWith('#');
}

/** Whether a link is all its parent says, so that it cannot go without the words. */
function isAllOf({ parentNode, ...link }: Element): boolean {
  return parentNode !== null && 'tagName' in parentNode && textOf(parentNode) === link.childNodes.map(textOf).join('');
}

/** What a node becomes in a feed: itself, its content, or nothing. */
function readable(node: ChildNode, base: string): ChildNode[] {
  if (tree.isTextNode(node)) return [node];
  if (!tree.isElementNode(node) || DROPPED.has(node.tagName)) return [];
  const selfLink = isSelfLink(node);
  if (selfLink && !isAllOf(node)) return [];
  const children = node.childNodes.flatMap((child) => readable(child, base));
  if (selfLink || !KEPT.has(node.tagName)) return children;
  return [{ ...node, attrs: attributesOf(node, base), childNodes: children }];
}

/**
 * @param body HTML of a compiled text
 * @param url canonical of its page, which relative URLs are resolved against
 * @returns the HTML with absolute URLs and no scripts
 */
export function feedHtml(body: string, url: string): string {
  const fragment = parseFragment(body);
  fragment.childNodes = fragment.childNodes.flatMap((child) => readable(child, url));
  return serialize(fragment).trim();
}
