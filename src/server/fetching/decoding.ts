/**
 * Bytes as text, by the Encoding Standard's own tables: Node's decoder gets a third of Big5 and half of EUC-KR wrong, and
 * what it knows differs between versions.
 */
import { TextDecoder as StandardDecoder } from '@exodus/bytes/encoding.js';
import { sniffEncoding } from '../../brand/basics/encoding';

/** Text of bytes. @param encoding name or label, as `sniffEncoding` gives it */
export function decoded(bytes: Uint8Array, encoding: string): string {
  // The one encoding that decoders are not made for: it stands for all that is no longer read (Encoding §14.1).
  if (encoding === 'replacement') return bytes.length === 0 ? '' : '\ufffd';
  // This one Node has right, and quickly.
  return (encoding === 'utf-8' ? new TextDecoder() : new StandardDecoder(encoding)).decode(bytes);
}

/**
 * Text of an answer. Controls that no text has a use for become U+FFFD, as HTML does with NUL: JSON writes six characters
 * for each, and a page of nothing else would hold up the process that sends it.
 */
export function receivedText(bytes: Uint8Array, encoding: string): string {
  return decoded(bytes, encoding).replace(/[\0-\x08\x0e-\x1f]/g, '\ufffd');
}

/** The text of a saved page: in the encoding that browsers find in its bytes. */
export function savedText(html: Uint8Array): string {
  return decoded(html, sniffEncoding(html, null, true).encoding);
}
