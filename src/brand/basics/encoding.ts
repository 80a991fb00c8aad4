/**
 * Which encoding a document of bytes is in, as the HTML standard determines it (§13.2.3.2 and the prescan below it):
 * byte order mark, Content-Type, a meta element in the first 1,024 bytes.
 */

export interface SniffedEncoding {
  /** Name of the encoding in lower case (WHATWG Encoding), e.g. `shift_jis`; `TextDecoder` takes it. */
  readonly encoding: string;
  readonly from: 'bom' | 'header' | 'meta' | 'default';
}

/** How far into a document browsers look for a declaration. */
export const PRESCAN_BYTES = 1024;

/** The encoding that a label names, or null. `TextDecoder` holds the standard's table of labels. */
export function encodingOfLabel(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** The value of `charset` in a Content-Type or in the content of a meta element; null if it names none. */
export function charsetOf(contentType: string): string | null {
  const found = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(contentType);
  return found ? (found[1] ?? found[2] ?? found[3] ?? null) : null;
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
  if (label?.trim() === 'x-user-defined') return 'windows-1252';
  return label === null ? null : readEncoding(label);
}

/** The encoding of a label that was read byte by byte, which in UTF-16 it could not have been. */
function readEncoding(label: string): string | null {
  const encoding = encodingOfLabel(label);
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

/** The standard's “prescan a byte stream to determine its encoding”, on bytes read as ASCII. */
function prescan(text: string): string | null {
  let i = 0;
  while (i < text.length) {
    if (text.startsWith('<!--', i)) {
      // The two dashes that open it may be the ones that close it.
      const end = text.indexOf('-->', i + 2);
      if (end === -1) return null;
      i = end + 3;
    } else if (/^<\/?[a-z]/i.test(text.slice(i, i + 3))) {
      const isMeta = /^<meta[\t\n\f\r /]/i.test(text.slice(i, i + 6));
      const attributes: Attribute[] = [];
      i += isMeta ? 5 : (/^<\/?[^\t\n\f\r >]*/.exec(text.slice(i))?.[0].length ?? 1);
      for (let found = attributeAt(text, i); ; found = attributeAt(text, i)) {
        i = found.next;
        if (found.attribute === null) break;
        attributes.push(found.attribute);
      }
      const encoding = isMeta ? metaEncoding(attributes) : null;
      if (encoding !== null) return encoding;
      i++;
    } else if (/^<[!/?]/.test(text.slice(i, i + 2))) {
      const end = text.indexOf('>', i);
      if (end === -1) return null;
      i = end + 1;
    } else {
      const next = text.indexOf('<', i + 1);
      i = next === -1 ? text.length : next;
    }
  }
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

/**
 * Finds the encoding of an HTML document from its first bytes (all of them, or at least 1,024) and its Content-Type
 * header. Where nothing is declared: UTF-16 if it begins so, UTF-8 if the bytes are, else windows-1252, the standard's usual default.
 */
export function sniffEncoding(bytes: Uint8Array, contentType: string | null): SniffedEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', from: 'bom' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', from: 'bom' };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', from: 'bom' };
  const label = contentType === null ? null : charsetOf(contentType);
  const declared = label === null ? null : encodingOfLabel(label);
  if (declared !== null) return { encoding: declared, from: 'header' };
  const wide = wideEncoding(bytes);
  if (wide !== null) return { encoding: wide, from: 'default' };
  const found = prescan(asAscii(bytes.subarray(0, PRESCAN_BYTES)));
  if (found !== null) return { encoding: found, from: 'meta' };
  if (isUtf8(bytes)) return { encoding: 'utf-8', from: 'default' };
  // A declaration that comes too late for the prescan makes browsers start over (“change the encoding”, §13.2.3.5).
  const late = prescan(asAscii(bytes));
  return late === null ? { encoding: 'windows-1252', from: 'default' } : { encoding: late, from: 'meta' };
}
