/** An HTML document, parsed as browsers parse it and indexed by what the engine looks for. */
import {
  defaultTreeAdapter,
  html,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type Token,
  type TreeAdapter,
} from 'parse5';
import { collapse } from '../basics/text';
import { PAGE_LIMITS } from './page-limits';
import { attachShadowRoots } from './shadow-roots';
import { piecesWithin } from './visible-text';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;
type Node = HtmlNode;

/** How browsers lay a page out, by its doctype (DOM: mode of a document); `limited-quirks` differs in one detail of tables. */
export type DocumentMode = `${html.DOCUMENT_MODE}`;

export interface HtmlDocument {
  /** False if parsing stopped at a limit, so that only the start of the source is here. */
  readonly complete: boolean;
  readonly mode: DocumentMode;
  /** The doctype as written, and its line; null if the document has none. */
  readonly doctype: { readonly text: string; readonly line: number | null } | null;
  /** HTML elements of one tag name, in document order; those inside templates are not part of a document. */
  readonly all: (tagName: string) => readonly HtmlElement[];
  /** All HTML elements in document order, without those inside templates. */
  readonly elements: readonly HtmlElement[];
  /** Elements that start an item of microdata. */
  readonly items: readonly HtmlElement[];
  /** 1-based line of a node's start; null if the parser implied it. */
  readonly lineOf: (node: HtmlNode) => number | null;
  /** UTF-16 offset at which an element's start tag ends; null if the parser implied it. */
  readonly endOf: (element: HtmlElement) => number | null;
  /** An element's start tag as written; '' if the parser implied it. */
  readonly tagOf: (element: HtmlElement) => string;
  /** An element as written up to its end tag; '' if the parser implied it. */
  readonly sourceOf: (element: HtmlElement) => string;
  /** UTF-16 offset of the tag that ends the head or starts the body as written; Infinity if there is no such tag. */
  readonly writtenHeadEnd: number;
}

/** Where a node is in the source; offsets in UTF-16 units. */
interface Position {
  readonly startLine: number;
  readonly startOffset: number;
  /** Where the start tag ends. For a node without tags, where the node ends. */
  readonly tagEnd: number;
  endOffset: number;
}

/** A node of the tree; without a position if the parser implied it. */
export type Positioned = Node & { position?: Position };

function positionOf(node: Positioned): Position | null {
  return node.position ?? null;
}

/** What we tell the parser about a node with a position. It only asks whether there is one. */
const SOMEWHERE: Token.Location = { startLine: 1, startCol: 1, startOffset: 0, endLine: 1, endCol: 1, endOffset: 0 };

/** 1-based line of a node's start; null if the parser implied it. */
function lineOf(node: Node): number | null {
  return positionOf(node)?.startLine ?? null;
}

export class LimitReached extends Error {}

/**
 * Makes parse5's own nodes, counts them, and throws LimitReached before there are more of them, or more open at a time,
 * than the limits allow. Of positions it keeps what is read: those of attributes would take more memory than all the
 * rest.
 */
export function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let nodes = 0;
  let depth = 0;
  const count = (more: number) => {
    nodes += more;
    if (nodes > PAGE_LIMITS.nodes) throw new LimitReached();
  };
  /** Text joins the text before it, where there is one. */
  const countTexts = (parent: DefaultTreeAdapterTypes.ParentNode, insert: () => void) => {
    const before = parent.childNodes.length;
    insert();
    count(parent.childNodes.length - before);
  };
  return {
    ...defaultTreeAdapter,
    createElement: (tagName, namespace, attributes) => {
      count(1);
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    createCommentNode: (data) => {
      count(1);
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText: (parent, text) => {
      countTexts(parent, () => defaultTreeAdapter.insertText(parent, text));
    },
    insertTextBefore: (parent, text, reference) => {
      countTexts(parent, () => defaultTreeAdapter.insertTextBefore(parent, text, reference));
    },
    onItemPush: () => {
      if (++depth > PAGE_LIMITS.depth) throw new LimitReached();
    },
    onItemPop: () => {
      depth--;
    },
    getNodeSourceCodeLocation: (node) => (positionOf(node) === null ? null : SOMEWHERE),
    setNodeSourceCodeLocation: (node: Positioned, location) => {
      if (location === null) return;
      const { startLine, startOffset, endOffset } = location;
      node.position = { startLine, startOffset, tagEnd: endOffset, endOffset };
    },
    updateNodeSourceCodeLocation: (node, { endOffset }) => {
      const position = positionOf(node);
      if (position !== null && endOffset !== undefined) position.endOffset = endOffset;
    },
  };
}

/** Notes where the head ends as written, which isn't always where it ends in the tree. */
class WatchingParser extends Parser<DefaultTreeAdapterMap> {
  writtenHeadEnd = Infinity;

  override onStartTag(token: Token.TagToken): void {
    if (token.tagID === html.TAG_ID.BODY) this.note(token);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (token.tagID === html.TAG_ID.HEAD) this.note(token);
    super.onEndTag(token);
  }

  private note({ location }: Token.TagToken): void {
    this.writtenHeadEnd = Math.min(this.writtenHeadEnd, location?.startOffset ?? Infinity);
  }
}

/**
 * Parses HTML. Never throws; takes time and memory linear in the length, and stops at the limits: what is nested
 * without end, or misnested so that the standard's algorithm multiplies it, is read in part.
 */
export function parseHtml(source: string): HtmlDocument {
  const parser = new WatchingParser({ sourceCodeLocationInfo: true, treeAdapter: limitedAdapter() });
  let complete = true;
  try {
    parser.tokenizer.write(source, true);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    complete = false;
  }

  attachShadowRoots(parser.document);
  return documentOf(parser.document, source, complete, parser.writtenHeadEnd);
}

/** A parsed tree, indexed by what the engine looks for. @param complete whether all of the source is in it */
export function documentOf(
  tree: DefaultTreeAdapterTypes.Document,
  source: string,
  complete: boolean,
  writtenHeadEnd = Infinity,
): HtmlDocument {
  const index = new Map<string, HtmlElement[]>();
  const items: HtmlElement[] = [];
  const elements: HtmlElement[] = [];
  for (const element of elementsOf(tree)) {
    if (isArchiveToolbar(element)) {
      defaultTreeAdapter.detachNode(element);
      element.childNodes = [];
      continue;
    }
    if (attribute(element, 'itemscope') !== null) items.push(element);
    if (element.namespaceURI !== html.NS.HTML) continue;
    elements.push(element);
    append(index, element.tagName, element);
  }
  const written = (node: Node, end: 'tagEnd' | 'endOffset') => {
    const position = positionOf(node);
    return position === null ? '' : source.slice(position.startOffset, position[end]);
  };
  const doctype = tree.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  return {
    complete,
    mode: tree.mode,
    doctype: doctype ? { text: written(doctype, 'endOffset'), line: lineOf(doctype) } : null,
    elements,
    items,
    all: (tagName) => index.get(tagName) ?? [],
    lineOf,
    endOf: (element) => positionOf(element)?.tagEnd ?? null,
    tagOf: (element) => written(element, 'tagEnd'),
    sourceOf: (element) => written(element, 'endOffset'),
    writtenHeadEnd,
  };
}

/** Adds a value to the list that an index has under a key; `limit` is how many such a list holds. */
export function append<T>(index: Map<string, T[]>, key: string, value: T, limit = Infinity): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else if (known.length < limit) known.push(value);
}

