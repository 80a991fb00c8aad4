/**
 * The text of a page as browsers show it without scripts and style sheets: by the HTML standard's chapter on rendering,
 * and what elements say of themselves. https://html.spec.whatwg.org/multipage/rendering.html
 */
import { html, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * How an element takes part in the text. `line`: inside a line. `box`: apart from what is before and after it.
 * `object`: likewise, and something else is shown in place of its content: a picture, a document, a field, a fallback.
 * `none`: not at all.
 */
type Part = 'line' | 'box' | 'object' | 'none';

const words = (list: string) => list.split(/\s+/);

const HTML_PARTS: ReadonlyMap<string, Part> = new Map([
  ...words(
    `address article aside blockquote body button caption center col colgroup dd details dialog dir div dl dt fieldset
    figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main marquee menu nav
    ol optgroup option p plaintext pre rt search section summary table tbody td tfoot th thead tr ul xmp`,
  ).map((name) => [name, 'box'] as const),
  ...words('br canvas embed frame iframe img input meter object progress select textarea video').map(
    (name) => [name, 'object'] as const,
  ),
  ...words(
    `area audio base basefont datalist head link meta noembed noframes noscript param rp script source style template
    title track`,
  ).map((name) => [name, 'none'] as const),
]);

/**
 * SVG shows text only in `text`, and HTML only in `foreignObject`. `defs` and the like contain what is used elsewhere.
 */
const SVG_PARTS: ReadonlyMap<string, Part> = new Map([
  ...['svg', 'text', 'foreignObject'].map((name) => [name, 'box'] as const),
  ...['a', 'g', 'switch', 'tspan', 'textPath'].map((name) => [name, 'line'] as const),
]);

const MATHML_NOTES = ['annotation', 'annotation-xml'];

/** The part that an element of its kind takes. */
function partOf({ tagName, namespaceURI, attrs }: Element): Part {
  switch (namespaceURI) {
    case html.NS.HTML:
      if (tagName === 'input' && attrs.some(({ name, value }) => name === 'type' && value.toLowerCase() === 'hidden')) {
        return 'none';
      }
      // Without an address it has nothing to show but what it holds.
      if (tagName === 'object' && !attrs.some(({ name }) => name === 'data' || name === 'type')) return 'line';
      // What a component is by itself, inside a line, its style sheet nearly always changes.
      return HTML_PARTS.get(tagName) ?? (tagName.includes('-') ? 'box' : 'line');
    case html.NS.SVG:
      return SVG_PARTS.get(tagName) ?? 'none';
    default:
      return MATHML_NOTES.includes(tagName) ? 'none' : 'box';
  }
}

const DECLARATION = /(?:^|;)\s*(display|visibility|content-visibility)\s*:\s*([a-z-]+)\s*(!)?/gi;

/** What a style attribute declares of these properties: the last of each, important ones before others. */
function declarationsOf(style: string): ReadonlyMap<string, string> {
  const source = style
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(`${part}*/`.indexOf('*/') + 2)))
    .join(' ');
  const values = new Map<string, string>();
  const important = new Set<string>();
  for (const [, property = '', value = '', mark] of source.matchAll(DECLARATION)) {
    const name = property.toLowerCase();
    if (mark === undefined && important.has(name)) continue;
    if (mark !== undefined) important.add(name);
    values.set(name, value.toLowerCase());
  }
  return values;
}

interface Appearance {
  /** Whether the element, with all it holds, is not shown. */
  readonly isHidden: boolean;
  /** Whether the element is shown but its content isn't. Elements inside a line can't have this. */
  readonly isSkipped: boolean;
  /** Whether its box is one inside a line or another one; null if it says nothing, so that its kind decides. */
  readonly box: 'line' | 'box' | null;
  /** Whether text in the element is shown; null if it says nothing, so that the element around it decides. */
  readonly visibility: 'shown' | 'not-shown' | null;
}

const PLAIN: Appearance = { isHidden: false, isSkipped: false, box: null, visibility: null };

