/** Requests to the identity provider: limited in time and size, and only to the URLs it publishes. */
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';
import { LIMITS } from '../../site/limits';
import { readBytes } from '../platform/body';

/** The provider gave no readable response. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** @throws SyntaxError if a response declared as JSON is not JSON */
function checkJson({ headers }: Response, body: Uint8Array): void {
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')) {
    JSON.parse(new TextDecoder().decode(body));
  }
}

/** Errors from any realm, and the system's codes for a connection: ECONNREFUSED, CERT_HAS_EXPIRED. */
const errorSchema = z.object({
  name: z.string(),
  message: z.string(),
  cause: z.object({ code: z.string() }).optional().catch(undefined),
});

/**
 * The kind of error and no more: an excerpt of the response may contain a token, and the request contains the secret.
 */
function kindOf(error: unknown): string {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return 'no answer';
  const { name, message, cause } = parsed.data;
  return name === 'Error' ? message : [name, cause?.code].join(' ').trim();
}

/**
 * For openid-client, which sets a time limit and forbids redirects. The response is read whole within that limit; the
 * library itself would read any length.
 *
 * @returns a `fetch` that throws ProviderUnavailable if there is no response in time, it is unreadable, or it says that
 *   the provider has failed
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
      const bytes = await readBytes(response, LIMITS.identityProviderBytes);
      if (bytes === null) {
        await response.body?.cancel();
        throw new Error('the answer is too large');
      }
      checkJson(response, bytes);
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
    } catch (cause) {
      throw new ProviderUnavailable(`${new URL(url).origin}: ${kindOf(cause)}`);
    }
  };
}
