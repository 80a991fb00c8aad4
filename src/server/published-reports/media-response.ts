import { createHash } from 'node:crypto';
import { shownHeaders, type ShownPublication } from './shown';

/**
 * A file that shows a publication, as the CDN keeps it: until a tag of it is purged.
 *
 * @param type media type; text is UTF-8
 */
export function mediaResponse(shown: ShownPublication, type: string, content: string | Uint8Array): Response {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': type, ETag: `"${digest}"`, ...shownHeaders(shown) },
  });
}
