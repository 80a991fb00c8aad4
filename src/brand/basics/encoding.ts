/**
 * Which encoding a document of bytes is in, as the HTML standard determines it (§13.2.3.2 and the prescan below it):
 * byte order mark, Content-Type, a meta element in the first 1,024 bytes.
 */
import { ENCODING_OF_LABEL } from './encoding-labels';
import { PRESCAN_BYTES } from './published-limits';
import { withoutTrailing } from './text';

export interface SniffedEncoding {
  /**
   * Name of the encoding in lower case (WHATWG Encoding), e.g. `shift_jis`. Of a document in `replacement` nothing can
   * be read: browsers show U+FFFD in its place.
   */
  readonly encoding: string;
  readonly from: 'bom' | 'header' | 'meta' | 'default';
}

/** What may surround a label, and nothing else: ASCII white space. */
const BLANKS = '\t\n\f\r ';

/** Longest label that is looked up, in UTF-16 units, with what surrounds it. */
const LONGEST_LABEL = 200;

/** The encoding that a label names (Encoding: “get an encoding”), or null. */
export function encodingOfLabel(label: string): string | null {
  if (label.length > LONGEST_LABEL) return null;
  let start = 0;
  while (start < label.length && BLANKS.includes(label.charAt(start))) start++;
  return ENCODING_OF_LABEL.get(withoutTrailing(label.slice(start), BLANKS).toLowerCase()) ?? null;
}

/**
 * The label of the encoding in the content of a meta element (HTML: “extracting a character encoding from a meta
 * element”); null if there is none, or if its quote isn't closed.
 */
export function charsetOf(content: string): string | null {
  const [, double, single, bare] =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*)|["'])/i.exec(content) ?? [];
  return double ?? single ?? bare ?? null;
}

/** The label in the XML declaration that begins a document, if there is one (HTML standard, “get an XML encoding”). */
export function xmlEncoding(text: string): string | null {
  const [, double, single] = /^<\?xml[^>]*?encoding\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(text) ?? [];
  return double ?? single ?? null;
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

const SPACE = /[\t\n\f\r ]/;

/** Length of the tag's start up to its attributes. */
function tagNameLength(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && !/[\t\n\f\r >]/.test(text.charAt(i))) i++;
  return i - start;
}

/** The standard's “get an attribute”: the attribute at a position, if any, and the position after it. */
function attributeAt(text: string, start: number): { attribute: Attribute | null; next: number } {
  let i = start;
  while (i < text.length && (SPACE.test(text.charAt(i)) || text.charAt(i) === '/')) i++;
  if (i >= text.length || text.charAt(i) === '>') return { attribute: null, next: i };
  const nameStart = i;
  while (i < text.length && !SPACE.test(text.charAt(i)) && !'/>'.includes(text.charAt(i))) {
    if (text.charAt(i) === '=' && i > nameStart) break;
    i++;
  }
  const name = text.slice(nameStart, i).toLowerCase();
  while (i < text.length && SPACE.test(text.charAt(i))) i++;
  if (text.charAt(i) !== '=') return { attribute: { name, value: '' }, next: i };
  i++;
  while (i < text.length && SPACE.test(text.charAt(i))) i++;
  const quote = text.charAt(i);
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, i + 1);
    if (end === -1) return { attribute: null, next: text.length };
    return { attribute: { name, value: text.slice(i + 1, end).toLowerCase() }, next: end + 1 };
  }
  const valueStart = i;
  while (i < text.length && !SPACE.test(text.charAt(i)) && text.charAt(i) !== '>') i++;
  return { attribute: { name, value: text.slice(valueStart, i).toLowerCase() }, next: i };
}

/** What the attributes of one meta element declare, or null. */
function metaEncoding(attributes: readonly Attribute[]): string | null {
  const first = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  const charset = first('charset');
  const content = first('content');
  const label =
    charset ?? (first('http-equiv') === 'content-type' && content !== undefined ? charsetOf(content) : null);
  return label === null ? null : readEncoding(label);
}

/**
 * The encoding of a label that was read byte by byte, which in UTF-16 it could not have been; `x-user-defined` stands for
 * windows-1252 there (HTML: “prescan”).
 */
