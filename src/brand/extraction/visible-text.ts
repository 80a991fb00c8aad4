/** The text of a page as it stands without scripts. */
import { attribute, type HtmlElement } from './html';
import { isUnspaced } from '../text';
import { nameWords } from '../names';

/** Elements that show no text of the page. */
const SILENT = new Set(
  'script style noscript template textarea select iframe object video audio canvas svg math title'.split(' '),
);

/** Elements inside a line of text; all others separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em font i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

function isHidden(element: HtmlElement): boolean {
  return (
    attribute(element, 'hidden') !== null || /(?:^|;)\s*display\s*:\s*none/i.test(attribute(element, 'style') ?? '')
  );
}

/**
 * All text of an element but what scripts, styles and hidden elements hold; hidden is what says so itself, not what a
 * style sheet hides. Takes time linear in the element and is not recursive: pages may be nested deeper than the stack.
 */
export function visibleText(root: HtmlElement): string {
  const pieces: string[] = [];
  const stack: (HtmlElement['childNodes'][number] | ' ')[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === ' ') {
      pieces.push(' ');
    } else if ('value' in node) {
      pieces.push(node.value);
    } else if ('tagName' in node && !SILENT.has(node.tagName) && !isHidden(node)) {
      if (!INLINE.has(node.tagName)) {
        pieces.push(' ');
        stack.push(' ');
      }
      for (let i = node.childNodes.length - 1; i >= 0; i--) {
        const child = node.childNodes[i];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return pieces.join('');
}

/** Hangul is written with spaces, though it counts as unspaced where names are compared. */
function isHangul(unit: number): boolean {
  return unit >= 0xac00 && unit <= 0xd7ff;
}

/** Words of a text; of scripts without spaces two characters count as one. */
export function wordsOf(text: string): number {
  return nameWords(text).reduce((sum, word) => {
    let unspaced = 0;
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at);
      if (isUnspaced(unit) && !isHangul(unit)) unspaced++;
    }
    return sum + (unspaced === 0 ? 1 : Math.ceil(unspaced / 2));
  }, 0);
}
