/** Where a page says which encoding it is in. */
import { charsetOf, encodingOfLabel, PRESCAN_BYTES, xmlEncoding } from '../basics/encoding';
import type { TextBody } from '../evidence/evidence';
import type { EncodingFacts } from '../facts/access';
import { attribute } from './html';
import { headers, stated, type Reading } from './reading';
import { statement, whereIn } from './statement';

/** Encodings that browsers know and Node.js does not, so that the name is the same in both. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['iso-8859-16', 'iso-8859-16'],
  ['x-user-defined', 'windows-1252'],
]);

/** The name of the encoding a label denotes; null if it denotes none. */
function nameOf(label: string): string | null {
  return ELSEWHERE.get(label.trim().toLowerCase()) ?? encodingOfLabel(label);
}

/** A name that was read byte by byte, which in UTF-16 it could not have been. */
function readName(name: string): string {
  return name.startsWith('utf-16') ? 'utf-8' : name;
}

/** A declaration after this many meta elements comes too late in any case. */
const META_LIMIT = 200;

/**
 * Bytes a text of a document takes at least: as UTF-8 exactly, in other encodings one for each character, so that a
 * declaration is never called late that is not.
 */
function byteLength(text: string, encoding: string): number {
  return encoding === 'utf-8' ? new TextEncoder().encode(text).length : text.length;
}

/**
 * The encoding's declaration that browsers follow (HTML standard, “determining the character encoding”): byte order
 * mark, Content-Type header, a meta element within the first 1,024 bytes, an XML declaration. Labels that name no
 * encoding are not a declaration.
 *
 * @returns null if so little of the page was read that one may follow later
 */
export function declaredEncoding(reading: Reading, body: TextBody): EncodingFacts | null {
  const { answer, home, document } = reading;
  if (body.encodingFrom === 'bom' || body.text.startsWith('\ufeff')) {
    return { from: 'bom', name: body.encoding, declared: statement(body.encoding, whereIn(answer, 'bom', 1)) };
  }
  for (const value of headers(home, 'content-type')) {
    const label = charsetOf(value);
    const name = label === null ? null : nameOf(label);
    if (label === null || name === null) continue;
    const declared = statement(label, whereIn(answer, 'header:content-type', null, value));
    return { from: 'header', name, declared };
  }
  const xml = xmlEncoding(body.text.slice(0, PRESCAN_BYTES));
  const xmlName = xml === null ? null : nameOf(xml);
  const inXml: EncodingFacts | null =
    xml === null || xmlName === null
      ? null
      : {
          from: 'xml',
          name: readName(xmlName),
          declared: statement(xml, whereIn(answer, 'xml:encoding', 1, body.text.slice(0, body.text.indexOf('>') + 1))),
        };
  for (const meta of document.all('meta').slice(0, META_LIMIT)) {
    const charset = attribute(meta, 'charset');
    const isPragma = attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'content-type';
    const label = charset ?? (isPragma ? charsetOf(attribute(meta, 'content') ?? '') : null);
    const name = label === null ? null : nameOf(label);
    if (label === null || name === null) continue;
    const isLate = byteLength(body.text.slice(0, document.endOf(meta) ?? 0), body.encoding) > PRESCAN_BYTES;
    if (isLate && inXml !== null) return inXml;
    return {
      from: isLate ? 'late' : 'meta',
      name: readName(name),
      declared: stated(reading, meta, charset === null ? 'meta:content-type' : 'meta:charset', label),
    };
  }
  // What was cut off may have held a declaration.
  if (body.truncated && byteLength(body.text, body.encoding) < PRESCAN_BYTES) return null;
  return inXml ?? { from: 'none', name: null, declared: null };
}