export function readEncoding(label: string): string | null {
  const encoding = encodingOfLabel(label);
  if (encoding === 'x-user-defined') return 'windows-1252';
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

/** Elements in a head whose text is no markup; `noscript` too, where scripts run. */
const RAW_TEXT = new Set('script style title noscript noframes textarea'.split(' '));

/** Elements before which a head does not end. */
const IN_HEAD = new Set(['html', 'head', 'meta', 'link', 'base', 'object', 'template', ...RAW_TEXT]);

/** The end of the raw text that begins at a position; that of the whole text if nothing ends it. */
function endOfRawText(text: string, lower: () => string, name: string, start: number): number {
  const end = lower().indexOf(`</${name}`, start);
  return end === -1 ? text.length : end;
}

/**
 * The standard's “prescan a byte stream to determine its encoding”, on bytes read as ASCII.
 *
 * @param inHead read no farther than the head goes, and no raw text: what a parser meets (“change the encoding”)
 */
function prescan(text: string, inHead = false): string | null {
  let lower: string | null = null;
  let i = 0;
  while (i < text.length) {
    if (text.startsWith('<!--', i)) {
      // The two dashes that open it may be the ones that close it.
      const end = text.indexOf('-->', i + 2);
      if (end === -1) return null;
      i = end + 3;
    } else if (/^<\/?[a-z]/i.test(text.slice(i, i + 3))) {
      const isMeta = /^<meta[\t\n\f\r /]/i.test(text.slice(i, i + 6));
      const name = (/^<\/?([^\t\n\f\r >/]{1,20})/.exec(text.slice(i, i + 22))?.[1] ?? '').toLowerCase();
      const closes = text.charAt(i + 1) === '/';
      if (inHead && (closes ? name === 'head' : !IN_HEAD.has(name))) return null;
      const attributes: Attribute[] = [];
      i += isMeta ? 5 : tagNameLength(text, i);
      for (let found = attributeAt(text, i); ; found = attributeAt(text, i)) {
        i = found.next;
        if (found.attribute === null) break;
        if (isMeta) attributes.push(found.attribute);
      }
      // A tag that is not complete declares nothing.
      const encoding = isMeta && i < text.length ? metaEncoding(attributes) : null;
      if (encoding !== null) return encoding;
      i++;
      if (inHead && !closes && RAW_TEXT.has(name)) {
        i = endOfRawText(text, () => (lower ??= text.toLowerCase()), name, i);
      }
    } else if (/^<[!/?]/.test(text.slice(i, i + 2))) {
      const end = text.indexOf('>', i);
      if (end === -1) return null;
      i = end + 1;
    } else {
      const next = text.indexOf('<', i + 1);
      // Words end a head, too.
      if (inHead && !/^[\t\n\f\r ]*$/.test(text.slice(i, next === -1 ? text.length : next))) return null;
      i = next === -1 ? text.length : next;
    }
  }
  if (inHead) return null;
  const xml = xmlEncoding(text);
  return xml === null ? null : readEncoding(xml);
}

/**
 * UTF-16 that nothing declares: a document begins with `<`, in UTF-16 with a zero byte next to it. The standard looks
 * for `<?x` in this form (“prescan for UTF-16 XML declarations”); in any other encoding the zero means nothing.
 */
function wideEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second === 0x3c && third === 0 && fourth !== 0 ? 'utf-16be' : null;
}

/** Bytes as text in which ASCII is ASCII and every byte is one character. */
function asAscii(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Whether bytes are well-formed UTF-8, a sequence cut off at the end allowed. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The encoding that a byte order mark states. */
function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
}

/** What comes before a document's own words: its byte order mark, and the charset of its Content-Type. */
function statedOutside(bytes: Uint8Array, charset: string | null): SniffedEncoding | null {
  const marked = markedEncoding(bytes);
  if (marked !== null) return { encoding: marked, from: 'bom' };
  const declared = charset === null ? null : encodingOfLabel(charset);
  return declared === null ? null : { encoding: declared, from: 'header' };
}

/**
 * Finds the encoding of an HTML document from its first bytes (all of them, or at least 1,024) and the charset its
 * Content-Type states. Where nothing is declared: UTF-16 if it begins so, UTF-8 if the bytes are, else windows-1252, the
 * standard's usual default.
 *
 * @param isSaved the document was not served so: what is well-formed UTF-8 was saved as that, even if it says otherwise further down
 */
export function sniffEncoding(bytes: Uint8Array, charset: string | null, isSaved = false): SniffedEncoding {
  const outside = statedOutside(bytes, charset);
  if (outside !== null) return outside;
  const wide = wideEncoding(bytes);
  if (wide !== null) return { encoding: wide, from: 'default' };
  const found = prescan(asAscii(bytes.subarray(0, PRESCAN_BYTES)));
  if (found !== null) return { encoding: found, from: 'meta' };
  // A declaration that comes too late for the prescan makes browsers start over (“change the encoding”, §13.2.3.5).
  const all = asAscii(bytes);
  const late = bytes.length > PRESCAN_BYTES && !isSaved ? prescan(all, true) : null;
  if (late !== null) return { encoding: late, from: 'meta' };
  if (isUtf8(bytes)) return { encoding: 'utf-8', from: 'default' };
  const anywhere = prescan(all);
  return anywhere === null ? { encoding: 'windows-1252', from: 'default' } : { encoding: anywhere, from: 'meta' };
}

/** As `sniffEncoding`, of a document in XML: its declaration counts, else it is UTF-8 (XML 1.0 §4.3.3, appendix F). */
export function sniffXmlEncoding(bytes: Uint8Array, charset: string | null): SniffedEncoding {
  const outside = statedOutside(bytes, charset);
  if (outside !== null) return outside;
  const wide = wideEncoding(bytes);
  if (wide !== null) return { encoding: wide, from: 'default' };
  const label = xmlEncoding(asAscii(bytes.subarray(0, PRESCAN_BYTES)));
  const encoding = label === null ? null : readEncoding(label);
  return encoding === null ? { encoding: 'utf-8', from: 'default' } : { encoding, from: 'meta' };
}
