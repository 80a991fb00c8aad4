/** A page that is served as XML, parsed as XML; the tree is of the kind that `parseHtml` makes. */
import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { SaxesParser } from 'saxes';
import { documentOf, LimitReached, limitedAdapter, type HtmlDocument, type Positioned } from './html';
import { PAGE_LIMITS } from './page-limits';

/**
 * Public identifiers of the document types whose entities are HTML's (HTML: “parsing XML documents”). No other document
 * type is read.
 */
const WITH_ENTITIES = [
  '-//W3C//DTD XHTML 1.0 Transitional//EN',
  '-//W3C//DTD XHTML 1.1//EN',
  '-//W3C//DTD XHTML 1.0 Strict//EN',
  '-//W3C//DTD XHTML 1.0 Frameset//EN',
  '-//W3C//DTD XHTML Basic 1.0//EN',
  '-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN',
  '-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN',
  '-//W3C//DTD MathML 2.0//EN',
  '-//WAPFORUM//DTD XHTML Mobile 1.0//EN',
];

/** Longest name of an entity in HTML, in UTF-16 units. */
const LONGEST_ENTITY = 40;

/** The text of an HTML entity; undefined if there is no entity of that name. */
function htmlEntity(name: string): string | undefined {
  if (name.length > LONGEST_ENTITY) return undefined;
  const [text] = parseFragment(`&${name};`).childNodes;
  return text !== undefined && 'value' in text && text.value !== `&${name};` ? text.value : undefined;
}

/** Where and why a document is not well-formed. */
export interface XmlProblem {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** Attributes of one element that are read: they are looked through all at once. */
const ATTRIBUTES_LIMIT = 1000;

class NotWellFormed extends Error {
  constructor(readonly problem: XmlProblem) {
    super(problem.text);
  }
}

/** A parser that stops at the first mistake, as browsers do, and knows the entities that they know. */
function strictParser(
  onDoctype: () => void = () => undefined,
  onOwnEntity: () => void = () => undefined,
): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTES_LIMIT) throw new LimitReached();
  });
  parser.on('error', ({ message }) => {
    throw new NotWellFormed({ line: parser.line, text: message });
  });
  parser.on('doctype', (doctype) => {
    onDoctype();
    const isKnown = WITH_ENTITIES.some((id) => doctype.includes(id));
    const hasOwn = /<!ENTITY\s/.test(doctype);
    if (!isKnown && !hasOwn) return;
    const known: Record<string, string> = { ...parser.ENTITIES, amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    parser.ENTITIES = new Proxy(known, {
      get: (entities, name) => {
        if (typeof name !== 'string') return undefined;
        const found = Object.hasOwn(entities, name) ? entities[name] : isKnown ? htmlEntity(name) : undefined;
        if (found !== undefined) entities[name] = found;
        // What a document declares itself is not read: it would be well-formed, and its text is not known.
        if (found !== undefined || !hasOwn) return found;
        onOwnEntity();
        return '\ufffd';
      },
    });
  });
  return parser;
}

/** UTF-16 units that are parsed before others get their turn. */
const PIECE = 64 * 1024;

/**
 * Why a document in XML is not well-formed, so that browsers show an error in its place; null if it is, or is nested too
 * deep to tell.
 *
 * @param pause awaited between pieces: the time all of them take is linear in the length
 */
export async function xmlProblem(source: string, pause: () => Promise<void>): Promise<XmlProblem | null> {
  const parser = strictParser();
  let depth = 0;
  // Prefixes are looked up element by element: what is nested without end is not read to its end, here or elsewhere.
  parser.on('opentag', ({ isSelfClosing }) => {
    if (!isSelfClosing && ++depth > PAGE_LIMITS.depth) throw new LimitReached();
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    if (!isSelfClosing) depth--;
  });
  try {
    for (let at = 0; at < source.length; at += PIECE) {
      parser.write(source.slice(at, at + PIECE));
      await pause();
    }
    parser.close();
    return null;
  } catch (error) {
    if (error instanceof NotWellFormed) return error.problem;
    if (error instanceof LimitReached) return null;
    throw error;
  }
}

/** Counts lines up to offsets that only grow. */
function lineCounter(source: string): (offset: number) => number {
  let line = 1;
  const nextFrom = (at: number) => {
    const found = source.indexOf('\n', at);
    return found === -1 ? Infinity : found;
  };
  let next = nextFrom(0);
  return (offset) => {
    for (; next < offset; next = nextFrom(next + 1)) line += 1;
    return line;
  };
}

/**
 * Parses a page that is served as XML. Never throws; takes time and memory linear in the length. At the limits of a page,
 * and at the first mistake in its syntax, it stops: what comes before is read.
 */
export function parseXhtml(source: string): HtmlDocument {
  const adapter = limitedAdapter();
  const tree: DefaultTreeAdapterTypes.Document = adapter.createDocument();
  const lineAt = lineCounter(source);
  const open: DefaultTreeAdapterTypes.ParentNode[] = [tree];
  let complete = true;
  const parser = strictParser(addDoctype, () => {
    complete = false;
  });
  function addDoctype(): void {
    adapter.setDocumentType(tree, 'html', '', '');
    const start = source.lastIndexOf('<!DOCTYPE', parser.position);
    const doctype = tree.childNodes.at(-1);
    if (doctype !== undefined && start !== -1) place(doctype, start);
  }
  const place = (node: Positioned, startOffset: number) => {
    const { position: endOffset } = parser;
    node.position = { startLine: lineAt(startOffset + 1), startOffset, tagEnd: endOffset, endOffset };
  };
  const addText = (text: string) => {
    const parent = open.at(-1);
    if (parent !== undefined && parent !== tree) adapter.insertText(parent, text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    const attrs = Object.values(attributes).map((attribute) => ({ name: attribute.name, value: attribute.value }));
    // Namespaces are texts to parse5, which knows six of them; of the others the name as written is enough.
    const namespace = uri as html.NS;
    const isHtml = namespace === html.NS.HTML;
    const element = adapter.createElement(isHtml ? local : name, namespace, attrs);
    // A value can't contain a literal `<`.
    place(element, source.lastIndexOf('<', parser.position - 1));
    const parent = open.at(-1);
    if (parent !== undefined) adapter.appendChild(parent, element);
    if (isHtml && local === 'template') {
      const content = defaultTreeAdapter.createDocumentFragment();
      adapter.setTemplateContent(element as DefaultTreeAdapterTypes.Template, content);
      open.push(content);
    } else {
      open.push(element);
    }
    adapter.onItemPush?.(element);
  });
  parser.on('closetag', () => {
    const closed: Positioned | undefined = open.pop();
    if (closed === undefined) return;
    if (closed.position) closed.position.endOffset = parser.position;
    // Only the depth is counted, not what is closed.
    if ('tagName' in closed) adapter.onItemPop?.(closed, tree);
  });
  try {
    parser.write(source).close();
  } catch (error) {
    if (!(error instanceof LimitReached) && !(error instanceof NotWellFormed)) throw error;
    complete = false;
  }
  return documentOf(tree, source, complete);
}
