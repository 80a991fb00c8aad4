/** The text of a page as it is without scripts. */
import { attribute, type HtmlElement } from './html';

/** Elements that show no text of the page. */
const SILENT = new Set(
  'script style noscript template textarea select iframe object video audio canvas svg math title'.split(' '),
);

/** Elements inside a line of text; all others separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em font i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Whether an element states that it, and all it holds, is not shown. */
export function isHidden(element: HtmlElement): boolean {
  if (attribute(element, 'hidden') !== null) return true;
  const style = attribute(element, 'style');
  return style !== null && /(?:^|;)\s*display\s*:\s*none/i.test(style);
}

/**
 * The text of an element piece by piece, in document order, with a space where an element that is not part of a line
 * begins and ends. Left out is what scripts, styles, form fields and hidden elements hold, and what `skip` names;
 * hidden is what says so itself, not what a style sheet hides. Takes time linear in the element and is not recursive:
 * pages may be nested deeper than the stack.
 *
 * @param limit characters after which no piece begins
 */
export function visiblePieces(
  root: HtmlElement,
  skip: (element: HtmlElement) => boolean = () => false,
  limit = Infinity,
): readonly string[] {
  const pieces: string[] = [];
  let length = 0;
  const keep = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  const stack: (HtmlElement['childNodes'][number] | ' ')[] = [root];
  for (let node = stack.pop(); node !== undefined && length < limit; node = stack.pop()) {
    if (node === ' ') {
      keep(' ');
    } else if (node.nodeName === '#text' && 'value' in node) {
      keep(node.value);
    } else if ('tagName' in node && !SILENT.has(node.tagName) && !isHidden(node) && !skip(node)) {
      if (!INLINE.has(node.tagName)) {
        keep(' ');
        stack.push(' ');
      }
      for (let i = node.childNodes.length - 1; i >= 0; i--) {
        const child = node.childNodes[i];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return pieces;
}

/** All visible text of an element. */
export function visibleText(root: HtmlElement): string {
  return visiblePieces(root).join('');
}
