/**
 * What links and images are called by assistive technology: the parts of “Accessible Name and Description Computation
 * 1.2” that markup alone decides. Styles are not known here. https://www.w3.org/TR/accname-1.2/
 */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { memoize } from '../basics/memoize';
import { collapse } from '../basics/text';
import { exposure, hidesItself, type Exposure } from './exposure';
import { attribute, startOfText, textOf, type HtmlDocument, type HtmlElement } from './html';
import { isPresentational } from './roles';

type Node = DefaultTreeAdapterTypes.Node;

/** Nodes read for one name, and characters: it may be asked for as often as there are links. */
const NODE_LIMIT = 500;
const NAME_LENGTH = 500;

/** Elements that are not read aloud. */
const SILENT = new Set(['script', 'style', 'noscript', 'template']);

/** Elements that show a document of their own. */
const EMBEDDED = new Set(['iframe', 'object', 'embed', 'slot']);

export interface Naming {
  /** Whether an element, or one around it, is kept from assistive technology by its own attributes. */
  readonly isHidden: (element: HtmlElement) => boolean;
  /**
   * A link's name, white space collapsed, '' if it has none; null if the markup does not show it. Links can
   * be nested: ask for the last first, so that each is read once.
   */
  readonly nameOf: (link: HtmlElement) => string | null;
  /** What `aria-labelledby` or `aria-label` calls an element, '' if neither does. */
  readonly labelOf: (element: HtmlElement) => string;
  /** Whether an image has a text alternative, or is marked as decoration. */
  readonly hasAlternative: (image: HtmlElement) => boolean;
  /** The first image an element holds, `img` or `svg`, if any. */
  readonly imageIn: (element: HtmlElement) => HtmlElement | null;
}

function text(element: HtmlElement, name: string): string {
  return collapse(attribute(element, name) ?? '');
}

/** Puts the children that are read on a stack, the first on top. */
function pushChildren(stack: Node[], { childNodes }: HtmlElement): void {
  for (let at = Math.min(childNodes.length, NODE_LIMIT) - 1; at >= 0; at--) {
    const child = childNodes[at];
    if (child !== undefined) stack.push(child);
  }
}

/** The title of an element that says nothing else; decoration has none. */
function titleOf(element: HtmlElement): string {
  const isDecoration = (element.tagName === 'img' && attribute(element, 'alt') === '') || isPresentational(element);
  return isDecoration ? '' : text(element, 'title');
}

const known = new WeakMap<HtmlDocument, Naming>();

/** The names of a document's elements. Its ids and hidden elements are read once, in time linear in its length. */
export function naming(document: HtmlDocument): Naming {
  const names = known.get(document) ?? namingOf(document);
  known.set(document, names);
  return names;
}

/** Elements by id, the first of each. */
function elementsById(document: HtmlDocument): ReadonlyMap<string, HtmlElement> {
  const ids = new Map<string, HtmlElement>();
  for (const element of document.elements) {
    const id = attribute(element, 'id');
    if (id !== null && id !== '' && !ids.has(id)) ids.set(id, element);
  }
  return ids;
}

/** Reads what `aria-labelledby` (the elements it names may be hidden) or `aria-label` says. */
function labelReader(document: HtmlDocument): Naming['labelOf'] {
  const ids = elementsById(document);
  const textOfId = memoize((id: string): string => {
    const label = ids.get(id);
    const whole = label === undefined ? '' : text(label, 'aria-label') || textOf(label) || text(label, 'alt');
    return startOfText(whole, NAME_LENGTH);
  });
  return (element) => {
    // Ids are compared with case, which `tokens` folds.
    const labelledBy = attribute(element, 'aria-labelledby');
    if (labelledBy === null) return text(element, 'aria-label');
    const references = labelledBy.split(/[\t\n\f\r ]+/, 20);
    return collapse(references.map(textOfId).join(' ')).slice(0, NAME_LENGTH) || text(element, 'aria-label');
  };
}

/** What a link's content is read out as; null if it holds more than is read, or content of its own making. @param names of links read before */
function contentOf(
  link: HtmlElement,
  labelOf: Naming['labelOf'],
  isInvisible: Exposure['isInvisible'],
  names: ReadonlyMap<Node, string | null>,
): string | null {
  let content = '';
  let nodes = 0;
  let certain = true;
  const stack: Node[] = [];
  const enter = (element: HtmlElement) => {
    // More children than are read need no place on the stack.
    if (element.childNodes.length > NODE_LIMIT) certain = false;
    pushChildren(stack, element);
  };
  enter(link);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (++nodes > NODE_LIMIT || content.length > NAME_LENGTH) {
      certain = false;
      break;
    }
    if (node.nodeName === '#text' && 'value' in node && !(node.parentNode && isInvisible(node.parentNode))) {
      content += startOfText(node.value, NAME_LENGTH + 1);
    }
    const inner = names.get(node);
    if (inner !== undefined) {
      content += ` ${inner ?? ''} `;
      certain &&= inner !== null;
      continue;
    }
    if (!('tagName' in node) || SILENT.has(node.tagName) || hidesItself(node)) continue;
    if (!isInvisible(node)) {
      const label = labelOf(node) || (node.tagName === 'img' ? text(node, 'alt') : '');
      content += ` ${label} `;
      if (label !== '') continue;
      if (node.tagName === 'svg' || node.childNodes.length === 0) content += ` ${titleOf(node)} `;
    }
    // A component, or a document of its own, may show text that is not in this markup.
    if (node.tagName.includes('-') || EMBEDDED.has(node.tagName)) certain = false;
    // What is written in a frame is for browsers without frames.
    if (node.tagName !== 'iframe') enter(node);
  }
  const found = collapse(content);
  return found === '' && !certain ? null : found;
}

/** Reads links' names; each is kept, so that a link around another takes up what the inner one is called. */
function nameReader(labelOf: Naming['labelOf'], isInvisible: Exposure['isInvisible']): Naming['nameOf'] {
  const names = new Map<Node, string | null>();
  return (link) => {
    const found = names.get(link);
    if (found !== undefined) return found;
    const label = labelOf(link) || (link.tagName === 'area' ? text(link, 'alt') : '');
    const content = label === '' ? contentOf(link, labelOf, isInvisible, names) : label;
    const name = content === null || content === '' ? text(link, 'title') || content : content;
    names.set(link, name);
    return name;
  };
}

function imageIn(element: HtmlElement): HtmlElement | null {
  const stack: Node[] = [element];
  for (let node = stack.pop(), nodes = 0; node !== undefined && nodes < NODE_LIMIT; node = stack.pop(), nodes++) {
    if (!('tagName' in node) || SILENT.has(node.tagName)) continue;
    if (node.tagName === 'img' || node.tagName === 'svg') return node;
    pushChildren(stack, node);
  }
  return null;
}

function namingOf(document: HtmlDocument): Naming {
  const { isHidden, isInvisible } = exposure(document);
  const labelOf = labelReader(document);
  return {
    isHidden,
    nameOf: nameReader(labelOf, isInvisible),
    labelOf,
    hasAlternative: (image) =>
      (image.tagName === 'img' && (attribute(image, 'alt') === '' || text(image, 'alt') !== '')) ||
      labelOf(image) !== '' ||
      text(image, 'title') !== '' ||
      isPresentational(image),
    imageIn,
  };
}