/** Values of `display` by which an element makes no box apart from the line it is in. */
const IN_LINE = ['inline', 'contents', 'ruby'];

/** What an element states of how it is shown. */
function appearanceOf({ tagName, attrs }: Element): Appearance {
  let hidden: string | null = null;
  let style = '';
  let isOpen = false;
  let isPopover = false;
  for (const { name, value } of attrs) {
    if (name === 'hidden') hidden = value.toLowerCase();
    else if (name === 'style') style = value;
    else if (name === 'open') isOpen = true;
    else if (name === 'popover') isPopover = true;
  }
  const isClosed = (tagName === 'dialog' && !isOpen) || (isPopover && !(tagName === 'dialog' && isOpen));
  const isUntilFound = hidden === 'until-found';
  const isUndisplayed = isClosed || (hidden !== null && !isUntilFound);
  if (style === '') {
    return isUndisplayed || isUntilFound ? { ...PLAIN, isHidden: isUndisplayed, isSkipped: isUntilFound } : PLAIN;
  }
  const declared = declarationsOf(style);
  const display = declared.get('display');
  const visibility = declared.get('visibility');
  return {
    isHidden: display === undefined ? isUndisplayed : display === 'none',
    box: display === undefined || display === 'none' ? null : IN_LINE.includes(display) ? 'line' : 'box',
    isSkipped: (declared.get('content-visibility') ?? (isUntilFound ? 'hidden' : '')) === 'hidden',
    visibility:
      visibility === 'visible' ? 'shown' : visibility === 'hidden' || visibility === 'collapse' ? 'not-shown' : null,
  };
}

