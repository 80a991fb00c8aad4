/** How the identity provider is asked: so long, so much, and never elsewhere than where it says it is. */
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';
import { LIMITS } from '../../site/limits';

/** The provider gave no answer that could be read. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

async function read({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (body === null) return new Uint8Array();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > LIMITS.identityProviderBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws SyntaxError where an answer that is said to be JSON is not */
function checkJson({ headers }: Response, body: Uint8Array): void {
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')) {
    JSON.parse(new TextDecoder().decode(body));
  }
}

/** Of errors of any realm, and what the system says of a connection: ECONNREFUSED, CERT_HAS_EXPIRED. */
const errorSchema = z.object({
  name: z.string(),
  message: z.string(),
  cause: z.object({ code: z.string() }).optional().catch(undefined),
});

/** What kind of error it was and no more: an excerpt of the answer may hold a token, and the request holds the secret. */
function kindOf(error: unknown): string {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return 'no answer';
  const { name, message, cause } = parsed.data;
  return name === 'Error' ? message : [name, cause?.code].join(' ').trim();
}

/**
 * For openid-client, which gives it a time limit and says that redirects are not followed. The answer is read whole
 * within that limit; the library alone would read any length.
 *
 * @returns a `fetch` that throws ProviderUnavailable where there is no answer in time, none that can be read, or one
 *   that says that the provider has failed
 */
export function providerFetch(fetcher: typeof fetch): CustomFetch {
  return async (url, { body, ...options }) => {
    try {
      const init: RequestInit = { ...options, ...(body === undefined ? {} : { body: body as BodyInit }) };
      const response = await fetcher(url, init);
      const { status, headers } = response;
      if (status >= 500 || status === 429) {
        await response.body?.cancel();
        throw new Error(`status ${status}`);
      }
      const bytes = await read(response);
      checkJson(response, bytes);
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
    } catch (cause) {
      throw new ProviderUnavailable(`${new URL(url).origin}: ${kindOf(cause)}`);
    }
  };
}