/** Elements below a node in document order. Iterative: documents may be nested deeper than the call stack. */
const TOOLBAR = /^wm-ipp(?:-base)?$/;

/** Whether an element is the bar that the Wayback Machine puts above the pages it keeps: no part of the page. */
function isArchiveToolbar(element: HtmlElement): boolean {
  return element.tagName === 'div' && element.attrs.some(({ name, value }) => name === 'id' && TOOLBAR.test(value));
}

function* elementsOf(root: Node): Generator<HtmlElement> {
  for (const node of nodesOf(root)) if ('tagName' in node) yield node;
}

function* nodesOf(root: Node): Generator<Node> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (!('childNodes' in node)) continue;
    for (let i = node.childNodes.length - 1; i >= 0; i--) {
      const child = node.childNodes[i];
      if (child !== undefined) stack.push(child);
    }
  }
}

/** An attribute's value; null if it is missing. Names are in lower case. */
export function attribute(element: HtmlElement, name: string): string | null {
  for (const candidate of element.attrs) if (candidate.name === name) return candidate.value;
  return null;
}

/**
 * The address in an attribute as it is written, without the spaces and controls around it that browsers drop (URL
 * standard: URL parsing); '' if it is missing.
 */
export function addressIn(element: HtmlElement, name: string): string {
  const value = attribute(element, name) ?? '';
  let start = 0;
  let end = value.length;
  while (start < end && value.charCodeAt(start) <= 0x20) start++;
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end--;
  return value.slice(start, end);
}

/** Whether an element is a child of the head. */
export function isInHead(element: HtmlElement): boolean {
  return element.parentNode?.nodeName === 'head';
}

const NO_WORDS: readonly string[] = [];

/** The space-separated tokens of an attribute, as written. */
export function words(element: HtmlElement, name: string): readonly string[] {
  const value = attribute(element, name);
  return value === null ? NO_WORDS : value.split(/[\t\n\f\r ]+/).filter((word) => word !== '');
}

/** Likewise, in lower case. */
export function tokens(element: HtmlElement, name: string): readonly string[] {
  const found = words(element, name);
  return found.length === 0 ? found : found.map((word) => word.toLowerCase());
}

/** The raw text of a script element, and the line it starts at. */
export function scriptText(element: HtmlElement): { readonly text: string; readonly line: number | null } {
  const child = element.childNodes[0];
  if (child === undefined || !('value' in child)) return { text: '', line: null };
  return { text: child.value, line: lineOf(child) };
}

/** The start of a text, if it is long: that is all of it which shows, and what is asked for often stays cheap. */
export function startOfText(text: string, length: number): string {
  return text.length <= length ? text : ` ${text.trimStart().slice(0, length)}`;
}

/** How much we read of one text in an element. Most of it may be white space. */
const TEXT_START = 8000;

function collapsedText(element: HtmlElement, withHidden: boolean): string {
  const piece = (text: string) => startOfText(text, TEXT_START);
  return collapse(piecesWithin(element, { images: true, nodes: 500, characters: 2000, piece, withHidden }).join(''));
}

/**
 * The text of an element as it is shown, white space collapsed, images by their alternative text. Reads at most 500
 * nodes and 2,000 characters, so that asking for many elements stays cheap.
 */
export function textOf(element: HtmlElement): string {
  return collapsedText(element, false);
}

/** As `textOf`, with what is hidden in the element: programs read that, too. */
export function wholeTextOf(element: HtmlElement): string {
  return collapsedText(element, true);
}
