/** What a page says to browsers and programs that run no scripts: the content of its `noscript` elements. */
import { isInHead, parseHtml, scriptText, type HtmlDocument, type HtmlElement } from './html';
import type { Reading } from './reading';

/** Elements that are read, and of each, in UTF-16 units. */
const LIMIT = 10;
const LENGTH = 20_000;

/** The first `noscript` elements of the body whose text matches a pattern, each read as a document. */
export function unscriptedParts(
  { document }: Pick<Reading, 'document'>,
  pattern: RegExp,
): readonly { readonly element: HtmlElement; readonly document: HtmlDocument }[] {
  return document
    .all('noscript')
    .filter((element) => !isInHead(element))
    .slice(0, LIMIT)
    .flatMap((element) => {
      const { text } = scriptText(element);
      return pattern.test(text) ? [{ element, document: parseHtml(text.slice(0, LENGTH)) }] : [];
    });
}
