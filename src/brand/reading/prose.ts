/** The running text of a page: what it says in sentences, apart from headings, links and menus. */
import { plainNameWords } from '../naming/spelling';
import type { HtmlElement } from './html';
import type { Reading } from './reading';
import { visiblePieces } from './visible-text';

/** Elements that hold names rather than sentences. */
const NAMES = new Set(['a', 'button', 'footer', 'h1', 'h2', 'h3', 'header', 'nav']);

/** A piece of fewer words is a label. */
const SENTENCE_WORDS = 5;

/** The words out of a list that a page's running text uses. Takes time linear in the page. */
export function wordsInProse(words: readonly string[], { document }: Pick<Reading, 'document'>): readonly string[] {
  const [body] = document.all('body');
  if (body === undefined || words.length === 0) return [];
  const isName = ({ tagName }: HtmlElement) => NAMES.has(tagName);
  const said = new Set<string>();
  let line = '';
  const read = () => {
    if (!line.includes('©') && line.split(/\s+/).length >= SENTENCE_WORDS)
      for (const word of plainNameWords(line)) said.add(word);
    line = '';
  };
  for (const piece of visiblePieces(body, isName)) {
    if (piece === ' ') read();
    else line += piece;
  }
  read();
  return words.filter((word) => said.has(word));
}
