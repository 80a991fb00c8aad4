/** What an answer says it is: its Content-Type as browsers read it (Fetch: “extract a MIME type”). */
import { MIMEType } from 'whatwg-mimetype';
import { listOf, type Field } from './http-fields';

export interface MediaType {
  /** Type and subtype in lower case, e.g. `text/html`. */
  readonly essence: string;
  /** As stated; null if none is. */
  readonly charset: string | null;
}

/** UTF-16 units of a value that are read: the parser's time grows with the square of blanks. */
const LONGEST_VALUE = 1024;

/** Values that are read: one header field in all. */
const VALUES_LIMIT = 32;

/**
 * The media type that the Content-Type fields of an answer state together, repeated ones and those joined by commas
 * included: the last that can be parsed, with the charset of one before it of the same essence.
 *
 * @returns null if none can be parsed, as with `html`
 */
export function mediaTypeOf(fields: readonly Field[]): MediaType | null {
  const values = listOf(fields, 'content-type').slice(0, VALUES_LIMIT);
  return values.reduce<MediaType | null>((before, value) => {
    const parsed = MIMEType.parse(value.slice(0, LONGEST_VALUE));
    if (parsed === null || parsed.essence === '*/*') return before;
    const { essence } = parsed;
    const inherited = before?.essence === essence ? before.charset : null;
    return { essence, charset: parsed.parameters.get('charset') ?? inherited };
  }, null);
}

/** Whether a media type is one of XML (MIME Sniffing: “XML MIME type”). */
export function isXmlType(essence: string): boolean {
  return essence === 'text/xml' || essence === 'application/xml' || essence.endsWith('+xml');
}
