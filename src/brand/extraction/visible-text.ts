/** The text a visitor reads, piece by piece. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, type HtmlDocument, type HtmlElement } from './html';

/** Elements whose text is not shown, or is not the page's. */
const UNREAD = new Set(['head', 'script', 'style', 'noscript', 'template', 'textarea', 'select', 'iframe', 'object']);

/**
 * The text nodes of a document's body in document order, white space as written. Left out: scripts and styles, what
 * stands in for scripts, form values, elements with the `hidden` attribute, and elements that `skip` names, each with
 * all it holds. Takes time linear in the document and goes on only as long as it is asked to.
 */
export function* visibleText(
  document: HtmlDocument,
  skip: (element: HtmlElement) => boolean = () => false,
): Generator<string> {
  const body = document.all('body')[0];
  // Iterative: documents may be nested deeper than the call stack.
  const stack: DefaultTreeAdapterTypes.Node[] = body === undefined ? [] : [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeName === '#text' && 'value' in node) yield node.value;
    if (!('childNodes' in node)) continue;
    if ('tagName' in node && (UNREAD.has(node.tagName) || attribute(node, 'hidden') !== null || skip(node))) continue;
    for (let i = node.childNodes.length - 1; i >= 0; i--) {
      const child = node.childNodes[i];
      if (child !== undefined) stack.push(child);
    }
  }
}
