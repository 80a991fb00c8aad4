/** Texts made short enough for a URL, and back: DEFLATE (RFC 1951) in base64url. */
import { fromBase64url, toBase64url } from './base64url';
import type { LinkProblem } from './fragment';

const FORMAT = 'deflate-raw';

/** @throws TypeError if the browser does not know the format */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return toBase64url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: LinkProblem };

const MALFORMED = { ok: false, code: 'link-malformed' } as const;

/**
 * @param limit most bytes it may be inflated to: what is longer is not read to its end
 */
export async function unpack(packed: string, limit: number): Promise<Unpacked> {
  const bytes = fromBase64url(packed);
  if (bytes === null) return MALFORMED;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  let text = '';
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return { ok: false, code: 'link-too-large' };
      }
      text += decoder.decode(next.value, { stream: true });
    }
    return { ok: true, text: text + decoder.decode() };
  } catch {
    // Not DEFLATE, cut off, followed by more, or not UTF-8.
    return MALFORMED;
  }
}
