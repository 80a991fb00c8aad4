/** A compiled document as blocks of words, to be compared with another version of itself. */
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The least part that is compared: a word, a mark of punctuation, a picture or the target of a link. */
export interface Token {
  /** What decides whether two tokens are the same. */
  readonly key: string;
  readonly text: string;
  /** White space comes before it. Its amount and kind make no difference. */
  readonly spaced: boolean;
  /** `target`: the URL a link leads to, which a reader sees only if it changed. */
  readonly kind: 'word' | 'mark' | 'target';
}

/** A paragraph, heading, list item or row of a table. */
export interface Block {
  /** Blocks of different kinds never match. A paragraph that became a list item is still the same text. */
  readonly kind: 'heading' | 'text' | 'row';
  readonly tokens: readonly Token[];
  /** The same for blocks that read the same. */
  readonly key: string;
}

/** Content that is compared: title, description and the compiled body. */
export interface VersionText {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** Elements whose text runs on in the block around them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark picture q s samp small source span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements that hold nothing to read. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg', 'source']);

/** Separates the cells of a row. */
const CELL: Token = { key: '·', text: '·', spaced: true, kind: 'mark' };

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Links that the compiler adds: to a footnote and back, and a heading's link to itself. */
function isApparatus(element: Tree.Element): boolean {
  return (
    attribute(element, 'data-footnote-ref') !== undefined ||
    attribute(element, 'data-footnote-backref') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    (attribute(element, 'class') ?? '').split(' ').includes('anchor')
  );
}

/** The URL of a link as a reader would write it. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Text with the tokens that are not made of text, each at its place in the text. */
interface Line {
  text: string;
  readonly marks: { readonly at: number; readonly token: Token }[];
}

function readInline(node: Tree.ChildNode, line: Line): void {
  if (tree.isTextNode(node)) {
    line.text += node.value;
    return;
  }
  if (!tree.isElementNode(node) || SILENT.has(node.tagName) || isApparatus(node)) return;
  if (node.tagName === 'br') line.text += ' ';
  if (node.tagName === 'img') {
    const alt = attribute(node, 'alt') ?? '';
    const token: Token = {
      key: `img ${attribute(node, 'src') ?? ''} ${alt}`,
      text: `[${alt}]`,
      spaced: true,
      kind: 'mark',
    };
    line.marks.push({ at: line.text.length, token });
  }
  for (const child of node.childNodes) readInline(child, line);
  const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
  // A link within the page says no more than the heading it leads to.
  if (href !== undefined && !href.startsWith('#')) {
    const token: Token = { key: `a ${href}`, text: `(${readable(href)})`, spaced: true, kind: 'target' };
    line.marks.push({ at: line.text.length, token });
  }
}

/** Words are found by the rules of the language: Japanese and Arabic have their own. */
function tokensOf({ text, marks }: Line, segmenter: Intl.Segmenter): Token[] {
  const tokens: Token[] = [];
  let spaced = false;
  let next = 0;
  const placeMarks = (until: number): void => {
    for (let mark = marks[next]; mark !== undefined && mark.at <= until; mark = marks[++next]) tokens.push(mark.token);
  };
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    placeMarks(index);
    if (segment.trim() === '') {
      spaced = true;
      continue;
    }
    tokens.push({
      key: segment,
      text: segment,
      spaced: spaced && tokens.length > 0,
      kind: isWordLike ? 'word' : 'mark',
    });
    spaced = false;
  }
  placeMarks(text.length);
  return tokens;
}

/**
 * @param locale language of the text, a BCP 47 tag
 * @returns title, description and body as blocks, in the order they are read in
 */
export function blocksOf({ title, description, html }: VersionText, locale: string): Block[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], tokens: readonly Token[]): void => {
    if (tokens.length > 0) blocks.push({ kind, tokens, key: JSON.stringify([kind, ...tokens.map(({ key }) => key)]) });
  };
  const plain = (text: string): Token[] => tokensOf({ text, marks: [] }, segmenter);

  const addRow = (row: Tree.Element): void => {
    const cells = row.childNodes
      .filter((node) => tree.isElementNode(node))
      .map((cell) => {
        const line: Line = { text: '', marks: [] };
        for (const child of cell.childNodes) readInline(child, line);
        return tokensOf(line, segmenter);
      });
    const separated = (cell: readonly Token[]): Token[] =>
      cell.map((token, index) => (index === 0 ? { ...token, spaced: true } : token));
    add(
      'row',
      cells.flatMap((cell, index) => (index === 0 ? cell : [CELL, ...separated(cell)])),
    );
  };

  const walk = (parent: Tree.ParentNode): void => {
    const kind = tree.isElementNode(parent) && /^h[1-6]$/.test(parent.tagName) ? 'heading' : 'text';
    let line: Line = { text: '', marks: [] };
    const flush = (): void => {
      add(kind, tokensOf(line, segmenter));
      line = { text: '', marks: [] };
    };
    for (const node of parent.childNodes) {
      if (tree.isElementNode(node) && !INLINE.has(node.tagName) && !SILENT.has(node.tagName)) {
        flush();
        if (node.tagName === 'tr') addRow(node);
        else walk(node);
      } else readInline(node, line);
    }
    flush();
  };

  add('heading', plain(title));
  add('text', plain(description));
  walk(parseFragment(html));
  return blocks;
}
