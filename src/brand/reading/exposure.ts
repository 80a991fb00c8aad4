/** What of a page assistive technology meets: what markup alone decides. Style sheets are not known here. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, type HtmlDocument, type HtmlElement } from './html';
import { roleOf } from './roles';
import { isHidden, visibilityOf } from './visible-text';

type Node = DefaultTreeAdapterTypes.Node;

/** Whether an element is kept from assistive technology, with all it holds, by `hidden`, its style or `aria-hidden`. */
export function hidesItself(element: HtmlElement): boolean {
  return isHidden(element) || attribute(element, 'aria-hidden')?.trim().toLowerCase() === 'true';
}

export interface Exposure {
  /** Whether assistive technology skips an element. It may still meet what the element contains. */
  readonly isHidden: (element: HtmlElement) => boolean;
  /** Whether the text directly in an element is skipped because of the element's visibility. */
  readonly isInvisible: (parent: Node) => boolean;
}

/** Reads what a document hides, once; takes time linear in its length. */
export function exposure(document: HtmlDocument): Exposure {
  const hidden = new Set<Node>();
  const invisible = new Set<Node>();
  // Parents come before what they hold.
  for (const element of document.elements) {
    const { parentNode, attrs } = element;
    const isBare = attrs.length === 0;
    const isWithin = (nodes: ReadonlySet<Node>) => nodes.size > 0 && parentNode !== null && nodes.has(parentNode);
    if (isWithin(hidden) || hidesItself(element)) hidden.add(element);
    const own = isBare ? null : visibilityOf(element);
    if (own === 'not-shown' || (own === null && isWithin(invisible))) invisible.add(element);
  }
  return {
    isHidden: (element) => hidden.has(element) || invisible.has(element),
    isInvisible: (parent) => invisible.has(parent),
  };
}

/** Elements that become an image by their role. Others that may, such as a button with a picture, are controls. */
function isImage(element: HtmlElement): boolean {
  const role = roleOf(element);
  const image = role === 'img' || role === 'image';
  if (element.tagName === 'img') return image || role === null || role === 'none' || role === 'presentation';
  return image && !['area', 'input', 'object'].includes(element.tagName);
}

function isLink(element: HtmlElement, mapped: ReadonlySet<Node>): boolean {
  if (element.tagName === 'a') return attribute(element, 'href') !== null;
  if (element.tagName === 'area') return mapped.has(element) && attribute(element, 'href') !== null;
  return roleOf(element) === 'link';
}

/** Names of the image maps that a page's images use. */
function usedMaps(document: HtmlDocument): ReadonlySet<string> {
  return new Set(
    document.all('img').flatMap((image) => {
      const map = attribute(image, 'usemap')?.trim();
      return map?.startsWith('#') === true ? [map.slice(1)] : [];
    }),
  );
}

/**
 * The images and links of a page that assistive technology meets, in document order: by their tag or their role, and
 * the areas of image maps that are used.
 */
export function exposedElements(
  document: HtmlDocument,
  isHidden: (element: HtmlElement) => boolean,
): { readonly images: readonly HtmlElement[]; readonly links: readonly HtmlElement[] } {
  const images: HtmlElement[] = [];
  const links: HtmlElement[] = [];
  const maps = document.all('area').length === 0 ? new Set<string>() : usedMaps(document);
  const mapped = new Set<Node>();
  for (const element of document.elements) {
    const { tagName, parentNode } = element;
    if (maps.size > 0) {
      const isUsed = tagName === 'map' && maps.has(attribute(element, 'name') ?? '');
      if (isUsed || (parentNode !== null && mapped.has(parentNode))) mapped.add(element);
    }
    // Most elements have neither attributes nor a tag that matters.
    if (element.attrs.length === 0 && tagName !== 'img') continue;
    if (isLink(element, mapped) && !isHidden(element)) links.push(element);
    if (isImage(element) && !isHidden(element)) images.push(element);
  }
  return { images, links };
}
