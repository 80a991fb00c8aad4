/** Fetches a file of another site, within limits of time and size. */
import { isReviewable, mayLeadOn } from '../../site/review-origin';

const MOST_REDIRECTS = 3;

/** The bytes, or why there are none: the status, if there was a response that we didn't follow. */
export type Fetched = { readonly bytes: Buffer } | { readonly status: number | null; readonly reason: string };

/** The body, or null if it is larger than it may be. */
async function limitedBody(response: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const chunk = part.value as Uint8Array;
    bytes += chunk.byteLength;
    if (bytes > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The system's code for what failed, or the whole error: `fetch` wraps its cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = Object(error) as { cause?: unknown };
  const { code = cause } = Object(cause) as { code?: unknown };
  return String(code);
}

/**
 * A redirect is followed if `mayLeadOn` allows it.
 *
 * @param most bytes of the body
 * @param milliseconds for all of it
 */
export async function fetchFile(address: URL, most: number, milliseconds: number): Promise<Fetched> {
  if (!isReviewable(address)) return { status: null, reason: 'It is asked by https alone.' };
  const signal = AbortSignal.timeout(milliseconds);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await fetch(url, { redirect: 'manual', signal });
      const location = response.headers.get('Location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        const next = URL.canParse(location, url) ? new URL(location, url) : null;
        if (next === null || !mayLeadOn(url, next)) {
          return { status: null, reason: 'It redirects to an address that is not asked.' };
        }
        url = next;
        continue;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        return { status: response.status, reason: `It answers with status ${response.status}.` };
      }
      const bytes = await limitedBody(response, most);
      return bytes === null ? { status: null, reason: `It answers with more than ${most} bytes.` } : { bytes };
    }
    return { status: null, reason: `It redirects more than ${MOST_REDIRECTS} times.` };
  } catch (error) {
    return {
      status: null,
      reason: signal.aborted
        ? `It gave no whole answer within ${milliseconds / 1000} s.`
        : `It cannot be reached (${reasonOf(error)}).`,
    };
  }
}
