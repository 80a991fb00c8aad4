/**
 * Declarative shadow roots as browsers show them: the tree of a page with each shadow root in its host's place, and the
 * host's own children in the slots they are assigned to (HTML: “A start tag whose tag name is "template"”; DOM: “find
 * slottables”; CSS Scoping: “flattening”).
 */
import { html, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements that may have a shadow root, beside those with names of their own (DOM: “valid shadow host name”). */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** Elements with a hyphen in their names that are not authors' (HTML: “valid custom element name”). */
const RESERVED = new Set(
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph'.split(
    ' ',
  ),
);

/** What shows nothing and works wherever it is: it stays although no slot takes it. */
const UNSHOWN = new Set('base link meta noscript script style template title'.split(' '));

/** What is a shadow root's own: style sheets there do not reach the page. */
const OWN = new Set(['style']);

const MODES = new Set(['open', 'closed']);

function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((candidate) => candidate.name === name)?.value ?? null;
}

function isElement(node: Child): node is Element {
  return 'tagName' in node;
}

function mayHost(node: Parent): node is Element {
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML) return false;
  return HOSTS.has(node.tagName) || (node.tagName.includes('-') && !RESERVED.has(node.tagName));
}

function declaresShadowRoot(node: Child): node is DefaultTreeAdapterTypes.Template {
  if (!isElement(node) || node.tagName !== 'template' || !('content' in node)) return false;
  return MODES.has((attributeOf(node, 'shadowrootmode') ?? '').toLowerCase());
}

function append(parent: Parent, children: readonly Child[]): void {
  for (const child of children) {
    child.parentNode = parent;
    parent.childNodes.push(child);
  }
}

/** Puts a host's children into the slots of its shadow root, which is in the host by now. */
function fillSlots(host: Element, light: readonly Child[]): void {
  const assigned = new Map<string, Child[]>();
  const rest: Child[] = [];
  for (const child of light) {
    const isText = child.nodeName === '#text';
    if (!isText && (!isElement(child) || UNSHOWN.has(child.tagName))) {
      rest.push(child);
      continue;
    }
    const name = isElement(child) ? (attributeOf(child, 'slot') ?? '') : '';
    const known = assigned.get(name);
    if (known === undefined) assigned.set(name, [child]);
    else known.push(child);
  }
  const stack: Parent[] = [host];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const child of node.childNodes.toReversed()) {
      if (!isElement(child)) continue;
      const name = child.tagName === 'slot' ? (attributeOf(child, 'name') ?? '') : null;
      const taken = name === null ? undefined : assigned.get(name);
      if (name === null || taken === undefined) {
        stack.push(child);
        continue;
      }
      // A slot shows its own content only if nothing is assigned to it.
      child.childNodes = [];
      append(child, taken);
      assigned.delete(name);
    }
  }
  append(host, rest);
}

/** Makes a template's content its host's. */
function attach(host: Element, template: DefaultTreeAdapterTypes.Template): void {
  const light = host.childNodes.filter((child) => child !== template);
  const { content } = template;
  host.childNodes = [];
  template.parentNode = null;
  append(
    host,
    content.childNodes.filter((child) => !isElement(child) || !OWN.has(child.tagName)),
  );
  content.childNodes = [];
  fillSlots(host, light);
}

/**
 * Attaches every declarative shadow root of a document, those within others too. Of several in one host the first counts;
 * the others stay templates. Takes time linear in the document, and is not recursive.
 */
export function attachShadowRoots(document: DefaultTreeAdapterTypes.Document): void {
  // A host before its descendants: while its slots are filled, those of other shadow roots are not there yet.
  const hosts: [Element, DefaultTreeAdapterTypes.Template][] = [];
  const stack: Parent[] = [document];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const template = mayHost(node) ? node.childNodes.find(declaresShadowRoot) : undefined;
    if (template !== undefined && mayHost(node)) {
      hosts.push([node, template]);
      stack.push(template.content);
    }
    for (const child of node.childNodes) if ('childNodes' in child) stack.push(child);
  }
  for (const [host, template] of hosts) attach(host, template);
}