/** Tables, and their parts, make their boxes together, and cannot be skipped alone (CSS Containment: size containment). */
const TABLE_PARTS = ['caption', 'col', 'colgroup', 'rt', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/** Whether an element is hidden, or shown without what it holds. */
function hidesContent(element: Element, { isHidden: hides, isSkipped, box }: Appearance): boolean {
  if (hides || !isSkipped) return hides;
  return (box ?? partOf(element)) !== 'line' && !TABLE_PARTS.includes(element.tagName);
}

/** Whether an element states that all it holds is not shown. */
export function isHidden(element: Element): boolean {
  if (element.attrs.length === 0 && element.tagName !== 'dialog') return false;
  return hidesContent(element, appearanceOf(element));
}

/** The visibility an element's style attribute sets; null if it leaves it to the element around it. */
export function visibilityOf(element: Element): Appearance['visibility'] {
  return element.attrs.length > 0 ? appearanceOf(element).visibility : null;
}

/** How an element stands in those around it, by what they state. Takes time linear in its depth. */
function standingOf(element: Element): { readonly isHidden: boolean; readonly isVisible: boolean } {
  let visibility: Appearance['visibility'] = null;
  for (let around: Element['parentNode'] = element; around !== null && 'tagName' in around;) {
    const appearance = appearanceOf(around);
    const part = partOf(around);
    const isFallback = around !== element && (part === 'object' || part === 'none');
    if (isFallback || hidesContent(around, appearance)) return { isHidden: true, isVisible: false };
    visibility ??= appearance.visibility;
    around = around.parentNode;
  }
  return { isHidden: false, isVisible: visibility !== 'not-shown' };
}

/** Whether an element is shown, as far as it and those around it state. */
export function isShown(element: Element): boolean {
  return standingOf(element).isVisible;
}

/** Elements of SVG and MathML whose text is drawn; `a` of SVG is in one of them, or not. */
const DRAWN = ['text', 'tspan', 'textPath', 'mi', 'mn', 'mo', 'ms', 'mtext'];

/** Whether a browser draws text that is directly in an element. */
function drawsText(parent: Element): boolean {
  if (parent.namespaceURI === html.NS.HTML) return true;
  let element = parent;
  while (element.tagName === 'a' && element.parentNode !== null && 'tagName' in element.parentNode) {
    element = element.parentNode;
  }
  return DRAWN.includes(element.tagName);
}

/** Elements that show an image with a text alternative: HTML's, and that of AMP pages, which have no other. */
const IMAGES = new Set(['img', 'amp-img']);

interface TextOptions {
  /** Elements left out with all they hold. */
  readonly skip?: (element: Element) => boolean;
  /** Characters after which no piece begins. */
  readonly characters?: number;
  /** Elements and texts that are looked at. */
  readonly nodes?: number;
  /** Of one piece. */
  readonly piece?: (text: string) => string;
  /** Whether images stand for their text alternative. */
  readonly images?: boolean;
  /** Whether what states that it is hidden is read all the same. */
  readonly withHidden?: boolean;
  /** Whether text is shown, unless something inside says otherwise. */
  readonly isVisible?: boolean;
}

/**
 * The text in an element piece by piece, in document order, with a space where an element that is not part of a line
 * begins and ends. Takes time linear in the element and is not recursive: pages may be nested deeper than the stack.
 */
export function piecesWithin(root: Element, options: TextOptions = {}): readonly string[] {
  const { skip, characters = Infinity, nodes = Infinity, piece, images = false, withHidden = false } = options;
  const pieces: string[] = [];
  let length = 0;
  let looked = 0;
  let { isVisible = true } = options;
  const keep = (text: string) => {
    pieces.push(text);
    length += text.length;
  };
  /** A boolean is the visibility that is restored where an element ends. */
  const stack: (Node | ' ' | boolean)[] = [];
  const enter = ({ childNodes }: Element) => {
    for (let at = childNodes.length - 1; at >= 0; at--) {
      const child = childNodes[at];
      if (child !== undefined) stack.push(child);
    }
  };
  enter(root);
  for (let node = stack.pop(); node !== undefined && length < characters && looked < nodes; node = stack.pop()) {
    if (typeof node === 'boolean') {
      isVisible = node;
    } else if (node === ' ') {
      keep(' ');
    } else if (node.nodeName === '#text' && 'value' in node) {
      looked++;
      const parent = node.parentNode;
      const isDrawn = parent === null || parent === root || !('tagName' in parent) || drawsText(parent);
      if (isVisible && isDrawn) keep(piece === undefined ? node.value : piece(node.value));
    } else if ('tagName' in node) {
      looked++;
      const kind = partOf(node);
      if (kind === 'none') continue;
      const isPlain = withHidden || (node.attrs.length === 0 && node.tagName !== 'dialog');
      const appearance = isPlain ? PLAIN : appearanceOf(node);
      const { box, visibility } = appearance;
      if (appearance.isHidden || skip?.(node) === true) continue;
      const part = kind === 'object' ? kind : (box ?? kind);
      const isSkipped = hidesContent(node, appearance);
      const isSeen = !isSkipped && (visibility === null ? isVisible : visibility === 'shown');
      if (images && isSeen && IMAGES.has(node.tagName))
        keep(` ${node.attrs.find(({ name }) => name === 'alt')?.value ?? ''} `);
      else if (part !== 'line') keep(' ');
      if (part === 'object' || isSkipped) continue;
      if (part === 'box') stack.push(' ');
      if (visibility !== null) {
        stack.push(isVisible);
        isVisible = visibility === 'shown';
      }
      enter(node);
    }
  }
  return pieces;
}

/**
 * The visible text of an element piece by piece. Left out is what scripts, styles, form fields and hidden elements
 * hold, and what `skip` names; hidden is what says so itself, not what a style sheet hides.
 *
 * @param limit characters after which no piece begins
 */
export function visiblePieces(
  root: Element,
  skip: (element: Element) => boolean = () => false,
  limit = Infinity,
): readonly string[] {
  const { isHidden: hides, isVisible } = standingOf(root);
  if (partOf(root) === 'none' || hides || skip(root)) return [];
  return piecesWithin(root, { skip, characters: limit, isVisible });
}

/** All visible text of an element. */
export function visibleText(root: Element): string {
  return visiblePieces(root).join('');
}
