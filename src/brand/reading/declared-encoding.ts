/** Where a page says which encoding it is in. */
import { charsetOf, encodingOfLabel, readEncoding, xmlEncoding } from '../basics/encoding';
import { PRESCAN_BYTES } from '../basics/published-limits';
import type { TextBody } from '../evidence/evidence';
import type { EncodingFacts } from '../facts/access';
import { attribute } from './html';
import { headers, isXhtml, mediaTypeOf, stated as statedBy, type Reading } from './reading';
import { statement, whereIn } from './statement';

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
  const charset = mediaTypeOf(home)?.charset ?? null;
  const stated = charset === null ? null : encodingOfLabel(charset);
  if (charset !== null && stated !== null) {
    const written = headers(home, 'content-type').join(', ');
    const declared = statement(charset, whereIn(answer, 'header:content-type', null, written));
    return { from: 'header', name: stated, declared };
  }
  const xml = xmlEncoding(body.text.slice(0, PRESCAN_BYTES));
  const xmlName = xml === null ? null : readEncoding(xml);
  const inXml: EncodingFacts | null =
    xml === null || xmlName === null
      ? null
      : {
          from: 'xml',
          name: xmlName,
          declared: statement(xml, whereIn(answer, 'xml:encoding', 1, body.text.slice(0, body.text.indexOf('>') + 1))),
        };
  if (isXhtml(reading)) {
    // A document in XML declares it in no other way, and is in UTF-8 where it does not.
    const type = headers(home, 'content-type').join(', ');
    const byType = statement('utf-8', whereIn(answer, 'header:content-type', null, type));
    return inXml ?? { from: 'xml', name: 'utf-8', declared: byType };
  }
  for (const meta of document.all('meta').slice(0, META_LIMIT)) {
    const charset = attribute(meta, 'charset');
    const isPragma = attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'content-type';
    const label = charset ?? (isPragma ? charsetOf(attribute(meta, 'content') ?? '') : null);
    const name = label === null ? null : readEncoding(label);
    if (label === null || name === null) continue;
    const isLate = byteLength(body.text.slice(0, document.endOf(meta) ?? 0), body.encoding) > PRESCAN_BYTES;
    if (isLate && inXml !== null) return inXml;
    return {
      from: isLate ? 'late' : 'meta',
      name,
      declared: statedBy(reading, meta, charset === null ? 'meta:content-type' : 'meta:charset', label),
    };
  }
  // What was cut off may have held a declaration.
  if (body.truncated && byteLength(body.text, body.encoding) < PRESCAN_BYTES) return null;
  return inXml ?? { from: 'none', name: null, declared: null };
}
